import type { Block as TextractBlock } from '@aws-sdk/client-textract';
import type { PageReading } from '#shared/page/page-reading.ts';
import { readingOfBlocks } from '#lambdas/pages/engines/textract/reading-of-blocks.ts';
import { parseBlocks } from '#lambdas/pages/engines/textract/textract-blocks.ts';

/** A cell's text, and the confidence of its words in per cent. */
export type TestCell =
  | string
  | {
      readonly text: string;
      readonly confidence?: number;
      readonly handwritten?: boolean;
      /** Daftar's own reader took it for a sign that is no mark. */
      readonly tick?: true;
    };

type Box = readonly [left: number, top: number, width: number, height: number];

export interface TestTable {
  /** Cells in reading order; `undefined` where the answer has no cell. */
  readonly rows: readonly (readonly (TestCell | undefined)[])[];
  /** Its columns begin on the right. */
  readonly fromRight?: boolean;
  /** Merged cells as row, column, rows and columns, from 0 and in reading order. */
  readonly merged?: readonly (readonly [number, number, number, number])[];
  /** Left, top, width and height, as shares of the picture. */
  readonly at?: readonly [number, number, number, number];
  /** A row that is higher than the others by a share of the picture; those below it begin lower. */
  readonly tall?: { readonly row: number; readonly by: number };
  /** Confidence of its cells. */
  readonly confidence?: number;
  readonly title?: string;
  /** Kinds of the cells of a row, such as `COLUMN_HEADER`. */
  readonly entities?: Readonly<Record<number, 'COLUMN_HEADER' | 'TABLE_SUMMARY'>>;
}

export interface TestPage {
  readonly lines?: readonly string[];
  readonly tables?: readonly TestTable[];
  /** Texts outside the tables, each with its left, top, width and height. */
  readonly words?: readonly (readonly [text: string, place: Box])[];
  /** The picture is upside down. */
  readonly upsideDown?: boolean;
}

/** Builds the blocks of Textract's `AnalyzeDocument` answer for a page, in their order. */
export function textractPage({
  lines = [],
  tables = [],
  words: texts = [],
  upsideDown,
}: TestPage): TextractBlock[] {
  const blocks: TextractBlock[] = [];
  let count = 0;
  const geometry = ([left, top, width, height]: Box): TextractBlock['Geometry'] => {
    const [right, bottom] = [left + width, top + height];
    const corners = [
      { X: left, Y: top },
      { X: right, Y: top },
      { X: right, Y: bottom },
      { X: left, Y: bottom },
    ];
    return {
      BoundingBox: { Left: left, Top: top, Width: width, Height: height },
      Polygon: upsideDown ? [...corners.slice(2), ...corners.slice(0, 2)] : corners,
    };
  };
  const add = (block: TextractBlock, place: Box): string => {
    const Id = `block-${(count += 1)}`;
    blocks.push({ Id, Geometry: geometry(place), ...block });
    return Id;
  };
  const related = (
    Type: 'CHILD' | 'MERGED_CELL' | 'TABLE_TITLE',
    Ids: readonly string[],
  ): TextractBlock['Relationships'] => (Ids.length > 0 ? [{ Type, Ids: [...Ids] }] : []);

  /** The words of a text next to each other in a box, from the right if they are Arabic, in their order on the page. */
  const words = (cell: TestCell, [left, top, width, height]: Box): string[] => {
    const { text, confidence = 99, handwritten } = typeof cell === 'string' ? { text: cell } : cell;
    const all = text.split(' ').filter(Boolean);
    const shown = /\p{Script=Arabic}/u.test(text.replace(/\p{Nd}/gu, '')) ? all.toReversed() : all;
    const each = width / Math.max(1, shown.length);
    return shown.map((word, index) =>
      add(
        {
          BlockType: 'WORD',
          Text: word,
          TextType: handwritten ? 'HANDWRITING' : 'PRINTED',
          Confidence: confidence,
        },
        [left + index * each + 0.1 * each, top + 0.2 * height, each * 0.8, height * 0.6],
      ),
    );
  };

  lines.forEach((line, index) => {
    const place: Box = [0.1, 0.02 + index * 0.02, 0.8, 0.015];
    const Relationships = related('CHILD', words(line, place));
    add({ BlockType: 'LINE', Text: line, Confidence: 99, Relationships }, place);
  });

  texts.forEach(([text, place]) => words(text, place));

  for (const table of tables) {
    const [left, top, width, height] = table.at ?? [0.1, 0.2, 0.8, 0.7];
    const columns = Math.max(...table.rows.map((row) => row.length));
    const side = (column: number, span = 1): number =>
      table.fromRight ? columns - column - span : column;
    const { tall } = table;
    const placeOf = (row: number, column: number, down = 1, across = 1): Box => [
      left + (side(column, across) * width) / columns,
      top + (row * height) / table.rows.length + (tall && row > tall.row ? tall.by : 0),
      (across * width) / columns,
      (down * height) / table.rows.length + (row === tall?.row ? tall.by : 0),
    ];
    const ids = new Map<string, string>();
    table.rows.forEach((row, rowIndex) => {
      const order = table.fromRight ? [...row.keys()].toReversed() : [...row.keys()];
      for (const column of order) {
        const cell = row[column];
        if (cell === undefined) continue;
        const place = placeOf(rowIndex, column);
        const entity = table.entities?.[rowIndex];
        const id = add(
          {
            BlockType: 'CELL',
            Confidence: table.confidence ?? 98,
            RowIndex: rowIndex + 1,
            ColumnIndex: side(column) + 1,
            RowSpan: 1,
            ColumnSpan: 1,
            Relationships: related('CHILD', words(cell, place)),
            ...(entity && { EntityTypes: [entity] }),
          },
          place,
        );
        ids.set(`${rowIndex} ${column}`, id);
      }
    });
    const merged = (table.merged ?? []).map(([row, column, down, across]) =>
      add(
        {
          BlockType: 'MERGED_CELL',
          Confidence: table.confidence ?? 98,
          RowIndex: row + 1,
          ColumnIndex: side(column, across) + 1,
          RowSpan: down,
          ColumnSpan: across,
          Relationships: related(
            'CHILD',
            [...ids].flatMap(([place, id]) => {
              const [r = 0, c = 0] = place.split(' ').map(Number);
              return r >= row && r < row + down && c >= column && c < column + across ? [id] : [];
            }),
          ),
        },
        placeOf(row, column, down, across),
      ),
    );
    const above: Box = [left, top - 0.03, width, 0.02];
    const titles = table.title
      ? [
          add(
            {
              BlockType: 'TABLE_TITLE',
              Relationships: related('CHILD', words(table.title, above)),
            },
            above,
          ),
        ]
      : [];
    add(
      {
        BlockType: 'TABLE',
        Confidence: 99,
        EntityTypes: ['STRUCTURED_TABLE'],
        Relationships: [
          ...(related('CHILD', [...ids.values()]) ?? []),
          ...(related('MERGED_CELL', merged) ?? []),
          ...(related('TABLE_TITLE', titles) ?? []),
        ],
      },
      [left, top, width, height],
    );
  }
  const page = add({ BlockType: 'PAGE' }, [0, 0, 1, 1]);
  return [...blocks.filter(({ Id }) => Id === page), ...blocks.filter(({ Id }) => Id !== page)];
}

/** What a reader has read of a page; ticks are known to Daftar's own reader alone. */
export function testReading(page: TestPage): PageReading {
  const reading = readingOfBlocks(parseBlocks({ Blocks: textractPage(page) }) ?? []);
  page.tables?.forEach(({ rows, fromRight }, at) =>
    rows.forEach((row, index) =>
      row.forEach((cell, column) => {
        const side = fromRight ? row.length - column - 1 : column;
        if (typeof cell === 'object' && cell.tick)
          reading.tables[at]?.rows[index]?.[side]?.kinds.push('tick');
      }),
    ),
  );
  return reading;
}
