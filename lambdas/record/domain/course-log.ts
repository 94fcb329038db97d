import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { DocumentOwner } from '#core/documents/document-owner.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import type { CourseLogAddress, CourseLogStore } from '../stores/course-logs/course-log-store.ts';

export interface CourseLogPorts {
  readonly classes: Pick<ClassStore, 'list' | 'use' | 'find'>;
  readonly logs: CourseLogStore;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

/** The owner of the document with a log: its class. */
export const courseLogOwner = (
  { classes, closure }: CourseLogPorts,
  address: CourseLogAddress,
): DocumentOwner<CourseLogAddress> => ({
  address,
  async afterWrite() {
    const { uid, classId } = address;
    const [isClosed, kept] = await Promise.all([closure.isClosed(uid), classes.find(uid, classId)]);
    if (isClosed) return 'closed';
    return kept ? 'there' : 'gone';
  },
  missing: 'class-not-found',
});
