import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';
import { numbersInPicture, placeSheets } from './find-sheets.ts';
import type { Spot } from './grey-picture.ts';
import { locateRegister } from './locate-grid.ts';
import { photographSheets, type PenStroke } from './photographed-sheet.fixture.ts';
import type { DrawnSign } from './printed-sheet.ts';
import { readRegister } from './read-register.ts';
import { sampleGrid } from './sample-grid.fixture.ts';

const NUMBER = 4_242_424;
const { grid } = sampleGrid({
  rows: 30,
  columns: 12,
  widths: { number: 8, name: 50, remarks: 24 },
});
const pupils = grid.rows.slice(0, 28).map((_, row) => `p${row}`);
const size = { width: 1500, height: 2000 };
const corners: Spot[] = [
  [60, 60],
  [1430, 90],
  [1440, 1950],
  [40, 1930],
];

const pen = { width: 0.5, light: 60 };
type Line = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** Lines around the middle of a box, in millimetres. */
function inBox(row: number, column: number, lines: readonly Line[], more = pen): PenStroke[] {
  const { top = 0, bottom = 0 } = grid.rows[row] ?? {};
  const { left = 0, right = 0 } = grid.columns[column] ?? {};
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return lines.map(([a, b, c, d]) => ({
    from: { x: x + a, y: y + b },
    to: { x: x + c, y: y + d },
    ...more,
  }));
}
const cross: Line[] = [
  [-1.5, -1.5, 1.5, 1.5],
  [-1.5, 1.5, 1.5, -1.5],
];
const circle = (radius: number): Line[] =>
  Array.from({ length: 32 }, (_, i): Line => {
    const [a, b] = [(i * Math.PI) / 16, ((i + 1) * Math.PI) / 16];
    const [x, y] = [Math.cos(a) * radius, Math.sin(a) * radius];
    return [x, y, Math.cos(b) * radius, Math.sin(b) * radius];
  });
const dot: Line[] = [0.2, 0.4, 0.6].flatMap(circle);
const slash: Line[] = [[-1.4, 1.6, 1.4, -1.6]];
const scribble = Array.from({ length: 9 }, (_, i): Line => [
  -1.7,
  -1.6 + i * 0.4,
  1.7,
  -1.4 + i * 0.4,
]);

const read = (
  strokes: readonly PenStroke[],
  {
    printed = [],
    at = corners,
    fingers = [],
  }: {
    printed?: readonly { row: number; column: number; sign: DrawnSign }[];
    at?: readonly Spot[];
    fingers?: readonly (readonly [number, number, number])[];
  } = {},
) => {
  const sheet = { layout: grid, number: NUMBER, strokes };
  const { photo } = photographSheets([sheet], size, { corners: at, fingers });
  const [found] = placeSheets(numbersInPicture(findMarks(photo)), new Map([[NUMBER, grid]]));
  if (!found) throw new Error('no sheet was found');
  const located = locateRegister(photo, 1, found, grid);
  expect(located.isSure).toBe(true);
  return readRegister(located, { layout: grid, pupils, printed: [...printed] });
};
const marked = ({ boxes }: ReturnType<typeof read>) =>
  boxes.flatMap((row, at) =>
    row.flatMap((box, column) => (box === 'none' ? [] : [`${at}:${column} ${box}`])),
  );

describe('a photo of a register', () => {
  it('says nothing of empty boxes', () => {
    const reading = read([]);
    expect(reading.boxes).toHaveLength(28);
    expect(marked(reading)).toEqual([]);
    expect(reading.hasStrangers).toBe(false);
  });

  it('shows the three signs', () => {
    const strokes = [
      ...inBox(2, 0, cross),
      ...inBox(2, 1, cross),
      ...inBox(7, 4, dot),
      ...inBox(11, 11, [...cross, ...circle(2.1)]),
    ];
    expect(marked(read(strokes))).toEqual([
      '2:0 absent',
      '2:1 absent',
      '7:4 late',
      '11:11 excused',
    ]);
  });

  it('asks about corrections, two signs and single lines, and never guesses', () => {
    const strokes = [
      ...inBox(1, 2, [...cross, ...scribble]),
      ...inBox(3, 2, [...cross, [-1.9, 0, 1.9, 0]]),
      ...inBox(5, 2, [...cross, [0, -2, 0, 2], [-2, 0, 2, 0]]),
      ...inBox(7, 2, slash),
      ...inBox(9, 2, circle(1.8)),
      ...inBox(11, 2, [...circle(2), ...slash]),
      ...inBox(13, 2, [...circle(2), ...dot]),
      ...inBox(15, 2, [...cross, ...[0.3, 0.6, 0.9].flatMap(circle)]),
    ];
    expect(marked(read(strokes))).toEqual(
      [1, 3, 5, 7, 9, 11, 13, 15].map((row) => `${row}:2 unclear`),
    );
  });

  it('knows a cross whose lines meet near an end, are bent, or are short and thick', () => {
    const thick = { width: 0.8, light: 60 };
    const strokes = [
      ...inBox(2, 1, [
        [-1.3, -1.4, 0.6, 1.3],
        [1.3, -1.4, -0.5, 1.3],
      ]),
      ...inBox(5, 4, [
        [-1.2, 0.4, 1.2, -1.2],
        [-1.2, -0.3, 1.2, 1.3],
      ]),
      ...inBox(8, 7, [
        [-1.6, -1.5, 0.4, -0.1],
        [0.4, -0.1, 1.5, 1.6],
        [-1.5, 1.6, 0.1, 0.4],
        [0.1, 0.4, 1.6, -1.5],
      ]),
      ...inBox(
        11,
        3,
        cross.map(([a, b, c, d]): Line => [a * 0.75, b * 0.75, c * 0.75, d * 0.75]),
        thick,
      ),
    ];
    expect(marked(read(strokes))).toEqual([
      '2:1 absent',
      '5:4 absent',
      '8:7 absent',
      '11:3 absent',
    ]);
  });

  it('knows a cross in a circle that is paler, is off its middle, or is not closed', () => {
    const small: Line[] = cross.map(([a, b, c, d]) => [a * 0.7, b * 0.7, c * 0.7, d * 0.7]);
    const beside: Line[] = circle(2).map(([a, b, c, d]) => [a + 0.4, b - 0.3, c + 0.4, d - 0.3]);
    const strokes = [
      ...inBox(3, 1, small),
      ...inBox(3, 1, circle(1.9), { width: 0.5, light: 165 }),
      ...inBox(7, 5, [...small, ...beside]),
      ...inBox(12, 8, [...small, ...circle(2).slice(3)]),
    ];
    expect(marked(read(strokes))).toEqual(['3:1 excused', '7:5 excused', '12:8 excused']);
  });

  it('asks about a sign over another of about its size, and about a box that is blackened', () => {
    const small: Line[] = cross.map(([a, b, c, d]) => [a * 0.8, b * 0.8, c * 0.8, d * 0.8]);
    const turned: Line[] = small.map(([a, b, c, d]) => [
      ...([a * 0.8 - b * 0.6, a * 0.6 + b * 0.8] as const),
      ...([c * 0.8 - d * 0.6, c * 0.6 + d * 0.8] as const),
    ]);
    const strokes = [
      ...inBox(2, 2, [...cross, ...dot]),
      ...inBox(5, 2, [...small, ...turned]),
      ...inBox(8, 2, [0.2, 0.5, 0.8, 1.1, 1.4].flatMap(circle)),
      ...inBox(11, 2, [...circle(1.9), ...scribble]),
      ...inBox(14, 2, [
        [-1.2, 0, -0.2, 1.2],
        [-0.2, 1.2, 1.5, -1.5],
      ]),
    ];
    expect(marked(read(strokes))).toEqual([2, 5, 8, 11, 14].map((row) => `${row}:2 unclear`));
  });

  it('takes the dot of a resting pen for nothing where dots show how large the teacher draws them', () => {
    const speck = inBox(8, 3, [[0, 0, 0.1, 0]], { width: 0.6, light: 60 });
    const large = inBox(10, 3, [0.2, 0.4].flatMap(circle));
    const one = [...speck, ...inBox(2, 6, dot)];
    expect(marked(read(one))).toEqual(['2:6 late', '8:3 unclear']);
    // What was added to a printed sign stays unclear, however small.
    const added = inBox(5, 6, [[0, 0, 0.1, 0]], { width: 0.6, light: 60 });
    const printed = [{ row: 5, column: 6, sign: 'absent' as const }];
    expect(marked(read([...one, ...large, ...added], { printed }))).toEqual([
      '2:6 late',
      '5:6 unclear',
      '10:3 late',
    ]);
  });

  it('asks about the whole row of a pupil who was struck out', () => {
    const [first, last] = [grid.columns[0], grid.columns.at(-1)];
    const y = ((grid.rows[6]?.top ?? 0) + (grid.rows[6]?.bottom ?? 0)) / 2;
    const line = { from: { x: first?.left ?? 0, y }, to: { x: last?.right ?? 0, y }, ...pen };
    expect(marked(read([line]))).toEqual(grid.columns.map((_, column) => `6:${column} unclear`));
  });

  it('gives a sign that is larger than its box to that box alone', () => {
    const large: Line[] = cross.map(([a, b, c, d]) => [a * 1.2, b * 1.2, c * 1.2, d * 1.2]);
    const strokes = inBox(4, 5, [...large, ...circle(3.1)]);
    expect(marked(read(strokes))).toEqual(['4:5 excused']);
  });

  it('takes a speck for dirt, and asks about the dot of a resting pen', () => {
    const strokes = [
      ...inBox(3, 3, [[0, 0, 0, 0]], { width: 0.25, light: 60 }),
      ...inBox(8, 3, [[0, 0, 0.2, 0]], { width: 0.6, light: 60 }),
    ];
    expect(marked(read(strokes))).toEqual(['8:3 unclear']);
  });

  it('does not read what was printed again, and sees what was added to it', () => {
    const grey = { width: 0.35, light: 165 };
    const small: Line[] = cross.map(([a, b, c, d]) => [a * 0.6, b * 0.6, c * 0.6, d * 0.6]);
    const strokes = [
      ...inBox(5, 6, small, grey),
      ...inBox(9, 6, small, grey),
      ...inBox(9, 6, circle(1.9)),
    ];
    const printed = [5, 9].map((row) => ({ row, column: 6, sign: 'absent' as const }));
    expect(marked(read(strokes, { printed }))).toEqual(['5:6 printed', '9:6 unclear']);
  });

  it('sees that somebody wrote into a row without a name', () => {
    const reading = read(inBox(28, 1, cross));
    expect(marked(reading)).toEqual([]);
    expect(reading.hasStrangers).toBe(true);
  });

  it('knows nothing of boxes that are not in the photo', () => {
    const cut = corners.map(([x, y]): Spot => [x + 320, y]);
    const reading = read(inBox(2, 11, cross), { at: cut });
    const last = reading.boxes.map((row) => row.at(-1));
    expect(new Set(last)).toEqual(new Set(['unseen']));
    expect(new Set(reading.boxes.map((row) => row[3]))).toEqual(new Set(['none']));
  });

  it('knows nothing of boxes under a finger', () => {
    const reading = read([], { fingers: [[900, 1000, 90]] });
    const seen = marked(reading);
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.filter((box) => /absent|late|excused/u.test(box))).toEqual([]);
    expect(seen.some((box) => box.endsWith('unseen'))).toBe(true);
  });
});
