import { listLines, type ListLine } from '#shared/class-lists/list-lines.ts';
import { addLowerHeadings, withoutGroups } from '#shared/class-lists/heading-spans.ts';
import { markColumns, type MarkColumn } from '#shared/class-lists/mark-columns.ts';
import { readSheetHeading } from '#shared/class-lists/sheet-heading.ts';
import { unknownInList } from '#shared/class-lists/unknown-cells.ts';
import { termIn } from '#shared/record/marks/term-words.ts';
import type { Term } from '#shared/model/term.ts';
import { findHeader } from '#shared/spreadsheet/find-header.ts';
import { formulasWithoutResults } from '#shared/spreadsheet/formulas-without-results.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';

/** A pupil of a workbook. */
export interface SheetPupil {
  /** As the spreadsheet shows it, from 1. */
  readonly row: number;
  readonly name: string;
  readonly registrationNumber?: string;
}

/** The pupils of a sheet, and its other columns, which may be filled. */
export interface MarkList {
  readonly pupils: readonly SheetPupil[];
  readonly columns: readonly MarkColumn[];
  /** Formulas without results where headings or pupils are, as `B2:B6`. */
  readonly unknown?: string | undefined;
  /** What the rows above the columns, or the sheet's name, say. */
  readonly className?: string | undefined;
  readonly subject?: string | undefined;
  readonly term?: Term | undefined;
}

/** If at least this share of rows has a value besides the name, the others are not pupils. */
const MOSTLY = 0.8;

/** If nearly all rows have a number, a date or a rank, rows without one may be signatures and get no mark. */
function removeSignatures(lines: readonly ListLine[]): readonly ListLine[] {
  const known = lines.filter((line) => line.known);
  return known.length >= lines.length * MOSTLY ? known : lines;
}

/** The pupils of a sheet and its columns for marks; none if the sheet is not a list with headings. */
export function readMarkList(sheet: Sheet): MarkList {
  const header = findHeader(sheet);
  if (!header) {
    const unknown = formulasWithoutResults([sheet]);
    return { pupils: [], columns: [], ...(unknown && { unknown }) };
  }
  const layout = addLowerHeadings(sheet, header);
  const { className, subject, term } = readSheetHeading(
    withoutGroups(sheet, header),
    header.firstRow,
  );
  const { problem } = unknownInList(sheet, layout, [], false);
  return {
    ...(problem && { unknown: problem.params?.['cells'] }),
    ...{ className, subject, term: term ?? termIn(sheet.name) },
    pupils: removeSignatures(listLines(sheet, layout)).map(({ row, pupil }) => ({
      ...{ row, name: pupil.fullName },
      ...(pupil.registrationNumber && { registrationNumber: pupil.registrationNumber }),
    })),
    columns: markColumns(sheet, layout),
  };
}
