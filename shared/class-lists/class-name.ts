import { limits } from '../model/limits.ts';
import { removeTerm } from '../record/marks/term-words.ts';
import { clipText } from '../text/clean-text.ts';
import { levelOfCode } from './class-code.ts';
import type { SheetHeading } from './sheet-heading.ts';

/** Default sheet names in Excel and LibreOffice. */
const UNNAMED = /^(?:sheet|feuil|feuille|ورقة) ?\d*$/iu;

/** A class's name within its limit; a long one keeps its last word, which tells it from its neighbours. */
export const clipClass = (name: string): string => {
  const most = limits.sheetNameLength;
  const last = name.slice(name.lastIndexOf(' ') + 1);
  if (name.length <= most || last.length > most / 2) return clipText(name, most);
  return `${clipText(name, most - last.length - 1)} ${last}`;
};

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
