import { around, boxOf, isIn, type Box } from './box.ts';
import { textOfWords, wordOf, type Word } from './page-words.ts';
import type { Block } from './textract-blocks.ts';

/** A position of a table; every row has one for every column, even if the answer has no cell there. */
export interface GridCell {
  readonly words: readonly Word[];
  readonly text: string;
  /** Per cent: confidence that there is a cell; 0 if the answer has none. */
  readonly confidence: number;
  readonly box: Box | undefined;
  /** The entity types from the answer, such as `COLUMN_HEADER` or `TABLE_SUMMARY`. */
  readonly entities: readonly string[];
}

/** Positions that form one cell of the page. Rows and columns count from 0; `bottom` and `right` are exclusive. */
export interface MergedArea {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly text: string;
}

/** A table as on the page, with its columns from the left. */
export interface Grid {
  readonly rows: readonly (readonly GridCell[])[];
  readonly merged: readonly MergedArea[];
  readonly box: Box | undefined;
  /** The titles that the answer gives. */
  readonly titles: readonly string[];
}

type Blocks = ReadonlyMap<string, Block>;

const related = (block: Block, type: string, blocks: Blocks): Block[] =>
  block.Relationships.filter(({ Type }) => Type === type).flatMap(({ Ids }) =>
    Ids.flatMap((id) => blocks.get(id) ?? []),
  );

const wordsIn = (block: Block, blocks: Blocks): Word[] =>
  related(block, 'CHILD', blocks).flatMap((child) => wordOf(child) ?? []);

interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly block: Block;
}

/** More than any page has; the rest is ignored. */
const MOST_ROWS = 400;
const MOST_COLUMNS = 80;

/** The indices that occur, in order; the table's rows and columns are counted by these. */
const indices = (values: readonly number[], most: number): readonly number[] =>
  [...new Set(values)].toSorted((a, b) => a - b).slice(0, most);

/** The area of a cell that spans rows or columns, limited to the existing ones. */
function areaOf(
  { row, column, block }: PlacedCell,
  rows: readonly number[],
  columns: readonly number[],
): Omit<MergedArea, 'text'> {
  const beyond = (values: readonly number[], from: number, span: number | undefined): number =>
    values.filter((value) => value < from + Math.max(1, span ?? 1)).length;
  return {
    top: rows.indexOf(row),
    left: columns.indexOf(column),
    bottom: beyond(rows, row, block.RowSpan),
    right: beyond(columns, column, block.ColumnSpan),
  };
}

const isWide = ({ top, left, bottom, right }: Omit<MergedArea, 'text'>): boolean =>
  bottom - top > 1 || right - left > 1;

const placesOf = (cells: readonly Block[]): PlacedCell[] =>
  cells.flatMap((block) =>
    block.RowIndex === undefined || block.ColumnIndex === undefined
      ? []
      : [{ row: block.RowIndex, column: block.ColumnIndex, block }],
  );

/** The box of a missing cell, from the known cells of its row and column. */
function holeBox(row: readonly PlacedCell[], column: readonly PlacedCell[]): Box | undefined {
  const beside = around(row.map(({ block }) => boxOf(block)));
  const above = around(column.map(({ block }) => boxOf(block)));
  return beside && above
    ? { left: above.left, right: above.right, top: beside.top, bottom: beside.bottom }
    : undefined;
}

function toGridCell(
  cells: readonly PlacedCell[],
  words: readonly Word[],
  hole: () => Box | undefined,
): GridCell {
  return {
    words,
    text: textOfWords(words),
    confidence: Math.max(0, ...cells.map(({ block }) => Math.min(100, block.Confidence ?? 0))),
    box: around(cells.map(({ block }) => boxOf(block))) ?? hole(),
    entities: cells.flatMap(({ block }) => block.EntityTypes),
  };
}

/** Words inside a cell's box that no cell lists. */
const strays = (cells: readonly PlacedCell[], loose: readonly Word[]): Word[] => {
  const box = around(cells.map(({ block }) => boxOf(block)));
  return box ? loose.filter((word) => word.box && isIn(word.box, box)) : [];
};

/**
 * The grid of a `TABLE` block. Cells are placed only by their indices; a position without a cell is empty, and
 * several cells at one position are joined.
 * @param loose words of the page that no cell lists
 */
export function toGrid(table: Block, blocks: Blocks, loose: readonly Word[]): Grid {
  const cells = placesOf(
    related(table, 'CHILD', blocks).filter(({ BlockType }) => BlockType === 'CELL'),
  );
  const rows = indices(
    cells.map(({ row }) => row),
    MOST_ROWS,
  );
  const columns = indices(
    cells.map(({ column }) => column),
    MOST_COLUMNS,
  );
  const inRow = Map.groupBy(cells, ({ row }) => row);
  const inColumn = Map.groupBy(cells, ({ column }) => column);
  const taken = new Set<Word>();

  const grid = rows.map((row) => {
    const there = Map.groupBy(inRow.get(row) ?? [], ({ column }) => column);
    return columns.map((column) => {
      const here = there.get(column) ?? [];
      const stray = strays(here, loose).filter((word) => !taken.has(word));
      stray.forEach((word) => taken.add(word));
      const words = [...here.flatMap(({ block }) => wordsIn(block, blocks)), ...stray];
      return toGridCell(here, words, () =>
        holeBox(inRow.get(row) ?? [], inColumn.get(column) ?? []),
      );
    });
  });

  const merged = [...placesOf(related(table, 'MERGED_CELL', blocks)), ...cells]
    .filter(({ row, column }) => rows.includes(row) && columns.includes(column))
    .map((cell) => areaOf(cell, rows, columns))
    .filter(isWide)
    .map((area) => {
      const parts = grid
        .slice(area.top, area.bottom)
        .flatMap((line) => line.slice(area.left, area.right));
      return { ...area, text: textOfWords(parts.flatMap(({ words }) => words)) };
    });
  const titles = related(table, 'TABLE_TITLE', blocks).map((title) =>
    textOfWords(wordsIn(title, blocks)),
  );
  return { rows: grid, merged, box: boxOf(table), titles: titles.filter((title) => title !== '') };
}
