import type { ApiEvent } from '../../core/http/authenticated-user.ts';
import { preferredLanguage } from '../../core/http/preferred-language.ts';
import type { LetterTo } from '../domain/invite.ts';
import { signInPage } from '../domain/sign-in-page.ts';

/** Letters in the language the teacher's browser asks for, to the page of `site` that signs in. */
export function letterTo(headers: ApiEvent['headers'], site: string): LetterTo {
  const language = preferredLanguage(headers['accept-language']);
  return (email) => ({ email, language, continueUrl: signInPage(site, email, language) });
}
