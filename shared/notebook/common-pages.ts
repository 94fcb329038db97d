import { courseDays } from '../course/course-days.ts';
import { classesIn, coursesOf } from '../course/courses-of.ts';
import { inSeason } from '../school-year/in-season.ts';
import { foldText } from '../text/fold-text.ts';
import { dailyDates } from './daily-dates.ts';
import { holidaysOf } from '../school-year/default-holidays.ts';
import { contentsPages, sharesPage } from './front-matter.ts';
import { levelGroups } from './level-groups.ts';
import type { PlannedNotebook } from './planned-notebook.ts';

const one = (isIncluded: boolean): number => (isIncluded ? 1 : 0);

/** How many lines a class has in the table of contents. */
function classSections({ contents }: PlannedNotebook): number {
  const { attendance, marks, results, statistics, remediation, seatingPlan, notes } = contents;
  const list = 1;
  const others = [attendance !== 'none', results, statistics, remediation, seatingPlan, notes > 0];
  return list + marks.length + others.filter(Boolean).length;
}

function weekPages({ contents, schoolYear, season }: PlannedNotebook): number {
  const { timetable, holidays } = contents;
  if (!timetable || !holidays) return one(timetable) + one(holidays);
  return sharesPage(holidaysOf(schoolYear, season, 'en').length) ? 1 : 2;
}

type PlannedDays = Pick<PlannedNotebook, 'contents' | 'dailyDays' | 'schoolYear' | 'season'>;

/** How many daily pages a notebook has; a make-up on another day may add one. */
export const dailyPageCount = ({ contents, dailyDays, schoolYear, season }: PlannedDays): number =>
  contents.dailyPages > 0 && dailyDays
    ? dailyDates(dailyDays, schoolYear, season).length
    : contents.dailyPages;

/** Pages of the annual distribution: one for each level, or for each of its subjects. */
function yearPages({ classes, schoolYear, season, subject = '' }: PlannedNotebook): number {
  const courses =
    schoolYear && courseDays(season) ? coursesOf(inSeason(schoolYear, season), subject) : [];
  const pages = levelGroups(classes.map(({ name }) => name)).map((names) => {
    const ofLevel = courses.filter(classesIn(names));
    return Math.max(1, new Set(ofLevel.map((course) => foldText(course.subject))).size);
  });
  return Math.max(
    1,
    pages.reduce((sum, count) => sum + count, 0),
  );
}

/** Pages of the cover, the contents and the parts that belong to no class. */
export function commonPages(notebook: PlannedNotebook): number {
  const { contents, classes } = notebook;
  const { teacherCard, schoolCard, annualDistribution, councilMinutes, trainingLog } = contents;
  const cards = teacherCard || schoolCard;
  const daily = dailyPageCount(notebook);
  const parts = [
    true,
    cards,
    contents.timetable,
    contents.holidays,
    annualDistribution,
    daily > 0,
    councilMinutes,
    trainingLog,
  ].filter(Boolean);
  const chapters = [...parts.map(() => 0), ...classes.map(() => classSections(notebook))];
  const cover = 1;
  return (
    cover +
    contentsPages(chapters, classes.length) +
    one(cards) +
    weekPages(notebook) +
    (annualDistribution ? yearPages(notebook) : 0) +
    daily +
    (councilMinutes ? Math.max(1, classes.length) : 0) +
    one(trainingLog)
  );
}
