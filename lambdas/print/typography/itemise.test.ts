import { describe, expect, it } from 'vitest';
import { isolated } from '#shared/text/left-to-right.ts';
import { isolate } from './direction.ts';
import { itemise } from './itemise.ts';
import { findInPackages, loadTypefaces } from './load-typefaces.ts';

/** The text as it appears from left to right, run by run; right-to-left runs are reversed. */
const visual = (text: string, base: 'ltr' | 'rtl'): string =>
  itemise(text, base)
    .map(({ start, end, direction }) => {
      const run = text.slice(start, end);
      return direction === 'rtl' ? [...run].reverse().join('') : run;
    })
    .join('');

describe('dividing a text into runs', () => {
  it('keeps Arabic words in order and reads them from the right', () => {
    expect(visual('بن علي', 'rtl')).toBe([...'بن علي'].reverse().join(''));
  });

  it('sets Latin words inside Arabic from the left', () => {
    expect(visual('ا Benali Karim ب', 'rtl')).toBe('ب Benali Karim ا');
  });

  it.each(['10/5', '2024/2025', '2024-2025', '٢٠٢٤-٢٠٢٥', '12.75', '05/11/2024'])(
    'prints %s as it is written, after an Arabic word',
    (number) => {
      expect(visual(isolated(`ا ${number} ب`), 'rtl')).toBe(`ب ${number} ا`);
    },
  );

  it('turns brackets and comparisons only among words from right to left', async () => {
    const { regular } = await loadTypefaces(findInPackages);
    const text = isolated('لأن (2 + 1) < 5 (ثم)');
    const drawn = itemise(text, 'rtl').flatMap((run) => regular.shape(text, run));
    const signs = [...'()<>'].map((sign) => regular.glyphFor(sign.codePointAt(0) ?? 0));
    const kept = drawn.map(({ glyph }) => '()<>'.charAt(signs.indexOf(glyph)));
    expect(kept.join('')).toBe('()()<');
  });

  it('keeps an isolated code separate from the text around it', () => {
    expect(visual(`Class ${isolate('2م3')} (2024)`, 'ltr')).toBe('Class 3م2 (2024)');
  });

  it('splits where the script changes, and not at marks', () => {
    const scripts = itemise('مُحمد Ali', 'rtl').map(({ script }) => script);
    expect(scripts).toEqual(['Latn', 'Arab']);
  });

  it('gives no run for an empty text', () => {
    expect(itemise('', 'rtl')).toEqual([]);
  });
});
