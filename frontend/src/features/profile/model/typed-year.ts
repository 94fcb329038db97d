import * as z from 'zod/mini';
import { schoolYear, type SchoolYear } from '#shared/model/school-year.ts';

const typedDays = z.object({ name: z.string(), from: z.string(), to: z.string() });
const typedHours = z.object({ morning: z.string(), afternoon: z.string(), minutes: z.number() });
const typedChange = z.object({
  from: z.string(),
  /** Empty: until another change, or the end of the year. */
  to: z.string(),
  timetable: z.optional(schoolYear.shape.timetable),
  hours: z.optional(typedHours),
});

/** A school year while it is filled in: it may be invalid. Each change is one of the timetable or one of the hours. */
export const typedYear = z.object({
  timetable: schoolYear.shape.timetable,
  hours: z.optional(typedHours),
  holidays: z.optional(z.array(typedDays)),
  changes: z._default(z.array(typedChange), []),
  exams: z._default(z.array(typedDays), []),
  /** Empty: the usual ones. */
  begins: z._default(z.string(), ''),
  ends: z._default(z.string(), ''),
  weekA: schoolYear.shape.weekA,
  meetings: schoolYear.shape.meetings,
});
export type TypedYear = z.infer<typeof typedYear>;
export type TypedChange = z.infer<typeof typedChange>;
export type TypedHours = z.infer<typeof typedHours>;
export type TypedDays = z.infer<typeof typedDays>;
/** What changes in the middle of a year. */
export type Part = 'timetable' | 'hours';

export const inOrder = <D extends { readonly from: string }>(days: readonly D[]): D[] =>
  days.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

/** A school year as it is edited. */
export const typedFrom = (year: SchoolYear): TypedYear => {
  const { changes = [], exams = [], begins = '', ends = '', ...rest } = year;
  const parts = changes.flatMap(({ from, to = '', timetable, hours }): TypedChange[] => [
    ...(timetable ? [{ from, to, timetable }] : []),
    ...(hours ? [{ from, to, hours }] : []),
  ]);
  return { ...rest, changes: inOrder(parts), exams, begins, ends };
};

/** What an older client does not know; see `schoolYearValue`. */
const newFields = ['changes', 'exams', 'begins', 'ends', 'weekA', 'meetings'] as const;

/**
 * What is to be checked and saved.
 * @param stored what it replaces; if that has changes or the like, the save says that there are none any more
 */
export const toSave = (typed: TypedYear, stored: SchoolYear): unknown => {
  const { changes, exams, begins, ends, ...rest } = typed;
  const says = newFields.some((field) => stored[field] !== undefined);
  return {
    ...rest,
    ...((says || changes.length > 0) && {
      changes: inOrder(changes).map(({ to, ...change }) => ({ ...change, ...(to && { to }) })),
    }),
    ...(exams.length > 0 && { exams: inOrder(exams) }),
    ...(begins && { begins }),
    ...(ends && { ends }),
  };
};
