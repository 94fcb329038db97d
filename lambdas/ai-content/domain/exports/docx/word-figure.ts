import {
  AlignmentType,
  BorderStyle,
  BuilderElement,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
  TextRun,
  XmlComponent,
} from 'docx';
import {
  roughWidth,
  type Drawing,
  type Ink,
  type Path,
  type Segment,
} from '#shared/draft/figures/drawing.ts';
import { outlineWords, type Weights } from '#lambdas/print/typography/outline-words.ts';
import { isHeading } from '#shared/draft/figures/table.ts';
import { figureColours } from '#shared/draft/figures/svg.ts';
import type { FigureOf } from '#shared/model/figure.ts';
import type { Direction } from '#shared/model/locale.ts';
import { wordRuns } from './word-runs.ts';
import { colours, onlyIf } from './word-styles.ts';

/*
 * A figure is a group of Word's own shapes (ECMA-376, DrawingML), sharp at any size. Its words are the outlines of their
 * letters, because LibreOffice drops the text of shapes in a line. Pictures in SVG would need a second one in pixels.
 */

const GROUP = 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
/** English Metric Units in a point. */
const EMU = 12_700;

type Attributes = Readonly<Record<string, string | number>>;
const element = (
  name: string,
  attributes: Attributes = {},
  children: readonly XmlComponent[] = [],
): XmlComponent =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, { key, value }]),
    ),
    children,
  });

class Text extends XmlComponent {
  constructor(text: string) {
    super('w:t');
    this.root.push(text);
  }
}

const emu = (points: number): number => Math.round(points * EMU);
const hex = (ink: Ink): string => figureColours[ink].slice(1).toUpperCase();
const solid = (ink: Ink): XmlComponent =>
  element('a:solidFill', {}, [element('a:srgbClr', { val: hex(ink) })]);
const NO_FILL = element('a:noFill');

const frame = (x: number, y: number, width: number, height: number): XmlComponent =>
  element('a:xfrm', {}, [
    element('a:off', { x: emu(x), y: emu(y) }),
    element('a:ext', { cx: emu(width), cy: emu(height) }),
  ]);

const OPERATORS = { move: 'a:moveTo', line: 'a:lnTo', curve: 'a:cubicBezTo', close: 'a:close' };
const segmentOf = ([operator, ...points]: Segment): XmlComponent =>
  element(
    OPERATORS[operator],
    {},
    points.map(([x, y]) => element('a:pt', { x: emu(x), y: emu(y) })),
  );

/** Paths that look the same are one shape, so that a clock does not have sixty. */
function pathShape(
  { width, height }: Drawing,
  { fill, stroke, width: thickness = 1, segments }: Path,
  id: number,
): XmlComponent {
  const size = { w: emu(width), h: emu(height) };
  const path = element('a:path', size, segments.map(segmentOf));
  const pen = stroke
    ? element('a:ln', { w: emu(thickness), cap: 'rnd' }, [solid(stroke), element('a:round')])
    : element('a:ln', {}, [NO_FILL]);
  return element('wps:wsp', {}, [
    element('wps:cNvPr', { id, name: `Shape ${id}` }),
    element('wps:cNvSpPr'),
    element('wps:spPr', {}, [
      frame(0, 0, width, height),
      element('a:custGeom', {}, [
        ...['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst'].map((name) => element(name)),
        element('a:rect', { l: 'l', t: 't', r: 'r', b: 'b' }),
        element('a:pathLst', {}, [path]),
      ]),
      fill ? solid(fill) : NO_FILL,
      pen,
    ]),
    element('wps:bodyPr'),
  ]);
}

/** Joins neighbouring paths of one look. */
function joined(shapes: readonly Path[]): Path[] {
  const all: Path[] = [];
  for (const shape of shapes) {
    const last = all.at(-1);
    const isSame =
      last &&
      !last.fill &&
      last.stroke === shape.stroke &&
      last.width === shape.width &&
      !shape.fill;
    if (isSame) all[all.length - 1] = { ...last, segments: [...last.segments, ...shape.segments] };
    else all.push(shape);
  }
  return all;
}

/**
 * A drawing in a line of text, with its description as alternative text; programs that know no groups of shapes show
 * the description.
 * @param id unique in the document
 */
export function wordDrawing(
  drawing: Drawing,
  description: string,
  id: number,
  weights: Weights,
): TextRun {
  const { width, height } = drawing;
  const paths = drawing.shapes.map((shape) =>
    shape.kind === 'path' ? shape : outlineWords(shape, weights),
  );
  const shapes = joined(paths).map((shape, index) => pathShape(drawing, shape, id * 1_000 + index));
  const group = element('wpg:wgp', {}, [
    element('wpg:cNvGrpSpPr'),
    element('wpg:grpSpPr', {}, [
      element('a:xfrm', {}, [
        element('a:off', { x: 0, y: 0 }),
        element('a:ext', { cx: emu(width), cy: emu(height) }),
        element('a:chOff', { x: 0, y: 0 }),
        element('a:chExt', { cx: emu(width), cy: emu(height) }),
      ]),
    ]),
    ...shapes,
  ]);
  const inline = element('wp:inline', { distT: 0, distB: 0, distL: 0, distR: 0 }, [
    element('wp:extent', { cx: emu(width), cy: emu(height) }),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:docPr', { id, name: `Figure ${id}`, descr: description }),
    element('wp:cNvGraphicFramePr'),
    element('a:graphic', { 'xmlns:a': DRAWING }, [
      element('a:graphicData', { uri: GROUP }, [group]),
    ]),
  ]);
  const run = new TextRun({});
  run.addChildElement(
    element('mc:AlternateContent', {}, [
      element('mc:Choice', { Requires: 'wpg' }, [element('w:drawing', {}, [inline])]),
      element('mc:Fallback', {}, [new Text(`[${description}]`)]),
    ]),
  );
  return run;
}

/** Twentieths of a point. */
const NARROWEST = 1_100;
const WIDEST = 2_400;
const border = { style: BorderStyle.SINGLE, size: 4, color: colours.muted };
const borders = { top: border, bottom: border, left: border, right: border };
const shading = { type: ShadingType.CLEAR, fill: colours.mist, color: 'auto' };

/** A small table of a question, as wide as it needs. */
export function wordFigureTable(
  figure: FigureOf<'table'>,
  direction: Direction,
  widthOfText: number,
): Table {
  const columns = figure.rows[0]?.length ?? 1;
  const longest = Math.max(...figure.rows.flat().map((text) => roughWidth(text, 11)));
  const natural = Math.min(WIDEST, Math.max(NARROWEST, Math.round((longest + 14) * 20)));
  const width = Math.min(natural, Math.floor(widthOfText / columns));
  return new Table({
    visuallyRightToLeft: onlyIf(direction === 'rtl'),
    width: { size: width * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    rows: figure.rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: onlyIf(figure.heads === 'row' && row === 0),
          cantSplit: true,
          children: cells.map((text, column) => {
            const heads = isHeading(figure, row, column);
            return new TableCell({
              width: { size: width, type: WidthType.DXA },
              verticalAlign: VerticalAlignTable.CENTER,
              borders,
              ...(heads && { shading }),
              children: [
                new Paragraph({
                  bidirectional: onlyIf(direction === 'rtl'),
                  alignment: AlignmentType.CENTER,
                  keepNext: true,
                  spacing: { before: 40, after: 40 },
                  children: wordRuns(text, direction, { bold: onlyIf(heads) }),
                }),
              ],
            });
          }),
        }),
    ),
  });
}
