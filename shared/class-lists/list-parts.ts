import { limits } from '../model/limits.ts';
import { clipText } from '../spreadsheet/clean-text.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { classKey, isBareClass } from './class-code.ts';
import { classReader } from './class-columns.ts';
import { listLines, type ListLine } from './list-lines.ts';
import { classOfTitle, readSheetHeading } from './sheet-heading.ts';
import { sideBySide } from './side-by-side.ts';

/** The lines of one class of a list. */
export interface ListPart {
  readonly name: string;
  readonly lines: ListLine[];
}

/** The titles between the pupils that name the class of those under them. */
const titlesOf = ({ rows }: Sheet, { lastRow }: Header) =>
  rows.flatMap((row) => {
    const name = row.number > lastRow ? classOfTitle(row) : undefined;
    return name === undefined ? [] : [{ row: row.number, name }];
  });

/**
 * The classes of a list: by its column of classes, where an empty cell says the one above; by titles between the
 * pupils; or by those above lists that stand side by side. Of a sheet that says its class, bare numbers are groups for
 * practical work, and no classes.
 *
 * @param ofSheet what the sheet says its class is, and what it is called if nothing does
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
  // A list of which only some lines name a class is the sheet's own, as far as they do not.
  return Array.from(parts.values(), (part) => ({ ...part, name: part.name || ofSheet.name }));
}
