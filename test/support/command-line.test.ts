import { beforeEach, expect, it, vi } from 'vitest';
import { readOptions, wholeNumber } from './command-line.ts';

const said = vi.spyOn(console, 'error');
const exit = vi.spyOn(process, 'exit');

beforeEach(() => {
  said.mockReset();
  exit.mockReset().mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});

it('a number of the command line is read', () => {
  expect(wholeNumber('teachers', '10000000')).toBe(10_000_000);
  expect(wholeNumber('polling', '0', 0)).toBe(0);
});

it.each(['0', '-5', '1.5', 'many', '', ' ', '1e999'])(
  'a command ends with a sentence when it is given the number “%s”',
  (text) => {
    expect(() => wholeNumber('teachers', text)).toThrow('ended with 2');
    expect(said.mock.calls).toEqual([[`--teachers must be a whole number from 1, not “${text}”.`]]);
  },
);

it('a command ends with a sentence when it is given an option that it does not have', () => {
  vi.stubGlobal('process', { ...process, argv: ['node', 'it', '--teacher', '5'], exit });
  const options = { teachers: { type: 'string' } } as const;
  expect(() => readOptions(options)).toThrow('ended with 2');
  expect(said.mock.calls.flat().join()).toContain('--teacher');
  vi.unstubAllGlobals();
});
