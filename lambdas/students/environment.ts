import * as z from 'zod/mini';
import { identityEnvironment } from '#core/identity/connect-identity.ts';

/** The environment of functions that read or change only rows. */
export const rosterEnvironment = z.object({ TABLE_NAME: z.string() });
export type RosterEnvironment = z.infer<typeof rosterEnvironment>;

/** The environment of functions that also manage the students' accounts. */
export const studentsEnvironment = z.extend(identityEnvironment, { TABLE_NAME: z.string() });
export type StudentsEnvironment = z.infer<typeof studentsEnvironment>;

/** The environment of functions that send invitations. */
export const invitingEnvironment = z.extend(studentsEnvironment, { ARTWORK_BUCKET: z.string() });
export type InvitingEnvironment = z.infer<typeof invitingEnvironment>;

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
