import { labelsIn } from '#shared/draft/labels.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement, StructureRole } from '#lambdas/print/pdf/structure.ts';
import type { Line, Table } from '../sheet/draft-layout.ts';
import { breakSpans, drawLine, type Span, type TextLine } from '#lambdas/print/prose/lines.ts';
import {
  edgeOf,
  roomUnder,
  strip,
  type Group,
  type Paper,
  type Strip,
} from '#lambdas/print/prose/paper.ts';

const PADDING = 5;

interface Column {
  /** From the table's starting edge. */
  readonly x: number;
  readonly width: number;
}

/** Smaller than the text around it. */
const sizeIn = ({ size }: Paper): number => size - 1;

const columnsOf = ({ columns }: Table, { frame }: Paper): Column[] => {
  let x = 0;
  return columns.map(({ share }) => {
    const column = { x, width: share * frame.width };
    x += column.width;
    return column;
  });
};

const spansOf = ({ label, text }: Line, colon: string): Span[] => [
  ...(label ? [{ prose: `${label}${text ? colon : ''}`, isBold: true }] : []),
  { prose: text },
];

export const heightOfLines = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0);

/** Divides the lines of a row's cells into as many parts as the row needs pages, usually one. */
function partsOf(cells: readonly (readonly TextLine[])[], room: number): TextLine[][][] {
  const parts: TextLine[][][] = [];
  for (const [column, lines] of cells.entries()) {
    let part = 0;
    let used = 0;
    for (const line of lines) {
      if (used > 0 && used + line.height > room) {
        part += 1;
        used = 0;
      }
      used += line.height;
      const row = (parts[part] ??= cells.map(() => []));
      row[column]?.push(line);
    }
  }
  return parts.length > 0 ? parts : [cells.map(() => [])];
}

function rowStrip(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly (readonly TextLine[])[],
  tag: StructureElement,
  role: Extract<StructureRole, 'TH' | 'TD'>,
): Strip {
  const { width: all } = paper.frame;
  const edge = edgeOf(paper);
  const size = sizeIn(paper);
  const height = Math.max(size * 1.5, ...cells.map(heightOfLines)) + 2 * PADDING;
  const row = tag.add('TR');
  const tags = columns.map(() => row.add(role, role === 'TH' ? 'Column' : undefined));
  return strip(height, (place) => {
    const { canvas, y } = place;
    if (role === 'TH') canvas.fill({ x: edge, y, width: all, height }, palette.mist);
    for (const [index, { x, width }] of columns.entries()) {
      let top = y + PADDING;
      for (const line of cells[index] ?? []) {
        const at = { x: x + PADDING, width: width - 2 * PADDING, size };
        drawLine({ ...place, y: top }, line, at, { tag: tags[index] });
        top += line.height;
      }
    }
    const stroke = { colour: palette.line, width: 0.6 };
    canvas.outline({ x: edge, y, width: all, height }, stroke);
    canvas.lines(
      columns.slice(1).map(({ x }) => [edge + x, y, edge + x, y + height] as const),
      stroke,
    );
  });
}

/** A table row by row; its head repeats on each page. */
export function tableGroups(paper: Paper, table: Table): Group[] {
  const columns = columnsOf(table, paper);
  const tag = paper.book.structure.add('Table');
  const set = (spans: readonly Span[], column: Column): TextLine[] =>
    breakSpans(paper, spans, sizeIn(paper), column.width - 2 * PADDING);
  const head = rowStrip(
    paper,
    columns,
    table.columns.map(({ heading }, index) => {
      const column = columns[index];
      return column
        ? set([{ prose: heading, isBold: true, colour: palette.deepTeal }], column)
        : [];
    }),
    tag,
    'TH',
  );
  const room = roomUnder(paper, head.height) - 2 * PADDING;
  const rows = table.rows.flatMap((row) => {
    const cells = columns.map((column, index) =>
      (row[index] ?? []).flatMap((line) =>
        set(spansOf(line, labelsIn(paper.language).colon), column),
      ),
    );
    return partsOf(cells, room).map((part) => rowStrip(paper, columns, part, tag, 'TD'));
  });
  const groups = rows.map((row, index): Group => ({
    strips: index === 0 ? [head, row] : [row],
    ...(index > 0 && { head }),
  }));
  return [...groups, { strips: [strip(4)] }];
}
