import { markRoles } from '../model/mark-role.ts';
import { aboutMarks, type ColumnRole } from '../model/reading-choices.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import type { HeadingField } from '../spreadsheet/heading-terms.ts';
import { textOf, type ListLayout } from '../spreadsheet/list-rows.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { encodeColumn } from '../spreadsheet/workbook/cell-address.ts';
import { classColumns, subjectColumn } from './class-columns.ts';
import { isAverage, type MarkColumn } from './mark-columns.ts';

/** What columns hold, by their index from 0. */
export type ColumnRoles = ReadonlyMap<number, ColumnRole>;

/** The parts of a name in their order; a whole name beside one part is the other part. */
const NAMES: readonly (string | undefined)[] = ['surname', 'name', 'given-name'];
const MOST_NAMES = 3;
const FIELDS: readonly (readonly [HeadingField, ColumnRole])[] = [
  ['registrationNumber', 'registration-number'],
  ['ordinal', 'ordinal'],
  ['dateOfBirth', 'birth-date'],
  ['gender', 'gender'],
];

/** The parts of the name in the columns of a list. */
export const rolesOfNames = ({ nameColumns }: Pick<ListLayout, 'nameColumns'>) => {
  const first = nameColumns.length === 1 ? ('name' as const) : ('surname' as const);
  return new Map(
    nameColumns.map((column, index) => [column, index === 0 ? first : ('given-name' as const)]),
  );
};

/** What the columns of a list hold beside marks. */
function rolesOfLayout(sheet: Sheet, layout: Header): ColumnRoles {
  const subject = subjectColumn(sheet, layout);
  return new Map<number, ColumnRole>([
    ...(subject === undefined ? [] : [[subject, 'subject'] as const]),
    ...FIELDS.flatMap(([field, role]) => {
      const column = layout.columns.get(field);
      return column === undefined ? [] : [[column, role] as const];
    }),
    ...classColumns(sheet, layout).map((column) => [column, 'class'] as const),
    ...rolesOfNames(layout),
  ]);
}

const roleOfMark = (column: MarkColumn): ColumnRole => {
  if (column.kind === 'remark') return 'remark';
  if (column.kind === 'other') return 'left-out';
  if (isAverage(column)) return 'average';
  if (column.isOwnSubject) return 'subject-mark';
  return column.role && column.role !== 'term' ? column.role : 'mark';
};

/** What each column of a sheet holds, in order. `layout` is missing if the sheet is no list. */
export function rolesOf(
  sheet: Sheet,
  layout: Header | undefined,
  marks: readonly MarkColumn[],
): [column: number, role: ColumnRole][] {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const roles = new Map<number, ColumnRole>([
    ...marks.map((mark) => [mark.column, roleOfMark(mark)] as const),
    ...(layout ? rolesOfLayout(sheet, layout) : []),
  ]);
  return Array.from({ length: width }, (_, column) => [column, roles.get(column) ?? 'left-out']);
}

/** Whether a teacher named a column of names. */
export const namesAmong = (roles: ColumnRoles): boolean =>
  [...roles.values()].some((role) => NAMES.includes(role));

/** The columns of names: the teacher's, and those found whose part of the name the teacher has not given to another. */
export function correctedNames(
  layout: Pick<ListLayout, 'nameColumns'>,
  roles: ReadonlyMap<number, string>,
): readonly number[] {
  const found: ReadonlyMap<number, string> = rolesOfNames(layout);
  const said = [...roles].filter(([, role]) => NAMES.includes(role));
  const isSame = ([column, role]: readonly [number, string]): boolean =>
    found.get(column) === role || (!found.has(column) && !NAMES.includes(role));
  if ([...roles].every(isSame)) return layout.nameColumns;
  const given = new Set(said.map(([, role]) => role));
  const kept = [...found].filter(
    ([column, role]) => !roles.has(column) && !given.has(role) && !given.has('name'),
  );
  return [...said, ...kept]
    .toSorted(([a, one], [b, other]) => NAMES.indexOf(one) - NAMES.indexOf(other) || a - b)
    .slice(0, MOST_NAMES)
    .map(([column]) => column);
}

/** The columns of the class: all that the teacher named, if one of them is new. */
function correctedClasses(found: readonly number[], roles: ColumnRoles): readonly number[] {
  const said = [...roles].flatMap(([column, role]) => (role === 'class' ? [column] : []));
  return said.every((column) => found.includes(column))
    ? found.filter((column) => (roles.get(column) ?? 'class') === 'class')
    : said.toSorted((a, b) => a - b);
}

/** A list with the columns of names, numbers, dates and classes as the teacher says. What agrees changes nothing. */
export function correctLayout(sheet: Sheet, layout: Header, roles: ColumnRoles): Header {
  const found = rolesOfLayout(sheet, layout);
  const changed = [...roles].filter(([column, role]) => (found.get(column) ?? 'left-out') !== role);
  if (changed.length === 0) return layout;
  const columns = new Map(layout.columns);
  for (const [column, role] of changed) {
    for (const [field, at] of columns) if (at === column) columns.delete(field);
    const field = FIELDS.find(([, name]) => name === role)?.[0];
    if (field) columns.set(field, column);
  }
  const classes = classColumns(sheet, layout);
  const corrected = correctedClasses(classes, roles);
  const isSame =
    corrected.length === classes.length && corrected.every((at) => classes.includes(at));
  const subject = subjectColumn(sheet, layout);
  const subjectSaid = [...roles].find(([, role]) => role === 'subject')?.[0];
  const noSubject = subject !== undefined && (roles.get(subject) ?? 'subject') !== 'subject';
  return {
    ...layout,
    columns,
    nameColumns: correctedNames(layout, roles),
    ...(!isSame && { classColumns: corrected }),
    ...((subjectSaid !== undefined || noSubject) && { subjectColumn: subjectSaid ?? -1 }),
  };
}

const OF_MARKS: ReadonlySet<ColumnRole> = new Set([...aboutMarks, 'left-out']);

/** What the texts of the headings over a column say, or else its letter. */
const headingOver = (sheet: Sheet, { firstRow, lastRow }: Header, column: number): string =>
  sheet.rows
    .filter(({ number }) => number >= firstRow && number <= lastRow)
    .map(({ cells }) => textOf(cells[column]))
    .findLast((text) => text !== '') ?? encodeColumn(column);

/** The columns beside the names as the teacher says; those that were not found among them, too. */
export function correctMarks(
  sheet: Sheet,
  layout: Header,
  { found, roles }: { readonly found: readonly MarkColumn[]; readonly roles: ColumnRoles },
): MarkColumn[] {
  const said = [...roles].filter(([, role]) => OF_MARKS.has(role));
  const held = new Map(found.map((one) => [one.column, one]));
  const changed = said.filter(([column, role]) => role !== 'left-out' || held.has(column));
  if (changed.length === 0) return [...found];
  for (const [column, role] of changed) {
    const { role: _, ...known } = held.get(column) ?? {
      column,
      heading: headingOver(sheet, layout, column),
    };
    const markRole = markRoles.find((one) => one === role);
    const kind =
      role === 'left-out' ? 'other' : role === 'average' || role === 'remark' ? role : 'mark';
    held.set(column, {
      ...{ ...known, kind, isChosen: true },
      ...(markRole && { role: markRole }),
      ...(role === 'subject-mark' && { isOwnSubject: true }),
    });
  }
  const isBackward = (found[0]?.column ?? 0) > (found.at(-1)?.column ?? 0);
  return [...held.values()].toSorted((a, b) =>
    isBackward ? b.column - a.column : a.column - b.column,
  );
}
