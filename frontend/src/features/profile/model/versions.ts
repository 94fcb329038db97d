import { isWithin } from '#shared/course/course-days.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import type { Part, TypedChange, TypedYear } from './typed-year.ts';

const parts: readonly Part[] = ['timetable', 'hours'];

/** Zero-based index of the change of a part that is valid on a date; -1 for what is valid without a change. */
export const changeOn = (date: string, part: Part, changes: readonly TypedChange[]): number =>
  changes.reduce((last, change, index) => {
    const { from, to } = change;
    const covers =
      change[part] !== undefined && from !== '' && isWithin(date, [{ from, to: to || undefined }]);
    return covers && from >= (changes[last]?.from ?? '') ? index : last;
  }, -1);

/** The timetable of a version: that of a change, or the one that is valid without a change (-1). */
export const timetableOf = (year: TypedYear, at: number): TypedYear['timetable'] =>
  year.changes[at]?.timetable ?? year.timetable;

/** The lessons of all timetables of a year. */
export const lessonsOf = (year: Pick<TypedYear, 'timetable' | 'changes'>): Lesson[] =>
  [year, ...year.changes].flatMap(({ timetable }) => timetable ?? []);

/** The year with another timetable in a version. */
export const withTimetable = (
  year: TypedYear,
  at: number,
  timetable: TypedYear['timetable'],
): TypedYear => {
  const change = year.changes[at];
  return change
    ? { ...year, changes: year.changes.with(at, { ...change, timetable }) }
    : { ...year, timetable };
};

/** An edit of what was valid when it was made. */
export interface EditOfToday {
  readonly part: Part;
  /** The version that was edited, in the saved and in the edited year; -1 without a change. */
  readonly saved: number;
  readonly typed: number;
}

const isEmpty = (value: TypedYear[Part]): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * Which parts were edited that are valid today, so that the past may have been otherwise. A first entry, and a change
 * whose day was edited or that was removed, is none.
 */
export const editsOfToday = (saved: TypedYear, typed: TypedYear, today: string): EditOfToday[] =>
  parts.flatMap((part) => {
    const at = changeOn(today, part, saved.changes);
    const version = saved.changes[at];
    const now = version
      ? typed.changes.findIndex((one) => one[part] && one.from === version.from)
      : -1;
    if (version && now === -1) return [];
    const before = (version ?? saved)[part];
    const after = (typed.changes[now] ?? typed)[part];
    return isEmpty(before) || JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ part, saved: at, typed: now }];
  });

/** The day before the next change of an edited part: an edit that began later would replace it. */
const lastDayOf = (typed: TypedYear, { part, typed: at }: EditOfToday, today: string): string[] =>
  typed.changes.flatMap((change, index) =>
    index !== at && change[part] !== undefined && change.from > today
      ? daysAfter(change.from, -1)
      : [],
  );

/** After which date, and until which, an edit may begin to be valid. */
export const boundsOf = (
  typed: TypedYear,
  edits: readonly EditOfToday[],
  days: { readonly from: string; readonly to: string },
  today: string,
): { readonly after: string; readonly until: string } => {
  const changes = edits.flatMap((edit) => typed.changes[edit.typed] ?? []);
  return {
    after: changes.reduce((last, { from }) => (from > last ? from : last), days.from),
    until: [
      ...changes.flatMap(({ to }) => to || []),
      ...edits.flatMap((edit) => lastDayOf(typed, edit, today)),
    ].reduce((first, day) => (day < first ? day : first), days.to),
  };
};

/** Has edits begin on a day, as changes: before it, what was saved stays valid. */
export const beginOn = (
  date: string,
  edits: readonly EditOfToday[],
  saved: TypedYear,
  typed: TypedYear,
): TypedYear =>
  edits.reduce<TypedYear>((year, edit) => {
    const { part } = edit;
    const version = year.changes[edit.typed];
    const before = (saved.changes[edit.saved] ?? saved)[part];
    const changed = { [part]: (version ?? year)[part] };
    const restored = version
      ? { ...year, changes: year.changes.with(edit.typed, { ...version, [part]: before }) }
      : { ...year, [part]: before };
    const there = restored.changes.findIndex((one) => one[part] && one.from === date);
    const begins = { from: date, to: version?.to ?? '', ...changed };
    return {
      ...restored,
      changes: there === -1 ? [...restored.changes, begins] : restored.changes.with(there, begins),
    };
  }, typed);
