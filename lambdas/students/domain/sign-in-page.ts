/**
 * Where an invitation leads: the address it was sent to comes along, for the invited one's browser cannot know it.
 * @param site origin of the site
 */
export const signInPage = (site: string, email: string): string =>
  `${site}/sign-in-link?email=${encodeURIComponent(email)}`;
