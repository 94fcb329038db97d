import { foldText } from '../text/fold-text.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/** FNV-1a: only subjects of one class must differ, and a page needs the id while it draws. */
function hashOf(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash;
}

/**
 * The id of the only log that a class can have of a subject in a school year.
 * @param year in which the school year begins
 */
export function courseLogIdOf(year: number, subject: string): string {
  const hash = hashOf(foldText(subject));
  const letters = Array.from({ length: LENGTH }, (_, at) =>
    LETTERS.charAt(Number((hash >> BigInt(5 * at)) & 31n)),
  );
  return `y${year}-${letters.join('')}`;
}
