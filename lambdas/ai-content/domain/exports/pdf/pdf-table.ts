import { labelsIn } from '#shared/draft/labels.ts';
import { A4 } from '#lambdas/print/pdf/box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement, StructureRole } from '#lambdas/print/pdf/structure.ts';
import type { Fact, Line, Table } from '../sheet/draft-layout.ts';
import { breakSpans, drawLine, type Span, type TextLine } from '#lambdas/print/prose/lines.ts';
import {
  roomUnder,
  strip,
  WIDTH,
  type Group,
  type Paper,
  type Strip,
} from '#lambdas/print/prose/paper.ts';

const SIZE = 9.5;
const PADDING = 5;
const MARGIN = (A4.width - WIDTH) / 2;

interface Column {
  /** From the table's starting edge. */
  readonly x: number;
  readonly width: number;
}

const columnsOf = ({ columns }: Table): Column[] => {
  let x = 0;
  return columns.map(({ share }) => {
    const column = { x, width: share * WIDTH };
    x += column.width;
    return column;
  });
};

const spansOf = ({ label, text }: Line, colon: string): Span[] => [
  ...(label ? [{ prose: `${label}${text ? colon : ''}`, isBold: true }] : []),
  { prose: text },
];

const heightOf = (lines: readonly TextLine[]): number =>
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
  columns: readonly Column[],
  cells: readonly (readonly TextLine[])[],
  tag: StructureElement,
  role: Extract<StructureRole, 'TH' | 'TD'>,
): Strip {
  const height = Math.max(SIZE * 1.5, ...cells.map(heightOf)) + 2 * PADDING;
  const row = tag.add('TR');
  const tags = columns.map(() => row.add(role, role === 'TH' ? 'Column' : undefined));
  return strip(height, (place) => {
    const { canvas, y } = place;
    if (role === 'TH') canvas.fill({ x: MARGIN, y, width: WIDTH, height }, palette.mist);
    for (const [index, { x, width }] of columns.entries()) {
      let top = y + PADDING;
      for (const line of cells[index] ?? []) {
        const at = { x: x + PADDING, width: width - 2 * PADDING, size: SIZE };
        drawLine({ ...place, y: top }, line, at, { tag: tags[index] });
        top += line.height;
      }
    }
    const stroke = { colour: palette.line, width: 0.6 };
    canvas.outline({ x: MARGIN, y, width: WIDTH, height }, stroke);
    canvas.lines(
      columns.slice(1).map(({ x }) => [MARGIN + x, y, MARGIN + x, y + height] as const),
      stroke,
    );
  });
}

/** A table row by row; its head repeats on each page. */
export function tableGroups(paper: Paper, table: Table): Group[] {
  const columns = columnsOf(table);
  const tag = paper.book.structure.add('Table');
  const set = (spans: readonly Span[], column: Column): TextLine[] =>
    breakSpans(paper, spans, SIZE, column.width - 2 * PADDING);
  const head = rowStrip(
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
  const room = roomUnder(head.height) - 2 * PADDING;
  const rows = table.rows.flatMap((row) => {
    const cells = columns.map((column, index) =>
      (row[index] ?? []).flatMap((line) =>
        set(spansOf(line, labelsIn(paper.language).colon), column),
      ),
    );
    return partsOf(cells, room).map((part) => rowStrip(columns, part, tag, 'TD'));
  });
  const groups = rows.map((row, index): Group => ({
    strips: index === 0 ? [head, row] : [row],
    ...(index > 0 && { head }),
  }));
  return [...groups, { strips: [strip(4)] }];
}

/** The facts in the head of a sheet, two per row; missing values get a line to write on. */
export function factStrips(paper: Paper, rows: readonly (readonly Fact[])[]): Strip[] {
  const half = WIDTH / 2;
  const rule = strip(0, ({ canvas, y }) =>
    canvas.lines([[MARGIN, y, MARGIN + WIDTH, y]], { colour: palette.line, width: 0.6 }),
  );
  const strips = rows.map((facts) => {
    const width = facts.length === 1 ? WIDTH : half;
    const cells = facts.map(({ label, value }) => ({
      isBlank: !value,
      lines: breakSpans(
        paper,
        [
          {
            prose: `${label}${labelsIn(paper.language).colon}`,
            isBold: true,
            colour: palette.deepTeal,
          },
          { prose: value ?? '' },
        ],
        10,
        width - 2 * PADDING,
      ),
    }));
    const height = Math.max(...cells.map(({ lines }) => heightOf(lines))) + 7;
    return strip(height, (place) => {
      const { canvas, y } = place;
      for (const [index, { lines, isBlank }] of cells.entries()) {
        const at = { x: index * half + PADDING, width: width - 2 * PADDING, size: 10 };
        const tag = paper.book.structure.add('P');
        let top = y + 3.5;
        for (const line of lines) {
          drawLine({ ...place, y: top }, line, at, { tag });
          top += line.height;
        }
        if (!isBlank) continue;
        const label = facts[index]?.label ?? '';
        const used =
          (paper.book.bold.layout(`${label}${labelsIn(paper.language).colon}`, paper.direction)
            .width *
            10) /
          1000;
        const level = y + height - 6;
        const from = MARGIN + at.x + used + 3;
        const to = MARGIN + at.x + at.width - 8;
        canvas.lines([[from, level, to, level]], {
          colour: palette.guide,
          width: 0.7,
          dash: [1, 2.4],
        });
      }
      canvas.lines([[MARGIN, y + height, MARGIN + WIDTH, y + height]], {
        colour: palette.line,
        width: 0.6,
      });
    });
  });
  return strips.length > 0 ? [rule, ...strips] : [];
}
