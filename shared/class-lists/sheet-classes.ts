import { removeScale } from '../record/marks/mark-headings.ts';
import { noMarkIn } from '../record/marks/parse-mark.ts';
import { termIn } from '../record/marks/term-words.ts';
import type { SchoolLevel } from '../model/profile.ts';
import type { Term } from '../model/term.ts';
import type { ClassChoice, ReadingChoices } from '../model/reading-choices.ts';
import type { TermMarks } from '../model/listed-classes.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { possibleNameColumns } from '../spreadsheet/list-without-headings.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Cell, Sheet } from '../spreadsheet/sheet.ts';
import { isBareClass, levelInWords, levelOfCode } from './class-code.ts';
import { classColumns, subjectColumn } from './class-columns.ts';
import { correctMarks, type ColumnRoles } from './column-roles.ts';
import { classNameOf } from './class-name.ts';
import { accountColumns, isExport, withoutAccounts } from './exported-headings.ts';
import { leftOutColumns } from './left-out-columns.ts';
import { levelOfMarks } from './level-of-marks.ts';
import {
  namelessMarks,
  namelessRows,
  roundedRows,
  testRows,
  undatedRows,
  type ListLine,
} from './list-lines.ts';
import { listParts, ofSubject, termOfTitle, type ListPart } from './list-parts.ts';
import { isAverage, markColumns, type MarkColumn } from './mark-columns.ts';
import { correctedLayout, isOfClass, nameLayout } from './name-layout.ts';
import { classProblem, columnsOf, notice, repeatedPupils } from './problems.ts';
import { bordersIn, readingOf } from './sheet-reading.ts';
import { sideBySide } from './side-by-side.ts';
import type { SheetHeading } from './sheet-heading.ts';
import { asWritten, isOfTerms, letterColumns, termMarks, unsaidFullMarks } from './term-marks.ts';
import { unknownInList, unknownInSheet } from './unknown-cells.ts';
import type { NameQuestion, ReadingProblem, SheetReading } from './workbook-reading.ts';

/** A sheet, its headings if they name pupils, and the text above them. */
export interface HeadedSheet {
  readonly sheet: Sheet;
  readonly header: Header | undefined;
  readonly heading: SheetHeading;
}

/** A class as it is on one sheet. */
export interface SheetClass {
  readonly sheet: string;
  /** The class's name, if the sheet lists several. */
  readonly class?: string;
  /** As in the workbook. */
  readonly name: string;
  readonly subject?: string;
  readonly level?: SchoolLevel;
  /** The term that the sheet's name or title seems to name. */
  readonly termOfSheet?: Term;
  /** Whether the sheet has the class above it already, for another term. */
  readonly isRepeated: boolean;
  readonly lines: readonly ListLine[];
  readonly terms: readonly TermMarks[];
  readonly notices: readonly ReadingProblem[];
  /** Why the class is unusable. */
  readonly problem?: ReadingProblem;
  readonly choice: ClassChoice | undefined;
}

/** The choice for the class, or else the choice for its sheet. */
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

/** The columns beside the names, in order from the names; a list may be typed from left to right. */
function columnsBeside(sheet: Sheet, layout: Header): MarkColumn[] {
  const [list] = sideBySide(sheet, layout);
  if (layout.lastRow === 0 || !list) return [];
  const columns = markColumns(list, layout);
  const first = Math.min(...layout.nameColumns);
  return columns.every(({ column }) => column < first) ? columns.toReversed() : columns;
}

/**
 * The sheet with the value of a cell that was merged over several rows in each of them, and an absence that was merged over
 * several marks in each of these. Names and numbers stay, unless each row has a subject of its pupil.
 */
function withMergedValues(sheet: Sheet, header: Header): Sheet {
  const { lastRow, nameColumns, columns } = header;
  const isBySubject = subjectColumn(sheet, header) !== undefined;
  const taken = isBySubject ? [] : [...nameColumns, ...columns.values()];
  const merged = sheet.mergedCells.filter(
    ({ row, column, width }) =>
      lastRow > 0 && row > lastRow && !taken.some((one) => column <= one && one < column + width),
  );
  if (merged.length === 0) return sheet;
  const starts = Map.groupBy(merged, ({ row }) => row);
  const open = new Map<number, { readonly end: number; readonly value: Cell }>();
  return {
    ...sheet,
    rows: sheet.rows.map(({ number, cells }) => {
      const filled = [...cells];
      for (const { row, column, width, height } of starts.get(number) ?? []) {
        const value = cells[column];
        const isWide = width > 1 && noMarkIn(textOf(value)) !== undefined;
        for (let at = column; at < column + (isWide ? width : 1); at += 1)
          if (isWide || width === 1) open.set(at, { end: row + height - 1, value });
      }
      for (const [column, { end, value }] of open)
        if (number <= end) filled[column] = value;
        else open.delete(column);
      return { number, cells: Array.from(filled) };
    }),
  };
}

/** Whether a column has marks that are no averages. */
const isPlainMark = (column: MarkColumn): boolean =>
  isOfTerms(column) && column.kind === 'mark' && !isAverage(column);

/** Rows that a notice names; more of them are dots. */
const NAMED_ROWS = 12;
const rowsIn = (rows: readonly number[]): Record<string, string> => ({
  count: String(rows.length),
  rows: rows.slice(0, NAMED_ROWS).join(', ') + (rows.length > NAMED_ROWS ? ' …' : ''),
});

/** Pupils whose day of birth is not understood or whose number has lost digits, those in hidden rows, and rows that were left out for want of a name. */
function rowNotices(
  sheet: Sheet,
  layout: Header,
  lines: readonly ListLine[],
  columns: ReadonlySet<number>,
): ReadingProblem[] {
  const { name } = sheet;
  const lists = sideBySide(sheet, layout);
  const nameless = lists.flatMap((list) => namelessRows(list, layout, lines));
  const others = lists
    .flatMap((list) => namelessMarks(list, layout, lines, columns))
    .filter((row) => !nameless.includes(row));
  const tests = lists.flatMap((list) => testRows(list, layout));
  const undated = lists.flatMap((list) => undatedRows(list, layout, lines));
  const rounded = lists.flatMap((list) => roundedRows(list, layout, lines));
  const numbers = { ...rowsIn(rounded.map(({ row }) => row)), number: rounded[0]?.number ?? '' };
  const hidden = lines.map(({ row }) => row).filter((row) => sheet.hiddenRows?.includes(row));
  const dates = { ...rowsIn(undated.map(({ row }) => row)), date: undated[0]?.date ?? '' };
  return [
    ...nameless.map((row) => notice('row-without-name', { sheet: name, row: String(row) }, row)),
    ...(others.length > 0 ? [notice('rows-left-out', { sheet: name, ...rowsIn(others) })] : []),
    ...(tests.length > 0 ? [notice('test-pupil', { sheet: name, ...rowsIn(tests) })] : []),
    ...(undated.length > 0 ? [notice('birth-dates-unread', { sheet: name, ...dates })] : []),
    ...(rounded.length > 0 ? [notice('numbers-rounded', { sheet: name, ...numbers })] : []),
    ...(hidden.length > 0 ? [notice('rows-hidden', { sheet: name, ...rowsIn(hidden) })] : []),
  ];
}

/** The classes of a list, between the teacher's borders if these are others than those found. */
function partsWithin(
  sheet: Sheet,
  layout: Header,
  { borders, ...ofSheet }: Parameters<typeof listParts>[2],
): ListPart[] {
  const found = listParts(sheet, layout, ofSheet);
  if (!borders) return found;
  const own = bordersIn(sheet, layout, found);
  const isSame = own.length === borders.length && own.every((row) => borders.includes(row));
  return isSame ? found : listParts(sheet, layout, { ...ofSheet, borders });
}

/** The columns that hold something else, as the teacher says, than the reader finds; nothing about them is news. */
function changedColumns(headed: HeadedSheet, strict: boolean, choices: ReadingChoices): number[] {
  const choice = choiceOf(choices, headed.sheet.name);
  if (!choice?.columns?.length) return [];
  const { columns, ...rest } = choice;
  const others = choices.filter((one) => one !== choice);
  const found = sheetClasses(headed, strict, [...others, rest]).reading.columns;
  return columns.flatMap(({ column, role }) =>
    (found[column]?.role ?? 'left-out') === role ? [] : [column],
  );
}

/** The classes of a sheet, the question to ask first, and notices. No classes if the sheet is not a class list. */
export function sheetClasses(
  headed: HeadedSheet,
  strict: boolean,
  choices: ReadingChoices,
): {
  readonly classes: readonly SheetClass[];
  readonly question?: NameQuestion;
  readonly notices?: readonly ReadingProblem[];
  readonly reading: SheetReading;
  /** Whether it may be a list, and was left out because other sheets have headings. */
  readonly isLeftOut?: boolean;
} {
  const { header, heading } = headed;
  const sheet = header ? withMergedValues(headed.sheet, header) : headed.sheet;
  const { name: sheetName } = sheet;
  const choice = choiceOf(choices, sheetName);
  const roles: ColumnRoles = new Map(choice?.columns?.map(({ column, role }) => [column, role]));
  const hasHeadings = choice?.headingRow !== 0;
  const named = nameLayout(sheet, {
    ...{ header, isClassSheet: heading.isClassSheet, strict, hasHeadings },
    isNamed: heading.className !== undefined,
    nameColumns: choice?.nameColumns,
  });
  const found = { ...named, ...(named.layout && { layout: withoutAccounts(sheet, named.layout) }) };
  const { layout, question } = correctedLayout(sheet, found, { header, hasHeadings, roles });
  const ownName = classNameOf(sheetName, heading);
  const isNamed = heading.className !== undefined || levelOfCode(ownName) !== undefined;
  const isClass = isNamed && !isBareClass(ownName);
  const parts = layout
    ? partsWithin(sheet, layout, {
        ...{ isClass, name: ownName, borders: choice?.borders },
      })
    : [];
  const beside = layout
    ? correctMarks(sheet, layout, { found: columnsBeside(sheet, layout), roles })
    : [];
  const columns = beside.filter(
    ({ column, kind, isChosen }) =>
      !sheet.hiddenColumns?.includes(column) || (isChosen && kind !== 'other'),
  );
  // Without headings, an unknown cell may be a name, and another column may look like the names.
  const isChosen =
    header !== undefined ||
    choice?.nameColumns !== undefined ||
    (layout && layout !== found.layout);
  const unknown =
    layout && isChosen
      ? unknownInList(sheet, layout, columns, heading.hasUnknown)
      : unknownInSheet(
          sheet,
          layout !== undefined || !strict || isOfClass(sheet, heading.isClassSheet),
        );
  const asking = question && !choice?.leftOut && !unknown.problem ? { question } : {};
  if (!unknown.problem && !heading.isClassSheet) {
    const { notices } = unknown;
    const reading = readingOf({ sheet, header, layout: undefined });
    const isUnheaded = !header && possibleNameColumns(sheet).length > 0;
    const isLeftOut = strict && !choice?.leftOut && (isUnheaded || found.isOfThings === true);
    if (parts.length === 0 && !question) return { classes: [], notices, reading, isLeftOut };
    if (!layout && !choice?.leftOut) return { classes: [], ...asking, notices, reading };
  }

  const none: ListPart = { name: ownName, lines: [] };
  const term = heading.term ?? termIn(sheetName);
  const school = heading.levelOfYear ?? levelInWords(heading.school ?? '');
  const all = parts.flatMap(({ lines }) => lines);
  const unscaled = asWritten(columns, all);
  const typed = new Map(choice?.fullMarks?.map(({ column, scale }) => [column, scale]));
  const written = unscaled.map((column) => {
    const scale = typed.get(column.column);
    return scale === undefined ? column : { ...column, scale };
  });
  const subjects = written.filter(({ isOwnSubject }) => isOwnSubject);
  const ofOne = written.filter((column) => !subjects.includes(column));
  const hasMarks = subjects.length === 0 || ofOne.some(isPlainMark);
  const ofSheetParts = (parts.length > 0 ? parts : [none]).flatMap((part) => [
    ...(hasMarks ? [{ part, columns: ofOne }] : []),
    ...subjects.map((column) => ({
      part: ofSubject(part, removeScale(column.heading)),
      columns: [column],
    })),
  ]);
  const several = ofSheetParts.length > 1;
  const classes = ofSheetParts.map(({ part, columns: ownColumns }) => {
    const own = choiceOf(choices, sheetName, several ? part.name : undefined);
    // `الفصل الأول` above one list and `الفصل الثاني` above another with other pupils are classes of no known term.
    const isClassTitle = several && part.term === undefined && termOfTitle(part.name) !== undefined;
    const ofSheet = isClassTitle ? undefined : term;
    const ofPart = part.term ?? own?.term ?? choice?.term ?? ofSheet;
    return { part, own, marks: termMarks(sheetName, part.lines, ownColumns, ofPart) };
  });
  const known = new Set([
    ...(layout ? [...layout.nameColumns, ...layout.columns.values()] : []),
    ...(layout ? [...classColumns(sheet, layout), ...accountColumns(sheet, layout)] : []),
    ...classes.flatMap(({ marks }) => marks.read),
    ...changedColumns(headed, strict, choices),
    ...beside.flatMap(({ column, isAside }) => (isAside ? [column] : [])),
  ]);
  const left = leftOutColumns(sheetName, all, known, beside);
  const letters = letterColumns(
    written.filter(({ column }) => !known.has(column)),
    all,
  ).map(({ heading }) => heading);
  const read = new Set(classes.flatMap(({ marks }) => marks.read));
  const level = parts.map(({ name }) => levelOfCode(name)).find(Boolean) ?? school ?? heading.level;
  const isFromElsewhere =
    layout !== undefined && (layout.columns.has('email') || isExport(sheet, layout));
  const asked =
    level === 'Primary' && !isFromElsewhere
      ? []
      : unsaidFullMarks(
          unscaled.filter(({ column }) => read.has(column)),
          all,
          isFromElsewhere || typed.size > 0,
        );
  const fullMarks = asked.map((one) => ({ ...one, scale: typed.get(one.column) ?? one.scale }));
  const unsaid = asked.flatMap(({ column, heading, scale }) =>
    typed.has(column) ? [] : [`${heading} (${scale})`],
  );
  const ofRows = layout ? rowNotices(sheet, layout, all, read) : [];
  return {
    ...asking,
    reading: readingOf({
      ...{
        sheet,
        header,
        layout,
        numbers: left.columns,
        perhapsMarks: left.perhapsMarks,
        fullMarks,
        term: choice?.term ?? term,
      },
      marks: written.filter(isOfTerms),
      parts,
    }),
    classes: classes.map(({ part, own, marks: { terms, notices } }, index): SheetClass => {
      const problem = unknown.problem ?? classProblem(sheetName, part.lines);
      const level =
        levelOfCode(part.name) ??
        levelInWords(part.name) ??
        school ??
        heading.level ??
        levelOfMarks(columns);
      return {
        ...{ sheet: sheetName, name: part.name, lines: part.lines, terms, choice: own },
        ...(several && { class: part.name }),
        ...((part.subject ?? heading.subject) && { subject: part.subject ?? heading.subject }),
        ...(level && { level }),
        ...(term && !part.term && !own?.term && { termOfSheet: term }),
        isRepeated: part.isAgain === true,
        notices: [
          ...notices,
          ...repeatedPupils(sheetName, part.lines),
          // The class of these rows is unknown, so the sheet's first class carries the notices.
          ...(index === 0
            ? [
                ...(unknown.problem ? [] : left.notices),
                ...columnsOf('letters-left-out', sheetName, letters),
                ...(unknown.problem
                  ? []
                  : [...columnsOf('full-marks-unsaid', sheetName, unsaid), ...ofRows]),
                ...unknown.notices,
              ]
            : []),
        ],
        ...(problem && { problem }),
      };
    }),
  };
}
