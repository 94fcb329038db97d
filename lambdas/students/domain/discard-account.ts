import { removeIfUnused } from '#core/roster/release-student.ts';
import type { RosterPorts } from './ports.ts';

/**
 * Removes, as well as it can, an account made for a student who then could not be added: unless the teacher's row is
 * there all the same, or a teacher has the student. Nobody is taken from the student, as `releaseStudent` would:
 * another call of the same teacher may have joined meanwhile. One that has its row and not joined yet finds the
 * account gone, and makes another.
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
    // What the caller is told is why the student could not be added. A locked student's account goes when the address is added next.
  }
}
