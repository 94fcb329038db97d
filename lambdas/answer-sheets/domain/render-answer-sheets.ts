import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { drawCut } from '#lambdas/print/pdf/cut-line.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { TestForm } from '#shared/model/content-types.ts';
import { directionOf, type DraftLanguage } from '#shared/model/locale.ts';
import {
  bubbleSize,
  choiceLetter,
  groupsOfLine,
  quarterSteps,
  type PrintedAnswers,
} from '#shared/paper/printed-answers.ts';
import { paintFrame, type Point } from '#shared/paper/sheet-frame.ts';
import type { TestLine } from '#shared/paper/answer-lines.ts';
import { SheetPen } from './sheet-pen.ts';

export interface AnswerSheet {
  /** What its corner marks say. The key has none, so that no reader takes it for a pupil's sheet. */
  readonly number?: number;
  /** Missing on a spare sheet, where the pupil writes it. */
  readonly pupil?: string;
  /** The right options of a key, by their questions. */
  readonly right?: ReadonlyMap<string, string>;
  readonly form?: TestForm;
  readonly lines: readonly TestLine[];
  readonly layout: PrintedAnswers;
}

export interface AnswerSheetsHead {
  readonly language: DraftLanguage;
  readonly title: string;
  readonly className: string;
  /** `YYYY-MM-DD`: the creation date in the file. */
  readonly createdOn: string;
}

const radius = bubbleSize / 2;

/** Draws a sheet's text and bubbles, all but its corner marks. */
export type DrawSheet = (
  book: PdfBook,
  canvas: Canvas,
  sheet: AnswerSheet,
  head: AnswerSheetsHead,
) => void;

/** A line's label, and the letters before or above its bubbles. */
function drawLine(
  pen: SheetPen,
  { line, label, letters }: TestLine,
  groups: readonly Point[][],
  quarters: readonly string[],
): void {
  const [first] = groups[0] ?? [];
  if (!first) return;
  const isAbove = line.kind !== 'options';
  const edge = pen.start(first.x) - radius;
  const labelEnd = isAbove ? edge - 2.4 : edge - 6.2;
  pen.write(label, [labelEnd - (isAbove ? 13 : 7), labelEnd], first.y, {
    size: 9,
    weight: 'bold',
    align: 'end',
  });
  for (const [index, group] of groups.entries())
    for (const [place, bubble] of group.entries()) {
      pen.ring(bubble);
      const letter = (index === 0 ? letters : quarters)[place] ?? '';
      const x = pen.start(bubble.x);
      if (isAbove)
        pen.write(letter, [x - 3.6, x + 3.6], bubble.y - radius - 1.7, {
          size: 7,
          colour: palette.muted,
          align: 'center',
        });
      else
        pen.write(letter, [x - radius - 5, x - radius - choiceLetter.gap], bubble.y, {
          size: 9,
          colour: palette.muted,
          align: 'end',
        });
    }
}

/** Name, class, title and form, and how to fill the bubbles. */
function drawHead(pen: SheetPen, sheet: AnswerSheet, head: AnswerSheetsHead): void {
  const labels = labelsIn(head.language);
  const { pupil, form, layout, right } = sheet;
  const isHalf = layout.page.height < 200;
  const end = form ? 168 : 186;
  const name = isHalf ? 25 : 28;
  pen.write(labels.answerSheet, [24, 90], name - 7, { size: 9, colour: palette.muted });
  pen.write(isolate(head.className), [96, end], name - 7, { size: 9, align: 'end', isRead: true });
  if (right)
    pen.write(labels.answerKey, [24, end], name, { size: 15, weight: 'bold', isRead: true });
  else if (pupil)
    pen.write(isolate(pupil), [24, end], name, { size: 15, weight: 'bold', isRead: true });
  else {
    pen.write(labels.name, [24, 52], name, { size: 11 });
    pen.rule(54, end, name + 2.4);
  }
  if (form) {
    const letter = labels.formLetters[form];
    pen.write(letter, [172, 186], name, { size: 24, weight: 'bold', align: 'center' });
  }
  pen.write(isolate(head.title), [24, end], name + (isHalf ? 7 : 8), { size: 11, isRead: true });
  const how = name + (isHalf ? 13.5 : 18);
  pen.dot({ x: pen.start(24 + radius), y: how });
  pen.write(labels.fillBubbles, [24 + bubbleSize + 2, 186], how, { size: 9, isRead: true });
  if (!pupil && !right)
    pen.write(labels.numberInList, [24, 186], how + 5, { size: 9, isRead: true });
}

/** The bubbles of a key's right options. */
function rightBubbles({ lines, layout, right }: AnswerSheet): Point[] {
  let next = 0;
  return lines.flatMap(({ line, question }) => {
    const [group = []] = layout.groups.slice(next);
    next += groupsOfLine(line);
    const option = question && right?.get(question.id);
    return (option !== undefined && group[question?.options?.indexOf(option) ?? -1]) || [];
  });
}

function drawSheet(pen: SheetPen, sheet: AnswerSheet, head: AnswerSheetsHead): void {
  const { layout, lines } = sheet;
  const labels = labelsIn(head.language);
  drawHead(pen, sheet, head);
  let next = 0;
  let arePoints = false;
  for (const line of lines) {
    const groups = layout.groups.slice(next, next + groupsOfLine(line.line));
    next += groups.length;
    const y = groups[0]?.[0]?.y ?? 0;
    if (line.line.kind === 'points' && !arePoints) {
      arePoints = true;
      pen.rule(24, 186, y - 11.6);
      pen.write(labels.teacherPoints, [24, 186], y - 8.9, { size: 8, colour: palette.muted });
    }
    drawLine(pen, line, groups, quarterSteps.map(labels.number));
  }
}

/**
 * Writes answer sheets as an A4 PDF; two halves share a page, which is cut across.
 * @param sheets all of the same paper, in the order of the print
 */
export async function renderAnswerSheets(
  sheets: readonly AnswerSheet[],
  head: AnswerSheetsHead,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  return writeSheets(await PdfBook.create(head.language, typefaces), sheets, head);
}

/**
 * Writes sheets into a new book.
 * @param drawOwn draws sheets that are whole pages of their own kind
 */
export async function writeSheets(
  book: PdfBook,
  sheets: readonly AnswerSheet[],
  head: AnswerSheetsHead,
  drawOwn?: DrawSheet,
): Promise<Uint8Array> {
  const { language, title, className, createdOn } = head;
  const isHalf = (sheets[0]?.layout.page.height ?? 0) < 200;
  let canvas: Canvas | undefined;
  for (const [index, sheet] of sheets.entries()) {
    const isSecond = isHalf && index % 2 === 1;
    if (!canvas || !isSecond) canvas = book.addPage();
    const { height } = sheet.layout.page;
    if (isSecond) drawCut(canvas);
    const pen = new SheetPen(book, canvas, directionOf(language), isSecond ? height : 0);
    if (sheet.number !== undefined)
      for (const box of paintFrame(sheet.layout, sheet.number)) pen.fill(box);
    if (drawOwn) drawOwn(book, canvas, sheet, head);
    else drawSheet(pen, sheet, head);
    for (const bubble of rightBubbles(sheet)) pen.dot(bubble);
    if (sheet.pupil) book.bookmarks.push({ title: sheet.pupil, page: canvas.index, children: [] });
  }
  const subject = className;
  return book.save({ title, author: '', subject, language, createdOn });
}
