import { AppError } from '../../../shared/errors.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const parseUrl = (text: string): URL | undefined =>
  URL.canParse(text) ? new URL(text) : undefined;

/**
 * The site the teacher uses. That it is ours is checked by the identity provider, which sends no link to a domain the
 * project does not authorise.
 * @param origin the request's `Origin` header
 * @throws AppError `validation-failed` if it is not an https origin, or one of this machine
 */
export function siteOf(origin: string | undefined): string {
  const site = parseUrl(origin ?? '');
  const isSafe =
    site?.protocol === 'https:' || (site?.protocol === 'http:' && LOCAL.has(site.hostname));
  if (isSafe && site.origin === origin) return origin;
  throw new AppError('validation-failed', {
    issues: [{ path: '/headers/origin', code: 'invalid_format' }],
  });
}

/** Where an invitation leads: the address it was sent to comes along, for the invited one's browser cannot know it. */
export const signInPage = (site: string, email: string): string =>
  `${site}/sign-in-link?email=${encodeURIComponent(email)}`;
