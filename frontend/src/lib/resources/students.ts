import type { SWRResponse } from 'swr';
import * as z from 'zod/mini';
import { addStudent, listStudents } from '#shared/contracts/students.ts';
import type { Student, StudentDraft } from '#shared/model/student.ts';
import { call } from '../api/client.ts';
import { requireNotice } from './pupil-data-question.ts';
import { useResource } from './use-resource.ts';

/** The teacher's roster. Only they change it, so returning to the window does not fetch it again. */
export const useStudents = (): SWRResponse<Student[], unknown> =>
  useResource(listStudents.id, () => call(listStudents), { revalidateOnFocus: false });

/**
 * Adds a student, who receives an invitation; returns the new row, marked as invited until the next fetch.
 *
 * @throws ApiError when refused; an error that `isInvalidResponse` accepts when the answer is invalid
 */
export const createStudent = async (draft: StudentDraft): Promise<Student> => {
  await requireNotice();
  const answer: unknown = await call(addStudent, { body: draft });
  // Parsed again, because `call` does not parse an answer without a body.
  const { studentId } = z.parse(addStudent.response, answer);
  return { studentId, ...draft, addedAt: new Date().toISOString(), joined: false };
};

/** Whether a successful answer was invalid. */
export const isInvalidResponse = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || error instanceof SyntaxError;
