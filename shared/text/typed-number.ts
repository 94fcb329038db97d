import { asciiDigits } from './fold-text.ts';

/** A number as people type it, in digits of either script, with a point or comma; NaN for anything else. */
export const typedNumber = (text: string): number => {
  const plain = asciiDigits(text).trim().replace(/[,٫]/, '.').replace(/^−/, '-');
  return plain === '' ? Number.NaN : Number(plain);
};
