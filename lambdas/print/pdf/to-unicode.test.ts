import { describe, expect, it } from 'vitest';
import { toUnicodeMap } from './to-unicode.ts';

describe('the text map of a font', () => {
  it('maps each code to UTF-16, and leaves out codes without text', () => {
    const map = toUnicodeMap(['\ufffd', 'ب', '', '😀']);
    expect(map).toContain(
      '3 beginbfchar\n<0000> <fffd>\n<0001> <0628>\n<0003> <d83dde00>\nendbfchar',
    );
  });

  it('has at most a hundred entries per block', () => {
    const blocks = toUnicodeMap(Array.from({ length: 250 }, () => 'a')).match(/\d+ beginbfchar/g);
    expect(blocks).toEqual(['100 beginbfchar', '100 beginbfchar', '50 beginbfchar']);
  });
});
