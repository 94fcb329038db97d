import type { FigureOf } from '../../model/figure.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { semicolons } from '../../model/punctuation.ts';
import {
  circle,
  drawing,
  line,
  polygon,
  roughWidth,
  words,
  type Drawing,
  type Shape,
} from './drawing.ts';
import type { FigureTraits } from './traits.ts';
import { stepsBetween, writtenNumber } from './written.ts';

type NumberLine = FigureOf<'numberLine'>;

const LENGTH = 270;
/** The line goes on beyond the last tick, up to its arrow. */
const BEYOND = 16;
const SIZE = 10.5;
const LEVEL = 15;

/** Every how many ticks have room for their numbers. */
const gaps = [1, 2, 5, 10, 20];

/** The levels of labels above the line, so that no two overlap. */
function levelsOf(places: readonly { readonly x: number; readonly label: string }[]): number[] {
  const ends: number[] = [];
  return places.map(({ x, label }) => {
    const half = roughWidth(label, SIZE) / 2 + 3;
    const free = ends.findIndex((end) => end <= x - half);
    const level = free < 0 ? ends.length : free;
    ends[level] = x + half;
    return level;
  });
}

function draw(figure: NumberLine, language: DraftLanguage): Drawing {
  const { from, to, step, numbers, marks } = figure;
  const count = Math.round((to - from) / step);
  const pitch = LENGTH / count;
  const texts = Array.from({ length: count + 1 }, (_, index) =>
    writtenNumber(from + index * step, language),
  );
  const widest = Math.max(...texts.map((text) => roughWidth(text, SIZE))) + 6;
  const every = gaps.find((gap) => gap * pitch >= widest) ?? count;
  const isNumbered = (index: number): boolean =>
    numbers === 'ends' ? index === 0 || index === count : index % every === 0;
  const ticks = texts.flatMap((text, index): Shape[] => {
    const [x, half] = [index * pitch, isNumbered(index) ? 5.5 : 3.5];
    return [
      line(
        [
          [x, -half],
          [x, half],
        ],
        'ink',
        1.1,
      ),
      ...(isNumbered(index) ? words(text, [x, 19], { size: SIZE }) : []),
    ];
  });
  const placed = marks
    .map(({ at, label }) => ({ x: ((at - from) / (to - from)) * LENGTH, label }))
    .toSorted((one, other) => one.x - other.x);
  const levels = levelsOf(placed);
  const end = LENGTH + BEYOND;
  return drawing([
    line(
      [
        [-BEYOND / 2, 0],
        [end, 0],
      ],
      'ink',
      1.4,
    ),
    polygon(
      [
        [end + 5, 0],
        [end - 4, -4],
        [end - 4, 4],
      ],
      { fill: 'ink' },
    ),
    ...ticks,
    ...placed.flatMap(({ x, label }, index): Shape[] => [
      circle([x, 0], 3.6, { fill: 'accent' }),
      ...words(label, [x, -10 - (levels[index] ?? 0) * LEVEL], {
        size: SIZE + 0.5,
        ink: 'accent',
        isBold: true,
      }),
    ]),
  ]);
}

/** Where the marks are, in steps from the beginning. */
const markedIn =
  (language: DraftLanguage, said: (label: string, steps: string) => string) =>
  ({ from, step, marks }: NumberLine): string[] =>
    marks.map(({ at, label }) =>
      said(label, writtenNumber(stepsBetween(from, at, step), language)),
    );
const markedInEnglish = markedIn('en', (label, steps) =>
  label ? `${label} is ${steps} steps from the start` : `a point ${steps} steps from the start`,
);
const markedInArabic = markedIn(
  'ar',
  (label, steps) =>
    `النقطة${label ? ` ${label}` : ''} تبعد عن البداية بعدد من التدريجات هو ${steps}`,
);

const markedInFrench = markedIn(
  'fr',
  (label, steps) =>
    `le point${label ? ` ${label}` : ''} est à un nombre de graduations du début égal à ${steps}`,
);

export const numberLineTraits: FigureTraits<'numberLine'> = {
  draw,
  describe: {
    en: (figure) =>
      [
        `A number line from ${writtenNumber(figure.from, 'en')} to ${writtenNumber(figure.to, 'en')}, divided into ${stepsBetween(figure.from, figure.to, figure.step)} equal steps`,
        ...markedInEnglish(figure),
      ].join(semicolons.en),
    ar: (figure) =>
      [
        `مستقيم مدرج من ${writtenNumber(figure.from, 'ar')} إلى ${writtenNumber(figure.to, 'ar')}، عدد تدريجاته المتساوية ${stepsBetween(figure.from, figure.to, figure.step)}`,
        ...markedInArabic(figure),
      ].join(semicolons.ar),
    fr: (figure) =>
      [
        `Une droite graduée de ${writtenNumber(figure.from, 'fr')} à ${writtenNumber(figure.to, 'fr')}, partagée en graduations égales au nombre de ${stepsBetween(figure.from, figure.to, figure.step)}`,
        ...markedInFrench(figure),
      ].join(semicolons.fr),
  },
};
