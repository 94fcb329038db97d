import type { FigureOf } from '../../model/figure.ts';
import { semicolons } from '../../model/punctuation.ts';
import {
  arcLine,
  CAPITAL,
  circle,
  drawing,
  from,
  line,
  roughWidth,
  words,
  type Drawing,
  type Point,
  type Shape,
} from './drawing.ts';
import type { FigureTraits } from './traits.ts';

type AngleFigure = FigureOf<'angle'>;

const VERTEX: Point = [0, 0];
const RAY = 100;
const SIZE = 11.5;

/** A text whose middle is at a place. */
export const middleOf = (text: string, [x, y]: Point, size: number): Shape[] =>
  words(text, [x, y + (size * CAPITAL) / 2], { size });

/** The sign of a right angle: a small square between two directions. */
export function square(vertex: Point, first: number, second: number, side: number): Shape {
  const [one, other] = [from(vertex, side, first), from(vertex, side, second)];
  return line([one, from(one, side, second), other], 'ink', 1);
}

/** Whether a label says no more than the square does. */
export const isRightLabel = (label: string): boolean => /^(?:90 ?°?|∟)$/.test(label.trim());

function draw({ degrees, label, points }: AngleFigure): Drawing {
  const isSquare = degrees === 90 && isRightLabel(label);
  // A small angle has room for its label only far from its vertex.
  const half = roughWidth(label, SIZE) / 2 + 6;
  const reach =
    degrees < 90
      ? Math.min(RAY * 0.8, Math.max(40, half / Math.sin((degrees * Math.PI) / 360)))
      : 40;
  const radius = reach - 14;
  const [first = '', vertex = '', second = ''] = points;
  const ends = [0, degrees].map((turned) => from(VERTEX, RAY, turned));
  const beside = (turned: number, away: number): Point => {
    const along = from(VERTEX, RAY - 12, turned);
    return from(along, 12, turned + away);
  };
  return drawing([
    ...ends.map((end) => line([VERTEX, end], 'ink', 1.5)),
    ...(isSquare
      ? [square(VERTEX, 0, 90, 12)]
      : [arcLine(VERTEX, radius, [0, degrees], 'accent', 1.3)]),
    ...(isSquare ? [] : middleOf(label, from(VERTEX, reach, degrees / 2), SIZE)),
    circle(VERTEX, 2.2, { fill: 'ink' }),
    ...(first === '' ? [] : middleOf(first, beside(0, -90), SIZE)),
    ...(second === '' ? [] : middleOf(second, beside(degrees, 90), SIZE)),
    ...middleOf(vertex, from(VERTEX, 13, degrees / 2 + 180), SIZE),
  ]);
}

/** What anyone sees of an angle without measuring it. */
function sizeOf(degrees: number): 'right' | 'straight' | 'smaller' | 'larger' | 'reflex' {
  if (degrees === 90) return 'right';
  if (degrees === 180) return 'straight';
  if (degrees > 180) return 'reflex';
  return degrees < 90 ? 'smaller' : 'larger';
}

const sizes = {
  en: {
    right: 'as wide as a corner of a square',
    straight: 'whose sides make one line',
    smaller: 'narrower than a corner of a square',
    larger: 'wider than a corner of a square',
    reflex: 'that goes more than halfway round',
  },
  ar: {
    right: 'فتحتها كركن مربع',
    straight: 'ضلعاها على استقامة واحدة',
    smaller: 'فتحتها أصغر من ركن مربع',
    larger: 'فتحتها أكبر من ركن مربع',
    reflex: 'تتجاوز نصف دورة',
  },
  fr: {
    right: 'ouvert comme un coin de carré',
    straight: 'dont les côtés forment une seule ligne',
    smaller: 'moins ouvert qu’un coin de carré',
    larger: 'plus ouvert qu’un coin de carré',
    reflex: 'qui dépasse un demi-tour',
  },
} as const;

export const angleTraits: FigureTraits<'angle'> = {
  draw,
  describe: {
    en: ({ degrees, label, points }) =>
      [
        `An angle ${points.join('')} ${sizes.en[sizeOf(degrees)]}`.replace('  ', ' '),
        ...(label ? [`in it is written ${label}`] : []),
      ].join(semicolons.en),
    ar: ({ degrees, label, points }) =>
      [
        `زاوية ${points.join('')} ${sizes.ar[sizeOf(degrees)]}`.replace('  ', ' '),
        ...(label ? [`كتب فيها ${label}`] : []),
      ].join(semicolons.ar),
    fr: ({ degrees, label, points }) =>
      [
        `Un angle ${points.join('')} ${sizes.fr[sizeOf(degrees)]}`.replace('  ', ' '),
        ...(label ? [`on y lit ${label}`] : []),
      ].join(semicolons.fr),
  },
};
