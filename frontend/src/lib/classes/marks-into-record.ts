import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import {
  addMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import { limits } from '#shared/model/limits.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import { markSheetContent, type MarkSheetHeading } from '#shared/model/mark-sheet.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { readInFull } from '../api/read-response.ts';
import { marksOfWorkbook, sheetOfWorkbook } from './marks-of-workbook.ts';
import { compareMarks, countMarks, mergeMarks, proposeTargets } from './merge-marks.ts';

// Otherwise fields that a newer server added to a sheet would be lost when it is sent back.
readInFull.add(markSheetContent);

/** Writes to one sheet that are tried when other tabs and devices change it too. */
const TRIES = 5;

/** What the teacher says about the marks of a workbook, where the workbook does not. */
export interface WorkbookSource {
  /** The file's name. */
  readonly name: string;
  readonly subject: string;
  /** For marks without a term. */
  readonly term: Term;
  /** The teacher's, for classes without one. */
  readonly level: string | undefined;
}

/** What happened to the marks and remarks of a class in a workbook. */
export interface AddedMarks {
  readonly marks: number;
  readonly remarks: number;
  /** In the record already. */
  readonly same: number;
  /** Not written, because the record has others, or because they are no marks of their column. */
  readonly different: number;
  readonly wrong: number;
  /** Columns for which the sheet has no room. */
  readonly leftOut: number;
  /** Pupils of the workbook who are not in the class. */
  readonly strangers: number;
  /** The sheets that have the marks. */
  readonly sheets: readonly string[];
}

const nothing: AddedMarks = {
  ...{ marks: 0, remarks: 0, same: 0, different: 0, wrong: 0 },
  ...{ leftOut: 0, strangers: 0, sheets: [] },
};

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
    version: document.version,
    content: z.parse(markSheetContent, document.content),
  };
}

/** Adds a term's marks to the sheet as it is now, or to a new one. */
async function addTerm(
  kept: SavedClass,
  read: Pick<ListedClass, 'pupils'>,
  marks: TermMarks,
  { subject, term, level: ofTeacher, name }: WorkbookSource,
): Promise<AddedMarks> {
  const level = kept.level ?? z.safeParse(schoolLevel, ofTeacher).data;
  const { incoming, strangers } = marksOfWorkbook(kept, read, marks, level);
  const heading = { subject, term: marks.term ?? term };
  const sheet = await findSheet(kept.id, heading);
  const before = sheet?.content ?? sheetOfWorkbook(incoming);
  const targets = proposeTargets(before, incoming.columns);
  const compared = compareMarks(before, incoming, targets);
  const added = compared.filter(({ state }) => state === 'new');
  const remarks = added.filter(({ column }) => column === 'remark').length;
  const fileName = clipText(cleanText(name), limits.fileNameLength);
  const source = { kind: 'workbook', name: fileName, addedAt: new Date().toISOString() } as const;
  const content = mergeMarks(before, incoming, { targets, source });
  const { same, different, wrong } = countMarks(compared);
  let id = sheet?.params.sheetId;
  if (content !== before && sheet) {
    await call(markSheetVersions.putDocument, {
      ...{ params: sheet.params, body: content, version: versionTag(sheet.version) },
    });
  } else if (content !== before) {
    const params = { classId: kept.id };
    ({ id } = await call(addMarkSheet, { params, body: { ...heading, content } }));
  }
  return {
    ...{ marks: added.length - remarks, remarks, same, different, wrong, strangers },
    leftOut: targets.filter((target) => target === 'none').length,
    sheets: id === undefined ? [] : [id],
  };
}

/** Whether a write failed because the sheet was written, added or deleted meanwhile. */
const hasChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'precondition-failed' ||
    error.code === 'mark-sheet-exists' ||
    error.code === 'mark-sheet-not-found');

async function addTermAgain(...terms: Parameters<typeof addTerm>): Promise<AddedMarks> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await addTerm(...terms);
    } catch (error) {
      if (tries === TRIES || !hasChanged(error)) throw error;
    }
  }
}

/**
 * Adds the marks and remarks that a workbook has of a class to its record. What the record has already stays as it is,
 * so the call may be repeated.
 * @throws as `call` does; the terms before the failure are written
 */
export async function addMarksToRecord(
  kept: SavedClass,
  read: ListedClass,
  source: WorkbookSource,
): Promise<AddedMarks> {
  let sum = nothing;
  for (const marks of read.terms ?? []) {
    const one = await addTermAgain(kept, read, marks, source);
    sum = {
      marks: sum.marks + one.marks,
      remarks: sum.remarks + one.remarks,
      same: sum.same + one.same,
      different: sum.different + one.different,
      wrong: sum.wrong + one.wrong,
      leftOut: sum.leftOut + one.leftOut,
      strangers: Math.max(sum.strangers, one.strangers),
      sheets: [...new Set([...sum.sheets, ...one.sheets])],
    };
  }
  return sum;
}
