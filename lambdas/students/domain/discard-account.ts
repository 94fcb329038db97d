import { removeIfUnused } from '../stores/release-student.ts';
import type { RosterPorts } from './ports.ts';

/**
 * Tries to remove an account that was created for a student who could not be added, unless the teacher's row exists
 * or a teacher has joined. Unlike `releaseStudent` it removes no teacher, because another call of the same teacher
 * may have joined meanwhile; a call that has not joined yet finds the account gone and creates another.
 */
export async function discardAccount(
  { roster, teachers, accounts }: Pick<RosterPorts, 'roster' | 'teachers' | 'accounts'>,
  teacherId: string,
  studentId: string,
): Promise<void> {
  try {
    if (await roster.find(teacherId, studentId)) return;
    if (await teachers.lock(studentId)) await removeIfUnused({ accounts, teachers }, studentId);
  } catch {
    // The caller reports why the student could not be added, so this error is dropped. A locked student's account is
    // removed when the address is added next.
  }
}
