import { around, clippedBox, type Box } from '#shared/page/box.ts';
import {
  MOST_COLUMNS,
  MOST_ROWS,
  type MergedArea,
  type PageReading,
  type ReadCell,
  type ReadTable,
  type Word,
} from '#shared/page/page-reading.ts';
import { textOfWords, toWord } from '#shared/page/page-words.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import type { Block } from './textract-blocks.ts';

type Blocks = ReadonlyMap<string, Block>;

function boxOf({ Geometry: geometry }: Block): Box | undefined {
  const bounds = geometry?.BoundingBox;
  if (!bounds) return undefined;
  const { Left: left, Top: top, Width, Height } = bounds;
  return clippedBox({ left, top, right: left + Width, bottom: top + Height });
}

/** The corners follow the text: the first is where the word begins, the second further along its line. */
function isTurned({ Geometry: geometry }: Block): boolean {
  const [first, second] = geometry?.Polygon ?? [];
  if (!first || !second) return false;
  return second.X - first.X < Math.abs(second.Y - first.Y);
}

/** The word of a block, if it is one. */
function wordOf(block: Block): Word[] {
  if (block.BlockType !== 'WORD') return [];
  const word = toWord({
    text: block.Text ?? '',
    confidence: block.Confidence ?? 0,
    box: boxOf(block),
    ...(block.TextType === 'HANDWRITING' && { isHandwritten: true }),
    ...(isTurned(block) && { isTurned: true }),
  });
  return word ? [word] : [];
}

const related = (block: Block, type: string, blocks: Blocks): Block[] =>
  block.Relationships.filter(({ Type }) => Type === type).flatMap(({ Ids }) =>
    Ids.flatMap((id) => blocks.get(id) ?? []),
  );

const wordsIn = (block: Block, blocks: Blocks): Word[] =>
  related(block, 'CHILD', blocks).flatMap(wordOf);

interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly block: Block;
}

/** The indices that occur, in order; the table's rows and columns are counted by these. */
const indices = (values: readonly number[], most: number): readonly number[] =>
  [...new Set(values)].toSorted((a, b) => a - b).slice(0, most);

/** The area of a cell that spans rows or columns, limited to the existing ones. */
function areaOf(
  { row, column, block }: PlacedCell,
  rows: readonly number[],
  columns: readonly number[],
): MergedArea {
  const beyond = (values: readonly number[], from: number, span: number | undefined): number =>
    values.filter((value) => value < from + Math.max(1, span ?? 1)).length;
  return {
    top: rows.indexOf(row),
    left: columns.indexOf(column),
    bottom: beyond(rows, row, block.RowSpan),
    right: beyond(columns, column, block.ColumnSpan),
  };
}

const isWide = ({ top, left, bottom, right }: MergedArea): boolean =>
  bottom - top > 1 || right - left > 1;

const placesOf = (cells: readonly Block[]): PlacedCell[] =>
  cells.flatMap((block) =>
    block.RowIndex === undefined || block.ColumnIndex === undefined
      ? []
      : [{ row: block.RowIndex, column: block.ColumnIndex, block }],
  );

const boxAround = (cells: readonly PlacedCell[]): Box | undefined =>
  around(cells.map(({ block }) => boxOf(block)));

/** The box of a missing cell, from the known cells of its row and column. */
function holeBox(row: readonly PlacedCell[], column: readonly PlacedCell[]): Box | undefined {
  const [beside, above] = [boxAround(row), boxAround(column)];
  return beside && above
    ? { left: above.left, right: above.right, top: beside.top, bottom: beside.bottom }
    : undefined;
}

/** Textract's entity types of cells. */
const KINDS: Readonly<Record<string, ReadCell['kinds'][number]>> = {
  COLUMN_HEADER: 'heading',
  TABLE_SUMMARY: 'summary',
  TABLE_FOOTER: 'summary',
  TABLE_SECTION_TITLE: 'summary',
};

/** The table of a `TABLE` block. A position without a cell is empty, and several cells at one position are joined. */
function toTable(table: Block, blocks: Blocks): ReadTable {
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
  const toCell = (row: number, column: number): ReadCell => {
    const here = (inRow.get(row) ?? []).filter((cell) => cell.column === column);
    const words = here.flatMap(({ block }) => wordsIn(block, blocks));
    return {
      words,
      text: textOfWords(words),
      confidence: Math.max(0, ...here.map(({ block }) => Math.min(100, block.Confidence ?? 0))),
      box: boxAround(here) ?? holeBox(inRow.get(row) ?? [], inColumn.get(column) ?? []),
      kinds: here.flatMap(({ block }) => block.EntityTypes.flatMap((type) => KINDS[type] ?? [])),
    };
  };
  return {
    rows: rows.map((row) => columns.map((column) => toCell(row, column))),
    merged: [...placesOf(related(table, 'MERGED_CELL', blocks)), ...cells]
      .filter(({ row, column }) => rows.includes(row) && columns.includes(column))
      .map((cell) => areaOf(cell, rows, columns))
      .filter(isWide),
    box: boxOf(table),
    titles: related(table, 'TABLE_TITLE', blocks).map((title) => wordsIn(title, blocks)),
  };
}

/** What Textract has read of a page, from the blocks of its `AnalyzeDocument`; pure, for any blocks. */
export function readingOfBlocks(blocks: readonly Block[]): PageReading {
  const byId = new Map(
    blocks.flatMap((block) => (block.Id === undefined ? [] : [[block.Id, block]])),
  );
  const listed = new Set(
    blocks
      .filter(({ BlockType }) => BlockType === 'CELL' || BlockType === 'TABLE_TITLE')
      .flatMap(({ Relationships }) => Relationships.flatMap(({ Ids }) => Ids)),
  );
  return {
    lines: blocks.flatMap((block) => {
      const box = block.BlockType === 'LINE' && boxOf(block);
      return box ? [{ text: cleanText(block.Text ?? ''), box }] : [];
    }),
    words: blocks.filter(({ Id }) => Id === undefined || !listed.has(Id)).flatMap(wordOf),
    tables: blocks
      .filter(({ BlockType }) => BlockType === 'TABLE')
      .map((table) => toTable(table, byId)),
  };
}
