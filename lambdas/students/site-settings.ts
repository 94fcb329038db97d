import * as z from 'zod/mini';

/** The object with the site's address; no variable, because the distribution is created after the functions. */
export const siteSettingsKey = 'settings/site.json';
export const siteSettings = z.object({
  /** Origin, e.g. `https://d111111abcdef8.cloudfront.net`. */
  url: z.url(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
