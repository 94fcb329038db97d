import type { Language } from '../../../shared/model/locale.ts';

/**
 * Where an invitation leads. The address it was sent to and the language it is written in come along, for the invited
 * one's browser cannot know them.
 * @param site origin of the site
 */
export const signInPage = (site: string, email: string, language: Language): string =>
  `${site}/sign-in-link?${new URLSearchParams({ email, language }).toString()}`;
