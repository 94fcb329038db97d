import type { Student } from '#shared/model/student.ts';
import { createStore } from '#frontend/lib/store.ts';

/** A deletion that the API has not answered yet. */
export type Removal = Pick<Student, 'studentId'>;

/** Students that the list hides until the API answers, outside the roster and the page, which may change. */
export const pendingRemovals = createStore<readonly Removal[]>([]);

export const beginRemoval = (studentId: string): Removal => {
  const removal = { studentId };
  pendingRemovals.set([...pendingRemovals.get(), removal]);
  return removal;
};

export const endRemoval = (removal: Removal): void =>
  pendingRemovals.set(pendingRemovals.get().filter((other) => other !== removal));

/** Removes the pending deletions of a student who was added again. */
export const dropRemovals = (studentId: string): void =>
  pendingRemovals.set(pendingRemovals.get().filter((other) => other.studentId !== studentId));

export const isPending = (removal: Removal): boolean => pendingRemovals.get().includes(removal);
