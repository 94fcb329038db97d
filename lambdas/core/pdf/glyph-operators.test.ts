import { describe, expect, it } from 'vitest';
import { glyphOperators } from './glyph-operators.ts';
import type { CodedGlyph } from './glyph-operators.ts';

const glyph: CodedGlyph = { code: 1, width: 500, advance: 500, dx: 0, dy: 0 };
const operators = (...glyphs: CodedGlyph[]): string => glyphOperators([{ x: 0, glyphs }], 10);

describe('glyphOperators', () => {
  it('shows glyphs that advance as declared in one string', () => {
    expect(operators(glyph, { ...glyph, code: 0x2a })).toBe('[<0001002a>] TJ');
  });

  it('moves the pen where the advance differs from the declared width', () => {
    expect(operators({ ...glyph, advance: 450 }, glyph)).toBe('[<0001>50<0001>] TJ');
  });

  it('skips over glyphs drawn elsewhere', () => {
    const mark = { ...glyph, code: undefined, advance: 20 };
    expect(operators(glyph, mark, glyph)).toBe('[<0001>-20<0001>] TJ');
  });

  it('raises a glyph by its offset, in points, and comes back', () => {
    const raised = { ...glyph, dy: 100 };
    expect(operators(raised, glyph)).toBe('1 Ts\n[<0001>] TJ\n0 Ts\n[<0001>] TJ');
    expect(operators(glyph, raised)).toBe('[<0001>] TJ\n1 Ts\n[<0001>] TJ\n0 Ts');
  });

  it('shows each piece by itself, and goes back to what stands further left', () => {
    const pieces = [
      { x: 1500, glyphs: [glyph, glyph] },
      { x: 500, glyphs: [glyph, glyph] },
      { x: 0, glyphs: [{ ...glyph, advance: 520 }] },
    ];
    expect(glyphOperators(pieces, 10)).toBe(
      '[<00010001>] TJ\n[2000<00010001>] TJ\n[1500<0001>] TJ',
    );
  });
});
