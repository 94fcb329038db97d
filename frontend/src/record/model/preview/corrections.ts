import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import type { ClassChoice, ColumnRole } from '#shared/model/reading-choices.ts';
import type { SheetReading } from '#shared/class-lists/workbook-reading.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { headingShape, rowOfShape } from './heading-shape.ts';

interface RoleOfColumn<Role extends string> {
  readonly column: number;
  readonly role: Role;
}

/** A teacher's decisions about one sheet, whose columns hold what files of its kind have. */
export interface SheetChoice<Role extends string> extends Omit<ClassChoice, 'columns'> {
  columns?: RoleOfColumn<Role>[] | undefined;
}
export type Choices<Role extends string> = SheetChoice<Role>[];

/** How a sheet was read. */
export interface SheetAsRead<Role extends string> extends Pick<
  SheetReading,
  'sheet' | 'headings' | 'borders'
> {
  readonly columns: readonly RoleOfColumn<Role>[];
  /** The rows of its pupils, students or lessons. */
  readonly taken: readonly number[];
}

/** What the columns of files of a kind may hold. */
export interface FileKind<Role extends string> {
  readonly roles: readonly Role[];
  /** The roles after which a menu has a line. */
  readonly ends: ReadonlySet<Role>;
  readonly textOf: (role: Role) => MessageId;
  /** Names what the device remembers of such files. */
  readonly name: string;
}

/** A file as it is, and as it was read under the teacher's choices so far. */
export interface ReadFile<Role extends string> {
  readonly sheets: readonly Sheet[];
  readonly readings: readonly SheetAsRead<Role>[];
  readonly choices: Choices<Role>;
}

type Change<Role extends string> = Partial<Omit<SheetChoice<Role>, 'sheet' | 'class'>>;

const isOf =
  (sheet: string) =>
  (choice: Pick<ClassChoice, 'sheet' | 'class'>): boolean =>
    choice.sheet === sheet && choice.class === undefined;

/** What the teacher says of a whole sheet. */
export const choiceOfSheet = <Role extends string>(
  choices: Choices<Role>,
  sheet: string,
): SheetChoice<Role> => choices.find(isOf(sheet)) ?? { sheet };

/** The choices with a change of what is said of a sheet, and without some of it. */
export function changeSheet<Role extends string>(
  choices: Choices<Role>,
  sheet: string,
  change: Change<Role>,
  ...without: readonly (keyof Change<Role>)[]
): Choices<Role> {
  const next = { ...choiceOfSheet(choices, sheet), ...change };
  for (const key of without) delete next[key];
  const others = choices.filter((choice) => !isOf(sheet)(choice));
  const isSaid = Object.keys(next).length > 1;
  return (isSaid ? [...others, next] : others).slice(-limits.readingChoices);
}

const CORRECTIONS = ['columns', 'headingRow', 'borders', 'term', 'fullMarks'] as const;

/** The choices without what was corrected of whole sheets; other names and omissions stay. */
export const withoutCorrections = <Role extends string>(choices: Choices<Role>): Choices<Role> =>
  choices
    .filter((choice) => isOf(choice.sheet)(choice))
    .reduce<Choices<Role>>(
      (before, { sheet }) => changeSheet(before, sheet, {}, ...CORRECTIONS),
      choices,
    );

/** Whether anything was corrected. */
export const isCorrected = (choices: Choices<string>): boolean =>
  choices.some((choice) => CORRECTIONS.some((key) => choice[key] !== undefined));

const readingIn = <Role extends string>(
  { readings }: ReadFile<Role>,
  sheet: string,
): SheetAsRead<Role> | undefined => readings.find((one) => one.sheet === sheet);

/** The shape of the headings of a sheet as it is read now, or of another row. */
const shapeIn = (
  workbook: ReadFile<string>,
  sheet: string,
  row = readingIn(workbook, sheet)?.headings?.first,
): string | undefined => {
  const rows = workbook.sheets.find(({ name }) => name === sheet)?.rows;
  return headingShape(rows?.find(({ number }) => number === row));
};

/** A sheet and those whose headings are the same, which are corrected with it. */
export function sheetsAlike(workbook: ReadFile<string>, sheet: string): string[] {
  const shape = shapeIn(workbook, sheet);
  const names = workbook.sheets.map(({ name }) => name);
  return names.filter(
    (name) => name === sheet || (shape !== undefined && shapeIn(workbook, name) === shape),
  );
}

const PARTS: ReadonlySet<string> = new Set(['surname', 'given-name']);
/** What several columns may hold; everything else is held by one. */
const SEVERAL: ReadonlySet<string> = new Set([
  ...(['class', 'mark', 'subject-mark', 'activities', 'practical', 'test', 'exam'] as const),
  ...(['average', 'remark', 'left-out'] as const),
] satisfies ColumnRole[]);
/** Whether a column cannot hold this beside another column with that role. */
const excludes = (role: string, other: string): boolean =>
  (role === other && !SEVERAL.has(role)) || (role === 'name' && PARTS.has(other));

/** The choices after columns of a sheet, and of those alike, were said to hold something. */
export function correctColumns<Role extends string>(
  workbook: ReadFile<Role>,
  sheet: string,
  { columns, role }: { readonly columns: readonly number[]; readonly role: Role },
): Choices<Role> {
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
export function correctHeadings<Role extends string>(
  workbook: ReadFile<Role>,
  sheet: string,
  row: number,
): Choices<Role> {
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
export function toggleBorder<Role extends string>(
  workbook: ReadFile<Role>,
  sheet: string,
  row: number,
): Choices<Role> {
  const drawn = choiceOfSheet(workbook.choices, sheet).borders;
  const borders = drawn ?? readingIn(workbook, sheet)?.borders ?? [];
  const next = borders.includes(row) ? borders.filter((one) => one !== row) : [...borders, row];
  return changeSheet(workbook.choices, sheet, { borders: next.slice(-limits.notebookClasses) });
}

/** What a teacher said of the columns under headings of a shape. Terms and borders differ from file to file. */
export type RememberedShapes<Role extends string> = {
  readonly shape: string;
  readonly columns: RoleOfColumn<Role>[];
}[];
export const rememberedShapes = <Role extends string>(
  roles: readonly Role[],
): z.ZodMiniType<RememberedShapes<Role>> =>
  z.array(
    z.object({
      shape: z.string(),
      columns: z.array(z.object({ column: z.int(), role: z.enum(roles) })),
    }),
  );

const MOST_SHAPES = 40;

/** What is remembered after the choices so far: the shapes of the sheets that were corrected come last. */
export function remember<Role extends string>(
  before: RememberedShapes<Role>,
  workbook: ReadFile<Role>,
): RememberedShapes<Role> {
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
export function recall<Role extends string>(
  shapes: RememberedShapes<Role>,
  { sheets, readings }: Pick<ReadFile<Role>, 'sheets' | 'readings'>,
): Choices<Role> {
  return sheets.flatMap((sheet): Choices<Role> => {
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
