import { AppError } from '../../../shared/errors.ts';
import { inParallel } from '../../core/in-parallel.ts';
import { releaseStudent } from '../../core/roster/release-student.ts';
import type { DeletionPorts } from './ports.ts';

/** At a time: enough for a few thousand within a request, too few to be throttled. */
const PARALLEL = 20;

/**
 * Removes everything of a user, the identity last: until then the same call can be made again, and goes on where a
 * failure or the end of its time stopped it. The account is closed first, so that no other call of the user adds what
 * has been looked for already. Jobs go before their files, since a running job writes nothing once its record is gone.
 * @throws AppError `identity-unavailable`; `unavailable` when the time is up and there may be more to remove
 */
export async function deleteAccount(ports: DeletionPorts, uid: string): Promise<void> {
  const { closure, items, files, roster, teachers, accounts } = ports;
  await closure.close(uid, ports.now());
  await whileTime(ports, await roster.list(uid), async ({ studentId }) => {
    await releaseStudent(ports, studentId, uid);
    await roster.remove(uid, studentId);
  });
  await whileTime(ports, await items.list(uid), ({ SK }) => items.remove(uid, SK));
  await whileTime(ports, await files.listAll(uid), (file) => files.remove(file));
  await leaveRosters(ports, uid);
  await accounts.remove(uid);
  await teachers.forget(uid);
}

/** Takes the user off every teacher's roster; when it is done nobody can add them any more. */
async function leaveRosters(ports: DeletionPorts, uid: string): Promise<void> {
  const { roster, teachers } = ports;
  do {
    await whileTime(ports, await teachers.list(uid), async (teacherId) => {
      await roster.remove(teacherId, uid);
      await teachers.leave(uid, teacherId);
    });
  } while (!(await teachers.close(uid)));
}

/** Works on all items; begins with none once the time is up, and throws when those begun are done. */
async function whileTime<T>(
  { timeIsUp }: DeletionPorts,
  all: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  await inParallel(all, PARALLEL, async (item) => {
    if (!timeIsUp()) await work(item);
  });
  if (timeIsUp()) throw new AppError('unavailable');
}
