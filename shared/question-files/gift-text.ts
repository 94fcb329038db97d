/** The characters that follow a backslash: GIFT's special characters, the backslash, and n for a new line. */
const ESCAPED = '~=#{}:\\n';
const MEANT = [...'~=#{}:\\\n'];
/** Characters that no text has; those before them mark gaps. */
const FIRST = 0xfdd2;
const STAND_INS = /[\ufdd2-\ufdd9]/g;

/** Replaces escaped characters by ones that no text has, so that the remaining special characters can be searched for. */
export const hideEscapes = (text: string): string =>
  text
    .replace(STAND_INS, '')
    .replace(/\\([~=#{}:\\n])/g, (_, character: string) =>
      String.fromCodePoint(FIRST + ESCAPED.indexOf(character)),
    );

export const showEscapes = (text: string): string =>
  text.replace(STAND_INS, (character) => MEANT[character.charCodeAt(0) - FIRST] ?? '');
