import { describe, expect, it } from 'vitest';
import { toUnicodeMap } from './to-unicode.ts';

describe('toUnicodeMap', () => {
  it('maps each code to UTF-16, and leaves codes without text out', () => {
    const map = toUnicodeMap(['\ufffd', 'ب', '', '😀']);
    expect(map).toContain(
      '3 beginbfchar\n<0000> <fffd>\n<0001> <0628>\n<0003> <d83dde00>\nendbfchar',
    );
  });

  it('writes at most a hundred entries a block', () => {
    const blocks = toUnicodeMap(Array.from({ length: 250 }, () => 'a')).match(/\d+ beginbfchar/g);
    expect(blocks).toEqual(['100 beginbfchar', '100 beginbfchar', '50 beginbfchar']);
  });
});
