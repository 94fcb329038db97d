import { areaHeight } from './page-geometry.ts';

const AREA = areaHeight('roomy');

/** The lines of the contents: a chapter, and its sections in columns under it. Lengths here are in points. */
export const contentsLines = { chapter: 26, section: 17, gap: 10, columns: 2 } as const;

/** How high a chapter of the contents is. */
export const chapterHeight = (sections: number): number =>
  contentsLines.chapter +
  Math.ceil(sections / contentsLines.columns) * contentsLines.section +
  (sections > 0 ? contentsLines.gap : 0);

/** A table of its own kind: its head, its rows at their lowest and at their highest, and what stands under it. */
export const overviewTable = { head: 24, row: { least: 16, most: 22 }, foot: 0 } as const;
export const holidaysTable = { head: 22, row: { least: 15, most: 20 }, foot: 34 } as const;
/** The week, where it shares its page. */
export const timetableTable = { head: 40, row: 54 } as const;

/** Above and for the heading of a part that begins on a page of another. */
export const partHeading = { gap: 22, height: 32 } as const;

/** The classes and their sum. */
export const overviewHeight = (classes: number): number =>
  overviewTable.head + (classes + 1) * overviewTable.row.least;

/** Rows of the list of holidays; blank ones where few are known. */
export const holidayRows = (holidays: number): number => Math.max(holidays, 14);
export const holidaysHeight = (holidays: number): number =>
  holidaysTable.head + holidayRows(holidays) * holidaysTable.row.least + holidaysTable.foot;

const fits = (height: number): boolean => height <= AREA + 0.01;
const asPart = (height: number): number => partHeading.gap + partHeading.height + height;

/** Whether timetable and holidays stand on one page. */
export const sharesPage = (holidays: number): boolean =>
  fits(timetableTable.head + 5 * timetableTable.row + asPart(holidaysHeight(holidays)));

/**
 * How many pages the contents and the classes take together.
 * @param chapters how many sections each chapter has
 */
export function contentsPages(chapters: readonly number[], classes: number): number {
  let pages = 1;
  let used = 0;
  for (const sections of chapters) {
    const height = chapterHeight(sections);
    if (!fits(used + height)) {
      pages += 1;
      used = 0;
    }
    used += height;
  }
  return fits(used + asPart(overviewHeight(classes))) ? pages : pages + 1;
}
