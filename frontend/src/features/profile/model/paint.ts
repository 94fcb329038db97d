import { periods, schoolWeek, type SchoolYear } from '#shared/model/school-year.ts';
import { clear, enter, isSameHour, isTaughtAt, type Hour, type Taught } from './timetable.ts';

type Timetable = SchoolYear['timetable'];

/** Hours that one movement of the pointer fills with a class, or clears. */
export interface Stroke {
  readonly hours: readonly Hour[];
  readonly at: Hour;
  readonly taught: Taught | undefined;
  /** Whether it clears the hours: in the weeks of what is taught, if it says some. */
  readonly clears: boolean;
}

/** Begins a stroke: it clears if its first hour has the class already, as pressing that hour does. */
export const beginStroke = (
  timetable: Timetable,
  hour: Hour,
  taught: Taught | undefined,
): Stroke => ({
  hours: [hour],
  at: hour,
  taught,
  clears: !taught || isTaughtAt(timetable, hour, taught),
});

/** The hours on the way to another, which a fast pointer skips. */
function hoursTo(from: Hour, to: Hour): Hour[] {
  const days = to.day - from.day;
  const rows = to.period - from.period;
  const steps = Math.max(Math.abs(days), Math.abs(rows));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    const day = schoolWeek[Math.round(from.day + days * part)];
    const period = periods[Math.round(from.period + rows * part) - 1];
    return { day: day ?? to.day, period: period ?? to.period };
  });
}

/** Continues a stroke to another hour; each hour is in it once. */
export const extendStroke = (stroke: Stroke, at: Hour): Stroke => ({
  ...stroke,
  hours: [
    ...stroke.hours,
    ...hoursTo(stroke.at, at).filter((hour) => !stroke.hours.some((one) => isSameHour(one, hour))),
  ],
  at,
});

/** The timetable after a stroke. A class keeps its rooms unless another room was typed. */
export const applyStroke = (timetable: Timetable, { hours, taught, clears }: Stroke): Timetable =>
  hours.reduce<Timetable>(
    (before, { day, period }) =>
      taught && !clears
        ? enter(before, { day, period }, taught)
        : clear(before, { day, period }, taught?.week),
    timetable,
  );
