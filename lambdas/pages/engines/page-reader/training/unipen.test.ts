import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handsOf, inventDecimalMark, extentOf, smoothed } from './pen-hands.ts';
import { partOf, readUnipen } from './unipen.ts';
import { seeded } from '#shared/seeded.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unipen-'));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const stroke = (...points: readonly string[]) => ['.PEN_DOWN', ...points, '.PEN_UP', '9 9'];
  put(
    'include/abc/data/one.dat',
    [
      '.WRITER_ID somebody',
      ...stroke('0 100', '.DT 5', '10 0'),
      ...stroke('20 50', '40 50'),
      ...stroke('30 100', '30 0', '30 -20'),
      '.COMMENT a word',
    ].join('\n'),
  );
  put(
    'data/1a/abc/one.dat',
    [
      '.INCLUDE abc/data/one.dat',
      '.SEGMENT CHARACTER 0 OK "1"',
      '.SEGMENT CHARACTER 1-2:1 ? "4"',
      '.SEGMENT CHARACTER 1 ? "x"',
    ].join('\n'),
  );
  put('data/1a/tos/one.dat', '.INCLUDE abc/data/one.dat\n.SEGMENT CHARACTER 0 OK "1"');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('reads the strokes of each digit, y downwards, without the contributors that count otherwise', () => {
  const samples = [...readUnipen(root, ['1a'], (sign) => /\d/.test(sign))];
  expect(samples.map(({ sign, writer, id }) => `${sign} ${writer} ${id}`)).toEqual([
    '1 abc/somebody 1a/abc/one.dat 0',
    '4 abc/somebody 1a/abc/one.dat 1-2:1',
  ]);
  expect(samples[0]?.strokes).toEqual([
    [
      [0, -100],
      [10, -0],
    ],
  ]);
  expect(samples[1]?.strokes.map(({ length }) => length)).toEqual([2, 2]);
});

it('keeps a writer in one part, and most writers for training', () => {
  const parts = Array.from({ length: 1000 }, (_, index) => partOf(`writer ${index}`));
  expect(partOf('abc/somebody')).toBe(partOf('abc/somebody'));
  expect(parts.filter((part) => part === 'train').length / 1000).toBeCloseTo(0.74, 1);
  expect(new Set(parts)).toEqual(new Set(['train', 'calibrate', 'judge']));
});

it('makes hands whose digits are about one unit high, without misshapen and wrongly labelled ones', () => {
  const sample = (id: string, height: number) => ({
    id,
    writer: 'abc/one',
    sign: '1',
    strokes: [
      [
        [7, 100],
        [7, 100 + height],
      ] as const,
    ],
  });
  const heights = [40, 40, 40, 42, 40, 38, 40, 400];
  const samples = heights.map((height, index) => sample(`s${index}`, height));
  const [hand] = handsOf(samples, new Set(['s0']));
  const shapes = hand?.signs.get('1') ?? [];
  expect(shapes).toHaveLength(6);
  for (const shape of shapes) {
    const { left, bottom, height } = extentOf(shape);
    expect([left, bottom]).toEqual([0, 0]);
    expect(Math.abs(height - 1)).toBeLessThan(0.1);
  }
  expect(handsOf(samples.slice(0, 4))).toEqual([]);
});

it('smooths a stroke without moving its ends', () => {
  const stroke = Array.from({ length: 9 }, (_, at) => [at / 8, at % 2 === 0 ? 0 : 0.1] as const);
  const even = smoothed(stroke);
  expect(even[0]).toEqual([0, 0]);
  expect(even.at(-1)?.[0]).toBeCloseTo(1);
  expect(extentOf([even]).height).toBeLessThan(0.1);
});

it('invents decimal marks that are smaller than digits and near the baseline', () => {
  const chance = seeded(4);
  for (let count = 0; count < 50; count += 1) {
    const { width, height, top, bottom } = extentOf(inventDecimalMark(chance));
    expect(Math.max(width, height)).toBeLessThan(0.6);
    expect(top).toBeGreaterThan(-0.4);
    expect(bottom).toBeLessThan(0.6);
  }
});
