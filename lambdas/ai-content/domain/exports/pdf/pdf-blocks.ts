import { labelsIn } from '#shared/draft/labels.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureRole } from '#lambdas/print/pdf/structure.ts';
import type { Block, Options } from '../sheet/draft-layout.ts';
import { figureStrip } from '#lambdas/print/prose/draw-figure.ts';
import { figureTableStrips } from '#lambdas/print/prose/figure-table.ts';
import { describeFigure, drawFigure } from '#shared/draft/figures/figures.ts';
import { breakSpans, drawLine, widthOfLine, type Span } from '#lambdas/print/prose/lines.ts';
import {
  edgeOf,
  leftOf,
  penOn,
  startOf,
  strip,
  type Group,
  type Paper,
  type PenPosition,
  type Strip,
  wholePage,
} from '#lambdas/print/prose/paper.ts';
import { tableGroups } from './pdf-table.ts';

const INDENT = 22;
/** Between columns of options. */
const COLUMN_GAP = 10;
/** In font sizes. */
const WRITING_LINE = 2.3;
/** Of a figure on a half page, in points. */
const HIGHEST = 110;

interface Setting {
  readonly size?: number;
  readonly x?: number;
  readonly role?: StructureRole;
  /** Drawn before the first line, at the start of the indent. */
  readonly marker?: Strip['draw'];
  readonly isCentred?: boolean;
}

/** Spans as strips of one line each. */
export function paragraph(paper: Paper, spans: readonly Span[], setting: Setting = {}): Strip[] {
  const { size = paper.size, x = 0, role = 'P', marker, isCentred } = setting;
  const at = { x, width: paper.frame.width - x, size };
  const tag = paper.book.structure.add(role);
  return breakSpans(paper, spans, size, at.width).map((line, index) =>
    strip(line.height, (place) => {
      // The marker is on the line's baseline, however high its formulas are.
      if (index === 0) marker?.({ ...place, y: place.y + line.ascent - 1.02 * size });
      drawLine(place, line, at, { tag, isCentred });
    }),
  );
}

const isHalf = ({ frame }: Paper): boolean => frame !== wholePage;

const gap = (height: number): Strip => strip(height);

const textMarker =
  (paper: Paper, text: string): Strip['draw'] =>
  (place) => {
    const [line] = breakSpans(paper, [{ prose: text }], paper.size, INDENT);
    if (line) drawLine(place, line, { x: 4, width: INDENT, size: paper.size });
  };

const items = (
  paper: Paper,
  spans: readonly (readonly Span[])[],
  marker: (index: number) => Strip['draw'],
): Strip[] =>
  spans.flatMap((each, index) => [
    ...paragraph(paper, each, { x: INDENT, marker: marker(index) }),
    gap(1.5),
  ]);

const BOX = 8.5;
function drawTick(
  { paper, canvas }: Pick<PenPosition, 'paper' | 'canvas'>,
  left: number,
  top: number,
): void {
  const pen = penOn({ paper, canvas }, palette.teal, undefined);
  pen.line(
    [
      [left + 1.6, top + 4.6],
      [left + 3.6, top + 6.8],
      [left + 7, top + 1.6],
    ],
    1.6,
  );
}

/** Draws a tick box at `x` from the side where reading starts. */
function drawBox({ paper, canvas, y }: PenPosition, x: number, isTicked: boolean): void {
  const top = y + 3.6;
  const left = leftOf(paper, x, BOX);
  const stroke = { colour: palette.ink, width: 0.8 };
  canvas.outline({ x: startOf(paper, left, BOX), y: top, width: BOX, height: BOX }, stroke);
  if (isTicked) drawTick({ paper, canvas }, left, top);
}

/** `True` and `False` next to each other. */
function boxes(paper: Paper, options: Options): Strip[] {
  const step = 90;
  const { size } = paper;
  return [
    gap(2),
    strip(18, (place) => {
      for (const [index, { text, isRight }] of options.items.entries()) {
        const x = 4 + index * step;
        drawBox(place, x, isRight);
        const [line] = breakSpans(paper, [{ prose: text, isBold: isRight }], size, step);
        const at = { x: x + BOX + 6, width: step, size };
        if (line) drawLine(place, line, at, { tag: paper.book.structure.add('P') });
      }
    }),
  ];
}

/** Short answers beside each other, each in one line. */
function inColumns(
  paper: Paper,
  { items: options }: Options,
  alphabet: string,
  columns: number,
): Strip[] | undefined {
  const { size } = paper;
  const pitch = (paper.frame.width + COLUMN_GAP) / columns;
  const width = pitch - COLUMN_GAP - INDENT;
  const cells = options.map(({ text, isRight }, index) => {
    const [line, ...more] = breakSpans(paper, [{ prose: text, isBold: isRight }], size, Infinity);
    return {
      isRight,
      index,
      line,
      isShort: more.length === 0 && widthOfLine(paper, line, size) <= width,
    };
  });
  if (!cells.every(({ isShort }) => isShort)) return undefined;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => {
    const ascent = Math.max(...row.map(({ line }) => line?.ascent ?? 0));
    const below = Math.max(...row.map(({ line }) => (line ? line.height - line.ascent : 0)));
    const tags = row.map(() => paper.book.structure.add('P'));
    return strip(ascent + below + 1.5, (place) => {
      for (const [column, { line, isRight, index }] of row.entries()) {
        if (!line) continue;
        const x = column * pitch;
        const level = { ...place, y: place.y + ascent - line.ascent };
        const letter = { ...place, y: place.y + ascent - 1.02 * size };
        const tag = tags[column];
        const [marker] = breakSpans(paper, [{ prose: `${alphabet.charAt(index)})` }], size, INDENT);
        if (marker) drawLine(letter, marker, { x: x + 4, width: INDENT, size }, { tag });
        drawLine(level, line, { x: x + INDENT, width, size }, { tag });
        if (isRight) drawTick(place, leftOf(paper, x - 8, BOX), letter.y + 3.6);
      }
    });
  });
}

/** Lettered answers, in four or two columns if all are short; the right one is bold, with a tick in the margin. */
function letters(paper: Paper, options: Options, alphabet: string): Strip[] {
  for (const columns of [4, 2]) {
    const strips = inColumns(paper, options, alphabet, columns);
    if (strips) return strips;
  }
  const spans = options.items.map(({ text, isRight }): Span[] => [
    { prose: text, isBold: isRight },
  ]);
  return items(paper, spans, (index) => (place) => {
    textMarker(paper, `${alphabet.charAt(index)})`)(place);
    if (options.items[index]?.isRight) drawTick(place, leftOf(paper, -12, BOX), place.y + 3.6);
  });
}

function writingLine(paper: Paper): Strip {
  const height = WRITING_LINE * paper.size;
  const edge = edgeOf(paper);
  return strip(height, ({ canvas, y }) => {
    const level = y + height - 5;
    const line = [edge, level, edge + paper.frame.width, level] as const;
    canvas.lines([line], { colour: palette.guide, width: 0.7, dash: [1, 2.4] });
  });
}

/** The strips of a block without a heading, from the top down. */
function stripsOf(paper: Paper, block: Block, alphabet: string): Strip[] {
  switch (block.kind) {
    case 'paragraph': {
      const colour = block.isQuiet ? palette.muted : palette.ink;
      const label = block.label
        ? `${block.label}${block.text ? labelsIn(paper.language).colon : ''}`
        : '';
      const spans = [
        { prose: label, isBold: true, colour },
        { prose: block.text, colour },
      ];
      return [...paragraph(paper, spans), gap(3)];
    }
    case 'list':
      return items(
        paper,
        block.items.map((prose) => [{ prose }]),
        (index) => textMarker(paper, block.isNumbered ? `${index + 1}.` : '•'),
      );
    case 'options':
      return block.marker === 'box' ? boxes(paper, block) : letters(paper, block, alphabet);
    case 'figure': {
      const { figure } = block;
      const size = paper.size - 0.5;
      const limit = isHalf(paper) && { highest: HIGHEST };
      if (figure.kind === 'table')
        return figureTableStrips(paper, figure, { size, tag: paper.book.structure.add('Table') });
      const tag = paper.book.structure.add('Figure');
      const description = describeFigure(figure, paper.language);
      return [
        figureStrip(paper, drawFigure(figure, paper.language), description, { tag, ...limit }),
      ];
    }
    case 'writing-lines':
      return Array.from({ length: block.count }, () => writingLine(paper));
    case 'table':
      return tableGroups(paper, block).flatMap(({ strips }) => strips);
    default:
      return [];
  }
}

const aside = (text: string | undefined): Span[] =>
  text ? [{ prose: ` (${text})`, colour: palette.muted }] : [];

/** Converts a block to groups; `opensPage` is true after a page break. */
export function blockGroups(
  paper: Paper,
  block: Block,
  alphabet: string,
  opensPage: boolean,
): Group[] {
  switch (block.kind) {
    case 'heading': {
      const spans = [
        { prose: block.text, isBold: true, colour: palette.teal },
        ...aside(block.aside),
      ];
      const strips = [gap(10), ...paragraph(paper, spans, { size: 13, role: 'H2' }), gap(3)];
      return [{ strips, keepsNext: true, opensPage }];
    }
    case 'item': {
      const [first, ...others] = block.blocks;
      // The question follows its number, which saves a line.
      const begun = block.number && first?.kind === 'paragraph' && !first.label;
      const title = begun
        ? [
            { prose: `${block.number} `, isBold: true, colour: palette.deepTeal },
            { prose: first.text },
          ]
        : [{ prose: block.title, isBold: true, colour: palette.deepTeal }];
      const strips = [
        gap(isHalf(paper) ? 5 : 9),
        ...paragraph(paper, [...title, ...aside(block.aside)], { role: 'H2' }),
        gap(1),
        ...(begun ? others : block.blocks).flatMap((inner) => stripsOf(paper, inner, alphabet)),
      ];
      return [{ strips, opensPage }];
    }
    case 'table':
      return tableGroups(paper, block);
    case 'page-break':
      return [];
    case 'paragraph': {
      const strips = stripsOf(paper, block, alphabet);
      // A label without text is a heading of the next block.
      if (block.label && !block.text) return [{ strips, keepsNext: true }];
      return strips.map((each) => ({ strips: [each] }));
    }
    default:
      return stripsOf(paper, block, alphabet).map((each) => ({ strips: [each] }));
  }
}
