import { terms, type Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { ClassSummary } from '../../api/classes.ts';
import type { MarkSheetSummary } from '../../api/mark-sheets.ts';

/** How much of a class's marks of one term is filled. */
export interface TermProgress {
  readonly term: Term;
  /** What is counted: the marks of the only subject, or else subjects. */
  readonly unit: 'marks' | 'subjects';
  readonly done: number;
  readonly all: number;
  /**
   * The share of the marks that are in, in whole percent: each subject weighs the same, and one that is not begun counts
   * as nothing. Between 1 and 99 as long as some marks are in and others are missing.
   */
  readonly percent: number;
  /** The sheets that have blank cells or no columns yet. */
  readonly unfinished: readonly MarkSheetSummary[];
  readonly state: 'not-begun' | 'begun' | 'complete';
}

type Counted = Pick<ClassSummary, 'counts'>;

/** Blank cells of a sheet count for the pupils who are on the list now. */
const cellsOf = ({ columns }: MarkSheetSummary, { counts }: Counted): number =>
  columns * counts.pupils;

const isComplete = (sheet: MarkSheetSummary, of: Counted): boolean =>
  sheet.columns > 0 && sheet.marks >= cellsOf(sheet, of);

/** How much is filled of each of the three terms of a class with these sheets. */
export function termsOf(of: Counted, sheets: readonly MarkSheetSummary[]): TermProgress[] {
  const subjects = new Set(sheets.map(({ subject }) => foldText(subject))).size;
  return terms.map((term) => {
    const ofTerm = sheets.filter((sheet) => sheet.term === term);
    const unfinished = ofTerm.filter((sheet) => !isComplete(sheet, of));
    const finished = ofTerm.length - unfinished.length;
    const [sheet] = ofTerm;
    const counted =
      subjects > 1
        ? { unit: 'subjects' as const, done: finished, all: subjects }
        : countMarks(of, sheet);
    const isWhole = ofTerm.length > 0 && finished === Math.max(subjects, 1);
    const state = isWhole ? 'complete' : sheet ? 'begun' : 'not-begun';
    const percent = isWhole ? 100 : percentOf(of, ofTerm, Math.max(subjects, ofTerm.length));
    return { term, ...counted, percent, unfinished, state };
  });
}

const countMarks = (of: Counted, sheet: MarkSheetSummary | undefined) => {
  const all = sheet ? cellsOf(sheet, of) : 0;
  // The class was read apart from its sheets, and its list may have become shorter since.
  return { unit: 'marks' as const, done: Math.min(sheet?.marks ?? 0, all), all };
};

const percentOf = (of: Counted, sheets: readonly MarkSheetSummary[], subjects: number): number => {
  const shares = sheets.map((sheet) => {
    const cells = cellsOf(sheet, of);
    return cells === 0 ? 0 : Math.min(sheet.marks / cells, 1);
  });
  const share = shares.reduce((sum, one) => sum + one, 0);
  return share === 0 ? 0 : Math.min(Math.max(Math.floor((share / subjects) * 100), 1), 99);
};

/** The one thing that a class's card proposes. */
export type NextAct =
  | { readonly act: 'fill'; readonly progress: TermProgress }
  | { readonly act: 'begin'; readonly progress: TermProgress }
  | { readonly act: 'print'; readonly progress: TermProgress };

/** Proposes what to do next: fill what is missing in the current term, else begin it, else print the notebook. */
export function nextAct(progress: readonly TermProgress[], now: Term): NextAct | undefined {
  const current = progress.find(({ term }) => term === now);
  if (!current) return undefined;
  if (current.unfinished.length > 0) return { act: 'fill', progress: current };
  return { act: current.state === 'complete' ? 'print' : 'begin', progress: current };
}
