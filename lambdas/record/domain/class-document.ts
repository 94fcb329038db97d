import * as z from 'zod/mini';
import { attendanceIdOf } from '#shared/attendance/roll.ts';
import { AppError } from '#shared/errors.ts';
import { attendanceContent } from '#shared/model/attendance.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { DocumentOwner } from '#core/documents/document-owner.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import type {
  ClassDocumentAddress,
  ClassDocumentStore,
} from '../stores/class-documents/class-document-store.ts';

export interface ClassDocumentPorts<Content extends object> {
  readonly classes: Pick<ClassStore, 'list' | 'use' | 'find'>;
  readonly store: ClassDocumentStore<Content>;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

/** The owner of a document of a class: the class. */
export const classDocumentOwner = (
  { classes, closure }: Pick<ClassDocumentPorts<object>, 'classes' | 'closure'>,
  address: ClassDocumentAddress,
): DocumentOwner<ClassDocumentAddress> => ({
  address,
  async afterWrite() {
    const { uid, classId } = address;
    const [isClosed, kept] = await Promise.all([closure.isClosed(uid), classes.find(uid, classId)]);
    if (isClosed) return 'closed';
    return kept ? 'there' : 'gone';
  },
  missing: 'class-not-found',
});

/** @throws AppError `validation-failed` if a roll is of another month than the document */
export function requireRollsOfMonth(content: object, { id }: { readonly id: string }): void {
  const { rolls } = z.parse(attendanceContent, content);
  const others = Object.keys(rolls).filter((key) => attendanceIdOf(key) !== id);
  const issues = others.map((key) => ({ path: `/rolls/${key}`, code: 'other_month' }));
  if (issues.length > 0) throw new AppError('validation-failed', { issues });
}
