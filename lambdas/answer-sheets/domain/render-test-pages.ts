import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { wholePage, type Paper } from '#lambdas/print/prose/paper.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { testForms } from '#shared/model/content-types.ts';
import type { Test } from '#shared/model/draft.ts';
import { directionOf } from '#shared/model/locale.ts';
import { linesOfTest, numberLines } from '#shared/paper/answer-lines.ts';
import type { AnswerPrint, FormOnPaper, TestOnPaper } from '#shared/paper/lay-out-test.ts';
import { bubbleSize, frameAnswers, type PrintedAnswers } from '#shared/paper/printed-answers.ts';
import type { Point } from '#shared/paper/sheet-frame.ts';
import {
  writeSheets,
  type AnswerSheet,
  type AnswerSheetsHead,
  type DrawSheet,
} from './render-answer-sheets.ts';
import { bubblesOf, roomBelow, setTest, type SetStrip } from './set-test.ts';
import { POINTS, SheetPen } from './sheet-pen.ts';

export type FormulaTypefaces = Awaited<ReturnType<typeof loadFormulaTypefaces>>;

/** A test whose pages carry their own bubbles, ready to be drawn for each pupil. */
export interface TestPages {
  readonly onPaper: TestOnPaper;
  readonly render: (sheets: readonly AnswerSheet[], head: AnswerSheetsHead) => Promise<Uint8Array>;
}

/** In millimetres: where text begins and ends, the lines of the head, and where the test begins below it. */
const TEXT = { start: 18, end: 192 };
const LINES = { name: 22.5, title: 29, how: 35 };
const TOP = 39;
const DIGITS = { words: 40, bubbles: 49, below: 54, pitch: 6.4, starts: [32, 124] };

/** The bubbles of a pupil's number, from the side where reading starts. */
const digitsFromStart = (): Point[][] =>
  DIGITS.starts.map((start) =>
    Array.from({ length: 10 }, (_, digit) => ({
      x: start + (digit + 0.5) * DIGITS.pitch,
      y: DIGITS.bubbles,
    })),
  );

/** Name, title and class, the form, the mark, and how to fill the bubbles. */
function drawHead(
  pen: SheetPen,
  { pupil, form, right }: AnswerSheet,
  head: AnswerSheetsHead,
): void {
  const labels = labelsIn(head.language);
  const { start, end } = TEXT;
  const last = form ? end - 20 : end;
  const name = right ? labels.answerKey : pupil && isolate(pupil);
  if (name) pen.write(name, [start, 140], LINES.name, { size: 14, weight: 'bold', isRead: true });
  else {
    pen.write(labels.name, [start, 44], LINES.name, { size: 11 });
    pen.rule(46, 138, LINES.name + 2.4);
  }
  pen.write(isolate(head.className), [142, last], LINES.name, {
    ...{ size: 10, align: 'end', isRead: true },
  });
  if (form) {
    const letter = labels.formLetters[form];
    pen.write(letter, [end - 14, end], LINES.name + 2, {
      size: 24,
      weight: 'bold',
      align: 'center',
    });
  }
  pen.write(isolate(head.title), [start, last], LINES.title, {
    ...{ size: 12, weight: 'bold', colour: palette.teal, isRead: true },
  });
  pen.dot({ x: pen.start(start + bubbleSize / 2), y: LINES.how });
  const how = [start + bubbleSize + 2, end] as const;
  pen.write(labels.fillBubbles, how, LINES.how, { size: 8.5, isRead: true });
}

/** Where a pupil without a printed name fills in the number. */
function drawDigits(pen: SheetPen, { lines }: AnswerSheet, head: AnswerSheetsHead): void {
  const labels = labelsIn(head.language);
  pen.write(labels.numberInList, [TEXT.start, TEXT.end], DIGITS.words, { size: 8.5, isRead: true });
  for (const [index, group] of digitsFromStart().entries()) {
    const first = DIGITS.starts[index] ?? 0;
    const label = lines[index]?.label ?? '';
    const words = { size: 9, weight: 'bold', align: 'end' } as const;
    pen.write(label, [first - 14, first - 2], DIGITS.bubbles, words);
    for (const [digit, { x, y }] of group.entries()) {
      pen.ring({ x: pen.start(x), y });
      const muted = { size: 7, colour: palette.muted, align: 'center' } as const;
      pen.write(String(digit), [x - 3, x + 3], y - bubbleSize / 2 - 1.7, muted);
    }
  }
}

/**
 * Sets a test on pages that carry their own bubbles, one for each form, with and without a name.
 * @returns undefined if a form does not fit on one page
 */
export async function setTestPages(
  test: Test,
  { forms, spare }: Pick<AnswerPrint, 'forms' | 'spare'>,
  typefaces: FormulaTypefaces,
): Promise<TestPages | undefined> {
  const { language } = test;
  const direction = directionOf(language);
  const book = await PdfBook.create(language, typefaces);
  const letters = {
    upright: book.addTypeface(typefaces.upright, 'U'),
    slanted: book.addTypeface(typefaces.slanted, 'S'),
    words: book.regular,
  };
  const paper: Paper = { book, language, direction, letters, frame: wholePage, size: 10.5 };
  const bodies = new Map<PrintedAnswers, { strips: readonly SetStrip[]; top: number }>();
  const set = (isSpare: boolean): FormOnPaper[] =>
    testForms.slice(0, forms).flatMap((form) => {
      const top = (isSpare ? DIGITS.below : TOP) * POINTS;
      const strips = setTest(paper, test, form, roomBelow(top));
      if (!strips) return [];
      const fromLeft = ({ x, y }: Point): Point => ({ x: direction === 'rtl' ? 210 - x : x, y });
      const digits = isSpare ? digitsFromStart().map((group) => group.map(fromLeft)) : [];
      const layout = frameAnswers([...digits, ...bubblesOf(paper, strips, top)], 'whole');
      bodies.set(layout, { strips, top });
      const lines = [...(isSpare ? numberLines(language) : []), ...linesOfTest(test, form)];
      return [{ form, lines, layout }];
    });
  const named = set(false);
  const others = spare > 0 ? set(true) : [];
  if (named.length < forms || (spare > 0 && others.length < forms)) return undefined;
  const draw: DrawSheet = (_, canvas, sheet, head) => {
    const pen = new SheetPen(book, canvas, direction, 0);
    drawHead(pen, sheet, head);
    if (!sheet.pupil && !sheet.right) drawDigits(pen, sheet, head);
    const body = bodies.get(sheet.layout);
    let y = body?.top ?? 0;
    for (const one of body?.strips ?? []) {
      one.draw({ paper, canvas, y });
      y += one.height;
    }
  };
  return {
    onPaper: { paper: 'whole', named, spare: others },
    render: (sheets, head) => writeSheets(book, sheets, head, draw),
  };
}
