import { expect, it } from 'vitest';
import { SURE } from '#shared/page/doubts.ts';
import type { CellImage } from './cell-image.ts';
import { readMarkCells } from './read-mark-cells.ts';
import { isClogged, isTail, leavesInk } from './unexplained-ink.ts';

const piece = (x: number, width: number, height = 30, y = 10, ink = 0.4) => ({
  ...{ x, y, width, height, darkest: 0 },
  area: ink * width * height,
});
const two = piece(10, 20);

it.each([
  ['a digit beside the one that was read', [two, piece(36, 22)], '2', true],
  ['both digits were read', [two, piece(36, 22)], '20', false],
  ['two digits that touch', [piece(10, 48)], '2', true],
  ['two digits that touch were read', [piece(10, 48)], '20', false],
  ['a broad digit', [piece(10, 38)], '7', false],
  ['a decimal mark, high or low', [two, piece(34, 6, 14, 36), piece(44, 20)], '2.5', false],
  [
    'a 5 whose bar is apart from its bow',
    [piece(10, 18, 24, 16), piece(16, 20, 20, 6)],
    '5',
    false,
  ],
  ['a mark with its scale', [two, piece(34, 12, 40, 4), two, piece(80, 20)], '2/20', false],
  ['a struck-out mark beside a valid one', [piece(0, 90), piece(100, 18)], '8', false],
  [
    'a struck-out digit beside a valid mark',
    [piece(0, 23, 30, 10, 0.7), piece(40, 20), piece(65, 20)],
    '12',
    false,
  ],
  [
    'a lost digit beside ones, which have little ink',
    [piece(0, 26), piece(36, 4), piece(46, 4)],
    '11',
    true,
  ],
  [
    'a struck-out mark beside one that lost a digit',
    [piece(0, 90), piece(100, 18), piece(122, 18)],
    '8',
    true,
  ],
  ['a lost digit that is clogged with ink', [two, piece(36, 25, 30, 10, 0.9)], '2', true],
  ['a lost digit that is broad', [piece(-40, 34, 30, 10, 0.3), two, piece(56, 22)], '20', true],
  ['a digit with a long bar', [two, piece(36, 50, 30, 10, 0.2)], '25', false],
  ['two digits that touch beside another', [two, piece(36, 50, 30, 10, 0.32)], '25', true],
  ['the rest of a ruling', [piece(2, 1, 40, 5), two, piece(36, 22)], '20', false],
  ['an absence', [two, piece(36, 22), piece(60, 20)], 'abs', false],
])('tells ink that a reading does not explain: %s', (_, pieces, signs, isLeft) => {
  expect(leavesInk(pieces, signs)).toBe(isLeft);
});

it.each([
  ['a filled sign', [piece(10, 18, 30, 10, 0.8), two], '18', true],
  ['a filled sign that is not read as one with holes', [piece(10, 18, 30, 10, 0.8)], '1', false],
  ['a sign with holes', [two, piece(36, 18, 30, 10, 0.6)], '18', false],
  ['a 1, which is all ink', [piece(10, 6, 30, 10, 0.9), piece(20, 18)], '18', false],
  ['a point, which is all ink', [two, piece(34, 6, 6, 34, 1), piece(44, 18)], '8.5', false],
])('doubts an 8 that may be another digit whose ink ran together: %s', (_, pieces, signs, is) => {
  expect(isClogged(pieces, signs)).toBe(is);
});

it.each([
  ['the tail of a comma above', piece(20, 6, 17, 0), true],
  ['the head of a sign below', piece(20, 6, 12, 48), true],
  ['a low digit on the line', piece(20, 14, 18, 22), false],
  ['a digit above the line', piece(20, 14, 28, 0), false],
  ['a dash', piece(20, 20, 4, 26), false],
])('tells ink of the row above or below in a cell: %s', (_, box, is) => {
  expect(isTail({ height: 60 }, box, { digitHeight: 30, drop: 0 })).toBe(is);
});

type Point = readonly [x: number, y: number];
const length = ([x, y]: Point) => Math.hypot(x, y);
/** A 2 that is 30 pixels high, from its left end and its upper one. */
const path: readonly Point[] = [
  [2, 8],
  [6, 2],
  [12, 0],
  [17, 3],
  [17, 9],
  [12, 16],
  [5, 24],
  [1, 29],
  [9, 28],
  [20, 29],
];
const isIn2 = (x: number, y: number): boolean =>
  path.slice(1).some(([u, v], at) => {
    const [a = 0, b = 0] = path[at] ?? [];
    const along = ((x - a) * (u - a) + (y - b) * (v - b)) / length([u - a, v - b]) ** 2;
    const near = Math.min(1, Math.max(0, along));
    return length([x - a - near * (u - a), y - b - near * (v - b)]) < 1.8;
  });
const cell = (isInk: (x: number, y: number) => boolean): CellImage => ({
  width: 100,
  height: 60,
  ink: Uint8Array.from({ length: 6000 }, (_, at) =>
    isInk((at % 100) - 25, Math.floor(at / 100) - 15) ? 30 : 255,
  ),
});

it('is never sure of a 2 beside which a 0 is clogged with ink', () => {
  const plain = cell(isIn2);
  const isBlob = (x: number, y: number) => ((x - 34) / 8) ** 8 + ((y - 15) / 13) ** 8 < 1;
  const clogged = cell((x, y) => isIn2(x, y) || isBlob(x, y));
  const context = { script: 'western', kind: 'mark', enlargement: 1 } as const;
  const [first, , , , last] = readMarkCells([plain, plain, plain, plain, clogged], context);
  expect(first).toMatchObject({ text: '2' });
  expect(first?.confidence).toBeGreaterThan(SURE.mark);
  expect(last?.text === '20' || (last?.confidence ?? 100) < SURE.mark).toBe(true);
});
