import { correlationAlphabet, CORRELATION_LENGTH } from '#shared/model/correlation.ts';

/** A random correlation id for the logs, short enough to read out. */
export const newCorrelationId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(CORRELATION_LENGTH)),
    (byte) => correlationAlphabet[byte % correlationAlphabet.length],
  ).join('');

const names = new WeakMap<Error, string>();

/** Runs a call under a correlation id, and remembers the id for any error that the call throws. */
export const withCorrelationId = async <T>(
  run: (correlationId: string) => Promise<T>,
): Promise<T> => {
  const correlationId = newCorrelationId();
  try {
    return await run(correlationId);
  } catch (error) {
    if (error instanceof Error) names.set(error, correlationId);
    throw error;
  }
};

/** The correlation id of the call that failed with this error; undefined for any other error. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof Error ? names.get(error) : undefined;
