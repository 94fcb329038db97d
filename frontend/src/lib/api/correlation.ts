import { correlationAlphabet, CORRELATION_LENGTH } from '#shared/model/correlation.ts';

/** What a call is named in the logs: random, and short enough to be read out. */
export const newCorrelationId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(CORRELATION_LENGTH)),
    (byte) => correlationAlphabet[byte % correlationAlphabet.length],
  ).join('');

const names = new WeakMap<Error, string>();

/** Runs a call under a name; what it throws is known by the name from then on. */
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

/** The name of the call that has failed with this error; undefined for any other. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof Error ? names.get(error) : undefined;
