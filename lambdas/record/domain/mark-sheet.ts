import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { markSheetContent, type MarkSheetOfClass } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import type { DocumentOwner } from '#core/documents/document-owner.ts';
import type { ClassStore } from '../stores/classes/class-store.ts';
import { figuresOf, toShownSheet } from '../stores/mark-sheets/mark-sheet-item.ts';
import {
  bornSheet,
  type BornSheet,
  type MarkSheetAddress,
  type MarkSheetStore,
} from '../stores/mark-sheets/mark-sheet-store.ts';

export interface MarkSheetPorts {
  readonly classes: Pick<ClassStore, 'listSheets' | 'use' | 'find'>;
  readonly sheets: MarkSheetStore;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
  readonly now: () => Date;
}

/** @throws AppError `class-not-found` */
export async function useClassOf(
  { classes }: { readonly classes: Pick<ClassStore, 'use'> },
  { uid, classId }: Omit<MarkSheetAddress, 'sheetId'>,
): Promise<SavedClass> {
  const used = await classes.use(uid, classId);
  if (!used) throw new AppError('class-not-found');
  return used;
}

/**
 * Finds a sheet, and where its marks are; its class counts as used.
 * @throws AppError `class-not-found`, `mark-sheet-not-found`
 */
export async function findMarkSheet(
  ports: MarkSheetPorts,
  address: MarkSheetAddress,
): Promise<{ readonly sheet: MarkSheetOfClass; readonly born: BornSheet }> {
  const kept = await useClassOf(ports, address);
  const sheet = await ports.sheets.find(address);
  if (!sheet) throw new AppError('mark-sheet-not-found');
  return { sheet: toShownSheet(sheet, kept), born: bornSheet(address, sheet) };
}

/** The owner of the document with a sheet's marks. The sheet's figures follow each version. */
export const markSheetOwner = (
  { sheets, closure }: MarkSheetPorts,
  address: BornSheet,
): DocumentOwner<BornSheet> => ({
  address,
  async afterWrite({ createdAt }, content) {
    const figures = figuresOf(z.parse(markSheetContent, content));
    const [isClosed, isThere] = await Promise.all([
      closure.isClosed(address.uid),
      sheets.describe(address, { ...figures, changedAt: createdAt }),
    ]);
    if (isClosed) return 'closed';
    return isThere ? 'there' : 'gone';
  },
  missing: 'mark-sheet-not-found',
});
