import type { PageCell, PageLine, PageReading, PageTable } from '../page-reading.ts';
import { relating, TICK, type Block, type LineBlocks } from './block.ts';
import { cornersAround, geometryOf } from './geometry.ts';

export interface TableContext {
  /** The blocks of each line of the page. */
  readonly lines: ReadonlyMap<PageLine, LineBlocks>;
  readonly nextId: () => string;
}

/** Confidence that there is a table; its words have their own confidence. */
const found = 99;
/** Confidence of a cell, empty or not, whose ink may be a neighbour's. */
const uncertain = 60;

const wordIds = (lines: readonly PageLine[], context: TableContext): string[] =>
  lines.flatMap((line) => context.lines.get(line)?.words.map(({ Id }) => Id) ?? []);

const isMerged = ({ rows, columns }: PageCell): boolean => rows * columns > 1;

/** The cell of the grid that gets a merged cell's words: the one in its middle. */
const holderOf = ({ row, column, rows, columns }: PageCell): { row: number; column: number } => ({
  row: row + Math.floor((rows - 1) / 2),
  column: column + Math.floor((columns - 1) / 2),
});

const covers = (cell: PageCell, row: number, column: number): boolean =>
  row >= cell.row &&
  row < cell.row + cell.rows &&
  column >= cell.column &&
  column < cell.column + cell.columns;

/** Textract's name for headings, and our own for a cell that holds a tick or another sign that is no mark. */
const entities = (table: PageTable, row: number, cell?: PageCell) => {
  if (row < table.headings) return { EntityTypes: ['COLUMN_HEADER'] };
  return cell?.mark?.isTick ? { EntityTypes: [TICK] } : {};
};

/** The cells of the grid, row by row, including those inside merged cells, as Textract gives them. */
const cellBlocks = (table: PageTable, page: PageReading, context: TableContext): Block[] =>
  table.grid.map((corners, at) => {
    const [row, column] = [Math.floor(at / table.columns), at % table.columns];
    const cell = table.cells.find((one) => covers(one, row, column));
    const holder = cell && holderOf(cell);
    const lines = cell && holder?.row === row && holder.column === column ? cell.lines : [];
    return {
      BlockType: 'CELL',
      Id: context.nextId(),
      Confidence: cell?.shared ? uncertain : found,
      RowIndex: row + 1,
      ColumnIndex: column + 1,
      RowSpan: 1,
      ColumnSpan: 1,
      Geometry: geometryOf(corners, page),
      ...entities(table, row, cell),
      ...relating([{ Type: 'CHILD', Ids: wordIds(lines, context) }]),
    };
  });

const mergedBlocks = (
  table: PageTable,
  page: PageReading,
  cells: readonly Block[],
  context: TableContext,
): Block[] =>
  table.cells.filter(isMerged).map((cell) => ({
    BlockType: 'MERGED_CELL',
    Id: context.nextId(),
    Confidence: found,
    RowIndex: cell.row + 1,
    ColumnIndex: cell.column + 1,
    RowSpan: cell.rows,
    ColumnSpan: cell.columns,
    Geometry: geometryOf(cell.corners, page),
    ...entities(table, cell.row),
    ...relating([
      {
        Type: 'CHILD',
        Ids: cells.flatMap(({ Id }, at) =>
          covers(cell, Math.floor(at / table.columns), at % table.columns) ? [Id] : [],
        ),
      },
    ]),
  }));

const titleBlocks = (
  { title }: PageTable,
  page: PageReading,
  { lines, nextId }: TableContext,
): Block[] => {
  const known = title && lines.get(title);
  if (!title || !known) return [];
  return [
    {
      BlockType: 'TABLE_TITLE',
      Id: nextId(),
      Confidence: known.line.Confidence ?? found,
      Geometry: geometryOf(cornersAround(title.flatMap(({ corners }) => corners)), page),
      ...relating([{ Type: 'CHILD', Ids: known.words.map(({ Id }) => Id) }]),
    },
  ];
};

/** The block of a table, then those of its cells, merged cells and title. */
export const tableBlocks = (
  table: PageTable,
  page: PageReading,
  context: TableContext,
): Block[] => {
  const id = context.nextId();
  const cells = cellBlocks(table, page, context);
  const merged = mergedBlocks(table, page, cells, context);
  const titles = titleBlocks(table, page, context);
  const ids = (blocks: readonly Block[]) => blocks.map(({ Id }) => Id);
  return [
    {
      BlockType: 'TABLE',
      Id: id,
      Confidence: found,
      Geometry: geometryOf(table.corners, page),
      EntityTypes: [table.ruled ? 'STRUCTURED_TABLE' : 'SEMI_STRUCTURED_TABLE'],
      ...relating([
        { Type: 'CHILD', Ids: ids(cells) },
        { Type: 'MERGED_CELL', Ids: ids(merged) },
        { Type: 'TABLE_TITLE', Ids: ids(titles) },
      ]),
    },
    ...cells,
    ...merged,
    ...titles,
  ];
};
