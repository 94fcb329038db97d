import { expect, it } from 'vitest';
import { findTicks, type TickEvidence } from './column-ticks.ts';

const cells = (...all: readonly (readonly [signs: string, likelihood: number])[]) =>
  all.map(([signs, likelihood]): TickEvidence => ({ signs, likelihood }));
const marks = cells(['12', -9], ['8.5', -8], ['17', -9], ['6', -5], ['14', -9], ['9', -6]);
const count = (values: readonly unknown[]): number => values.filter(Boolean).length;

it('says that a column holds signs, and asks about each of its cells', () => {
  const ticks = cells(['1', 6], ['7', 5], ['1', 2], ['4', 7], ['15', -8]);
  const { are, mayBe } = findTicks(ticks, 'western');
  expect(are).toEqual(['clear', 'clear', 'like a number', 'clear', undefined]);
  expect(count(mayBe)).toBe(ticks.length);
});

it('asks about a sign among marks, and leaves the marks alone', () => {
  const { are, mayBe } = findTicks([...marks, ...cells(['1', 4])], 'western');
  expect(count(are)).toBe(0);
  expect(mayBe).toEqual([...marks.map(() => false), true]);
});

it('takes the same shape for a mark among marks, and for a sign among signs', () => {
  const shape = cells(['0', -0.5]);
  const signs = cells(['1', 6], ['1', 6], ['7', 6], ['7', 6], ['4', 6], ['1', 6]);
  expect(findTicks([...marks, ...shape], 'western').mayBe.at(-1)).toBe(false);
  expect(findTicks([...signs, ...shape], 'western').are.at(-1)).toBe('like a number');
});

it('doubts a whole column of nothing but 1 and 11, and keeps its numbers', () => {
  const bars = cells(['1', -4], ['11', -5], ['1', -3], ['11', -6], ['1', -4]);
  const { are, mayBe } = findTicks(bars, 'western');
  expect(count(are)).toBe(0);
  expect(count(mayBe)).toBe(bars.length);
  expect(count(findTicks([...bars, ...marks], 'western').mayBe)).toBe(0);
});

it('asks about a circle more than about other digits, in the digits of the page', () => {
  const ring = (signs: string, script: 'western' | 'arabic-indic') =>
    findTicks([...marks, ...cells([signs, 5])], script).mayBe.at(-1);
  expect([ring('0', 'western'), ring('5', 'western')]).toEqual([true, false]);
  expect([ring('5', 'arabic-indic'), ring('8', 'arabic-indic')]).toEqual([true, false]);
});

it('leaves a lone 0, 11, 7 or 8 among marks alone, and asks about it where signs are common', () => {
  const last = (column: readonly TickEvidence[], [signs, likelihood]: [string, number]) =>
    findTicks([...column, ...cells([signs, likelihood])], 'western').mayBe.at(-1);
  const doubtful = [
    ['0', 3],
    ['11', 4],
    ['7', 3],
    ['8', 3],
  ] satisfies [string, number][];
  const mixed = [...marks, ...cells(['1', 6], ['4', 6], ['2', 6], ['1', 6])];
  for (const one of doubtful)
    expect([one[0], last(marks, one), last(mixed, one)]).toEqual([one[0], false, true]);
  // What a tick, a plus or a bar is read as is asked about sooner.
  expect(['1', '4'].map((signs) => last(marks, [signs, 4]))).toEqual([true, true]);
});

it('says nothing about a column without looks', () => {
  const unseen = marks.map(({ signs }): TickEvidence => ({ signs, likelihood: undefined }));
  expect(count(findTicks(unseen, 'western').mayBe)).toBe(0);
  expect(findTicks([], 'western')).toEqual({ are: [], mayBe: [] });
});
