import { expect, it } from 'vitest';
import { alikeDigits, type JudgedCell } from './alike-signs.ts';

/** A cell with several readings and their probabilities. */
const cell = (...readings: readonly (readonly [signs: string, share: number])[]): JudgedCell => {
  const mean = readings.map(([, share]) => Math.log(share));
  const candidates = readings.map(([signs]) => signs);
  return { comparison: { candidates, byLook: [mean], mean }, evidence: { signs: candidates[0]! } };
};
const clear = cell(['12', 0.99], ['13', 0.01]);
const open = cell(['12', 0.8], ['13', 0.2]);

it('finds digits that one hand writes alike, from the cells they leave open', () => {
  const other = cell(['3.5', 0.9], ['2.5', 0.1]);
  expect(alikeDigits([open, open, other, clear, cell(['8', 1])])).toEqual(new Set(['2', '3']));
});

it('ignores digits that few cells leave open, or readings that differ more', () => {
  expect(alikeDigits([open, open, clear, clear])).toEqual(new Set());
  expect(alikeDigits([open, open, open, ...Array.from({ length: 8 }, () => clear)])).toEqual(
    new Set(),
  );
  const decimal = cell(['12', 0.6], ['1.2', 0.3], ['31', 0.1]);
  expect(alikeDigits([decimal, decimal, decimal])).toEqual(new Set());
  expect(alikeDigits([])).toEqual(new Set());
});
