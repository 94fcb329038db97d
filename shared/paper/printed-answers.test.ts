import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  bubbleSize,
  groupsOfLine,
  layOutAnswers,
  printedAnswers,
  type AnswerLine,
} from './printed-answers.ts';
import { markOrigins, quietZone, tickQuietZone, tickSize, type Point } from './sheet-frame.ts';

const choices = (count: number, options = 4): AnswerLine[] =>
  Array.from({ length: count }, () => ({ kind: 'options', count: options }));
const points = (...most: readonly number[]): AnswerLine[] =>
  most.map((value) => ({ kind: 'points', points: value }));
const spare: AnswerLine[] = [10, 10].map((count) => ({ kind: 'digit', count }));

const tests = [
  {
    name: 'thirty choices and a task',
    lines: [...choices(30), ...points(2, 3, 8)],
    paper: 'whole',
  },
  { name: 'sixty statements', lines: choices(60, 2), paper: 'whole' },
  { name: 'a spare sheet', lines: [...spare, ...choices(14), ...points(2, 3)], paper: 'half' },
  { name: 'points alone', lines: points(0.5, 4, 14), paper: 'half' },
  { name: 'six options', lines: choices(12, 6), paper: 'half' },
] as const;
const cases = tests.flatMap((one) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ ...one, direction })),
);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

it.each(cases)(
  'places the bubbles of $name apart from each other and the frame, $direction',
  (one) => {
    const lines: readonly AnswerLine[] = one.lines;
    const numberOfGroups = lines.reduce((sum, line) => sum + groupsOfLine(line), 0);
    const sheet = layOutAnswers(one.lines, one.paper, one.direction)!;
    expect(z.safeParse(printedAnswers, sheet).success).toBe(true);
    expect(sheet.groups).toHaveLength(numberOfGroups);
    const bubbles = sheet.groups.flat();
    const radius = bubbleSize / 2;
    const nearest = bubbles.flatMap((bubble, index) => [
      ...bubbles.slice(index + 1).map((other) => distance(bubble, other) - 2 * radius),
      ...sheet.ticks.map((tick) => distance(bubble, tick) - radius - tickSize - tickQuietZone),
      ...markOrigins(sheet).map(({ x, y }) => {
        const middle = { x: x + sheet.markSize / 2, y: y + sheet.markSize / 2 };
        return distance(bubble, middle) - radius - sheet.markSize * Math.SQRT1_2 - quietZone;
      }),
    ]);
    expect(Math.min(...nearest)).toBeGreaterThan(1);
  },
);

it('begins the bubbles of an Arabic sheet at the right', () => {
  const [[first, second] = []] = layOutAnswers(choices(1), 'half', 'rtl')?.groups ?? [];
  expect(first!.x).toBeGreaterThan(second!.x);
});

it.each([
  { name: 'a hundred choices', lines: choices(100), paper: 'whole' },
  { name: 'forty choices on a half', lines: choices(40), paper: 'half' },
  { name: 'a question of twenty points', lines: points(20), paper: 'whole' },
] as const)('refuses $name', ({ lines, paper }) => {
  expect(layOutAnswers(lines, paper, 'ltr')).toBeUndefined();
});
