import type { Gradebook } from '#shared/model/gradebook.ts';
import {
  fillClasses,
  planClasses,
  type BookOfClass,
  type ClassFilling,
  type PlannedClass,
} from './fill-classes.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable, type FillableWorkbook } from './fillable-workbook.ts';
import {
  countRemarks,
  planFilling,
  type FillingChoices,
  type FillingPlan,
  type ListedTexts,
} from './plan-filling.ts';
import { problemOf, type FileProblem } from './workbook-problem.ts';

/** A request of the page to the worker: open a workbook, plan again, or fill as planned. */
export type FillingRequest =
  | { readonly do: 'open'; readonly bytes: Uint8Array; readonly gradebook: Gradebook }
  | { readonly do: 'plan'; readonly choices: FillingChoices }
  | { readonly do: 'fill' }
  /** The same for all classes at once, in one of several files. */
  | {
      readonly do: 'open-classes';
      readonly file: number;
      readonly bytes: Uint8Array;
      readonly books: readonly BookOfClass[];
    }
  | { readonly do: 'plan-classes'; readonly file: number; readonly listed: ListedTexts }
  | { readonly do: 'fill-classes'; readonly file: number };

export type FillingAnswer =
  | { readonly plan: FillingPlan }
  | { readonly classes: readonly ClassFilling[] }
  | {
      readonly filled: Uint8Array<ArrayBuffer>;
      readonly marks: number;
      readonly remarks: number;
    }
  | { readonly problem: FileProblem };

interface Opened {
  readonly workbook: FillableWorkbook;
  readonly gradebook: Gradebook;
  readonly plan: FillingPlan;
}

interface OpenedClasses {
  readonly workbook: FillableWorkbook;
  readonly books: readonly BookOfClass[];
  readonly planned: readonly PlannedClass[];
}

/** Answers requests about one workbook, or about several with many classes; failures are answers too. */
export const fillingAnswers = (): ((request: FillingRequest) => FillingAnswer) => {
  let opened: Opened | undefined;
  const files = new Map<number, OpenedClasses>();
  const plan = (
    { workbook, gradebook }: Pick<Opened, 'workbook' | 'gradebook'>,
    choices?: FillingChoices,
  ): FillingAnswer => {
    opened = { workbook, gradebook, plan: planFilling(workbook, gradebook, choices) };
    return { plan: opened.plan };
  };
  const planAll = (
    file: number,
    { workbook, books }: Pick<OpenedClasses, 'workbook' | 'books'>,
    listed: ListedTexts,
  ): FillingAnswer => {
    const planned = planClasses(workbook, books, listed);
    files.set(file, { workbook, books, planned });
    return { classes: planned.map(({ filling }) => filling) };
  };
  return (request) => {
    try {
      if (request.do === 'open') {
        return plan({ workbook: openFillable(request.bytes), gradebook: request.gradebook });
      }
      if (request.do === 'open-classes') {
        const { books } = request;
        const workbook = openFillable(request.bytes);
        return planAll(request.file, { workbook, books }, new Map());
      }
      if (request.do === 'plan-classes' || request.do === 'fill-classes') {
        const known = files.get(request.file);
        if (!known) return { problem: 'damaged' };
        if (request.do === 'plan-classes') return planAll(request.file, known, request.listed);
        const { workbook, planned } = known;
        const marks = planned.reduce((sum, { filling }) => sum + filling.writes, 0);
        const remarks = planned.reduce((sum, { filling }) => sum + (filling.remarks ?? 0), 0);
        return { filled: fillClasses(workbook, planned), marks, remarks };
      }
      if (!opened) return { problem: 'damaged' };
      if (request.do === 'plan') return plan(opened, request.choices);
      const filled = fillWorkbook(opened.workbook, opened.plan);
      const remarks = countRemarks(opened.plan);
      return { filled, marks: opened.plan.fills.length - remarks, remarks };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
};
