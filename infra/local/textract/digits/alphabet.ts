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

/** `غائب` begins with a sign that is known, as `absent` does: the beginning says it all. */
const ABSENCE = /^(abs|غ)\?$/;

/** Signs in a page's own digits and decimal mark. */
export const inScript = (signs: string, script: Script): string => {
  const plain = signs.replace(ABSENCE, '$1');
  if (script === 'western') return plain.replaceAll('.', ',');
  return plain.replace(/[0-9.]/g, (sign) =>
    sign === '.' ? '٫' : (ARABIC_INDIC[Number(sign)] ?? ''),
  );
};
