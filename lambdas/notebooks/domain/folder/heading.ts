import { termOfDate, termSpans } from '#shared/course/terms.ts';
import { weekdayOf } from '#shared/school-year/iso-date.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { clipText, writeText } from '#lambdas/print/layout/text-box.ts';
import { drawOfficialHead, officialHeight } from '#lambdas/print/official/draw-official-head.ts';
import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { weekNumber } from '../notebook/school-weeks.ts';
import type { FolderBook } from './folder.ts';

/** Lengths are in points. */
const MARGIN = 40;
const TOP = 24;
const TITLE = 24;
const ABOUT = 14;
const BOTTOM = 796;
const y = TOP + officialHeight + 6;
const below = y + TITLE + ABOUT + 10;

/** What is left of a page with this heading. */
export const area = {
  ...{ x: MARGIN, y: below, width: A4.width - 2 * MARGIN },
  height: BOTTOM - below,
} as const;

/** `Sunday 29 November 2026`. */
function longDate({ messages, texts, folder }: FolderBook): string {
  const [year = '', month = '', day = ''] = folder.date.split('-');
  const weekday = messages.weekdays[weekdayOf(folder.date)] ?? '';
  return texts.longDate(weekday, Number(day), messages.months[Number(month) - 1] ?? '', year);
}

/** The week of lessons and the term of the day; empty outside the year of lessons. */
function placeInYear({ messages, texts, folder }: FolderBook): string {
  const { year, date, season, holidays } = folder;
  if (!year || date < year.days.from || date > year.days.to) return '';
  const term = termOfDate(date, termSpans(season, year.days, holidays)) ?? 1;
  return texts.weekAndTerm(weekNumber(date, year.days), messages.terms[term - 1] ?? '');
}

/** The subject, and how many classes and pupils the teacher has. */
function ownClasses({ texts, folder }: FolderBook): string {
  const { profile, classes } = folder;
  const pupils = classes.reduce((sum, { listed }) => sum + listed.pupils.length, 0);
  const counts = [texts.classes(classes.length), texts.pupils(pupils)];
  const { subject = '' } = profile ?? {};
  return joinSaid([subject && isolate(subject), ...(classes.length > 0 ? counts : [])], ' · ');
}

/** Draws the heading of an official paper with the title of the folder, its day and its classes. */
export function drawFolderHeading(
  book: FolderBook,
  canvas: Canvas,
  tag: StructureElement,
  title: string,
): void {
  const { folder } = book;
  const { language, profile, season } = folder;
  const owner = profile && { ...profile, academicSeason: season };
  const { x, width } = area;
  drawOfficialHead(book, canvas, { tag }, { x, y: TOP, width }, { owner, language });
  const large = { size: 18, minSize: 12, weight: 'bold', colour: palette.teal } as const;
  const box = { x, y, width, height: TITLE };
  writeText(book, canvas, title, box, { ...large, tag: tag.add('H1') });
  const about = joinSaid([longDate(book), placeInYear(book)], ' · ');
  const small = { size: 9, minSize: 7, colour: palette.muted } as const;
  const start = { x, y: y + TITLE, width: width * 0.55, height: ABOUT };
  writeText(book, canvas, about, start, { ...small, tag: tag.add('P') });
  const end = { ...start, x: x + width * 0.56, width: width * 0.44 };
  const own = clipText(book, ownClasses(book), end.width, small);
  writeText(book, canvas, own, end, { ...small, align: 'end', tag: tag.add('P') });
  canvas.fill({ x, y: below - 7, width, height: 1 }, palette.teal);
}
