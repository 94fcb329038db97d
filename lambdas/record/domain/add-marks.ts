import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { AddedMarks, MarksToAdd } from '#shared/model/added-marks.ts';
import { documentVersion } from '#shared/model/document.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import { addMarks as addTo } from '#shared/record/merge/add-marks.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { saveVersion } from '#core/documents/save-version.ts';
import { etagMatches } from '#core/etag-matches.ts';
import { Defect } from '#core/defect.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import { sheetIdOf } from '../stores/mark-sheets/mark-sheet-id.ts';
import { bornSheet, type MarkSheetAddress } from '../stores/mark-sheets/mark-sheet-store.ts';
import { addMarkSheet } from './add-mark-sheet.ts';
import { markSheetOwner, useClassOf, type MarkSheetPorts } from './mark-sheet.ts';

/** Whether a write failed because the sheet was written, added or deleted meanwhile. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof AppError &&
  [
    'precondition-failed',
    'mark-sheet-exists',
    'mark-sheet-not-found',
    'document-not-found',
  ].includes(error.code);

/** The sheet with its newest version, and where both are. */
export async function findStored(ports: MarkSheetPorts, address: MarkSheetAddress) {
  const { documents } = ports.sheets;
  const sheet = await ports.sheets.find(address);
  const born = sheet && bornSheet(address, sheet);
  const newest = born && (await documents.newest(born));
  if (!newest) return undefined;
  return {
    ...{ newest, owner: markSheetOwner(ports, born) },
    // A call that was interrupted after it had written the marks has left the figures of its sheet behind.
    isDescribed: sheet.changedAt === newest.createdAt,
    document: await readVersion(documents, markSheetContent, newest),
  };
}

/**
 * Adds marks to the newest version of a sheet, which is made if there is none. If another writer is quicker, they are
 * compared again with what is stored then.
 * @throws AppError `class-not-found`, `document-too-large`, `mark-sheets-full`, `precondition-failed` if the caller has
 *   seen another version, `unavailable` if others were quicker each time, or `forbidden` if the account is closed
 */
export async function addMarks(
  ports: MarkSheetPorts,
  of: Omit<MarkSheetAddress, 'sheetId'>,
  { subject, term, seen, ...addition }: MarksToAdd,
): Promise<AddedMarks> {
  const kept = await useClassOf(ports, of);
  const heading = { subject, term };
  const sheetId = sheetIdOf(heading);
  const attempt = async (): Promise<AddedMarks | undefined> => {
    const stored = await findStored(ports, { ...of, sheetId });
    const before = stored?.document;
    const { content, outcome } = addTo(before?.content, addition, kept, ports.now());
    if (!content) {
      if (!stored) return outcome;
      const { owner, newest, document, isDescribed } = stored;
      const state = isDescribed ? 'there' : await owner.afterWrite(newest, document.content);
      if (state === 'closed') throw new AppError('forbidden');
      if (state === 'gone') return undefined;
      return { ...outcome, sheetId, document: z.parse(documentVersion, document) };
    }
    const tag = before ? versionTag(before) : '';
    if (seen !== undefined && seen !== tag && !(tag && etagMatches(seen, tag)))
      throw new AppError('precondition-failed', before && { current: before });
    try {
      const saved = stored
        ? await saveVersion(
            { documents: ports.sheets.documents, now: ports.now },
            markSheetContent,
            stored.owner,
            { content, seen: tag },
          )
        : (await addMarkSheet(ports, of, { ...heading, content })).document;
      return { ...outcome, sheetId, document: z.parse(documentVersion, saved) };
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      return undefined;
    }
  };
  try {
    return await withOptimisticRetry(attempt);
  } catch (error) {
    if (!(error instanceof Defect)) throw error;
    // Many others were quicker each time; the call may be repeated.
    throw new AppError('unavailable', { cause: error });
  }
}
