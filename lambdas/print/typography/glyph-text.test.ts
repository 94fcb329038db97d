import { beforeAll, describe, expect, it } from 'vitest';
import { findInPackages, loadTypefaces } from './load-typefaces.ts';
import { glyphsWithText } from './glyph-text.ts';
import { itemise } from './itemise.ts';
import type { Typeface } from './typeface.ts';

let typeface: Typeface;
beforeAll(async () => {
  typeface = (await loadTypefaces(findInPackages)).regular;
});

const glyphs = (text: string) =>
  itemise(text, 'rtl').flatMap((run) => glyphsWithText(text, run, typeface));
/** The characters in logical order; right-to-left glyphs come in visual order. */
const read = (text: string): string =>
  glyphs(text)
    .map((glyph) => glyph.text)
    .reverse()
    .join('');

describe('glyphs with their text', () => {
  it('join Arabic letters into other shapes than those of single letters', () => {
    const alone = [...'بيت'].map((letter) => typeface.glyphFor(letter.codePointAt(0) ?? 0));
    expect(glyphs('بيت').map(({ glyph }) => glyph)).not.toEqual(expect.arrayContaining(alone));
  });

  it.each(['محمد', 'لا إله', 'الإسلام', 'هبة الله', 'مُحَمَّدٌ', 'بِلال'])(
    'give %s back in order',
    (name) => {
      expect(read(name)).toBe(name);
    },
  );

  it('split a ligature into one character per glyph and keep its width', () => {
    const parts = glyphs('لا');
    expect(parts.map(({ text }) => text)).toEqual(['ا', 'ل']);
    const whole = typeface.shape('لا', itemise('لا', 'rtl')[0]!);
    const width = whole.reduce((sum, { advance }) => sum + advance, 0);
    expect(parts.reduce((sum, { advance }) => sum + advance, 0)).toBe(width);
  });

  it.each([27, 44, 150])('have no negative width, if a letter has %i marks', (count) => {
    const marked = `ا${'\u064e'.repeat(count)}`;
    expect(glyphs(marked).filter(({ width }) => width < 0)).toEqual([]);
    expect(read(marked)).toBe(marked);
  });
});
