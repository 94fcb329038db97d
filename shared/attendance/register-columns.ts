import { classKey } from '../class-lists/class-code.ts';
import { allLessons, halfIn, isInWeek } from '../course/course-days.ts';
import { weekLetters, type Lesson, type SchoolYear } from '../model/school-year.ts';
import { inSeason } from '../school-year/in-season.ts';
import { isCalledByHalfDay, rollPlaces, type RollPlace } from './roll-places.ts';

type Place = Pick<RollPlace, 'key' | 'date' | 'half' | 'isLost'>;

/** A column of a register: a roll, or those of both halves of a class on one date. */
export interface RegisterColumn<P extends Place = Place> {
  readonly date: string;
  readonly places: readonly [P, ...P[]];
}

/** The columns of a register in the order of the rolls. Two halves that come one after the other on a date share one. */
export function registerColumns<P extends Place>(places: readonly P[]): RegisterColumn<P>[] {
  const columns: { date: string; places: [P, ...P[]] }[] = [];
  for (const place of places) {
    const last = columns.at(-1);
    const isOther =
      last?.date === place.date &&
      last.places.length === 1 &&
      place.half !== undefined &&
      last.places[0].half === 3 - place.half;
    if (last && isOther) last.places.push(place);
    else columns.push({ date: place.date, places: [place] });
  }
  return columns;
}

/** How many columns a day of a timetable has at most: weeks A and B may differ. */
function columnsOfDay(lessons: readonly Lesson[], isByHalfDay: boolean): number {
  const counts = weekLetters.map((letter) => {
    const sessions = lessons
      .filter((lesson) => isInWeek(lesson, letter))
      .toSorted((one, other) => one.period - other.period)
      .map(({ period, room, subject = '', ...lesson }) => ({
        ...{ key: `-${period}`, date: '', period, room, subject, what: 'line' as const },
        half: halfIn(lesson, letter),
      }));
    const courses = [...Map.groupBy(sessions, ({ subject }) => subject).values()];
    return registerColumns(rollPlaces(courses, isByHalfDay)).length;
  });
  return Math.max(...counts);
}

/**
 * How many columns a class's register has at most on each weekday of a season, by the timetable alone; undefined if no
 * timetable names the class.
 */
export function weekColumns(
  schoolYear: SchoolYear | undefined,
  season: string,
  className: string,
  level: string | undefined,
): ReadonlyMap<number, number> | undefined {
  if (!schoolYear) return undefined;
  const { timetable, changes = [] } = inSeason(schoolYear, season);
  const names = allLessons({ timetable, changes }).map((lesson) => classKey(lesson.className));
  const isByHalfDay = isCalledByHalfDay(level, names);
  const columns = new Map<number, number>();
  for (const lessons of [timetable, ...changes.flatMap((change) => [change.timetable ?? []])]) {
    const ofClass = lessons.filter((lesson) => classKey(lesson.className) === classKey(className));
    for (const [day, ofDay] of Map.groupBy(ofClass, (lesson) => lesson.day))
      columns.set(day, Math.max(columns.get(day) ?? 0, columnsOfDay(ofDay, isByHalfDay)));
  }
  return columns.size > 0 ? columns : undefined;
}
