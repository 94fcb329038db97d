import { removeTerm } from '../record/marks/term-words.ts';
import { levelOfCode } from './class-code.ts';
import type { SheetHeading } from './sheet-heading.ts';

/** Default sheet names in Excel and LibreOffice. */
const UNNAMED = /^(?:sheet|feuil|feuille|ورقة) ?\d*$/iu;

/**
 * The class name of a sheet: the sheet's name if it is a class code, else the name in the heading, else the sheet's
 * name without its term.
 */
export function classNameOf(sheet: string, { className }: SheetHeading): string {
  const bare = removeTerm(sheet);
  if (levelOfCode(bare) !== undefined) return bare;
  if (className !== undefined) return className;
  return bare === '' || UNNAMED.test(sheet) ? sheet : bare;
}
