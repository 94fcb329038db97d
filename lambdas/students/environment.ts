import * as z from 'zod/mini';
import { identityEnvironment } from '#core/identity/connect-identity.ts';

/** What a function needs that reads or changes rows only. */
export const rosterEnvironment = z.object({ TABLE_NAME: z.string() });
export type RosterEnvironment = z.infer<typeof rosterEnvironment>;

/** What a function needs that also administers the students' accounts. */
export const studentsEnvironment = z.extend(identityEnvironment, { TABLE_NAME: z.string() });
export type StudentsEnvironment = z.infer<typeof studentsEnvironment>;

/** What a function needs that invites. */
export const invitingEnvironment = z.extend(studentsEnvironment, { ARTWORK_BUCKET: z.string() });
export type InvitingEnvironment = z.infer<typeof invitingEnvironment>;

/**
 * Where the deployment of the site says, in the artwork's bucket, which address the site has. It is no variable: the
 * distribution that has the address is made after the functions, for it leads to them.
 */
export const siteSettingsKey = 'settings/site.json';
export const siteSettings = z.object({
  /** Origin, e.g. `https://d111111abcdef8.cloudfront.net`. */
  url: z.url(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
