import type { DrawnFigure } from '../../model/figure.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { isolated } from '../../text/left-to-right.ts';
import type { Drawing, Ink, Path, Segment, Shape } from './drawing.ts';
import { describeFigure, drawFigure } from './figures.ts';

/** The colours of figures on white paper; each has a distinct grey. */
export const figureColours: Readonly<Record<Ink, string>> = {
  ink: '#14213d',
  muted: '#5b6375',
  guide: '#c6bdac',
  accent: '#0e6b6b',
  shade: '#a3cdc9',
};

const two = (value: number): string => String(Number(value.toFixed(2)));

const letters = { move: 'M', line: 'L', curve: 'C', close: 'Z' } as const;
const segmentData = ([operator, ...points]: Segment): string =>
  letters[operator] + points.map(([x, y]) => `${two(x)} ${two(y)}`).join(' ');
/** The `d` of a path. */
export const pathData = ({ segments }: Path): string => segments.map(segmentData).join('');

/** Arabic words in a drawing that runs from left to right. */
export const isolatedWords = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? `\u2067${isolated(text)}\u2069` : text;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function shapeMarkup(shape: Shape): string {
  if (shape.kind === 'words') {
    const { text, at, anchor, size, ink, isBold } = shape;
    const weight = isBold ? ' font-weight="bold"' : '';
    return `<text x="${two(at[0])}" y="${two(at[1])}" font-size="${two(size)}" text-anchor="${anchor}" fill="${figureColours[ink]}"${weight}>${escaped(isolatedWords(text))}</text>`;
  }
  const { fill, stroke, width = 1 } = shape;
  const look = `fill="${fill ? figureColours[fill] : 'none'}"${stroke ? ` stroke="${figureColours[stroke]}" stroke-width="${two(width)}"` : ''}`;
  return `<path d="${pathData(shape)}" ${look}/>`;
}

const markup = ({ width, height, shapes }: Drawing, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${two(width)} ${two(height)}" width="${two(width * SCREEN)}" height="${two(height * SCREEN)}" role="img" font-family="Arial, sans-serif" direction="ltr" stroke-linecap="round" stroke-linejoin="round"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#ffffff"/>${shapes.map(shapeMarkup).join('')}</svg>\n`;

/** Points are too small on screens. */
const SCREEN = 1.4;

/** A figure as a file, which shows in any program with its own white paper. */
export const figureFile = (figure: DrawnFigure, language: DraftLanguage): string =>
  markup(drawFigure(figure, language), describeFigure(figure, language));
