import { carryColumns, fullMarks } from '#shared/record/marks/carried-columns.ts';
import { toHundredths } from '#shared/record/averages/averages.ts';
import { removeScale } from '#shared/record/marks/mark-headings.ts';
import type { MarkColumnId, MarkScheme } from '#shared/record/marks/mark-schemes.ts';
import { terms } from '#shared/model/term.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import type { Term } from '#shared/model/term.ts';
import { joinTexts } from '#shared/record/sheet/edit-sheet.ts';
import { carryMark } from './carried-mark.ts';
import type { CarriedMark } from './carried-mark.ts';
import { planWorkings, workOutMarks } from './carried-workings.ts';

/** Averages that differ by less are equal apart from rounding. */
const ROUNDING = 0.0101;

/** A pupil's average of a term, on the scheme's scale; `isOwn` if it comes from the workbook. */
export interface CarriedAverage {
  readonly value: number;
  readonly isOwn: boolean;
}

/** A pupil's marks of a term, as the grid prints them. */
export interface CarriedRow {
  /** By column of the scheme: taken from the workbook, or computed by the printed formula. */
  readonly marks: ReadonlyMap<MarkColumnId, CarriedMark>;
  /** Marks of the columns without a counterpart in the scheme. */
  readonly others: readonly CarriedMark[];
  readonly average: CarriedAverage | undefined;
  /** The appraisal and the advice; empty without both. */
  readonly remark: string;
  /** Whether the workbook's average differs from the formula's. */
  readonly differs: boolean;
}

/** A class's marks of a term, taken from its workbook. */
export interface CarriedTerm {
  /** Whether the workbook names the term. */
  readonly isNamed: boolean;
  /** Whether its averages are those of the teacher's record. */
  readonly isRecorded: boolean;
  /** The workbook's column (from 0) for each column of the scheme that it contains. */
  readonly placed: ReadonlyMap<MarkColumnId, number>;
  /** The full mark of a column, from the workbook or else from the scheme. */
  readonly scaleOf: (id: MarkColumnId) => number;
  /** The workbook's columns without a counterpart in the scheme. */
  readonly extra: readonly { index: number; heading: string; outOf: number }[];
  /** By pupil. */
  readonly rows: readonly CarriedRow[];
}

/** The marks of each term. Marks without a term belong to the first term that has none. */
export function termsOf(listedClass: ListedClass): ReadonlyMap<Term, TermMarks> {
  const found = new Map<Term, TermMarks>();
  const all = listedClass.terms ?? [];
  for (const marks of all) {
    if (marks.term !== undefined && !found.has(marks.term)) found.set(marks.term, marks);
  }
  for (const marks of all.filter(({ term }) => term === undefined)) {
    const free = terms.find((term) => !found.has(term));
    if (free !== undefined) found.set(free, marks);
  }
  return found;
}

/** The pupil's average by the formula, or the workbook's own if the row is incomplete; a record's always its own. */
function averageOf(
  worked: CarriedMark | undefined,
  own: number | undefined,
  isRecorded: boolean,
): Pick<CarriedRow, 'average' | 'differs'> {
  if (isRecorded) {
    if (own === undefined) return { average: undefined, differs: false };
    const isWorked = worked?.kind === 'mark' && Math.abs(own - worked.value) <= ROUNDING;
    return { average: { value: own, isOwn: !isWorked }, differs: false };
  }
  if (worked?.kind === 'mark') {
    const differs = own !== undefined && Math.abs(own - worked.value) > ROUNDING;
    return { average: { value: worked.value, isOwn: false }, differs };
  }
  return { average: own === undefined ? undefined : { value: own, isOwn: true }, differs: false };
}

/** Converts a class's marks of a term to a scheme's columns, and computes what follows from them. */
export function carryTerm(
  scheme: MarkScheme,
  { term, columns, marks, remarks = [], advice = [], isRecorded }: TermMarks,
): CarriedTerm {
  const carried = carryColumns(scheme, columns);
  const { placed, others, averages } = carried;
  const ofWorkbook = fullMarks(scheme, columns, carried);
  const ofScheme = new Map(scheme.columns.map(({ id, outOf }) => [id, outOf]));
  const scaleOfWorkbook = (index: number): number => ofWorkbook[index] ?? scheme.outOf;
  const scaleOf = (id: MarkColumnId): number =>
    ofWorkbook[placed.get(id) ?? -1] ?? ofScheme.get(id) ?? scheme.outOf;
  const workings = planWorkings(scheme, carried, columns, scaleOf);
  const rows = marks.map((texts, pupil): CarriedRow => {
    const read = (index: number, scale: number): CarriedMark =>
      carryMark(texts[index] ?? '', scale);
    const given = new Map([...placed].map(([id, index]) => [id, read(index, scaleOf(id))]));
    const all = workOutMarks(workings, given);
    const own = averages === undefined ? undefined : read(averages, scaleOfWorkbook(averages));
    const scale = averages === undefined ? scheme.outOf : scaleOfWorkbook(averages);
    const ownValue = own?.kind === 'mark' ? (own.value * scheme.outOf) / scale : undefined;
    return {
      marks: all,
      others: others.map((index) => read(index, scaleOfWorkbook(index))),
      remark: joinTexts(remarks[pupil], advice[pupil]),
      ...averageOf(
        all.get('average'),
        ownValue === undefined ? undefined : toHundredths(ownValue),
        isRecorded === true,
      ),
    };
  });
  const extra = others.map((index) => ({
    index,
    heading: removeScale(columns[index]?.heading ?? ''),
    outOf: scaleOfWorkbook(index),
  }));
  return {
    isNamed: term !== undefined,
    isRecorded: isRecorded === true,
    placed,
    scaleOf,
    extra,
    rows,
  };
}
