import * as z from 'zod/mini';
import { identityEnvironment } from '../core/identity/connect-identity.ts';

/** What a function needs that reads or changes rows only. */
export const rosterEnvironment = z.object({ TABLE_NAME: z.string() });
export type RosterEnvironment = z.infer<typeof rosterEnvironment>;

/** What a function needs that also administers the students' accounts. */
export const studentsEnvironment = z.extend(identityEnvironment, { TABLE_NAME: z.string() });
export type StudentsEnvironment = z.infer<typeof studentsEnvironment>;
