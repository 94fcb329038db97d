import { AppError } from '#shared/errors.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { releaseStudent } from '#lambdas/students/stores/release-student.ts';
import type { DeletionPorts } from './ports.ts';

/** Deletions at a time; the identity provider's limit per second is lower than this allows. */
const PARALLEL = 10;
/** No more deletions start after this many failures, because then a whole service fails and not single items. */
const MOST_FAILURES = 20;

/**
 * Removes everything of a user, the identity last, so that the call can be repeated and continues where it stopped.
 * The account is closed first, so that other calls add nothing that was already looked for; jobs go before their
 * files, because a running job writes nothing without its record.
 * @throws AppError `unavailable` with the number of remaining items when the call should be repeated, because the
 *   time is up or some removals failed. If nothing could be removed, the first error
 */
export async function deleteAccount(ports: DeletionPorts, uid: string): Promise<void> {
  const { closure, items, files, roster, teachers, accounts } = ports;
  await closure.close(uid, ports.now());
  const removeAll = <T>(all: readonly T[], work: (item: T) => Promise<void>) =>
    workUntilTimeIsUp(ports, uid, all, work);
  await removeAll(await roster.list(uid), async ({ studentId }) => {
    await releaseStudent(ports, studentId, uid);
    await roster.remove(uid, studentId);
  });
  // A job that ended during its removal may have left its text, so list again until nothing is found.
  for (let left = await items.list(uid); left.length > 0; left = await items.list(uid)) {
    await removeAll(left, ({ SK }) => items.remove(uid, SK));
  }
  await removeAll(await files.listAll(uid), (file) => files.remove(file));
  // Removes the user from every teacher's roster; after the lock no teacher can add them.
  do {
    await removeAll(await teachers.list(uid), async (teacherId) => {
      await roster.remove(teacherId, uid);
      await teachers.leave(uid, teacherId);
    });
  } while (!(await teachers.lock(uid)));
  await accounts.remove(uid);
  await teachers.unlock(uid);
}

/** Works on all items, but starts no more once the time is up or too many have failed. */
async function workUntilTimeIsUp<T>(
  ports: DeletionPorts,
  uid: string,
  all: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let done = 0;
  let skipped = 0;
  await runInParallel(all, PARALLEL, async (item) => {
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
  // If the time ends with the last item, nothing is left to repeat.
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
