import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { realHand, writeReal } from '#test/bench/grades/pages/real-hands.ts';
import { eraseRulings } from '../page/erase-rulings.ts';
import { findStrokes } from '../page/strokes.ts';
import { findLattices } from '../rulings/lattice.ts';
import { cellsOf, sharedCells } from '../table/table-cells.ts';
import { inventedHand } from '../training/invented-hand.fixture.ts';
import { cutCell } from './cell-images.ts';
import { partNumbers } from './part-numbers.ts';
import { readColumn } from './read-columns.ts';

const five: [number, number][] = [
  [0.5, -1],
  [0.1, -1],
  [0.08, -0.58],
  [0.35, -0.62],
  [0.5, -0.32],
  [0.3, 0],
  [0, -0.08],
];
const { signs } = inventedHand(['0', '1', '3', '7']);
const writer = { writer: 'anybody', signs: new Map([...signs, ['5', [[five]]]]) };
const hand = realHand(writer, { lacking: () => [] });
const border = (place: number, isRuled = true) => {
  const at = () => place;
  const ruling = { at, from: 0, to: 500, seen: 1, darkness: 200, seenAt: () => true };
  return { at, ruled: isRuled ? [ruling] : [] };
};
const [left, row, letters] = [60, 56, 24];
const marks = [
  ['', ''],
  ['13', '10,5'],
  ['7,5', '17'],
  ['10', '13,7'],
  ['3,7', '11'],
  ['17', '7,5'],
  ['11,5', '10'],
  ['7', '13,5'],
];
/** Numbers of the same length, so that all begin and end at the same place. */
const long = [
  ['', ''],
  ['13,5', '10,5'],
  ['17,5', '17,5'],
  ['10,5', '13,7'],
  ['13,7', '11,5'],
  ['17,5', '17,5'],
  ['11,5', '10,5'],
  ['10,7', '13,5'],
];

interface Asked {
  readonly marks: readonly (readonly string[])[];
  /** Width of columns, in pixels. */
  readonly wide?: number;
  readonly isRuled?: boolean;
}

/** A table whose numbers begin at some distance from the left border of their column, with its columns read. */
async function readPage(from: number, { marks, wide = 130, isRuled = true }: Asked) {
  const grid = {
    rows: Array.from({ length: marks.length + 1 }, (_, at) => border(20 + at * row)),
    columns: [0, 1, 2].map((at) => border(left + at * wide, isRuled)),
    spans: [],
  };
  const chance = chanceOf(3);
  const [width, height] = [left + 2 * wide + 60, 40 + marks.length * row];
  const written = marks.flatMap((texts, y) =>
    texts.map((text, x) => {
      const at = { x: 0, baseline: 20 + y * row + 42, tall: 30 };
      const drawn = writeReal(hand, text, at, { colour: '#222', pen: 0.1 }, chance);
      return `<g transform="translate(${left + x * wide + from + text.length * 11} 0)">${drawn}</g>`;
    }),
  );
  const lines = [
    ...grid.rows.map(({ at }) => `M${left} ${at()}H${left + 2 * wide}`),
    ...(isRuled ? grid.columns : []).map(({ at }) => `M${at()} 20V${20 + marks.length * row}`),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path stroke="#222" stroke-width="2" d="${lines.join('')}"/>${written.join('')}</svg>`;
  const data = await sharp(Buffer.from(svg))
    .blur(0.6)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
  const source = { data: new Uint8Array(data), width, height };
  const page = eraseRulings(source, findLattices(source));
  const ink = { page, strokes: findStrokes(page), letters };
  const byPlace = cellsOf(grid, ink.strokes, letters);
  const { cells, partings } = partNumbers({ grid, cells: byPlace, ink }, [0, 1], 'western');
  const read = [0, 1].map((column) => {
    const own = cells.filter((cell) => cell.column === column && cell.row > 0);
    return readColumn(
      own.map((cell) => cutCell(page, grid, cell, ink)),
      'western',
      false,
    ).map(({ text }) => text);
  });
  return { read, shared: sharedCells(grid, cells, letters, partings) };
}

describe('numbers at the borders of columns', () => {
  // By the places of their signs alone, 8 of the first page's 14 numbers lose or win a sign.
  it.each([
    [-16, 4],
    [-6, 0],
    [4, 0],
  ])('that begin %i pixels beside it keep their signs, but for %i', async (from, most) => {
    const { read, shared } = await readPage(from, { marks });
    const wrong = read.flatMap((texts, column) =>
      texts.filter((text, at) => text !== marks[at + 1]?.[column]),
    );
    expect(wrong.length).toBeLessThanOrEqual(most);
    expect(shared.size).toBe(0);
  });

  // Without a cut through ink, all numbers of the ruled pages are read as parts of others, and two of the others.
  it.each([
    [62, 'ruled', 3],
    [64, 'ruled', 1],
    [64, 'unruled', 0],
  ])(
    'are parted where they touch in columns of %i pixels, %s, and asked about',
    async (wide, rules, most) => {
      const { read, shared } = await readPage(-8, {
        marks: long,
        wide,
        isRuled: rules === 'ruled',
      });
      const wrong = read.flatMap((texts, column) =>
        texts.filter((text, at) => text !== long[at + 1]?.[column]),
      );
      expect(wrong.length).toBeLessThanOrEqual(most);
      expect([...shared].filter(([{ row }]) => row > 0)).toHaveLength(14);
    },
  );
});
