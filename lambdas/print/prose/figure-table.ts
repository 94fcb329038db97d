import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isHeading } from '#shared/draft/figures/table.ts';
import type { FigureOf } from '#shared/model/figure.ts';
import { breakSpans, drawLine } from './lines.ts';
import { edgeOf, strip, type Paper, type Strip } from './paper.ts';

const PADDING = 5;
const WIDEST_COLUMN = 120;
const STROKE = { colour: palette.guide, width: 0.7 };

interface Place {
  readonly x?: number;
  /** Of its texts, in points. */
  readonly size?: number;
  /** Its place in the reading order; by default it is added when the first row is drawn. */
  readonly tag?: StructureElement;
}

/** The rows of a small table, as wide as it needs; columns follow the direction of reading. */
export function figureTableStrips(
  paper: Paper,
  figure: FigureOf<'table'>,
  { x = 0, size = 10, tag: own }: Place = {},
): Strip[] {
  const columns = figure.rows[0]?.length ?? 1;
  const room = (paper.frame.width - x) / columns;
  const natural = figure.rows.flatMap((cells) =>
    cells.map((text) => (paper.book.bold.layout(text, paper.direction).width * size) / 1000),
  );
  const width = Math.min(room, WIDEST_COLUMN, Math.max(44, ...natural) + 2 * PADDING + 2);
  let tag = own;
  const rows = figure.rows.map((cells, row) => {
    const set = cells.map((prose, column) => {
      const heads = isHeading(figure, row, column);
      return {
        heads,
        lines: breakSpans(paper, [{ prose, isBold: heads }], size, width - 2 * PADDING),
      };
    });
    const heightOf = (lines: (typeof set)[number]['lines']): number =>
      lines.reduce((sum, { height }) => sum + height, 0);
    const height = Math.max(...set.map(({ lines }) => heightOf(lines))) + PADDING;
    return strip(height, (place) => {
      // Sheets of answers draw the same rows for each pupil.
      if (row === 0) tag = own ?? paper.book.structure.add('Table');
      const tags = tag?.add('TR');
      for (const [column, { heads, lines }] of set.entries()) {
        const left = x + column * width;
        const box = { x: edgeOf(paper) + left, y: place.y, width, height };
        if (heads) place.canvas.fill(box, palette.mist);
        const cell = tags?.add(heads ? 'TH' : 'TD', heads ? scopes[figure.heads] : undefined);
        let y = place.y + (height - heightOf(lines)) / 2;
        for (const line of lines) {
          const at = { x: left + PADDING, width: width - 2 * PADDING, size };
          drawLine({ ...place, y }, line, at, { isCentred: true, ...(cell && { tag: cell }) });
          y += line.height;
        }
        place.canvas.outline(box, STROKE);
      }
    });
  });
  return [strip(4), ...rows, strip(6)];
}

const scopes = { row: 'Column', column: 'Row', none: undefined } as const;
