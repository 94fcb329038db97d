import { limits } from '../model/limits.ts';
import { clipText } from '../text/clean-text.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { classKey, isBareClass } from './class-code.ts';
import { classReader } from './class-columns.ts';
import { listLines, type ListLine } from './list-lines.ts';
import { classOfTitle, readSheetHeading } from './sheet-heading.ts';
import { sideBySide } from './side-by-side.ts';

/** The lines of one class in a list. */
export interface ListPart {
  readonly name: string;
  readonly lines: ListLine[];
}

/** Titles between the pupils that name the class of the pupils below. */
const titlesOf = ({ rows }: Sheet, { lastRow }: Header) =>
  rows.flatMap((row) => {
    const name = row.number > lastRow ? classOfTitle(row) : undefined;
    return name === undefined ? [] : [{ row: row.number, name }];
  });

/**
 * The classes of a list: by a column of classes, where an empty cell repeats the one above; by titles between the
 * pupils; or by titles above side-by-side lists. On a sheet of one class, bare numbers are groups for practical work,
 * not classes.
 * @param ofSheet whether the sheet names its class, and the default class name
 */
export function listParts(
  sheet: Sheet,
  layout: Header,
  ofSheet: { readonly isClass: boolean; readonly name: string },
): ListPart[] {
  const parts = new Map<string, ListPart>();
  const lists = sideBySide(sheet, layout);
  let name = '';
  for (const list of lists) {
    const read = classReader(list, layout);
    const titles = titlesOf(list, layout);
    if (lists.length > 1) name = readSheetHeading(list, layout.firstRow).className ?? name;
    for (const line of listLines(list, layout)) {
      const title = titles.findLast(({ row }) => row < line.row)?.name;
      const said = (read ? read(line.cells) : title) ?? '';
      if (said !== '' && !(ofSheet.isClass && isBareClass(said))) name = said;
      const key = classKey(name);
      const part = parts.get(key) ?? { name: clipText(name, limits.sheetNameLength), lines: [] };
      parts.set(key, part);
      part.lines.push(line);
    }
  }
  // If only some lines name a class, the other lines belong to the sheet's class.
  return Array.from(parts.values(), (part) => ({ ...part, name: part.name || ofSheet.name }));
}
