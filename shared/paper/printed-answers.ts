import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import type { Direction } from '#shared/model/locale.ts';
import { markSize, point, sheetFrame, type Point, type SheetFrame } from './sheet-frame.ts';

/** The diameter of a bubble: large enough for a pen, small enough that filling it takes two seconds. */
export const bubbleSize = 4.6;
/** Bubbles of one answer: those of a choice, or of the points of a question. */
const MOST_BUBBLES = 16;
/** A question may have a row of points and one of quarters; a spare sheet has two groups for the pupil's number. */
const MOST_GROUPS = 2 * limits.testQuestions + 2;

/**
 * Where everything is on a printed answer sheet, in millimetres from its top left corner. It is stored when the sheet is
 * printed, and the reader uses nothing else. What the groups mean is stored beside it. Rounded to 0.01.
 */
export const printedAnswers = z.extend(sheetFrame, {
  kind: z.literal('answers'),
  /** Of this format. A change that an older reader would misread gets a new version. */
  version: z.literal(1),
  bubbleSize: z.number().check(z.gte(2), z.lte(10)),
  /** The middles of the bubbles of each group, in the order of its answers. At most one of a group is filled. */
  groups: z
    .array(z.array(point).check(z.minLength(1), z.maxLength(MOST_BUBBLES)))
    .check(z.minLength(1), z.maxLength(MOST_GROUPS)),
});
export type PrintedAnswers = z.infer<typeof printedAnswers>;

/** A sheet of its own, or the half of one that is cut across. */
export const answerPapers = ['whole', 'half'] as const;
export type AnswerPaper = (typeof answerPapers)[number];

/** Where a test is answered: on sheets of their own, or on the test itself. */
export const answerPlaces = ['sheets', 'test'] as const;

/**
 * A line of a sheet, which is one group of bubbles or two: an answer out of several; points, which the teacher fills in,
 * as a group of whole points and one of quarters; or a digit of the pupil's number on a spare sheet.
 */
export type AnswerLine =
  | { readonly kind: 'options'; readonly count: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'digit'; readonly count: number };

/** How many groups of bubbles a line has. */
export const groupsOfLine = ({ kind }: AnswerLine): number => (kind === 'points' ? 2 : 1);

const PAGE = { width: 210, whole: 297, half: 148.5 };
const EDGE = 11;
const TEXT = { left: 24, right: 186 };
/** Where the bubbles begin, below the name and the instructions; and the marks at the bottom. */
const HEAD = { whole: 56, half: 44 };
const FOOT = 18.5;
/** Heights of a choice: the largest is used with which everything fits. */
const CHOICE_HEIGHTS = [9.4, 8.4, 7.4];
/** From a line's start to its first bubble, between the middles of bubbles, and the height of other lines. */
const CHOICE = { label: 11, pitch: 10.5 };
/** Between the end of a choice's letter and the ring of its bubble, and the width of most letters. */
export const choiceLetter = { gap: 1, width: 1.8 } as const;
const DIGITS = { label: 14, pitch: 6.4, height: 13 };
const POINTS = { label: 14, pitch: 7.8, height: 11 };
/** Between columns of choices, between whole points and quarters, and above the points of the teacher. */
const GAP = { columns: 1.5, quarters: 6, points: 9 };
export const quarterSteps = [0.25, 0.5, 0.75] as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;
const row = (count: number, start: number, pitch: number, y: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: start + (index + 0.5) * pitch, y }));

/** Ticks along the frame, between its marks, where bent paper is followed. */
function ticksOf({ marks }: Pick<SheetFrame, 'marks'>): Point[] {
  const inside = markSize / 2;
  const [left, right] = [marks.left + inside, marks.right - inside];
  const [top, bottom] = [marks.top + inside, marks.bottom - inside];
  const down = bottom - top > 150 ? 8 : 4;
  const steps = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / (count + 1));
  return [
    ...steps(left, right, 4).flatMap((x) => [top, bottom].map((y) => ({ x, y }))),
    ...steps(top, bottom, down).flatMap((y) => [left, right].map((x) => ({ x, y }))),
  ];
}

/**
 * How far right of a bubble the middle of its letter is, in millimetres.
 * @returns undefined if the group is no choice of an answer sheet, whose letters are before their bubbles
 */
export function letterOfChoice([first, second]: readonly Point[]): number | undefined {
  if (!first || !second || Math.abs(first.y - second.y) > 0.1) return undefined;
  const pitch = second.x - first.x;
  if (Math.abs(Math.abs(pitch) - CHOICE.pitch) > 0.1) return undefined;
  return -Math.sign(pitch) * (bubbleSize / 2 + choiceLetter.gap + choiceLetter.width / 2);
}

type Placed = Map<AnswerLine, Point[][]>;

/** Digits beside each other on one line; returns where it ends. */
function placeDigits(lines: readonly AnswerLine[], top: number, placed: Placed): number {
  let start = TEXT.left;
  for (const line of lines)
    if (line.kind === 'digit') {
      start += DIGITS.label;
      const y = top + DIGITS.height - bubbleSize;
      placed.set(line, [row(line.count, start, DIGITS.pitch, y)]);
      start += line.count * DIGITS.pitch;
    }
  return start === TEXT.left ? top : top + DIGITS.height;
}

/** Choices in columns beside each other; returns where they end. */
function placeChoices(
  lines: readonly AnswerLine[],
  top: number,
  height: number,
  placed: Placed,
): number {
  const choices = lines.flatMap((line) => (line.kind === 'options' ? [line] : []));
  if (choices.length === 0) return top;
  const widest = CHOICE.label + Math.max(...choices.map(({ count }) => count)) * CHOICE.pitch;
  const room = TEXT.right - TEXT.left + GAP.columns;
  const columns = Math.max(1, Math.floor(room / (widest + GAP.columns)));
  const perColumn = Math.ceil(choices.length / columns);
  for (const [index, line] of choices.entries()) {
    const start = TEXT.left + Math.floor(index / perColumn) * (widest + GAP.columns) + CHOICE.label;
    const y = top + ((index % perColumn) + 0.5) * height;
    placed.set(line, [row(line.count, start, CHOICE.pitch, y)]);
  }
  return top + perColumn * height;
}

/** Rows of whole points, each with one of quarters; returns where they end. */
function placePoints(lines: readonly AnswerLine[], top: number, placed: Placed): number {
  const start = TEXT.left + POINTS.label;
  let bottom = top;
  for (const line of lines)
    if (line.kind === 'points') {
      if (bottom === top) bottom += GAP.points;
      bottom += POINTS.height;
      const y = bottom - bubbleSize;
      const count = Math.floor(line.points) + 1;
      const quarters = start + count * POINTS.pitch + GAP.quarters;
      placed.set(line, [
        row(count, start, POINTS.pitch, y),
        row(quarterSteps.length, quarters, POINTS.pitch, y),
      ]);
    }
  return bottom;
}

/** The groups of all lines, if they fit with choices of this height. */
function place(
  lines: readonly AnswerLine[],
  paper: AnswerPaper,
  height: number,
): Point[][] | undefined {
  const placed: Placed = new Map();
  const top = placeDigits(lines, HEAD[paper], placed);
  const bottom = placePoints(lines, placeChoices(lines, top, height, placed), placed);
  const groups = lines.flatMap((line) => placed.get(line) ?? []);
  const fits = groups.every(
    (group) =>
      group.length <= MOST_BUBBLES && group.every(({ x }) => x + bubbleSize / 2 <= TEXT.right),
  );
  return fits && bottom <= PAGE[paper] - FOOT ? groups : undefined;
}

/**
 * Places the lines of an answer sheet; the groups of each line follow one another in the lines' order.
 * @returns undefined if they do not fit on the paper
 */
export function layOutAnswers(
  lines: readonly AnswerLine[],
  paper: AnswerPaper,
  direction: Direction,
): PrintedAnswers | undefined {
  const [groups] = CHOICE_HEIGHTS.flatMap((height) => {
    const placed = place(lines, paper, height);
    return placed ? [placed] : [];
  });
  if (!groups) return undefined;
  const onPage = ({ x, y }: Point): Point => ({ x: direction === 'rtl' ? PAGE.width - x : x, y });
  return frameAnswers(
    groups.map((group) => group.map(onPage)),
    paper,
  );
}

/** A sheet with bubbles at these places of its page, and the corner marks and ticks around them. */
export function frameAnswers(
  groups: readonly (readonly Point[])[],
  paper: AnswerPaper,
): PrintedAnswers {
  const height = PAGE[paper];
  const marks = { left: EDGE, top: EDGE, right: PAGE.width - EDGE, bottom: height - EDGE };
  const exact = ({ x, y }: Point): Point => ({ x: rounded(x), y: rounded(y) });
  return {
    kind: 'answers',
    version: 1,
    page: { width: PAGE.width, height },
    markSize,
    marks,
    ticks: ticksOf({ marks }).map(exact),
    bubbleSize,
    groups: groups.map((group) => group.map(exact)),
  };
}
