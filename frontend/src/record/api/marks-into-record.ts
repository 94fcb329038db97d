import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { addMarksToSheet, type AddedMarks } from './add-marks.ts';
import { marksOfWorkbook, sheetOfWorkbook } from '#shared/record/merge/marks-of-workbook.ts';

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

/**
 * Adds the marks and remarks that a workbook has of a class to its record. What the record has already stays as it is,
 * so the call may be repeated.
 * @throws as `call` does; the terms before the failure are written
 */
export async function addMarksToRecord(
  kept: SavedClass,
  read: ListedClass,
  { subject, term: usual, level: ofTeacher, name }: WorkbookSource,
) {
  const level = kept.level ?? z.safeParse(schoolLevel, ofTeacher).data;
  const source = {
    kind: 'workbook',
    name: clipText(cleanText(name), limits.fileNameLength),
  } as const;
  const all: AddedMarks[] = [];
  let strangers = 0;
  for (const marks of read.terms ?? []) {
    const { incoming: table, strangers: some } = marksOfWorkbook(kept, read, marks, level);
    const { term = usual } = marks;
    const begin = sheetOfWorkbook(table);
    all.push(await addMarksToSheet(kept.id, { subject, term, table, begin, source }));
    strangers = Math.max(strangers, some);
  }
  const sum = (countOf: (added: AddedMarks) => number): number =>
    all.reduce((count, added) => count + countOf(added), 0);
  return {
    marks: sum(({ marks }) => marks),
    remarks: sum(({ remarks }) => remarks),
    /** In the record already. */
    same: sum(({ same }) => same),
    /** Not written, because the record has others, or because they are no marks of their column. */
    different: sum(({ different }) => different.length),
    wrong: sum(({ refused }) => refused.length),
    /** Columns for which the sheet has no room. */
    leftOut: sum(({ leftOut }) => leftOut),
    /** Pupils of the workbook who are not in the class. */
    strangers,
    /** The sheets that have the marks. */
    sheets: [...new Set(all.flatMap(({ sheetId }) => sheetId ?? []))],
  };
}

/** What happened to the marks and remarks of a class in a workbook. */
export type AddedWorkbook = Awaited<ReturnType<typeof addMarksToRecord>>;
