import { columnKinds, type ColumnKind } from '#shared/distribution/column-kinds.ts';
import { oneLine, plainRow } from '#shared/distribution/plan-rows.ts';
import type { DistributionTable } from '#shared/distribution/plan-tables.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import type { Choices, FileKind, SheetAsRead } from '#frontend/record/model/preview/corrections.ts';

const planRoles = [...columnKinds, 'left-out'] as const;
export type PlanRole = (typeof planRoles)[number];

/** Annual distributions. */
export const annualPlans: FileKind<PlanRole> = {
  name: 'plan-columns',
  roles: planRoles,
  ends: new Set(['week', 'lesson', 'hours']),
  textOf: (role) => (role === 'left-out' ? `preview.role.${role}` : `distribution.kind.${role}`),
};

/** What columns say, by their index from 0; the others are not used. */
export type Kinds = ReadonlyMap<number, ColumnKind>;

/** A table under a teacher's choices, as a sheet and as what was read of it. */
export interface PlanAsRead {
  readonly table: DistributionTable;
  readonly kinds: Kinds;
  readonly sheet: Sheet;
  readonly reading: SheetAsRead<PlanRole>;
}

/** What the columns say: the teacher's word comes first, and each thing is said by one column. */
function kindsOf({ columns }: DistributionTable, choices: Choices<PlanRole>): Kinds {
  const said = choices[0]?.columns ?? [];
  const kinds = new Map(
    columns.flatMap(({ column, kind }) => (kind ? [[column, kind] as const] : [])),
  );
  for (const { column, role } of said) {
    for (const [at, kind] of kinds) if (at === column || kind === role) kinds.delete(at);
    if (role !== 'left-out') kinds.set(column, role);
  }
  return kinds;
}

/** Reads a table whose first row is its headings, if it has any; a teacher may say that they are in another row. */
export function readPlan(found: DistributionTable, choices: Choices<PlanRole>): PlanAsRead {
  const width = Math.max(0, ...found.columns.map(({ column }) => column + 1));
  const headings = Array.from(
    { length: width },
    (_, at) => found.columns.find(({ column }) => column === at)?.heading ?? '',
  );
  const isHeaded = headings.some((text) => text !== '');
  const lines = isHeaded ? [plainRow(headings), ...found.rows] : found.rows;
  const row = choices[0]?.headingRow ?? (isHeaded ? 1 : 0);
  const table: DistributionTable = { ...found, rows: lines.slice(row) };
  const kinds = kindsOf(table, choices);
  const lesson = [...kinds].find(([, kind]) => kind === 'lesson')?.[0];
  const sheet: Sheet = {
    ...{ name: found.sheet, mergedCells: [], date1904: false },
    rows: lines.map(({ texts }, index) => ({ number: index + 1, cells: texts.map(oneLine) })),
  };
  const taken = sheet.rows.filter(
    ({ number, cells }) => number > row && lesson !== undefined && (cells[lesson] ?? '') !== '',
  );
  return {
    ...{ table, kinds, sheet },
    reading: {
      ...{ sheet: sheet.name, borders: [] },
      ...(row > 0 && { headings: { first: row, last: row } }),
      columns: headings.map((_, column) => ({ column, role: kinds.get(column) ?? 'left-out' })),
      taken: taken.map(({ number }) => number),
    },
  };
}
