import { labelsIn } from '#shared/draft/labels.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { Fact } from '../sheet/draft-layout.ts';
import { breakSpans, drawLine } from '#lambdas/print/prose/lines.ts';
import { edgeOf, strip, type Paper, type Strip } from '#lambdas/print/prose/paper.ts';
import { heightOfLines } from './pdf-table.ts';

const PADDING = 5;
const RULE = { colour: palette.line, width: 0.6 };
const DOTS = { colour: palette.guide, width: 0.7, dash: [1, 2.4] } as const;

/** The facts in the head of a sheet, each row shared evenly; missing values get a line to write on. */
export function factStrips(paper: Paper, rows: readonly (readonly Fact[])[]): Strip[] {
  const { width: all } = paper.frame;
  const size = paper.size - 0.5;
  const edge = edgeOf(paper);
  const { colon } = labelsIn(paper.language);
  const rule = strip(0, ({ canvas, y }) => canvas.lines([[edge, y, edge + all, y]], RULE));
  const strips = rows.map((facts) => {
    const width = all / Math.max(1, facts.length);
    const cells = facts.map(({ label, value }) => {
      const said = label && `${label}${colon}`;
      const spans = [
        { prose: said, isBold: true, colour: palette.deepTeal },
        { prose: value ?? '' },
      ];
      return { said, value, lines: breakSpans(paper, spans, size, width - 2 * PADDING) };
    });
    const height = Math.max(...cells.map(({ lines }) => heightOfLines(lines))) + 6;
    return strip(height, (place) => {
      const { canvas, y } = place;
      for (const [index, { lines, said, value }] of cells.entries()) {
        const at = { x: index * width + PADDING, width: width - 2 * PADDING, size };
        const tag = paper.book.structure.add('P');
        let top = y + 3;
        for (const line of lines) {
          drawLine({ ...place, y: top }, line, at, { tag });
          top += line.height;
        }
        if (value) continue;
        const used = (paper.book.bold.layout(said, paper.direction).width * size) / 1000;
        const level = y + height - 6;
        const from = edge + at.x + used + 3;
        canvas.lines([[from, level, edge + at.x + at.width - 4, level]], DOTS);
      }
      canvas.lines([[edge, y + height, edge + all, y + height]], RULE);
    });
  });
  return strips.length > 0 ? [rule, ...strips] : [];
}
