import type { ClassChoice, ColumnRole, ReadingChoices } from '../model/reading-choices.ts';
import { findHeader } from '../spreadsheet/find-header.ts';
import { fieldOfHeading } from '../spreadsheet/heading-terms.ts';
import { joinDecimals } from '../spreadsheet/decimal-commas.ts';
import { readDelimited } from '../spreadsheet/delimited-text.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { asciiDigits } from '../text/fold-text.ts';
import { levelOfCode } from './class-code.ts';
import { isTitle } from './footer-terms.ts';
import { headingsWithoutNames } from './name-layout.ts';
import { readClasses } from './read-classes.ts';
import { rolesOfColumns, type TypedColumn } from './typed-columns.ts';
import { isGender, MESSAGE, splitLine, type TypedLine } from './typed-line.ts';
import type { WorkbookReading } from './workbook-reading.ts';

/** A list as it was typed or pasted. */
export interface TypedList {
  /** The name of its sheet in messages, and of a class of which the list says none. */
  readonly name: string;
  readonly text: string;
  /** As the teacher typed it beside the list, if so. */
  readonly className?: string | undefined;
}

/** A typed list as a sheet, and what its columns hold if no headings say it. */
export interface TypedSheet {
  readonly sheet: Sheet;
  readonly choice?: Pick<ClassChoice, 'headingRow' | 'columns' | 'name'>;
}

interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Word and PDF end lines also with these. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** At least this share of the lines has the separator of a table. */
const MOST = 0.5;

/** The separator of the cells, if the text is a table. A comma between digits is a decimal. */
function separatorIn(lines: readonly string[]): string | undefined {
  const having = (test: (line: string) => boolean) => lines.filter(test).length;
  if (having((line) => line.trim().includes('\t')) > 0) return '\t';
  const separator = [';', '|'].find(
    (sign) => having((line) => line.includes(sign)) >= lines.length * MOST,
  );
  if (separator) return separator;
  return having((line) => /(?<!\d),|,(?!\d)/.test(line.replace(/,\s*$/, ''))) > 0 ? ',' : undefined;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Names beside one another instead of below one another: `Kaci Ali, Talbi Sara, Brahimi Mehdi`. */
function areBeside(rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells.filter(Boolean));
  if (!cells.every((cell) => hasLetter(cell) && !/\d/.test(cell))) return false;
  if (rows.length === 1) return cells.length > 2;
  return cells.length > rows.length * 2 && cells.every((cell) => words(cell).length > 1);
}

const isTitleLine = (line: string): boolean =>
  levelOfCode(line) !== undefined ||
  /^[^\d:]{2,40}:\s*\S/u.test(line) ||
  isTitle(line.replaceAll(/\d/g, '').trim());

/** Headings without tabs between them, as a PDF has them. */
const isHeadingLine = (line: string): boolean => {
  const said = words(line);
  return said.length > 1 && said.filter(fieldOfHeading).length >= said.length * 0.6;
};

/** The rows of a text and its cells; one cell a line unless the text is a table. */
function rowsOf(text: string): { rows: readonly Row[]; sheet?: Sheet } {
  const lines = text.split('\n');
  const separator = separatorIn(lines.filter((line) => line.trim() !== ''));
  if (separator === undefined) {
    return {
      rows: lines
        .map((line, index) => ({ number: index + 1, cells: [line.trim()] }))
        .filter(({ cells }) => cells[0] !== ''),
    };
  }
  const sheet = readDelimited(`sep=${separator}\n${text}`, joinDecimals);
  const rows = sheet.rows.map(({ number, cells }) => ({ number, cells: cells.map(textOf) }));
  if (separator !== '\t' && areBeside(rows)) {
    const names = rows.flatMap(({ cells }) => cells.filter(Boolean));
    return { rows: names.map((name, index) => ({ number: index + 1, cells: [name] })) };
  }
  return { rows, sheet };
}

/** The values that the cells of one column are split into. */
function splitColumn(rows: readonly Row[], at: number, titles: ReadonlySet<Row>): TypedColumn[] {
  const cells = rows.map((row) => (titles.has(row) ? '' : (row.cells[at] ?? '')));
  const filled = cells.filter(Boolean);
  const split = (takesGender: boolean) => cells.map((cell) => splitLine(cell, takesGender));
  const gendered = split(true);
  const isGendered = gendered.filter(({ gender }) => gender).length * 2 >= filled.length;
  const lines: readonly TypedLine[] = isGendered ? gendered : split(false);
  const most = Math.max(0, ...lines.map(({ numbers }) => numbers.length));
  const column = (
    role: ColumnRole | undefined,
    valueOf: (line: TypedLine) => string | undefined,
  ) => ({
    role,
    cells: lines.map((line) => valueOf(line) ?? ''),
  });
  return [
    column('ordinal', ({ ordinal }) => ordinal),
    column('registration-number', ({ registrationNumber }) => registrationNumber),
    column('name', ({ name }) => name),
    column('birth-date', ({ birthDate }) => birthDate),
    column('gender', ({ gender }) => gender),
    column('class', ({ className }) => className),
    ...Array.from({ length: most }, (_, index) =>
      column(undefined, ({ numbers }) => numbers[index]),
    ),
  ].filter((one) => one.cells.some(Boolean));
}

/** Whether the cells of a column are each one value: a date, a number, a word for girl or boy, or nothing. */
const isPlain = (cells: readonly string[]): boolean =>
  cells.every((cell) => !/\d/.test(cell) || !hasLetter(cell)) || cells.every(isGender);

/**
 * Makes a sheet of a typed or pasted list: a table from a spreadsheet or a document, or lines with a name and values
 * around it in any order. The reader of files reads it.
 */
export function typedSheet({ name, text }: TypedList): TypedSheet {
  const written = asciiDigits(text)
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .split('\n')
    .map((line) => line.replace(MESSAGE, ''))
    .join('\n');
  const { rows, sheet } = rowsOf(written);
  if (sheet && ((findHeader(sheet)?.nameColumns.length ?? 0) > 0 || headingsWithoutNames(sheet)))
    return { sheet: { ...sheet, name } };
  const listed = rows.filter(({ cells }) => !isHeadingLine(cells.join(' ')));
  const titles = new Set(
    listed.filter(({ cells }) => {
      const [only = '', ...others] = cells.filter(Boolean);
      return others.length === 0 && isTitleLine(only);
    }),
  );
  const width = Math.max(0, ...listed.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const cells = listed.map((row) => (titles.has(row) ? '' : (row.cells[at] ?? '')));
    return isPlain(cells.filter(Boolean)) && width > 1
      ? [{ role: undefined, cells }]
      : splitColumn(listed, at, titles);
  });
  const codes = listed.map((row) => {
    const title = titles.has(row) ? (row.cells.find(Boolean) ?? '') : '';
    return levelOfCode(title) === undefined ? '' : title;
  });
  const said = codes.filter(Boolean);
  // `2م1` between the pupils begins another class.
  const classes = codes.map((_, line) => codes.findLast((code, at) => code && at <= line) ?? '');
  const ofClass = said.length > 1 ? [{ role: 'class' as const, cells: classes }] : [];
  const kept = [...columns, ...ofClass].filter(({ cells }) => cells.some(Boolean));
  return {
    sheet: {
      ...{ name, mergedCells: [], date1904: false },
      rows: listed
        .map((row, line) => ({
          number: row.number,
          cells: titles.has(row)
            ? [row.cells.find(Boolean)]
            : kept.map(({ cells }) => cells[line] || undefined),
        }))
        .filter((_, line) => ofClass.length === 0 || !codes[line]),
    },
    choice: {
      ...{ headingRow: 0, columns: rolesOfColumns(kept) },
      ...(said.length === 1 && { name: said[0] }),
    },
  };
}

/** The teacher's choices about a typed list, over what its lines say by themselves. */
const choicesOver = ({ sheet, choice }: TypedSheet, choices: ReadingChoices): ReadingChoices => {
  if (!choice) return choices;
  const own = choices.find((one) => one.sheet === sheet.name && one.class === undefined);
  const said = new Set(own?.columns?.map(({ column }) => column));
  const taken = new Set(own?.columns?.map(({ role }) => role));
  const columns = (choice.columns ?? []).filter(
    ({ column, role }) => !said.has(column) && !taken.has(role),
  );
  return [
    ...choices.filter((one) => one !== own),
    { sheet: sheet.name, ...choice, ...own, columns: [...columns, ...(own?.columns ?? [])] },
  ];
};

/** Reads a typed or pasted list as files are read, and shows its lines as a sheet. */
export function readTypedList(
  list: TypedList,
  choices: ReadingChoices,
): { readonly reading: WorkbookReading; readonly sheets: readonly Sheet[] } {
  const typed = typedSheet(list);
  const all = choicesOver(typed, choices);
  const sheets = [typed.sheet];
  const reading = readClasses(sheets, all);
  const { name, className } = list;
  if (!className || reading.classes.length !== 1) return { reading, sheets };
  const own = all.find((one) => one.sheet === name && one.class === undefined);
  const named = [...all.filter((one) => one !== own), { sheet: name, ...own, name: className }];
  return { reading: readClasses(sheets, named), sheets };
}
