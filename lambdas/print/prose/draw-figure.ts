import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { coveredRuns } from '#lambdas/print/typography/covers.ts';
import { inDirection } from '#lambdas/print/typography/direction.ts';
import { itemise } from '#lambdas/print/typography/itemise.ts';
import {
  mapSegment,
  type Drawing,
  type Ink,
  type Point,
  type Words,
} from '#shared/draft/figures/drawing.ts';
import { isolated } from '#shared/text/left-to-right.ts';
import { leftOf, startOf, strip, type Paper, type PenPosition, type Strip } from './paper.ts';

const colours: Readonly<Record<Ink, string>> = {
  ink: palette.ink,
  muted: palette.muted,
  guide: palette.line,
  accent: palette.teal,
  shade: palette.area,
};
const ROOM = 6;

function drawWords(
  { paper, canvas }: PenPosition,
  { text, anchor, size, ink, isBold }: Words,
  [x, y]: Point,
  tag: StructureElement,
): void {
  const own = isBold ? paper.book.bold : paper.book.regular;
  const { upright } = paper.letters;
  const base = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  const ordered = isolated(text, base);
  // A label such as α has the letters of formulas.
  const parts = itemise(ordered, base)
    .flatMap((run) => coveredRuns(ordered, run, own.typeface, upright.typeface))
    .map(({ start, end, direction, isOther }) => {
      const typeface = isOther ? upright : own;
      const part = inDirection(ordered.slice(start, end), direction);
      const width = (typeface.layout(part, direction).width * size) / 1000;
      return { part, direction, typeface, width };
    });
  const whole = parts.reduce((sum, { width }) => sum + width, 0);
  let left = x - { start: 0, middle: whole / 2, end: whole }[anchor];
  for (const { part, direction, typeface, width } of parts) {
    const span = { x: startOf(paper, left, width), y, width };
    canvas.text(part, span, { typeface, size, colour: colours[ink], direction, tag });
    left += width;
  }
}

interface Place {
  readonly x?: number;
  /** In points. */
  readonly highest?: number;
  /** Its place in the reading order; by default it is added when the strip is drawn. */
  readonly tag?: StructureElement;
}

/** A drawing below a text, where reading starts; it is made smaller if it is too wide or too high. */
export function figureStrip(
  paper: Paper,
  drawing: Drawing,
  description: string,
  { x = 0, highest = Infinity, tag: own }: Place = {},
): Strip {
  const scale = Math.min(1, (paper.frame.width - x) / drawing.width, highest / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  return strip(height + 2 * ROOM, (place) => {
    const { page } = paper.frame;
    const left = leftOf(paper, x, width);
    const top = place.y + ROOM;
    // Figures run from left to right in every language, and the canvas counts from where reading starts.
    const at = ([across, down]: Point): Point => [left + across * scale, top + down * scale];
    const onCanvas = (point: Point): Point => {
      const [across, down] = at(point);
      return [startOf(paper, across, 0), down];
    };
    const tag = own ?? paper.book.structure.add('Figure');
    tag.figure = {
      description,
      box: [left, page.height - top - height, left + width, page.height - top],
    };
    for (const shape of drawing.shapes) {
      if (shape.kind === 'words') {
        drawWords(place, { ...shape, size: shape.size * scale }, at(shape.at), tag);
        continue;
      }
      const { fill, stroke, width: thickness = 1, segments } = shape;
      place.canvas.path(
        segments.map((segment) => mapSegment(segment, onCanvas)),
        {
          fill: fill && colours[fill],
          stroke: stroke && { colour: colours[stroke], width: thickness * scale },
        },
        tag,
      );
    }
  });
}
