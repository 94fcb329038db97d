import { createHash } from 'node:crypto';
import type { MarkSheetHeading } from '#shared/model/mark-sheet.ts';
import { foldText } from '#shared/text/fold-text.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/** The id of the only sheet that a class can have of a subject in a term. */
export const sheetIdOf = ({ subject, term }: MarkSheetHeading): string => {
  const bytes = createHash('sha256').update(foldText(subject)).digest().subarray(0, LENGTH);
  return `t${term}-${Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`;
};
