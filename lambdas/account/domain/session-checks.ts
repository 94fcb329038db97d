import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';

/** Milliseconds; allows for a call that arrives just after the browser's own check. */
const LEEWAY = 60_000;

/**
 * Requires a recent sign-in, so that a token on an unattended computer cannot do irreversible things. The limit is
 * the identity provider's own (`auth/requires-recent-login`).
 * @param authTime when they signed in, in seconds since the epoch
 * @param now milliseconds since the epoch
 * @throws AppError `recent-sign-in-required`
 */
export function requireRecentSignIn(authTime: number, now: number): void {
  if (now - authTime * 1000 > limits.recentSignIn + LEEWAY) {
    throw new AppError('recent-sign-in-required');
  }
}
