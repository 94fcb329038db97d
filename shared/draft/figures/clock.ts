import type { FigureOf } from '../../model/figure.ts';
import {
  CAPITAL,
  circle,
  drawing,
  from,
  line,
  words,
  type Drawing,
  type Point,
} from './drawing.ts';
import type { FigureTraits } from './traits.ts';

type Clock = FigureOf<'clock'>;

const RADIUS = 60;
const CENTRE: Point = [0, 0];
const SIZE = 11.5;

const at = (minutes: number): number => 90 - minutes * 6;

function draw({ hours, minutes }: Clock): Drawing {
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const isHour = minute % 5 === 0;
    const ends = [RADIUS - (isHour ? 6.5 : 4), RADIUS - 1.5];
    return line(
      ends.map((end) => from(CENTRE, end, at(minute))),
      isHour ? 'ink' : 'muted',
      isHour ? 1.6 : 0.7,
    );
  });
  const numerals = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = from(CENTRE, RADIUS - 15, at((index + 1) * 5));
    return words(String(index + 1), [x, y + (SIZE * CAPITAL) / 2], { size: SIZE });
  });
  const hand = (turned: number, length: number, width: number) =>
    line([from(CENTRE, -8, turned), from(CENTRE, length, turned)], 'ink', width);
  return drawing([
    circle(CENTRE, RADIUS, { stroke: 'ink', width: 2 }),
    ...ticks,
    ...numerals.flat(),
    hand(at((hours % 12) * 5 + minutes / 12), RADIUS * 0.38, 3.6),
    hand(at(minutes), RADIUS * 0.62, 2),
    circle(CENTRE, 3.6, { fill: 'ink' }),
  ]);
}

/** The numerals that the short hand is between; the same twice at a full hour. */
const between = ({ hours, minutes }: Clock): [number, number] => {
  const hour = hours % 12 || 12;
  return [hour, minutes === 0 ? hour : (hour % 12) + 1];
};

/** Where a hand points: at a numeral, or past one by some ticks. */
const pointed = ({ minutes }: Clock): [numeral: number, ticks: number] => [
  Math.floor(minutes / 5) || 12,
  minutes % 5,
];

export const clockTraits: FigureTraits<'clock'> = {
  draw,
  describe: {
    en: (figure) => {
      const [low, high] = between(figure);
      const [numeral, ticks] = pointed(figure);
      const short = low === high ? `points at ${low}` : `is between ${low} and ${high}`;
      const past = ticks === 0 ? '' : `, ${ticks} small marks past it`;
      return `A clock face: the short hand ${short}, the long hand points at ${numeral}${past}`;
    },
    ar: (figure) => {
      const [low, high] = between(figure);
      const [numeral, ticks] = pointed(figure);
      const short = low === high ? `يشير إلى ${low}` : `بين ${low} و${high}`;
      const past = ticks === 0 ? '' : `، وبعده من التدريجات الصغيرة ${ticks}`;
      return `وجه ساعة: العقرب القصير ${short}، والعقرب الطويل يشير إلى ${numeral}${past}`;
    },
    fr: (figure) => {
      const [low, high] = between(figure);
      const [numeral, ticks] = pointed(figure);
      const short = low === high ? `montre le ${low}` : `est entre le ${low} et le ${high}`;
      const past = ticks === 0 ? '' : `, ${ticks} petits traits plus loin`;
      return `Un cadran d’horloge\u00a0: la petite aiguille ${short}, la grande aiguille montre le ${numeral}${past}`;
    },
  },
};
