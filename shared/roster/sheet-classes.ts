import { termIn } from '../gradebook/term-words.ts';
import { limits } from '../model/limits.ts';
import type { SchoolLevel } from '../model/profile.ts';
import type { ClassChoice, ReadingChoices } from '../model/reading-choices.ts';
import type { TermMarks } from '../model/roster.ts';
import { clipText } from '../spreadsheet/clean-text.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { classKey, levelInWords, levelOfCode } from './class-code.ts';
import { classReader } from './class-columns.ts';
import { classNameOf } from './class-name.ts';
import { levelOfMarks } from './level-of-marks.ts';
import { listLines, type ListLine } from './list-lines.ts';
import { markColumns, type MarkColumn } from './mark-columns.ts';
import { nameLayout } from './name-layout.ts';
import { classProblem, repeatedPupils } from './problems.ts';
import { sideBySide } from './side-by-side.ts';
import { classOfTitle, readSheetHeading, type SheetHeading } from './sheet-heading.ts';
import { termMarks } from './term-marks.ts';
import type { NameQuestion, ReadingProblem } from './workbook-reading.ts';

/** A sheet, its headings if they name pupils, and what stands above them. */
export interface HeadedSheet {
  readonly sheet: Sheet;
  readonly header: Header | undefined;
  readonly heading: SheetHeading;
}

/** A class as one sheet has it. */
export interface SheetClass {
  readonly sheet: string;
  /** Which class of the sheet, where it is a list of several. */
  readonly class?: string;
  /** As the workbook has it. */
  readonly name: string;
  readonly subject?: string;
  readonly level?: SchoolLevel;
  readonly lines: readonly ListLine[];
  readonly terms: readonly TermMarks[];
  readonly notices: readonly ReadingProblem[];
  /** Why nothing can be made of it. */
  readonly problem?: ReadingProblem;
  readonly choice: ClassChoice | undefined;
}

/** The lines of one class of a list. */
interface Part {
  readonly name: string;
  readonly lines: ListLine[];
}

/** A class's choice comes before its sheet's. */
export const choiceOf = (
  choices: ReadingChoices,
  sheet: string,
  className?: string,
): ClassChoice | undefined => {
  const ofSheet = choices.filter((choice) => choice.sheet === sheet);
  const own =
    className === undefined ? undefined : ofSheet.find((choice) => choice.class === className);
  return own ?? ofSheet.find((choice) => choice.class === undefined);
};

/** The titles between the pupils that name the class of those under them. */
const titlesOf = ({ rows }: Sheet, { lastRow }: Header) =>
  rows.flatMap((row) => {
    const name = row.number > lastRow ? classOfTitle(row) : undefined;
    return name === undefined ? [] : [{ row: row.number, name }];
  });

/**
 * The classes of a list: by its column of classes, where an empty cell says the one above; by titles between the
 * pupils; or by those above lists that stand side by side. A list that says nothing is one class, without a name.
 */
function partsOf(sheet: Sheet, layout: Header): Part[] {
  const parts = new Map<string, Part>();
  const lists = sideBySide(sheet, layout);
  let name = '';
  for (const list of lists) {
    const read = classReader(list, layout);
    const titles = titlesOf(list, layout);
    if (lists.length > 1) name = readSheetHeading(list, layout.firstRow).className ?? name;
    for (const line of listLines(list, layout)) {
      const title = titles.findLast(({ row }) => row < line.row)?.name;
      name = (read ? read(line.cells) : title) || name;
      const key = classKey(name);
      const part = parts.get(key) ?? { name: clipText(name, limits.sheetNameLength), lines: [] };
      parts.set(key, part);
      part.lines.push(line);
    }
  }
  return [...parts.values()];
}

/** A list of which only some lines name a class is the sheet's own, as far as they do not. */
const withNames = (parts: readonly Part[], ofSheet: string): Part[] =>
  parts.map((part) => (part.name === '' ? { ...part, name: ofSheet } : part));

/** The columns of marks that a teacher sees, from the names on: a list may have been typed from the left. */
function shownMarks(sheet: Sheet, layout: Header): MarkColumn[] {
  const [list] = sideBySide(sheet, layout);
  if (layout.lastRow === 0 || !list) return [];
  const columns = markColumns(list, layout).filter(
    ({ column }) => !sheet.hiddenColumns?.includes(column),
  );
  const first = Math.min(...layout.nameColumns);
  return columns.every(({ column }) => column < first) ? columns.toReversed() : columns;
}

/** The classes of a sheet, or what has to be asked first. Neither for one that holds something else. */
export function sheetClasses(
  { sheet, header, heading }: HeadedSheet,
  strict: boolean,
  choices: ReadingChoices,
): { readonly classes: readonly SheetClass[]; readonly question?: NameQuestion } {
  const { name: sheetName } = sheet;
  const choice = choiceOf(choices, sheetName);
  const { layout, question } = nameLayout(sheet, {
    ...{ header, isClassSheet: heading.isClassSheet, strict },
    nameColumns: choice?.nameColumns,
  });
  const found = layout ? partsOf(sheet, layout) : [];
  const asked = question && !choice?.leftOut ? { question } : {};
  if (found.length === 0 && !heading.isClassSheet && !question) return { classes: [] };
  if (!layout && !heading.isClassSheet && !choice?.leftOut) return { classes: [], ...asked };

  const ownName = classNameOf(sheetName, heading);
  const parts = withNames(found, ownName);
  const several = parts.length > 1;
  const [only = { name: ownName, lines: [] }] = parts;
  const columns = layout ? shownMarks(sheet, layout) : [];
  const term = heading.term ?? termIn(sheetName);
  const school = levelInWords(heading.school ?? '');
  return {
    ...asked,
    classes: (several ? parts : [only]).map((part): SheetClass => {
      const own = choiceOf(choices, sheetName, several ? part.name : undefined);
      const { terms, notices } = termMarks(sheetName, part.lines, columns, own?.term ?? term);
      const problem = classProblem(sheetName, part.lines);
      const level =
        levelOfCode(part.name) ??
        levelInWords(part.name) ??
        school ??
        heading.level ??
        levelOfMarks(columns);
      return {
        ...{ sheet: sheetName, name: part.name, lines: part.lines, terms, choice: own },
        ...(several && { class: part.name }),
        ...(heading.subject && { subject: heading.subject }),
        ...(level && { level }),
        notices: [...notices, ...repeatedPupils(sheetName, part.lines)],
        ...(problem && { problem }),
      };
    }),
  };
}
