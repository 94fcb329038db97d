import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isoDateTime, line } from './text.ts';

/** What a teacher types to add a student. The address is kept as typed but for case and surrounding space. */
export const studentDraft = z.strictObject({
  fullName: line(limits.nameLength),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailLength), z.email()),
});
export type StudentDraft = z.infer<typeof studentDraft>;

/** A row of the roster; `studentId` is the student's uid at the identity provider. */
export const student = z.object({
  studentId: z.string(),
  fullName: z.string(),
  email: z.string(),
  addedAt: isoDateTime(),
});
export type Student = z.infer<typeof student>;
