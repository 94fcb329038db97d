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
