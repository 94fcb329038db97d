import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import {
  markSheetContent,
  type MarkSheetContent,
  type MarkSheetHeading,
  type MarkSheetOfClass,
} from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { addVersion, toContent, type Content } from '#core/documents/add-version.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import { readVersion, type FullVersion } from '#core/documents/read-version.ts';
import { sheetIdOf } from '../stores/mark-sheets/mark-sheet-id.ts';
import { figuresOf, toShownSheet } from '../stores/mark-sheets/mark-sheet-item.ts';
import {
  bornSheet,
  type BornSheet,
  type MarkSheetAddress,
} from '../stores/mark-sheets/mark-sheet-store.ts';
import { markSheetOwner, useClassOf, type MarkSheetPorts } from './mark-sheet.ts';

/** A sheet with a version of its marks. */
export interface MarkSheet extends MarkSheetOfClass {
  readonly document: FullVersion<MarkSheetContent>;
}

interface NewSheet extends MarkSheetHeading {
  readonly content: MarkSheetContent;
}

/**
 * Adds the sheet of a subject in a term. It is removed again if there are too many, or if its class or the account was
 * deleted meanwhile; if the sheet alone was deleted meanwhile, it is begun again. The same call may be repeated.
 * @throws AppError `class-not-found`, `document-too-large`, `mark-sheet-exists`, `mark-sheets-full`, or `forbidden` if
 *   the account is closed
 */
export async function addMarkSheet(
  ports: MarkSheetPorts,
  of: Omit<MarkSheetAddress, 'sheetId'>,
  { content, ...heading }: NewSheet,
): Promise<MarkSheet> {
  const made = toContent(content);
  if (made.isTooLarge) throw new AppError('document-too-large');
  const used = await useClassOf(ports, of);
  const address = { ...of, sheetId: sheetIdOf(heading) };
  return withOptimisticRetry(async () => {
    const { sheets, classes, now } = ports;
    const { uid, classId } = of;
    const createdAt = now().toISOString();
    const written = { ...figuresOf(content), createdAt, changedAt: createdAt };
    const item = await sheets.add(uid, { id: address.sheetId, classId, ...heading, ...written });
    if (!item) return undefined;
    const born = bornSheet(address, item);
    const added = await addVersion(
      { documents: sheets.documents, now },
      markSheetOwner(ports, born),
      { version: 1, author: 'teacher' },
      made,
    );
    if (added === 'taken') return readSame(ports, born, used, made);
    const [all, kept] = await Promise.all([sheets.list(uid, classId), classes.find(uid, classId)]);
    if (added === 'gone' && kept) return undefined;
    if (typeof added === 'object' && kept && all.length <= limits.classMarkSheets) {
      return readSame(ports, born, kept, made);
    }
    await sheets.remove(born);
    if (added === 'closed') throw new AppError('forbidden');
    throw new AppError(kept ? 'mark-sheets-full' : 'class-not-found');
  });
}

/**
 * The sheet with these marks; undefined if it was deleted meanwhile.
 * @throws AppError `mark-sheet-exists` if the sheet has other marks than these
 */
async function readSame(
  ports: MarkSheetPorts,
  born: BornSheet,
  kept: SavedClass,
  { contentHash }: Content,
): Promise<MarkSheet | undefined> {
  const { sheets } = ports;
  const newest = await sheets.documents.newest(born);
  if (!newest) return undefined;
  const document = await readVersion(sheets.documents, markSheetContent, newest);
  // A call that was interrupted after it had written the marks has left the sheet unlisted.
  await markSheetOwner(ports, born).afterWrite(newest, document.content);
  const sheet = await sheets.find(born);
  if (!sheet || sheet.birth !== born.birth) return undefined;
  if (newest.contentHash !== contentHash) throw new AppError('mark-sheet-exists');
  return { ...toShownSheet(sheet, kept), document };
}
