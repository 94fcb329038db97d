import {
  registerColumns,
  weekColumns,
  type RegisterColumn,
} from '#shared/attendance/register-columns.ts';
import { rollPlaces, type RollPlace } from '#shared/attendance/roll-places.ts';
import { signIn } from '#shared/attendance/roll.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import { classesIn } from '#shared/course/courses-of.ts';
import { limits } from '#shared/model/limits.ts';
import { registerPages, type AttendancePage } from '#shared/notebook/attendance-pages.ts';
import { drawnSigns, type DrawnSign } from '#shared/paper/printed-sheet.ts';
import type { PrintedClass } from '../job/printed-class.ts';
import type { Notebook } from './notebook.ts';
import type { ClassPlace } from './page-frame.ts';

/** A column with the sessions of its rolls. */
export type RollColumn = RegisterColumn<RollPlace>;

/** A class's register with a column for each roll. */
export interface ClassRegister {
  readonly saved: PrintedClass;
  readonly columns: readonly RollColumn[];
  readonly rolls: Rolls;
  readonly pages: readonly AttendancePage[];
}

/** The register of a saved class whose timetable and year are known; undefined for others. */
export function registerOf({ input }: Notebook, place: ClassPlace): ClassRegister | undefined {
  const saved = input.saved?.[place.index];
  const { year, schoolYear, contents, profile } = input;
  const { name } = place.listedClass;
  if (!saved || !year) return undefined;
  const season = profile.academicSeason;
  const perDay = weekColumns(schoolYear, season, name, year.isByHalfDay ? 'Primary' : undefined);
  if (!perDay) return undefined;
  const isOfClass = classesIn([name]);
  const courses = year.courses.filter(({ course }) => isOfClass(course));
  const sessions = courses.map(({ real }) => real.sessions.filter(({ what }) => what !== 'exam'));
  return {
    saved,
    columns: registerColumns(rollPlaces(sessions, year.isByHalfDay)),
    rolls: input.rolls?.get(saved.classId) ?? {},
    pages: registerPages(contents.attendance, season, perDay),
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The columns that are on a page; none if there are none, or more than a photo could be read of. */
export function columnsOn(
  { columns, pages }: ClassRegister,
  page: AttendancePage,
): readonly RollColumn[] {
  const spans = page.map(({ month: { month, year }, until = 31 }) => {
    const earlier = pages
      .slice(0, pages.indexOf(page))
      .flat()
      .filter((one) => one.month.month === month)
      .map((one) => one.until ?? 0);
    const start = `${year}-${two(month)}`;
    return { after: `${start}-${two(Math.max(0, ...earlier))}`, to: `${start}-${two(until)}` };
  });
  const found = columns.filter(({ date }) =>
    spans.some(({ after, to }) => date > after && date <= to),
  );
  return found.length > limits.sheetColumns || found.every(isLost) ? [] : found;
}

/** Whether nothing was taught in the whole column. */
export const isLost = ({ places }: RollColumn): boolean => places.every((place) => place.isLost);

const isDrawn = (sign: string | undefined): sign is DrawnSign =>
  drawnSigns.some((drawn) => drawn === sign);

/** The sign that is known of a pupil in a column. */
export function signOf({ places }: RollColumn, rolls: Rolls, pupil: string): DrawnSign | undefined {
  const signs = places.map(({ key }) => rolls[key] && signIn(rolls[key], pupil));
  return signs.find(isDrawn);
}
