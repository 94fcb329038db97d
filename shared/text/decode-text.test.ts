import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

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
