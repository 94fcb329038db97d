import type { Point } from './geometry/point.ts';

/** A cover is A4 portrait at 150 dots an inch; one user unit is one dot. */
export const width = 1240;
export const height = 1754;
/** The visual centre: the notebook puts its title block over the lower middle of the page. */
export const focus: Point = [width / 2, 560];

type Attributes = Readonly<Record<string, string | number>>;

/** A number for SVG, rounded to a tenth of a dot: finer than any printer, and small and stable in the file. */
export const number = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');

export const element = (name: string, values: Attributes, content = ''): string =>
  content === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${content}</${name}>`;

export const group = (values: Attributes, ...content: string[]): string =>
  element('g', values, content.join(''));

export const path = (d: string, values: Attributes): string => element('path', { d, ...values });

export const circle = ([cx, cy]: Point, r: number, values: Attributes): string =>
  element('circle', { cx, cy, r, ...values });

export const rect = (x: number, y: number, w: number, h: number, values: Attributes): string =>
  element('rect', { x, y, width: w, height: h, ...values });

const coordinates = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

/** Path data of an open line through the points. */
export const line = (...points: readonly Point[]): string =>
  `M${points.map(coordinates).join('L')}`;

/** Path data of a closed outline through the points. */
export const outline = (points: readonly Point[]): string => `${line(...points)}Z`;

/** The whole page on one ground colour. */
export const page = (ground: string, ...content: string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    rect(0, 0, width, height, { fill: ground }) + content.join(''),
  );

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity = 1]) =>
      element('stop', {
        offset: `${Math.round(offset * 100)}%`,
        'stop-color': colour,
        'stop-opacity': `${opacity}`,
      }),
    )
    .join('');

/** A vertical gradient over the shape it fills, used as `url(#id)`. */
export const fade = (id: string, ...list: readonly Stop[]): string =>
  element('linearGradient', { id, x1: '0', y1: '0', x2: '0', y2: '1' }, stops(list));

/** A gradient from the centre of the shape outwards, used as `url(#id)`. */
export const glow = (id: string, ...list: readonly Stop[]): string =>
  element('radialGradient', { id }, stops(list));
