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

/** Pages of the cover, the contents and the parts that belong to no class. */
export function commonPages(notebook: PlannedNotebook): number {
  const { contents, classes } = notebook;
  const { teacherCard, schoolCard, annualDistribution, councilMinutes, trainingLog } = contents;
  const cards = teacherCard || schoolCard;
  const parts = [
    true,
    cards,
    contents.timetable,
    contents.holidays,
    annualDistribution,
    contents.dailyPages > 0,
    councilMinutes,
    trainingLog,
  ].filter(Boolean);
  const chapters = [...parts.map(() => 0), ...classes.map(() => classSections(notebook))];
  const levels = levelGroups(classes.map(({ name }) => name));
  const cover = 1;
  return (
    cover +
    contentsPages(chapters, classes.length) +
    one(cards) +
    weekPages(notebook) +
    (annualDistribution ? Math.max(1, levels.length) : 0) +
    contents.dailyPages +
    (councilMinutes ? Math.max(1, classes.length) : 0) +
    one(trainingLog)
  );
}
