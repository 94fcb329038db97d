import { describe, expect, it } from 'vitest';
import { drawColumn } from '#test/bench/grades/hands/draw-column.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { realHand } from '#test/bench/grades/pages/real-hands.ts';
import { SURE } from '#shared/page/doubts.ts';
import { inventedHand } from '../training/invented-hand.fixture.ts';
import type { Shape } from '../training/pen-hands.ts';
import { findInk, measureColumn, measurePen } from './find-ink.ts';
import { readMarkCells } from './read-mark-cells.ts';
import { slimOnes } from './solid-ones.ts';

const context = { script: 'western', kind: 'mark', enlargement: 1 } as const;

/** A block of upright lines side by side, of which each is shortened at both ends by this much. */
const filled = (width: number, ends: (share: number) => number = () => 0): Shape =>
  Array.from({ length: 9 }, (_, at): [number, number][] => {
    const [x, end] = [(at / 8) * width, ends(at / 8)];
    return [
      [x, -1 + end],
      [x, -end],
    ];
  });

/** A closed 8: two discs. */
const closedEight: Shape = [0.25, 0.75].map((y) =>
  Array.from({ length: 60 }, (_, at): [number, number] => {
    const radius = 0.17 * (at / 60);
    return [0.2 + radius * Math.sin(at), -y + radius * Math.cos(at)];
  }),
);

/** How a column is read whose 1 is a shape, with these texts. */
async function read(shape: Shape, texts: readonly string[]) {
  const { signs } = inventedHand(['0', '3', '7']);
  const hand = realHand(
    { writer: 'anybody', signs: new Map([...signs, ['1', [shape]]]) },
    { lacking: () => [] },
  );
  const cells = await drawColumn(hand, texts, 32, chanceOf(3), 0.14);
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks)!;
  return {
    readings: readMarkCells(cells, context),
    slimmed: cells.filter((cell, row) => slimOnes(cell, inks[row]!, pen, column) !== cell).length,
  };
}

const texts = '13 7 10,3 3 17 0 11 13,7 7 30 10 3,7 1 73 17 0 10,7 3'.split(' ');

describe('a 1 that a felt pen filled', () => {
  it.each([
    ['a block', filled(0.32)],
    ['a block with slanted ends', filled(0.3, (share) => 0.12 * share)],
  ])('is read as a 1: %s', async (_, shape) => {
    const { readings } = await read(shape, texts);
    expect(readings.map(({ text }) => text)).toEqual(texts);
    expect(readings.filter(({ confidence }) => confidence >= SURE.mark).length).toBeGreaterThan(
      texts.length / 2,
    );
  });

  it('is no 8 whose holes are closed', async () => {
    const { slimmed } = await read(closedEight, texts);
    expect(slimmed).toBe(0);
  });

  it('is no line of the pen', async () => {
    const line: Shape = [
      [
        [0, -1],
        [0, 0],
      ],
    ];
    const { slimmed, readings } = await read(line, texts);
    expect(slimmed).toBe(0);
    expect(readings.map(({ text }) => text)).toEqual(texts);
  });
});
