import { limits } from '../model/limits.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { clipText } from '../text/clean-text.ts';
import { foldText } from '../text/fold-text.ts';
import { clearKinds } from './clear-kinds.ts';
import type { ColumnKind, Headed } from './column-kinds.ts';
import { levelIn, subjectIn } from './plan-axes.ts';
import { mayBeFields, turnFields, turnMatrix, type TurnedPlan } from './plan-matrix.ts';
import { isAxisRow, partsOf, thinlyHeaded, unfolded, type Part } from './plan-parts.ts';
import { oneLine, planRows, type PlanRow } from './plan-rows.ts';

const EXAMPLES = 3;

interface Column {
  /** From 0. */
  readonly column: number;
  /** Empty without headings. */
  readonly heading: string;
  readonly examples: readonly string[];
  /** What its heading says; undefined if it is not clear, or if another column has a heading like it. */
  readonly kind: ColumnKind | undefined;
}

export interface DistributionTable {
  /** The name of its sheet; empty for a pasted table. */
  readonly sheet: string;
  /** The text above its headings, such as the year of study. */
  readonly title?: string;
  /** Whether it is a list with a lesson in each row, or a matrix with one in each cell. */
  readonly form: 'list' | 'matrix';
  readonly columns: readonly Column[];
  readonly rows: readonly PlanRow[];
  /** Texts that are in no lesson, however its columns are read. */
  readonly leftOut: readonly string[];
  /** Whether it is what several others are together. */
  readonly isWhole?: true;
}

function tableOf(
  about: Pick<DistributionTable, 'sheet' | 'form' | 'leftOut'> & { readonly title: string },
  {
    headings,
    kinds,
    rows,
  }: { headings: ReadonlyMap<number, string>; kinds: Headed; rows: readonly PlanRow[] },
): DistributionTable {
  const width = Math.max(
    0,
    ...rows.map(({ texts }) => texts.length),
    ...[...headings.keys()].map((at) => at + 1),
  );
  const cellsOf = (column: number): string[] =>
    rows.flatMap(({ texts }) => oneLine(texts[column] ?? '') || []);
  const clear = clearKinds(kinds, headings, cellsOf);
  const columns = Array.from({ length: width }, (_, column): Column => ({
    column,
    heading: headings.get(column) ?? '',
    examples: [...new Set(cellsOf(column))].slice(0, EXAMPLES),
    kind: clear.get(column),
  }));
  const { title, ...rest } = about;
  return {
    ...rest,
    ...(title !== '' && { title: clipText(title, limits.textLength) }),
    rows,
    columns: columns.filter(({ examples }) => examples.length > 0),
  };
}

/** The readings of a part: one, or two if it is not clear whether its cells are lessons. */
function readingsOf(sheet: string, part: Part): DistributionTable[] {
  const turned = (plan: TurnedPlan): DistributionTable =>
    tableOf({ sheet, title: part.title, form: 'matrix', leftOut: plan.leftOut }, plan);
  if (part.head.some(isAxisRow)) return [turned(turnMatrix(part.head, part.rows))];
  const list = tableOf({ sheet, title: part.title, form: 'list', leftOut: [] }, unfolded(part));
  const [head] = part.head;
  return head && part.head.length === 1 && mayBeFields(head, part.rows)
    ? [list, turned(turnFields(head, part.rows))]
    : [list];
}

/** Lists under the same headings, such as one for each term, as one table. */
function together(tables: readonly DistributionTable[]): DistributionTable[] {
  const shapeOf = ({ columns, title, form }: DistributionTable): string =>
    JSON.stringify([
      form,
      levelIn(title ?? '') ?? '',
      foldText(subjectIn(title ?? '')),
      columns.flatMap(({ column, heading, kind }) => (kind ? [[column, foldText(heading)]] : [])),
    ]);
  const isKnown = ({ columns }: DistributionTable): boolean =>
    columns.some(({ kind }) => kind === 'lesson');
  return [...Map.groupBy(tables.filter(isKnown), shapeOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length < 2) return [];
    const sheets = alike.map(({ sheet, title }) => title ?? sheet).filter(Boolean);
    return [
      {
        ...first,
        sheet: clipText([...new Set(sheets)].join(' + '), limits.textLength),
        title: '',
        isWhole: true,
        rows: alike.flatMap(({ rows }) => rows),
        leftOut: alike.flatMap(({ leftOut }) => leftOut),
      },
    ];
  });
}

/**
 * The tables in sheets or in a pasted range, which is a sheet without a name. What may be read in two ways is there
 * twice, and lists with the same headings are there together too.
 */
export function findTables(sheets: readonly Sheet[]): DistributionTable[] {
  const tables = sheets.flatMap((sheet): DistributionTable[] => {
    const rows = planRows(sheet);
    const { parts, before } = partsOf(rows);
    const [thin] = parts.length === 0 ? [thinlyHeaded(rows)] : [];
    const found = thin ? [thin] : parts;
    if (found.length > 0) return found.flatMap((part) => readingsOf(sheet.name, part));
    const plain = { headings: new Map(), kinds: new Map(), rows: before };
    return [tableOf({ sheet: sheet.name, title: '', form: 'list', leftOut: [] }, plain)];
  });
  const all = tables.filter(({ columns }) => columns.length > 0);
  return [...together(all), ...all];
}

/** Tables with less than two columns or lines are no annual distribution. */
export const mayBePlan = ({ columns, rows }: DistributionTable): boolean =>
  columns.length > 1 && rows.length > 0;

export const sheetOfRange = (range: readonly (readonly string[])[]): Sheet => ({
  name: '',
  rows: range
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
  mergedCells: [],
  date1904: false,
});
