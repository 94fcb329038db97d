import * as z from 'zod/mini';
import {
  modelUnreachable,
  retryAfterErrors,
  type RetryAfterError,
} from '#shared/model/job-steps.ts';

/** A temporary failure; its name tells the workflow when to retry. */
class PassingError extends Error {
  override readonly name: string;

  constructor(name: string, cause: unknown) {
    super(name, { cause });
    this.name = name;
  }
}

/** Node's codes for a connection that was never made; one that breaks later has reached the server. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);
const coded = z.object({ code: z.string() });
const answered = z.object({
  $response: z.object({ headers: z.object({ 'retry-after': z.string() }) }),
});

/** Seconds until the server accepts requests again, from its `Retry-After` (seconds or a date). */
function secondsOf(retryAfter: string, now = Date.now()): number | undefined {
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

const steps: readonly [RetryAfterError, number][] = [
  ['RetryAfter15', retryAfterErrors.RetryAfter15],
  ['RetryAfter60', retryAfterErrors.RetryAfter60],
  ['RetryAfter120', retryAfterErrors.RetryAfter120],
];

/** Whether a connection could not be made, by Node's error code. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(z.safeParse(coded, error).data?.code ?? '') ||
  (error instanceof Error && error.cause !== undefined && isUnreachable(error.cause));

/** Converts a model's error for the workflow: one with a `Retry-After` is named after the time to wait. */
export function passingError(error: unknown): unknown {
  const header = z.safeParse(answered, error).data?.$response.headers['retry-after'];
  const seconds = header === undefined ? undefined : secondsOf(header);
  if (seconds !== undefined) {
    const [name] = steps.find(([, most]) => seconds <= most) ?? steps[2] ?? [];
    if (name) return new PassingError(name, error);
  }
  return isUnreachable(error) ? new PassingError(modelUnreachable, error) : error;
}
