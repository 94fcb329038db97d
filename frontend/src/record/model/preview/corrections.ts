import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import {
  columnRoles,
  type ClassChoice,
  type ColumnRole,
  type ReadingChoices,
} from '#shared/model/reading-choices.ts';
import type { SheetReading } from '#shared/class-lists/workbook-reading.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { headingShape, rowOfShape } from './heading-shape.ts';

/** A workbook as it is, and as it was read under the teacher's choices so far. */
export interface ReadWorkbook {
  readonly sheets: readonly Sheet[];
  readonly readings: readonly SheetReading[];
  readonly choices: ReadingChoices;
}

type Change = Partial<Omit<ClassChoice, 'sheet' | 'class'>>;

const isOf =
  (sheet: string) =>
  (choice: ClassChoice): boolean =>
    choice.sheet === sheet && choice.class === undefined;

/** What the teacher says of a whole sheet. */
export const choiceOfSheet = (choices: ReadingChoices, sheet: string): ClassChoice =>
  choices.find(isOf(sheet)) ?? { sheet };

/** The choices with a change of what is said of a sheet, and without some of it. */
export function changeSheet(
  choices: ReadingChoices,
  sheet: string,
  change: Change,
  ...without: readonly (keyof Change)[]
): ReadingChoices {
  const next = { ...choiceOfSheet(choices, sheet), ...change };
  for (const key of without) delete next[key];
  const others = choices.filter((choice) => !isOf(sheet)(choice));
  const isSaid = Object.keys(next).length > 1;
  return (isSaid ? [...others, next] : others).slice(-limits.readingChoices);
}

const CORRECTIONS = ['columns', 'headingRow', 'borders', 'term'] as const;

/** The choices without what was corrected of whole sheets; other names and omissions stay. */
export const withoutCorrections = (choices: ReadingChoices): ReadingChoices =>
  choices
    .filter((choice) => isOf(choice.sheet)(choice))
    .reduce<ReadingChoices>(
      (before, { sheet }) => changeSheet(before, sheet, {}, ...CORRECTIONS),
      choices,
    );

/** Whether anything was corrected. */
export const isCorrected = (choices: ReadingChoices): boolean =>
  choices.some((choice) => CORRECTIONS.some((key) => choice[key] !== undefined));

const readingIn = ({ readings }: ReadWorkbook, sheet: string): SheetReading | undefined =>
  readings.find((one) => one.sheet === sheet);

/** The shape of the headings of a sheet as it is read now, or of another row. */
const shapeIn = (
  workbook: ReadWorkbook,
  sheet: string,
  row = readingIn(workbook, sheet)?.headings?.first,
): string | undefined => {
  const rows = workbook.sheets.find(({ name }) => name === sheet)?.rows;
  return headingShape(rows?.find(({ number }) => number === row));
};

/** A sheet and those whose headings are the same, which are corrected with it. */
export function sheetsAlike(workbook: ReadWorkbook, sheet: string): string[] {
  const shape = shapeIn(workbook, sheet);
  const names = workbook.sheets.map(({ name }) => name);
  return names.filter(
    (name) => name === sheet || (shape !== undefined && shapeIn(workbook, name) === shape),
  );
}

const PARTS: ReadonlySet<ColumnRole> = new Set(['surname', 'given-name']);
const ONCE: ReadonlySet<ColumnRole> = new Set([
  ...(['name', 'surname', 'given-name', 'registration-number', 'ordinal', 'birth-date'] as const),
  ...(['gender', 'subject'] as const),
]);
/** Whether a column cannot hold this beside another column with that role. */
const excludes = (role: ColumnRole, other: ColumnRole): boolean =>
  (ONCE.has(role) && role === other) || (role === 'name' && PARTS.has(other));

/** The choices after columns of a sheet, and of those alike, were said to hold something. */
export function correctColumns(
  workbook: ReadWorkbook,
  sheet: string,
  { columns, role }: { readonly columns: readonly number[]; readonly role: ColumnRole },
): ReadingChoices {
  return sheetsAlike(workbook, sheet).reduce((choices, name) => {
    const before = choiceOfSheet(choices, name).columns ?? [];
    const kept = before.filter((one) => !columns.includes(one.column) && !excludes(role, one.role));
    return changeSheet(choices, name, {
      columns: [...kept, ...columns.map((column) => ({ column, role }))].slice(
        -limits.correctedColumns,
      ),
    });
  }, workbook.choices);
}

/** The choices with the headings in another row, here and in sheets with such a row. Row 0 is none. */
export function correctHeadings(
  workbook: ReadWorkbook,
  sheet: string,
  row: number,
): ReadingChoices {
  const own = workbook.sheets.find(({ name }) => name === sheet);
  const shape = headingShape(own?.rows.find(({ number }) => number === row));
  return workbook.sheets.reduce((choices, other) => {
    const at = other === own ? row : shape && rowOfShape(other, shape);
    return at === undefined || at === ''
      ? choices
      : changeSheet(choices, other.name, { headingRow: at });
  }, workbook.choices);
}

/** The choices after a class was said to begin with a row, or not any more. */
export function toggleBorder(workbook: ReadWorkbook, sheet: string, row: number): ReadingChoices {
  const drawn = choiceOfSheet(workbook.choices, sheet).borders;
  const borders = drawn ?? readingIn(workbook, sheet)?.borders ?? [];
  const next = borders.includes(row) ? borders.filter((one) => one !== row) : [...borders, row];
  return changeSheet(workbook.choices, sheet, { borders: next.slice(-limits.notebookClasses) });
}

/** What a teacher said of the columns under headings of a shape. Terms and borders differ from file to file. */
export const rememberedShapes = z.array(
  z.object({
    shape: z.string(),
    columns: z.array(z.object({ column: z.int(), role: z.enum(columnRoles) })),
  }),
);
export type RememberedShapes = z.infer<typeof rememberedShapes>;

const MOST_SHAPES = 40;

/** What is remembered after the choices so far: the shapes of the sheets that were corrected come last. */
export function remember(before: RememberedShapes, workbook: ReadWorkbook): RememberedShapes {
  const shapes = new Map(before.map(({ shape, columns }) => [shape, columns]));
  for (const { name } of workbook.sheets) shapes.delete(shapeIn(workbook, name) ?? '');
  for (const { name } of workbook.sheets) {
    const { columns = [], headingRow } = choiceOfSheet(workbook.choices, name);
    const shape = shapeIn(workbook, name, headingRow);
    if (shape !== undefined && (columns.length > 0 || headingRow)) shapes.set(shape, columns);
  }
  return [...shapes].slice(-MOST_SHAPES).map(([shape, columns]) => ({ shape, columns }));
}

/** The choices that were made for files of these shapes before; none that the reader makes by itself. */
export function recall(
  shapes: RememberedShapes,
  { sheets, readings }: ReadWorkbook,
): ReadingChoices {
  return sheets.flatMap((sheet): ClassChoice[] => {
    const reading = readings.find((one) => one.sheet === sheet.name);
    for (const { shape, columns } of shapes.toReversed()) {
      const row = rowOfShape(sheet, shape);
      if (row === undefined || !reading) continue;
      const isMoved = reading.headings?.first !== row;
      const differs = columns.some(({ column, role }) => reading.columns[column]?.role !== role);
      if (!isMoved && !differs) return [];
      return [{ sheet: sheet.name, ...(isMoved && { headingRow: row }), columns }];
    }
    return [];
  });
}
