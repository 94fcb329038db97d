import { AppError } from '#shared/errors.ts';
import { inParallel } from '#core/in-parallel.ts';
import { releaseStudent } from '#core/roster/release-student.ts';
import type { DeletionPorts } from './ports.ts';

/** At a time: the identity provider lets fewer accounts go in a second than this could. */
const PARALLEL = 10;
/** Failures after which nothing more is begun: it is the service that fails then, and not single items. */
const MOST_FAILURES = 20;

/**
 * Removes everything of a user, the identity last: until then the same call can be made again, and goes on where a
 * failure or the end of its time stopped it. One item that cannot be removed does not keep the others. The account is
 * closed first, so that no other call of the user adds what has been looked for already. Jobs go before their files,
 * since a running job writes nothing once its record is gone.
 * @throws AppError `unavailable`, with how many items remain, when the call should be made again: the time is up, or
 *   something failed beside much that did not. If nothing could be removed, what kept it
 */
export async function deleteAccount(ports: DeletionPorts, uid: string): Promise<void> {
  const { closure, items, files, roster, teachers, accounts } = ports;
  await closure.close(uid, ports.now());
  const removeAll = <T>(all: readonly T[], work: (item: T) => Promise<void>) =>
    whileTime(ports, uid, all, work);
  await removeAll(await roster.list(uid), async ({ studentId }) => {
    await releaseStudent(ports, studentId, uid);
    await roster.remove(uid, studentId);
  });
  // A job that ended while it was removed may have left its text: until nothing is found.
  for (let left = await items.list(uid); left.length > 0; left = await items.list(uid)) {
    await removeAll(left, ({ SK }) => items.remove(uid, SK));
  }
  await removeAll(await files.listAll(uid), (file) => files.remove(file));
  // Takes the user off every teacher's roster; when it is done nobody can add them any more.
  do {
    await removeAll(await teachers.list(uid), async (teacherId) => {
      await roster.remove(teacherId, uid);
      await teachers.leave(uid, teacherId);
    });
  } while (!(await teachers.lock(uid)));
  await accounts.remove(uid);
  await teachers.unlock(uid);
}

/** Works on all items; begins with none once the time is up or too much fails, and throws when those begun are done. */
async function whileTime<T>(
  ports: DeletionPorts,
  uid: string,
  all: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let done = 0;
  let skipped = 0;
  await inParallel(all, PARALLEL, async (item) => {
    if (ports.timeIsUp() || failures.length >= MOST_FAILURES) {
      skipped += 1;
      return;
    }
    try {
      await work(item);
      done += 1;
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0 && done === 0) throw failures[0];
  // Time that ends with the last item leaves nothing to ask for again.
  if (failures.length > 0 || skipped > 0) {
    throw new AppError('unavailable', {
      cause: failures[0],
      remaining: await countRemaining(ports, uid),
    });
  }
}

async function countRemaining({ items, files }: DeletionPorts, uid: string): Promise<number> {
  const [kept, stored] = await Promise.all([items.list(uid), files.listAll(uid)]);
  return kept.length + stored.length;
}
