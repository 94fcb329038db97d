import { describe, expect, it } from 'vitest';
import { glyphOperators } from './glyph-operators.ts';

const glyph = { code: 1, width: 500, advance: 500, dx: 0, dy: 0 };

describe('the operators for glyphs', () => {
  it('show glyphs with their declared width in one string', () => {
    expect(glyphOperators([glyph, { ...glyph, code: 0x2a }], 10)).toBe('[<0001002a>] TJ');
  });

  it('move the pen when the advance differs from the declared width', () => {
    expect(glyphOperators([{ ...glyph, advance: 450 }, glyph], 10)).toBe('[<0001>50<0001>] TJ');
  });

  it('skip glyphs that are drawn elsewhere', () => {
    const mark = { ...glyph, code: undefined, advance: 20 };
    expect(glyphOperators([glyph, mark, glyph], 10)).toBe('[<0001>-20<0001>] TJ');
  });

  it('raise a glyph by its offset, in points, and return', () => {
    const raised = { ...glyph, dy: 100 };
    expect(glyphOperators([raised, glyph], 10)).toBe('1 Ts\n[<0001>] TJ\n0 Ts\n[<0001>] TJ');
  });
});
