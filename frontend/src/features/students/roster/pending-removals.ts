import type { Student } from '#shared/model/student.ts';
import { createStore } from '#frontend/lib/store.ts';

/** One deletion the API has not answered yet. */
export type Removal = Pick<Student, 'studentId'>;

/**
 * Whom the list leaves out until the API has answered. Kept apart from the fetched roster, so that changes which
 * overlap cannot undo each other, and outside the page, so that leaving it brings nobody back.
 */
export const pendingRemovals = createStore<readonly Removal[]>([]);

export const beginRemoval = (studentId: string): Removal => {
  const removal = { studentId };
  pendingRemovals.set([...pendingRemovals.get(), removal]);
  return removal;
};

export const endRemoval = (removal: Removal): void =>
  pendingRemovals.set(pendingRemovals.get().filter((other) => other !== removal));

/** Forgets the removals of a student who has been added anew: they are over, answered or not. */
export const dropRemovals = (studentId: string): void =>
  pendingRemovals.set(pendingRemovals.get().filter((other) => other.studentId !== studentId));

export const isPending = (removal: Removal): boolean => pendingRemovals.get().includes(removal);
