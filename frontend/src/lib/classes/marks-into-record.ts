import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { addMarksToSheet } from './add-marks.ts';
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

/** What happened to the marks and remarks of a class in a workbook. */
export interface AddedWorkbook {
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

const nothing: AddedWorkbook = {
  ...{ marks: 0, remarks: 0, same: 0, different: 0, wrong: 0 },
  ...{ leftOut: 0, strangers: 0, sheets: [] },
};

/** Adds a term's marks to its sheet, or to a new one. */
async function addTerm(
  kept: SavedClass,
  read: Pick<ListedClass, 'pupils'>,
  marks: TermMarks,
  { subject, term, level: ofTeacher, name }: WorkbookSource,
): Promise<AddedWorkbook> {
  const level = kept.level ?? z.safeParse(schoolLevel, ofTeacher).data;
  const { incoming, strangers } = marksOfWorkbook(kept, read, marks, level);
  const { sheetId, different, refused, ...added } = await addMarksToSheet(kept.id, {
    ...{ subject, term: marks.term ?? term, table: incoming, begin: sheetOfWorkbook(incoming) },
    source: { kind: 'workbook', name: clipText(cleanText(name), limits.fileNameLength) },
  });
  return {
    ...{ marks: added.marks, remarks: added.remarks, same: added.same, leftOut: added.leftOut },
    ...{ different: different.length, wrong: refused.length, strangers },
    sheets: sheetId === undefined ? [] : [sheetId],
  };
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
): Promise<AddedWorkbook> {
  let sum = nothing;
  for (const marks of read.terms ?? []) {
    const one = await addTerm(kept, read, marks, source);
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
