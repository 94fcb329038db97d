import { areaHeight } from './page-geometry.ts';

const AREA = areaHeight('roomy');

/** The lines of the contents: a chapter, then its sections in columns. Lengths in this file are in points. */
export const contentsLines = { chapter: 26, section: 17, gap: 10, columns: 2 } as const;

/** Height of a chapter in the contents. */
export const chapterHeight = (sections: number): number =>
  contentsLines.chapter +
  Math.ceil(sections / contentsLines.columns) * contentsLines.section +
  (sections > 0 ? contentsLines.gap : 0);

/** Each table has a head, rows between a lowest and a highest height, and space under it. */
export const overviewTable = { head: 24, row: { least: 16, most: 22 }, foot: 0 } as const;
export const holidaysTable = { head: 22, row: { least: 15, most: 20 }, foot: 34 } as const;
export const timetableTable = { head: 40, row: 54 } as const;

/** Space above and for the heading of a part that begins in the middle of a page. */
export const partHeading = { gap: 22, height: 32 } as const;

export const overviewHeight = (classes: number): number =>
  overviewTable.head + (classes + 1) * overviewTable.row.least;

/** Rows of the list of holidays; few holidays are followed by blank rows. */
export const holidayRows = (holidays: number): number => Math.max(holidays, 14);
export const holidaysHeight = (holidays: number): number =>
  holidaysTable.head + holidayRows(holidays) * holidaysTable.row.least + holidaysTable.foot;

const fits = (height: number): boolean => height <= AREA + 0.01;
const heightWithHeading = (height: number): number => partHeading.gap + partHeading.height + height;

/** Whether timetable and holidays fit on one page. */
export const sharesPage = (holidays: number): boolean =>
  fits(timetableTable.head + 5 * timetableTable.row + heightWithHeading(holidaysHeight(holidays)));

/**
 * How many pages the contents and the overview of classes take together.
 * @param chapters the number of sections in each chapter
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
  return fits(used + heightWithHeading(overviewHeight(classes))) ? pages : pages + 1;
}
