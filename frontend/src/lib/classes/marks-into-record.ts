import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { changeSheet } from './change-sheet.ts';
import { marksOfWorkbook, sheetOfWorkbook } from '#shared/record/merge/marks-of-workbook.ts';
import { compareMarks, countMarks } from '#shared/record/merge/compare-marks.ts';
import { mergeMarks } from '#shared/record/merge/write-marks.ts';
import { proposeTargets } from '#shared/record/merge/propose-targets.ts';

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

/** Adds a term's marks to the sheet as it is now, or to a new one. */
async function addTerm(
  kept: SavedClass,
  read: Pick<ListedClass, 'pupils'>,
  marks: TermMarks,
  { subject, term, level: ofTeacher, name }: WorkbookSource,
): Promise<AddedMarks> {
  const level = kept.level ?? z.safeParse(schoolLevel, ofTeacher).data;
  const { incoming, strangers } = marksOfWorkbook(kept, read, marks, level);
  const fileName = clipText(cleanText(name), limits.fileNameLength);
  const source = { kind: 'workbook', name: fileName, addedAt: new Date().toISOString() } as const;
  let added = nothing;
  const id = await changeSheet(kept.id, { subject, term: marks.term ?? term }, (stored) => {
    const before = stored ?? sheetOfWorkbook(incoming);
    const targets = proposeTargets(before, incoming.columns);
    const compared = compareMarks(before, incoming, targets);
    const { same, different, wrong, new: all } = countMarks(compared);
    const remarks = compared.filter(
      ({ state, column }) => state === 'new' && column === 'remark',
    ).length;
    const leftOut = targets.filter((target) => target === 'none').length;
    added = {
      ...{ marks: all - remarks, remarks, same, different, wrong, strangers, leftOut },
      sheets: [],
    };
    const content = mergeMarks(before, incoming, { targets, source });
    return content === before ? undefined : content;
  });
  return { ...added, sheets: id === undefined ? [] : [id] };
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
