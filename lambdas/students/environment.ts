import * as z from 'zod/mini';
import { identityEnvironment } from '#core/identity/connect-identity.ts';

/** The environment of functions that read or change only rows. */
export const rosterEnvironment = z.object({ TABLE_NAME: z.string() });
export type RosterEnvironment = z.infer<typeof rosterEnvironment>;

/** The environment of functions that also manage the students' accounts. */
export const studentsEnvironment = z.extend(identityEnvironment, { TABLE_NAME: z.string() });
export type StudentsEnvironment = z.infer<typeof studentsEnvironment>;

export const invitingEnvironment = z.extend(studentsEnvironment, {
  ARTWORK_BUCKET: z.string(),
  /** The address that SES sends from; without it the identity provider sends the mails. */
  MAIL_FROM: z.optional(z.email()),
  /** SES's configuration set. */
  MAIL_CONFIGURATION_SET: z.optional(z.string()),
  /** Mails of all teachers in a day, if SES sends them. */
  INVITATIONS_PER_DAY: z.optional(z.string().check(z.regex(/^\d+$/))),
});
export type InvitingEnvironment = z.infer<typeof invitingEnvironment>;
