import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { textOf } from './page-text.ts';

interface Shown {
  readonly text: string;
  readonly width?: number;
}

/** A page of one typeface, as pdf.js answers it, that shows these signs with these widths. */
function pageOf(
  items: readonly Shown[],
  glyphs: readonly Shown[] = [],
  ascent = 0.7,
  /** Steps and the box of other drawings on the page. */
  drawn?: readonly [steps: number[], box: number[]],
): PDFDocumentProxy {
  const page = {
    getTextContent: () =>
      Promise.resolve({
        items: items.map(({ text, width = 50 }) => ({
          ...{ str: text, transform: [10, 0, 0, 10, 50, 700], width, height: 10, fontName: 'f1' },
        })),
        styles: { f1: { fontFamily: 'serif', ascent, descent: -0.2 } },
      }),
    getOperatorList: () =>
      Promise.resolve({
        fnArray: [OPS.setFont, OPS.showText, ...(drawn ? [OPS.constructPath] : [])],
        argsArray: [
          ['f1', 10],
          [glyphs.map(({ text, width = 500 }) => ({ unicode: text, width }))],
          [OPS.stroke, [drawn?.[0]], drawn?.[1]],
        ],
      }),
    cleanup: () => undefined,
  };
  return { getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
}
const read = async (text: string, ascent?: number) =>
  (await textOf(pageOf([{ text }], [], ascent), 1)).pieces[0]?.text;

it('signs of TeX’s bitmaps are those that the page shows', async () => {
  expect(await read('3 Ö 10 m, 6 ö 2', NaN)).toBe('3 × 10 m, 6 ÷ 2');
  expect(await read('l’÷uvre, le c÷ur, ×uvres', NaN)).toBe('l’œuvre, le cœur, Œuvres');
  expect(await read('\x10why\x11', NaN)).toBe('“why”');
  expect(await read('Österreich, schön', NaN)).toBe('Österreich, schön');
  expect(await read('der Buchstabe Ö', 0.7)).toBe('der Buchstabe Ö');
});

it('a page is uncertain where a typeface shows a digit in two widths, which is a power or an index', async () => {
  const water: Shown[] = [{ text: 'H' }, { text: '2', width: 300 }, { text: 'O' }];
  const page = pageOf([{ text: 'H2O' }], [...water, { text: '2', width: 465 }]);
  expect((await textOf(page, 1)).isUncertain).toBe(true);
  expect((await textOf(pageOf([{ text: 'H2O' }], water), 1)).isUncertain).toBe(false);
});

it('a page is uncertain where signs are lost, or letters come twice', async () => {
  const bars = pageOf([{ text: '= 5' }], [{ text: '\f' }, { text: '5' }]);
  expect((await textOf(bars, 1)).isUncertain).toBe(true);
  const doubled = pageOf([{ text: 'غ' }, { text: 'يّ', width: 0 }, { text: 'ير' }]);
  expect((await textOf(doubled, 1)).isUncertain).toBe(true);
  const vowel = pageOf([{ text: 'غ' }, { text: 'ّ', width: 0 }, { text: 'ير' }]);
  expect((await textOf(vowel, 1)).isUncertain).toBe(false);
});

it('a page is uncertain where signs are drawn beside letters, and not where lines, boxes and circles are', async () => {
  const isUncertain = async (steps: number[], box: number[]) =>
    (await textOf(pageOf([{ text: 'La racine' }], [], 0.7, [steps, box]), 1)).isUncertain;
  // A root that is drawn, as Daftar's own prints have it.
  const root = [0, 101, 703, 1, 103, 704, 1, 105, 699, 1, 107, 709, 1, 120, 709];
  expect(await isUncertain(root, [101, 699, 120, 709])).toBe(true);
  expect(await isUncertain(root, [301, 699, 320, 709])).toBe(false);
  const rectangle = [0, 101, 699, 1, 120, 699, 1, 120, 709, 1, 101, 709, 3];
  expect(await isUncertain(rectangle, [101, 699, 120, 709])).toBe(false);
  const arc = [2, 105, 709, 111, 709, 111, 704];
  expect(await isUncertain([0, 101, 704, ...arc, ...arc], [101, 699, 111, 709])).toBe(false);
  const letter = [0, 101, 704, ...arc, 1, 103, 700];
  expect(await isUncertain(letter, [101, 699, 106, 709])).toBe(true);
});

it('digits are those that a page shows, where a whole typeface says others', async () => {
  /** Times New Roman has the sign of 0 at 0x13; Word 2013 says that it means 2. */
  const sign = (unicode: string, originalCharCode: number) => ({ unicode, originalCharCode });
  const read = async (name: string, text: string, glyphs: readonly unknown[]) => {
    const font = { name, composite: true };
    const page = {
      getTextContent: () =>
        Promise.resolve({
          items: [{ str: text, transform: [10, 0, 0, 10, 50, 700], width: 50, height: 10 }],
          styles: {},
        }),
      getOperatorList: () =>
        Promise.resolve({
          fnArray: [OPS.setFont, OPS.showText],
          argsArray: [['f1', 10], [glyphs]],
        }),
      commonObjs: { has: () => true, get: () => font },
      cleanup: () => undefined,
    };
    const document = { getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
    return (await textOf(document, 1)).pieces[0]?.text;
  };
  const ten = [sign('1', 0x14), sign('2', 0x13)];
  expect(await read('Times New Roman', '12', ten)).toBe('10');
  // An Arabic text is shown from the left, and read from the right.
  const weeks = [...ten, sign('و', 0x3ee), sign('2', 0x16)];
  expect(await read('Arial,Bold', '2و12', weeks)).toBe('3و10');
  // A typeface with only some of its signs numbers them in its own way.
  expect(await read('BAAAAA+TimesNewRomanPSMT', '12', ten)).toBe('12');
  expect(await read('Times New Roman', '12', [sign('1', 0x14), sign('2', 0x15)])).toBe('12');
});
