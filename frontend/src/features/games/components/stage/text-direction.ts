import type { Direction } from '../../../../../../shared/model/locale.ts';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction a text is read in, by its first letter (as `dir="auto"` does, which SVG does not know). */
export const textDirection = (text: string): Direction =>
  RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
