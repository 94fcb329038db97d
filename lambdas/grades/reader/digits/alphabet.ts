import type { Script } from './cell-image.ts';

/**
 * What a network tells apart, in the order of its outputs: digits, the decimal mark, the bar of `12/20`, the letters of
 * `abs`, `غ`, a dash, and ink that is none of these.
 */
export const SIGNS = [...'0123456789./absغ-?'] as const;

/** The output that says "no sign here" follows those of the signs. */
export const NOTHING = SIGNS.length;
export const OUTPUTS = SIGNS.length + 1;

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';

/**
 * How a network reads an absence: `غائب` and `absent` begin with signs that are known, and in capitals an S looks like a 5, a
 * B like a 6. No mark begins with a letter, so the beginning says it all.
 */
export const ABSENCE = /^(?:(غ)|a[b608][s5]{1,2})\??$/;

/** Signs in a page's own digits and decimal mark. */
export const inScript = (signs: string, script: Script): string => {
  const [absence, ghayn = 'abs'] = ABSENCE.exec(signs) ?? [];
  if (absence !== undefined) return ghayn;
  if (script === 'western') return signs.replaceAll('.', ',');
  return signs.replace(/[0-9.]/g, (sign) =>
    sign === '.' ? '٫' : (ARABIC_INDIC[Number(sign)] ?? ''),
  );
};
