import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { AppError } from '#shared/errors.ts';
import { loggable } from '#shared/model/browser-error.ts';
import { limits } from '#shared/model/limits.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { measure } from '#core/metrics.ts';
import { createTokenBucket } from '#core/token-bucket.ts';

/** The most callers in memory; beyond that, the oldest is forgotten and starts with a full bucket. */
const MOST_CALLERS = 10_000;
/** In memory, so that reporting writes nothing; each instance of the function counts separately. */
const callers = new Map<string, () => boolean>();

const bucketOf = (uid: string): (() => boolean) => {
  const known = callers.get(uid);
  if (known) return known;
  const { browserErrorBurst: burst, browserErrorRefill: refillMs } = limits;
  const bucket = createTokenBucket({ burst, refillMs, now: () => Date.now() });
  const [oldest] = callers.keys();
  if (oldest !== undefined && callers.size >= MOST_CALLERS) callers.delete(oldest);
  callers.set(uid, bucket);
  return bucket;
};

/** Logs and counts errors that a browser reports, with a rate limit per caller. The caller is not logged. */
export const handler = endpointHandler(reportBrowserError, ({ user, body, correlationId }) => {
  if (!bucketOf(user.uid)()) throw new AppError('too-many-requests');
  measure('browser-error', { BrowserError: 1 }, {}, { ...loggable(body), correlationId }, 'error');
});
