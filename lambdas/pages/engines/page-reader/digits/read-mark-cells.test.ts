import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCells, type PageCells } from '#test/bench/grades/digits/page-cells.ts';
import { drawColumn } from '#test/bench/grades/hands/draw-column.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { indicHand, realHand, type RealHand } from '#test/bench/grades/pages/real-hands.ts';
import { SURE } from '#shared/page/doubts.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { CellImage } from './cell-image.ts';
import { indicHandOf } from '../training/indic-hands.ts';
import { inventedHand } from '../training/invented-hand.fixture.ts';
import type { Shape } from '../training/pen-hands.ts';
import { detectScript, readMarkCells } from './read-mark-cells.ts';

const context = { script: 'western', kind: 'mark', enlargement: 1 } as const;
const paper = (width: number, height: number): CellImage => ({
  width,
  height,
  ink: new Uint8Array(width * height).fill(255),
});

describe('reading the cells of marks', () => {
  it('leaves blank cells blank', () => {
    const readings = readMarkCells([paper(60, 40), paper(60, 40)], context);
    expect(readings).toHaveLength(2);
    expect(readings[0]).toMatchObject({ text: '', box: undefined, script: 'western' });
    expect(readings[0]!.confidence).toBeGreaterThan(97);
    expect(readMarkCells([], context)).toEqual([]);
    expect(detectScript([[paper(60, 40)]])).toBe('western');
  });

  it('does not report unreadable ink as blank', () => {
    const drawn = (isInk: (x: number, y: number) => boolean): CellImage => {
      const ink = Uint8Array.from({ length: 80 * 50 }, (_, at) =>
        isInk(at % 80, Math.floor(at / 80)) ? 30 : 255,
      );
      return { width: 80, height: 50, ink };
    };
    const digit = drawn((x, y) => x >= 38 && x < 42 && y >= 12 && y < 36);
    const dot = drawn((x, y) => (x - 40) ** 2 + (y - 24) ** 2 < 16);
    const [one, , , unknown] = readMarkCells([digit, digit, digit, dot], context);
    expect(one?.text).toBe('1');
    expect(unknown?.text).toBe('?');
    expect(unknown?.confidence).toBeLessThan(90);
  });

  it('never fails, whatever the ink', () => {
    const cell = fc
      .record({ width: fc.integer({ min: 0, max: 90 }), height: fc.integer({ min: 0, max: 50 }) })
      .chain(({ width, height }) =>
        fc
          .uint8Array({ minLength: width * height, maxLength: width * height })
          .map((ink): CellImage => ({ width, height, ink })),
      );
    const script = fc.constantFrom('western', 'arabic-indic');
    const kind = fc.constantFrom('mark', 'number');
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 3 }), script, kind, (cells, of, as) => {
        const readings = readMarkCells(cells, { script: of, kind: as, enlargement: 2 });
        expect(readings).toHaveLength(cells.length);
        for (const { confidence } of readings) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 30, seed: 5 },
    );
  });

  it.each([
    ['western', 'en', 'scan'],
    ['arabic-indic', 'ar', 'scan'],
  ] as const)('reads %s digits of a printed page (%s, %s)', async (digits, language, capture) => {
    const asked = { digits, language, capture, pupilCount: 10, textHeight: 18 } as const;
    const columns = await pageCells(11, { ...asked, style: 'print', ruling: 'none' });
    const read = columns.flatMap(({ cells, texts, context: known }: PageCells) =>
      readMarkCells(cells, known).map(({ text, confidence }, row) => ({
        isRight: JSON.stringify(parseMark(text)) === JSON.stringify(parseMark(texts[row]!)),
        confidence,
      })),
    );
    expect(read.length).toBeGreaterThan(30);
    expect(read.filter(({ isRight }) => isRight).length / read.length).toBeGreaterThan(0.97);
    expect(read.filter(({ confidence, isRight }) => confidence >= SURE.mark && !isRight)).toEqual(
      [],
    );
    expect(
      read.filter(({ confidence }) => confidence < SURE.mark).length / read.length,
    ).toBeLessThan(0.15);
    expect(detectScript(columns.map(({ cells }) => cells))).toBe(digits);
  });

  it('reads what a pen wrote that is so broad that it nearly closes the holes of its digits', async () => {
    const ring = (y: number, across: number, down: number) =>
      Array.from({ length: 25 }, (_, at): [number, number] => [
        0.28 + across * Math.sin(at / 3.8),
        y - down * Math.cos(at / 3.8),
      ]);
    const line = (...points: readonly [number, number][]) => points;
    const eight = [ring(-0.76, 0.2, 0.22), ring(-0.27, 0.26, 0.27)];
    const six = [line([0.4, -1], [0.15, -0.8], [0.02, -0.3]), ring(-0.27, 0.26, 0.27)];
    const one = [line([0, -0.78], [0.2, -1], [0.2, 0]), line([0, 0], [0.4, 0])];
    const { signs } = inventedHand(['0', '3', '7']);
    const drawn = new Map([...signs, ['1', [one]], ['6', [six]], ['8', [eight]]]);
    const hand = realHand({ writer: 'anybody', signs: drawn }, { lacking: () => [] });
    const texts = '13 8 17 10,3 7 16 8,7 13 6 17 10 3 18 0 11,3 1 11'.split(' ');
    const read = readMarkCells(await drawColumn(hand, texts, 32, chanceOf(2), 0.37), context);
    expect(read.map(({ text }) => text)).toEqual(texts);
    const sure = read.filter(({ confidence }) => confidence >= SURE.mark);
    expect(sure.length).toBeGreaterThanOrEqual(15);
  });

  it('reads Arabic-Indic marks that a pen wrote', async () => {
    const texts = ['١٢٫٥', '٧', '١٦', '٩٫٢٥', '١٨', '١٤', '٣', '١١٫٥', '٩', '١٧٫٢٥', '٨', '١٥'];
    const hand = indicHand(indicHandOf(inventedHand()), () => []);
    const cells = await drawColumn(hand, texts, 32, chanceOf(4));
    const read = readMarkCells(cells, { ...context, script: 'arabic-indic' });
    const sureButWrong = read.filter(
      ({ text, confidence }, row) => confidence >= SURE.mark && text !== texts[row],
    );
    expect(sureButWrong).toEqual([]);
    expect(read.filter(({ text }, row) => text === texts[row]).length).toBeGreaterThanOrEqual(11);
  });

  it('decides the digits of a page by its marks, even if some names suggest others', async () => {
    const asked = {
      digits: 'arabic-indic',
      language: 'ar',
      capture: 'scan',
      pupilCount: 10,
    } as const;
    const columns = await pageCells(12, { ...asked, style: 'print', textHeight: 18 });
    const marks = columns.find(({ context: known }) => known.kind === 'mark')!.cells;
    const teeth = (x: number, y: number): boolean =>
      (x > 8 && x < 12) || (y > 22 && y < 26 && x < 40) || (x > 36 && x < 40 && y < 26);
    const word: CellImage = {
      width: 60,
      height: 50,
      ink: Uint8Array.from({ length: 60 * 50 }, (_, at) => {
        const [x, y] = [at % 60, Math.floor(at / 60)];
        return y > 8 && y < 42 && teeth(x - 6, y - 8) ? 30 : 255;
      }),
    };
    const names = Array.from({ length: 12 }, () => word);
    expect(detectScript([names, names, marks])).toBe('arabic-indic');
  });
});

it('knows the digits of a page by pens where the networks that know print take them for others', async () => {
  const hand = realHand(inventedHand(['0', '1', '3', '7']), { lacking: () => [] });
  const texts = ['11', '10', '17', '13', '7', '11'];
  expect(detectScript([await drawColumn(hand, texts, 32, chanceOf(2))])).toBe('western');
});

describe('signs that are no digits', () => {
  /** Somebody who draws ticks, crosses and question marks, each time a little otherwise. */
  const shapes: Readonly<Record<string, (bend: () => number) => Shape>> = {
    '✓': (bend) => [
      [
        [0, -0.35 + bend()],
        [0.22 + bend(), 0],
        [0.85 + bend(), -1.05 + bend()],
      ],
    ],
    '✗': (bend) => [
      [
        [0, -0.9 + bend()],
        [0.75 + bend(), 0],
      ],
      [
        [0.75 + bend(), -0.9],
        [0, bend()],
      ],
    ],
  };
  const ticking: RealHand = realHand(
    { writer: 'anybody', signs: new Map() },
    {
      lacking: () => [],
      invent: (sign, chance) => shapes[sign]?.(() => chance.spread(0.05)) ?? [],
    },
  );
  const written = inventedHand(['0', '1', '3', '7', '9']);
  const own = realHand(written, { lacking: () => [] });
  const both: RealHand = {
    ...own,
    signOf: (sign, chance) => (sign in shapes ? ticking : own).signOf(sign, chance),
  };
  const areSureMarks = (texts: readonly { text: string; confidence: number }[]) =>
    texts.map(({ text, confidence }) => parseMark(text).kind === 'mark' && confidence >= SURE.mark);

  it.each([
    ['western', ['✓', '✓', '✗', '✓', '✓', '✗', '✓', '✓']],
    ['western', ['✓', '✓', '✓', '✓', '✓', '✓']],
    ['arabic-indic', ['✓', '✓', '✗', '✓', '✓', '✗', '✓', '✓']],
  ] as const)('in a column of their own are no marks (%s: %j)', async (script, signs) => {
    const cells = await drawColumn(both, signs, 32, chanceOf(3));
    const read = readMarkCells(cells, { ...context, script });
    expect(areSureMarks(read)).not.toContain(true);
    expect(read.filter(({ isTick }) => isTick).length).toBeGreaterThan(signs.length / 2);
  });

  it('among marks are asked about, and leave the marks alone', async () => {
    const texts = ['13', '9', '17', '✓', '10,3', '7', '19', '✗', '9,7', '13', '7', '17'];
    const read = readMarkCells(await drawColumn(both, texts, 32, chanceOf(5)), context);
    const sure = areSureMarks(read);
    expect([sure[3], sure[7]]).toEqual([false, false]);
    expect(read.filter(({ isTick }) => isTick)).toEqual([]);
    expect(read.filter(({ text }, row) => text === texts[row]).length).toBeGreaterThanOrEqual(7);
  });

  it('do not make ones of a column of 1 and 11 be lost, which is asked about as a whole', async () => {
    const texts = ['1', '11', '1', '1', '11', '1', '11', '1'];
    const read = readMarkCells(await drawColumn(own, texts, 32, chanceOf(6)), context);
    expect(read.map(({ text }) => text)).toEqual(texts);
    expect(areSureMarks(read)).not.toContain(true);
  });
});
