import { describe, expect, it } from 'vitest';
import { breakLines } from './line-breaking.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

describe('breaking lines', () => {
  it('happens at spaces, as late as possible', () => {
    expect(breakLines('one two three four', upTo(9))).toEqual(['one two', 'three', 'four']);
  });

  it('cuts a word that is wider than the line, and loses no letter', () => {
    const lines = breakLines(`a ${'x'.repeat(25)} b`, upTo(10));
    expect(lines).toEqual(['a', 'x'.repeat(10), 'x'.repeat(10), 'xxxxx b']);
  });

  it('happens at soft hyphens, and shows them only there', () => {
    expect(breakLines('partici\u00adpation', upTo(8))).toEqual(['partici-', 'pation']);
    expect(breakLines('partici\u00adpation', upTo(20))).toEqual(['participation']);
  });

  it('gives one line for an empty text', () => {
    expect(breakLines('  ', upTo(5))).toEqual(['']);
  });

  it('never cuts a character of several code units', () => {
    expect(breakLines('👨‍👩‍👧👨‍👩‍👧', upTo(8))).toEqual(['👨‍👩‍👧', '👨‍👩‍👧']);
  });
});
