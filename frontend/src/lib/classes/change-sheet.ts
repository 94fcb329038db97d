import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import {
  addMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import {
  markSheetContent,
  type MarkSheetContent,
  type MarkSheetHeading,
} from '#shared/model/mark-sheet.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { readInFull } from '../api/read-response.ts';

// Otherwise fields that a newer server added to a sheet would be lost when it is sent back.
readInFull.add(markSheetContent);

/** Writes to one sheet that are tried when other tabs and devices change it too. */
const TRIES = 5;

/** Makes a new content of the stored one, if there is one; undefined to leave everything as it is. */
type Change = (before: MarkSheetContent | undefined) => MarkSheetContent | undefined;

/** The sheet of a subject in a term, with its marks. */
async function findSheet(classId: string, { subject, term }: MarkSheetHeading) {
  const sheets = await call(listMarkSheets, { params: { classId } });
  const sheet = sheets.find(
    (one) => one.term === term && foldText(one.subject) === foldText(subject),
  );
  if (!sheet) return undefined;
  const params = { classId, sheetId: sheet.id };
  const { document } = await call(getMarkSheet, { params });
  return {
    params,
    seen: document,
    content: z.parse(markSheetContent, document.content),
  };
}

async function tryChange(
  classId: string,
  heading: MarkSheetHeading,
  change: Change,
): Promise<string | undefined> {
  const sheet = await findSheet(classId, heading);
  const content = change(sheet?.content);
  if (!content) return sheet?.params.sheetId;
  if (sheet) {
    const { params, seen } = sheet;
    const over = versionTag(seen);
    await call(markSheetVersions.putDocument, { params, body: content, version: over });
    return params.sheetId;
  }
  const { id } = await call(addMarkSheet, { params: { classId }, body: { ...heading, content } });
  return id;
}

/** Whether a write failed because the sheet was written, added or deleted meanwhile. */
const hasChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'precondition-failed' ||
    error.code === 'mark-sheet-exists' ||
    error.code === 'mark-sheet-not-found');

/**
 * Changes the newest marks of a subject in a term, or adds their sheet. The change is made again if another tab or
 * device was quicker.
 * @returns the sheet's id; undefined if there is none and none was made
 * @throws as `call` does
 */
export async function changeSheet(
  classId: string,
  heading: MarkSheetHeading,
  change: Change,
): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryChange(classId, heading, change);
    } catch (error) {
      if (tries === TRIES || !hasChanged(error)) throw error;
    }
  }
}
