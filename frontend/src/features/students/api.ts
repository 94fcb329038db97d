import type { SWRResponse } from 'swr';
import * as z from 'zod/mini';
import {
  addStudent,
  deleteStudent,
  listStudents,
  resendInvitation,
  updateStudent,
} from '#shared/contracts/students.ts';
import type { Student, StudentDraft } from '#shared/model/student.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The teacher's roster. Only they change it, so returning to the window does not fetch it again. */
export const useStudents = (): SWRResponse<Student[], unknown> =>
  useResource(listStudents.id, () => call(listStudents), { revalidateOnFocus: false });

/**
 * Adds a student, who receives an invitation; returns the new row, marked as invited until the next fetch.
 *
 * @throws ApiError when refused; an error that `isInvalidResponse` accepts when the answer is invalid
 */
export const createStudent = async (draft: StudentDraft): Promise<Student> => {
  const answer: unknown = await call(addStudent, { body: draft });
  // Parsed again, because `call` does not parse an answer without a body.
  const { studentId } = z.parse(addStudent.response, answer);
  return { studentId, ...draft, addedAt: new Date().toISOString(), joined: false };
};

/** Whether a successful answer was invalid. */
export const isInvalidResponse = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || error instanceof SyntaxError;

/** Changes a student's name; returns the new row. */
export const renameStudent = (studentId: string, fullName: string): Promise<Student> =>
  call(updateStudent, { params: { studentId }, body: { fullName } });

/** Removes a student from the roster; succeeds if they are already gone. */
export const removeStudent = async (studentId: string): Promise<void> => {
  try {
    await call(deleteStudent, { params: { studentId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'student-not-found')) throw error;
  }
};

/** Sends a student the invitation again. */
export const inviteAgain = async (studentId: string): Promise<void> => {
  await call(resendInvitation, { params: { studentId } });
};
