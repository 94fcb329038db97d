import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it('contents are the same in whatever order their fields are', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: 'x' } }, { b: { d: 'x', c: [1, 2] }, a: 1 })).toBe(true);
});

it('a field without a value is no field, as in what is stored', () => {
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSame({ a: 1, b: undefined }, { a: 1, c: 2 })).toBe(false);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [{}, null],
  ['1', 1],
])('%j differs from %j', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});

it('a part that both share is not looked into', () => {
  const shared = {
    get text(): string {
      throw new Error('it was read');
    },
  };
  expect(isSame({ a: shared, b: 1 }, { a: shared, b: 2 })).toBe(false);
});
