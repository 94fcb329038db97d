import { inParallel } from '../../core/in-parallel.ts';
import { releaseStudent } from '../../core/roster/release-student.ts';
import type { DeletionPorts } from './ports.ts';

/** At a time: enough for a few thousand within a request, too few to be throttled. */
const PARALLEL = 20;

/**
 * Removes everything of a user, the identity last: until then the same call can be made again, and goes on where a
 * failure stopped it. Jobs go before their files, since a running job writes nothing once its record is gone.
 * @throws AppError `identity-unavailable`
 */
export async function deleteAccount(ports: DeletionPorts, uid: string): Promise<void> {
  const { items, files, roster, teachers, accounts } = ports;
  await inParallel(await roster.list(uid), PARALLEL, async ({ studentId }) => {
    await releaseStudent(ports, studentId, uid);
    await roster.remove(uid, studentId);
  });
  await inParallel(await items.list(uid), PARALLEL, ({ SK }) => items.remove(uid, SK));
  await inParallel(await files.listAll(uid), PARALLEL, (file) => files.remove(file));
  await leaveRosters(ports, uid);
  await accounts.remove(uid);
  await teachers.forget(uid);
}

/** Takes the user off every teacher's roster; when it is done nobody can add them any more. */
async function leaveRosters({ roster, teachers }: DeletionPorts, uid: string): Promise<void> {
  do {
    await inParallel(await teachers.list(uid), PARALLEL, async (teacherId) => {
      await roster.remove(teacherId, uid);
      await teachers.leave(uid, teacherId);
    });
  } while (!(await teachers.close(uid)));
}
