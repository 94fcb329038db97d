import type { Language } from '#shared/model/locale.ts';
import type { ApiEvent } from '#core/http/authenticated-user.ts';
import { preferredLanguage } from '#core/http/content-negotiation.ts';
import type { InvitationLinkFor } from '../domain/invite.ts';

/**
 * The page that an invitation links to. It gets the recipient's address and language, because a new browser does not
 * know them.
 * @param site origin of the site
 */
const signInPage = (site: string, email: string, language: Language): string =>
  `${site}/sign-in-link?${new URLSearchParams({ email, language }).toString()}`;

/** Creates invitations in the language of the teacher's browser, with a link to the sign-in page of `site`. */
export function invitationLinkFor(headers: ApiEvent['headers'], site: string): InvitationLinkFor {
  const language = preferredLanguage(headers['accept-language']);
  return (email) => ({ email, language, continueUrl: signInPage(site, email, language) });
}
