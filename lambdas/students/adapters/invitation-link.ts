import type { Language } from '#shared/model/locale.ts';
import type { ApiEvent } from '#core/http/authenticated-user.ts';
import { preferredLanguage } from '#core/http/content-negotiation.ts';
import type { InvitationLinkFor } from '../domain/invite.ts';

/**
 * Where an invitation leads. The address it was sent to and the language it is written in come along, for the invited
 * one's browser cannot know them.
 * @param site origin of the site
 */
const signInPage = (site: string, email: string, language: Language): string =>
  `${site}/sign-in-link?${new URLSearchParams({ email, language }).toString()}`;

/** Invitations in the language the teacher's browser asks for, to the page of `site` that signs in. */
export function invitationLinkFor(headers: ApiEvent['headers'], site: string): InvitationLinkFor {
  const language = preferredLanguage(headers['accept-language']);
  return (email) => ({ email, language, continueUrl: signInPage(site, email, language) });
}
