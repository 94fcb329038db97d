import { describe, expect, it } from 'vitest';
import { drawnText, faceParts, hasLetters, unprintableLetters } from './letters.ts';

const partsOf = (text: string): string[] =>
  faceParts(text).map(({ start, end, face }) => `${text.slice(start, end)} ${face ?? '–'}`);

describe('the typefaces of a text', () => {
  it('are that of texts alone where it has all letters', () => {
    expect(partsOf('Boudjemâa بن علي 12,5')).toEqual(['Boudjemâa بن علي 12,5 text']);
  });

  it('change for single Latin letters, which keep their accents', () => {
    expect(partsOf('Aɣilx\u0331')).toEqual(['A text', 'ɣ latin', 'il text', 'x\u0331 latin']);
    const apart = 'Ḥammu'.normalize('NFD');
    expect(partsOf(apart)).toEqual(['H\u0323 latin', 'ammu text']);
  });

  it('change for whole Arabic words, whose letters are joined', () => {
    expect(partsOf('محمد گۆران بن')).toEqual(['محمد  text', 'گۆران arabic', ' بن text']);
    expect(partsOf('ڨَالمة')).toEqual(['ڨَالمة arabic']);
  });

  it('change for the letters that others lack, even within an Arabic word', () => {
    expect(partsOf('ڢڨ')).toEqual(['ڢ –', 'ڨ arabic']);
  });

  it('are none for a letter that nothing has, as a whole', () => {
    expect(partsOf('a👨‍👩‍👧b漢\u0301')).toEqual(['a text', '👨‍👩‍👧 –', 'b text', '漢\u0301 –']);
  });

  it('keep a letter whose accent nothing has', () => {
    expect(partsOf('ⴰ\u0301')).toEqual(['ⴰ tifinagh', '\u0301 –']);
  });

  it('need no glyph for spaces and for characters without an image', () => {
    for (const text of [
      'a\u202fb',
      'a\u2009b',
      'a\u00adb',
      'م\u200dح',
      'a\ufe0fb',
      '\u2066a\u2069',
    ])
      expect(hasLetters('text', text)).toBe(true);
  });
});

describe('the text that is drawn', () => {
  it.each([
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['ﻻ ﷲ', 'لا الله'],
    ['ﷺ', 'ﷺ'],
    ['مﹶ', 'مَ'],
    ['e\u0301', 'é'],
    ['ﬁn', 'fin'],
    ['ＡＢ１', 'AB1'],
    ['1\u20112', '1-2'],
    ['a\u2028b\tc\u0085d', 'a b c d'],
    ['10⁴ m² ½', '10⁴ m² ½'],
    ['a\ud800b', 'a\ufffdb'],
    ['محـــمد', 'محـــمد'],
  ])('of %s is %s', (text, drawn) => {
    expect(drawnText(text)).toBe(drawn);
  });
});

it('letters that cannot be printed are named once, with their accents', () => {
  expect(unprintableLetters(['x漢漢', 'ⴰ\u0301 Ɣ', '𞤀𞤣'])).toEqual(['漢', 'ⴰ\u0301', '𞤀', '𞤣']);
  expect(unprintableLetters(['Ɣef ⴰⵎⴰⵣⵉⵖ', 'گۆران', '']).length).toBe(0);
});
