import type { ApiEvent } from '../../core/http/authenticated-user.ts';
import { preferredLanguage } from '../../core/http/preferred-language.ts';
import type { LetterTo } from '../domain/invite.ts';
import { signInPage, siteOf } from '../domain/sign-in-page.ts';

/**
 * Letters in the language the teacher's browser asks for, back to the site it is on.
 * @throws AppError `validation-failed`
 */
export function letterTo(headers: ApiEvent['headers']): LetterTo {
  const language = preferredLanguage(headers['accept-language']);
  const site = siteOf(headers['origin']);
  return (email) => ({ email, language, continueUrl: signInPage(site, email) });
}
