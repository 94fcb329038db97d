import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isoDateTime, line } from './text.ts';

/** An address as mail servers take it (RFC 5321): at most 64 characters before the `@`, 63 between two dots after it. */
const EMAIL =
  /^(?=[^@]{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.)+[A-Za-z]{2,63}$/;

/** What a teacher types to add a student. The address is trimmed and lower-cased. */
export const studentDraft = z.strictObject({
  fullName: line(limits.nameLength),
  email: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailLength), z.email({ pattern: EMAIL })),
});
export type StudentDraft = z.infer<typeof studentDraft>;

/** A row of the roster; `studentId` is the student's uid at the identity provider. */
export const student = z.object({
  studentId: z.string(),
  /** Same as `studentId`, under the name that older clients know (decision 48). */
  firebaseUid: z.optional(z.string()),
  fullName: z.string(),
  email: z.string(),
  addedAt: isoDateTime(),
  /** Whether the student has signed in, which proves the address; missing if that is unknown. */
  joined: z.optional(z.boolean()),
});
export type Student = z.infer<typeof student>;
