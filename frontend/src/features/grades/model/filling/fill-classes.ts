import type { Gradebook } from '#shared/model/gradebook.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable, type FillableWorkbook } from './fillable-workbook.ts';
import { planFilling, type FillingPlan, type PlannedCell } from './plan-filling.ts';

/** The marks of a class that go into a workbook. */
export interface BookOfClass {
  readonly classId: string;
  readonly book: Gradebook;
}

/** What filling a workbook would do with the marks of a class. */
export interface ClassFilling {
  readonly classId: string;
  /** The name of its sheet; missing if no sheet lists the class. */
  readonly sheet?: string;
  readonly writes: number;
  /** In the workbook already. */
  readonly same: number;
  /** Cells with another value, which stay. */
  readonly kept: number;
  /** Marks that are wrong, or whose cell must not be written. */
  readonly refused: number;
  /** Pupils with a mark who are not in the sheet. */
  readonly strangers: number;
}

/** A class with its plan, if the workbook has a sheet for it. */
export interface PlannedClass {
  readonly filling: ClassFilling;
  readonly plan?: FillingPlan;
}

const count = ({ cells }: FillingPlan, ...states: readonly PlannedCell['state'][]): number =>
  cells.filter(({ state }) => states.includes(state)).length;

const alikeIn = ({ sheets, sheet }: FillingPlan): number => sheets[sheet]?.alike ?? 0;

/** How many pupils of the book who have a mark were not found. */
function countStrangers({ rows }: FillingPlan, book: Gradebook): number {
  const unknown = new Set(rows.filter(({ pupil }) => !pupil).map(({ id }) => id));
  const marks = book.columns.flatMap(({ kind }, index) => (kind === 'mark' ? [index] : []));
  return book.rows.filter(
    ({ id, cells }) => unknown.has(id) && marks.some((index) => cells[index]?.text),
  ).length;
}

/**
 * Plans to fill the sheet of each class with its marks. A class gets the sheet that lists its pupils; of two classes for
 * one sheet, the one with more pupils there. Values of the workbook stay.
 * @throws as `planFilling` does
 */
export function planClasses(
  workbook: FillableWorkbook,
  books: readonly BookOfClass[],
): readonly PlannedClass[] {
  const plans = books.map(({ book }) => planFilling(workbook, book));
  return books.map(({ classId, book }, index): PlannedClass => {
    const nowhere = { classId, writes: 0, same: 0, kept: 0, refused: 0, strangers: 0 };
    const plan = plans[index];
    if (!plan || plan.otherClass || alikeIn(plan) === 0) return { filling: nowhere };
    const isBest = plans.every(
      (other, at) =>
        at === index ||
        other.sheet !== plan.sheet ||
        alikeIn(other) < alikeIn(plan) ||
        (alikeIn(other) === alikeIn(plan) && at > index),
    );
    if (!isBest) return { filling: nowhere };
    const { name = '' } = plan.sheets[plan.sheet] ?? {};
    return {
      plan,
      filling: {
        ...{ classId, sheet: name, writes: plan.fills.length },
        ...{ same: count(plan, 'same'), kept: count(plan, 'kept') },
        ...{ refused: count(plan, 'refused'), strangers: countStrangers(plan, book) },
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
  let bytes = new Uint8Array(workbook.bytes);
  for (const { plan } of planned) {
    if (plan && plan.fills.length > 0) bytes = fillWorkbook(openFillable(bytes), plan);
  }
  return bytes;
}
