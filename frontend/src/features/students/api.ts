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

/** The caller's roster. Nobody else changes it, so a return to the window does not fetch it again. */
export const useStudents = (): SWRResponse<Student[], unknown> =>
  useResource(listStudents.id, () => call(listStudents), { revalidateOnFocus: false });

/**
 * Adds a student, who is sent an invitation; gives the new row, invited until the roster is next fetched.
 *
 * @throws ApiError when refused; what `isInvalidResponse` knows when the answer names no student
 */
export const createStudent = async (draft: StudentDraft): Promise<Student> => {
  const answer: unknown = await call(addStudent, { body: draft });
  // Once more here: an answer without a body never met the contract.
  const { studentId } = z.parse(addStudent.response, answer);
  return { studentId, ...draft, addedAt: new Date().toISOString(), joined: false };
};

/** True for an answer that said yes but was not of the agreed form. */
export const isInvalidResponse = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || error instanceof SyntaxError;

/** Changes a student's name; gives the row as it is now. */
export const renameStudent = (studentId: string, fullName: string): Promise<Student> =>
  call(updateStudent, { params: { studentId }, body: { fullName } });

/** Takes a student off the roster; one who is no longer there is off it as well. */
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
