import type { Script } from './cell-image.ts';

/**
 * The classes of a network, in the order of its outputs: digits, the decimal mark, the bar of `12/20`, the letters of
 * `abs`, `غ`, a dash, and other ink.
 */
export const SIGNS = [...'0123456789./absغ-?'] as const;

/** The output for `no sign here`, after those of the signs. */
export const NOTHING = SIGNS.length;
export const OUTPUTS = SIGNS.length + 1;

/** The letters among the signs. */
export const LETTERS = /[absغ]/;

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';

/**
 * An absence as a network reads it: `غائب` and `absent` begin with known signs; a capital S looks like 5 and a B like
 * 6. No mark begins with a letter, so the beginning is enough.
 */
export const ABSENCE = /^(?:(غ)\??|ab.*|a[608][s5]{1,2}\??|0bs\??)$/;

/** Writes signs in the page's digits and decimal mark. */
export const writeInScript = (signs: string, script: Script): string => {
  const [absence, ghayn = 'abs'] = ABSENCE.exec(signs) ?? [];
  if (absence !== undefined) return ghayn;
  if (script === 'western') return signs.replaceAll('.', ',');
  return signs.replace(/[0-9.]/g, (sign) =>
    sign === '.' ? '٫' : (ARABIC_INDIC[Number(sign)] ?? ''),
  );
};
