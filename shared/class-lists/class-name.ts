import { withoutTerm } from '../gradebook/term-words.ts';
import { levelOfCode } from './class-code.ts';
import type { SheetHeading } from './sheet-heading.ts';

/** What Excel and LibreOffice call a sheet nobody has named. */
const UNNAMED = /^(?:sheet|feuil|feuille|ورقة) ?\d*$/iu;

/**
 * What the class of a sheet is called: the sheet's name where that is a class's code, otherwise what the heading says,
 * or else the sheet's name without the term in it.
 */
export function classNameOf(sheet: string, { className }: SheetHeading): string {
  const bare = withoutTerm(sheet);
  if (levelOfCode(bare) !== undefined) return bare;
  if (className !== undefined) return className;
  return bare === '' || UNNAMED.test(sheet) ? sheet : bare;
}
