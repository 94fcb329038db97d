import * as z from 'zod/mini';

/**
 * The object in the artwork bucket in which the site's deployment stores the site's address. It cannot be a variable,
 * because the distribution with the address is created after the functions it leads to.
 */
export const siteSettingsKey = 'settings/site.json';
export const siteSettings = z.object({
  /** Origin, e.g. `https://d111111abcdef8.cloudfront.net`. */
  url: z.url(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
