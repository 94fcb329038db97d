import { AppError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/model/limits.ts';

/** The browser asks for a new sign-in first; a call that comes at the last moment is still in time. */
const LEEWAY = 60_000;

/**
 * Lets only someone through who proved a short while ago who they are: a token found on an open computer must not do
 * what cannot be undone. The limit is the identity provider's own (`auth/requires-recent-login`).
 * @param authTime when they signed in, in seconds since the epoch
 * @param now milliseconds since the epoch
 * @throws AppError `recent-sign-in-required`
 */
export function requireRecentSignIn(authTime: number, now: number): void {
  if (now - authTime * 1000 > limits.recentSignIn + LEEWAY) {
    throw new AppError('recent-sign-in-required');
  }
}
