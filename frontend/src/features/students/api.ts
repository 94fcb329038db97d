import { deleteStudent, resendInvitation, updateStudent } from '#shared/contracts/students.ts';
import type { Student } from '#shared/model/student.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';

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

export const inviteAgain = async (studentId: string): Promise<void> => {
  await call(resendInvitation, { params: { studentId } });
};
