import type { Gradebook } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import type { Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { fillWorkbook } from './fill-workbook.ts';
import type { FillableSheet, FillableWorkbook } from './fillable-workbook.ts';
import {
  countRemarks,
  planFilling,
  unusedColumns,
  type FillingPlan,
  type ListedTexts,
  type PlannedCell,
  type PlannedColumn,
} from './plan-filling.ts';

/** The marks of a class that go into a workbook. */
export interface BookOfClass {
  readonly classId: string;
  readonly book: Gradebook;
  /** The term and subject of the marks. */
  readonly term?: Term | undefined;
  readonly subject?: string;
}

/** What filling a workbook would do with the marks of a class. */
export interface ClassFilling {
  readonly classId: string;
  /** The name of its sheet; missing if no sheet lists the class, or for the reason below. */
  readonly sheet?: string;
  /**
   * The sheets that list the class are of another term, it is not clear which one is meant, or formulas without results
   * may be its names.
   */
  readonly unclear?: 'otherTerm' | 'severalSheets' | 'formulas';
  readonly writes: number;
  /** Remarks that are written too. */
  readonly remarks?: number;
  /** In the workbook already. */
  readonly same: number;
  /** Cells with another value, which stay. */
  readonly kept: number;
  /** Marks that are wrong, or whose cell must not be written. */
  readonly refused: number;
  /** Pupils with a mark or a text who are not in the sheet. */
  readonly strangers: number;
  /** Pupils of the sheet who are not in the record; their cells stay empty. */
  readonly unknown: number;
  /** Each cell that the record has something for. */
  readonly cells: readonly PlannedCell[];
  /** Columns of texts that are hidden, so that nothing is written into them. */
  readonly hidden: readonly string[];
  /** Texts of the record that no column takes. */
  readonly unplaced: FillingPlan['unplaced'];
  /** Headings of the record's columns whose marks no column takes. */
  readonly unused: readonly string[];
  /** For columns with a drop-down list, the texts that it lacks. */
  readonly lists: readonly NonNullable<PlannedColumn['list']>[];
  /** Whether formulas depend on what is written. */
  readonly computes?: boolean;
}

/** A class with its plan, if the workbook has a sheet for it. */
export interface PlannedClass {
  readonly filling: ClassFilling;
  readonly plan?: FillingPlan;
}

const count = ({ cells }: FillingPlan, ...states: readonly PlannedCell['state'][]): number =>
  cells.filter(({ state }) => states.includes(state)).length;

const alikeIn = ({ sheets, sheet }: FillingPlan): number => sheets[sheet]?.alike ?? 0;

/** How many pupils of the book who have a mark or a text were not found. */
function countStrangers({ rows }: FillingPlan, book: Gradebook): number {
  const unknown = new Set(rows.filter(({ pupil }) => !pupil).map(({ id }) => id));
  const marks = book.columns.flatMap(({ kind }, index) =>
    kind === 'mark' || kind === 'remark' ? [index] : [],
  );
  return book.rows.filter(
    ({ id, cells }) => unknown.has(id) && marks.some((index) => cells[index]?.text),
  ).length;
}

const unusedHeadings = (plan: FillingPlan, book: Gradebook): readonly string[] =>
  unusedColumns(book, plan).flatMap((column) => {
    const at = book.columns.indexOf(column);
    return book.rows.some(({ cells }) => cells[at]?.text) ? [column.heading] : [];
  });

/** Sheets with at least this share of the pupils of the fullest one list the same class. */
const SAME_CLASS = 0.8;

const isSame = (one = '', other = ''): boolean => one !== '' && foldText(one) === foldText(other);

/** Whether the sheet's name, or the rows above its columns, name the class. */
const namesClass = ({ sheet, list }: FillableSheet, { title }: Gradebook): boolean =>
  isSame(sheet.name, title) || isSame(list().className, title);

/** The plan for the sheet that lists the class and is of the term. */
function planClass(
  workbook: FillableWorkbook,
  { book, term, subject }: BookOfClass,
  listed: ListedTexts,
): FillingPlan | ClassFilling['unclear'] {
  const plan = planFilling(workbook, book, { term, listed });
  if (plan.otherClass || alikeIn(plan) === 0) {
    return workbook.sheets.some(({ list }) => list().unknown) ? 'formulas' : undefined;
  }
  if (plan.unknown) return 'formulas';
  const alike = [...workbook.sheets.entries()].filter(
    ([index]) => (plan.sheets[index]?.alike ?? 0) >= alikeIn(plan) * SAME_CLASS,
  );
  let left = alike.filter(([, { list }]) => {
    const { term: own = term } = list();
    return term === undefined || own === term;
  });
  if (left.length === 0) return 'otherTerm';
  const narrow = (holds: (sheet: FillableSheet) => boolean): void => {
    const found = left.filter(([, sheet]) => holds(sheet));
    if (found.length > 0) left = found;
  };
  narrow((sheet) => namesClass(sheet, book));
  narrow(({ list }) => term !== undefined && list().term === term);
  narrow(({ list }) => isSame(list().subject, subject));
  const [[sheet] = [], ...others] = left;
  if (others.length > 0) return 'severalSheets';
  return sheet === plan.sheet
    ? plan
    : planFilling(workbook, book, { term, listed, sheet: sheet ?? 0 });
}

/**
 * Plans to fill the sheet of each class with its marks. A class gets the sheet that lists its pupils; of two classes for
 * one sheet, the one that it names, or else the one with more pupils there. Values of the workbook stay.
 * @throws as `planFilling` does
 */
export function planClasses(
  workbook: FillableWorkbook,
  books: readonly BookOfClass[],
  listed: ListedTexts = new Map(),
): readonly PlannedClass[] {
  const found = books.map((one) => planClass(workbook, one, listed));
  const rankOf = (index: number): number => {
    const plan = found[index];
    const sheet = typeof plan === 'object' ? workbook.sheets[plan.sheet] : undefined;
    const book = books[index]?.book;
    if (typeof plan !== 'object' || !sheet || !book) return 0;
    return alikeIn(plan) + (namesClass(sheet, book) ? limits.gradebookRows : 0);
  };
  return books.map(({ classId, book }, index): PlannedClass => {
    const nowhere: ClassFilling = {
      ...{ classId, writes: 0, same: 0, kept: 0, refused: 0, strangers: 0, unknown: 0 },
      ...{ cells: [], hidden: [], unplaced: [], unused: [], lists: [] },
    };
    const plan = found[index];
    if (plan === undefined) return { filling: nowhere };
    if (typeof plan === 'string') return { filling: { ...nowhere, unclear: plan } };
    const isBest = found.every(
      (other, at) =>
        at === index ||
        typeof other !== 'object' ||
        other.sheet !== plan.sheet ||
        rankOf(at) < rankOf(index) ||
        (rankOf(at) === rankOf(index) && at > index),
    );
    if (!isBest) return { filling: nowhere };
    const { name = '' } = plan.sheets[plan.sheet] ?? {};
    const remarks = countRemarks(plan);
    return {
      plan,
      filling: {
        ...{ classId, sheet: name, writes: plan.fills.length - remarks },
        ...(remarks > 0 && { remarks }),
        ...{ same: count(plan, 'same'), kept: count(plan, 'kept') },
        ...{ refused: count(plan, 'refused'), strangers: countStrangers(plan, book) },
        ...{ unknown: plan.unmatchedPupils.length, cells: plan.cells },
        hidden: plan.columns.flatMap(({ kind, isHidden, heading, sources }) =>
          kind === 'remark' && isHidden && sources.length === 0 ? [heading] : [],
        ),
        unplaced: plan.unplaced,
        unused: unusedHeadings(plan, book),
        lists: plan.columns.flatMap(({ list }) => list ?? []),
        ...(plan.computes && { computes: true }),
      },
    };
  });
}

/**
 * The workbook's file with the cells of all plans filled.
 * @throws as `fillWorkbook` does
 */
export function fillClasses(
  workbook: FillableWorkbook,
  planned: readonly PlannedClass[],
): Uint8Array<ArrayBuffer> {
  return fillWorkbook(workbook, ...planned.flatMap(({ plan }) => plan ?? []));
}
