import { expect, it } from 'vitest';
import { decodeText as decode } from './decode-text.ts';

const decodeText = (bytes: Uint8Array): string => decode(bytes).text;

/** The bytes of a text in an encoding of one byte a letter. */
function encoded(text: string, encoding: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Uint8Array.from([...text], (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new Error(`${letter} is not in ${encoding}`);
    return byte;
  });
}
const utf16 = (text: string, isLittle: boolean, hasMark: boolean): Uint8Array => {
  const marked = hasMark ? `\ufeff${text}` : text;
  return Uint8Array.from(
    [...marked].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
};

const french = 'Nom;Prénom\nBÉNARD;Élodie\nLÉGER;André\nÇELIK;Noémie\nHaddad;Gaël';
const small = 'nom;prénom\nbénali;françois\nhélène;zoë';
const arabic = 'الاسم;اللقب\nسارة;حمداني\nأمينة;بن علي';
const both = 'Nom;الاسم\nBENALI;بن علي\nHaddad;حداد';

it.each<readonly [string, Uint8Array, string]>([
  ...[french, small, arabic, both].flatMap((text) => [
    ['UTF-8', new TextEncoder().encode(text), text] as const,
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`), text] as const,
    ['UTF-16, little end first', utf16(text, true, true), text] as const,
    ['UTF-16, big end first', utf16(text, false, true), text] as const,
    ['UTF-16, little end first, no mark', utf16(text, true, false), text] as const,
    ['UTF-16, big end first, no mark', utf16(text, false, false), text] as const,
  ]),
  ['windows-1252', encoded(french, 'windows-1252'), french],
  ['windows-1252 in small letters', encoded(small, 'windows-1252'), small],
  ['windows-1256', encoded(arabic, 'windows-1256'), arabic],
  ['windows-1256 of both scripts', encoded(both, 'windows-1256'), both],
  ['windows-1256 in French', encoded('été;forêt', 'windows-1256'), 'été;forêt'],
  ['Macintosh Roman', encoded(french, 'macintosh'), french],
  ['Macintosh Roman in small letters', encoded(small, 'macintosh'), small],
])('a text in %s is read', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

it('a text of one letter and an empty one are themselves', () => {
  expect(decodeText(new Uint8Array())).toBe('');
  expect(decodeText(Uint8Array.of(0x41))).toBe('A');
  expect(decodeText(new TextEncoder().encode('AB'))).toBe('AB');
});

/** The bytes of a text whose letters beyond ASCII have these codes. */
const coded = (text: string, codes: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from([...text], (letter) => codes[letter] ?? letter.charCodeAt(0));
const DOS_FRENCH = { é: 0x82, è: 0x8a, ç: 0x87, ë: 0x89, É: 0x90, Ç: 0x80, ï: 0x8b };
const DOS_ARABIC = {
  ...{ ا: 0x9f, ل: 0xe9, س: 0xab, م: 0xea, ر: 0xa9, ة: 0xa1, ح: 0xa5, د: 0xa7 },
  ...{ ن: 0xeb, ي: 0xef, أ: 0x9a, ب: 0xa0, ع: 0xe3, ق: 0xe7 },
};
const UNIX_ARABIC = {
  ...{ ا: 0xc7, ل: 0xe4, س: 0xd3, م: 0xe5, ر: 0xd1, ة: 0xc9, ح: 0xcd, د: 0xcf, ن: 0xe6, ي: 0xea },
  ...{ أ: 0xc3, ب: 0xc8, ع: 0xd9, ق: 0xe2 },
};

it.each<readonly [string, Uint8Array, string]>([
  ['French of DOS (437 and 850)', coded(french, DOS_FRENCH), french],
  ['Arabic of DOS (720)', coded(arabic, DOS_ARABIC), arabic],
  ['ISO 8859-6, which Macintosh has too', coded(arabic, UNIX_ARABIC), arabic],
  ['ISO 8859-15', encoded('le cœur, l’été'.replace('’', "'"), 'iso-8859-15'), "le cœur, l'été"],
])('a list in %s is read without a doubt', (_, bytes, text) => {
  expect(decode(bytes)).toEqual({ text, isDoubtful: false });
});

it('marks within a text and half a letter at its end are left out', () => {
  const joined = new TextEncoder().encode('\ufeffNom\n\ufeffBÉNARD');
  expect(decode(joined)).toEqual({ text: 'Nom\nBÉNARD', isDoubtful: false });
  expect(decodeText(utf16('سارة', true, true).slice(0, -1))).toBe('سار');
});

it('letters that may be others are said to be doubtful', () => {
  // One letter of DOS is another of Macintosh.
  expect(decode(Uint8Array.of(0x90, 0x6c, 0x8a, 0x76, 0x65)).isDoubtful).toBe(true);
  expect(decode(new TextEncoder().encode('BÃ‰NARD;ThÃ©o;ZoÃ©')).isDoubtful).toBe(true);
  expect(decode(encoded(french, 'windows-1252')).isDoubtful).toBe(false);
});
