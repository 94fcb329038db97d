import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROL } from '../model/text.ts';
import { cleanText, clipText } from './clean-text.ts';

describe('cleaning a text', () => {
  it.each([
    ['bidi marks and embeddings', '\u202bأمينة\u202c \u200fبن علي\u200e', 'أمينة بن علي'],
    ['isolates and a byte-order mark', '\ufeff\u2068Amina\u2069', 'Amina'],
    ['non-breaking and thin spaces', 'Ben\u00a0Ali\u2009 Amina\u202f', 'Ben Ali Amina'],
    ['line breaks and controls', ' Ben\r\nAli\t\u0000', 'Ben Ali'],
    ['decomposed accents', 'Ime\u0300ne', 'Imène'],
    ['Arabic presentation forms', 'ﻣﺤﻤﺪ ﻻ', 'محمد لا'],
    ['code points that are no characters', 'Ali\u{10fffe}\ufffe\ufdd0', 'Ali'],
    ['a lone surrogate', 'Ali\ud800', 'Ali\ufffd'],
    ['tatweel, kept', 'بـوزيد', 'بـوزيد'],
    ['an emoji of several code points, kept', 'Sara 👩‍🎓 🇩🇿', 'Sara 👩‍🎓 🇩🇿'],
  ])('handles %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('changes nothing the second time, and leaves one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(CONTROL);
      }),
    );
  });
});

describe('shortening a text', () => {
  it.each([
    ['leaves what is short enough', 'أمينة', 5, 'أمينة'],
    ['ends what it cuts with an ellipsis', 'Amina Benali', 6, 'Amina…'],
    ['cuts no character in two', 'ab😀cd', 4, 'ab…'],
  ])('%s', (_, text, most, clipped) => {
    expect(clipText(text, most)).toBe(clipped);
  });
});
