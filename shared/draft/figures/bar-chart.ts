import type { FigureOf } from '../../model/figure.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { semicolons } from '../../model/punctuation.ts';
import {
  CAPITAL,
  drawing,
  line,
  polygon,
  roughWidth,
  words,
  type Drawing,
  type Point,
} from './drawing.ts';
import type { FigureTraits } from './traits.ts';
import { writtenNumber } from './written.ts';

type BarChart = FigureOf<'barChart'>;

const SIZE = 9.5;
/** Of upright bars: the width of all, and the height of the scale. */
const UPRIGHT = { width: 260, height: 115 };
/** Of lying bars, which have room for long labels: the length of the scale, and the height of each bar with its gap. */
const LYING = { width: 220, pitch: 24 };
/** The share of a bar in its room. */
const SHARE = 0.6;
/** Fewer where the numbers of the scale are beside each other. */
const MOST_TICKS = { upright: 10, lying: 4 };

/** A round step of the scale with not too many steps: 1, 2 or 5 times a power of ten; whole for whole values. */
function stepOf(values: readonly number[], mostTicks: number): number {
  const most = Math.max(...values, 0);
  const isWhole = values.every(Number.isInteger);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most / mostTicks));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => most / each <= mostTicks);
  return Math.max(step ?? power, isWhole ? 1 : 0);
}

/** Upright bars if every label has room below its own, otherwise lying ones. */
function draw({ bars, unit }: BarChart, language: DraftLanguage): Drawing {
  const pitch = UPRIGHT.width / bars.length;
  const isUpright = bars.every(({ label }) => roughWidth(label, SIZE) <= pitch - 4);
  const step = stepOf(
    bars.map(({ value }) => value),
    MOST_TICKS[isUpright ? 'upright' : 'lying'],
  );
  const count = Math.max(1, Math.ceil(Math.max(...bars.map(({ value }) => value)) / step - 1e-9));
  const [length, room] = isUpright ? [UPRIGHT.height, pitch] : [LYING.width, LYING.pitch];
  const across = room * bars.length;
  const along = (value: number): number => (value / (step * count)) * length;
  /** A place by its distance along the scale and across the bars. */
  const at = (up: number, side: number): Point => (isUpright ? [side, -up] : [up, side]);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  const middle = (SIZE * CAPITAL) / 2;
  const scale = ticks.flatMap((value) => {
    const [x, y] = at(along(value), isUpright ? 0 : across);
    const text = writtenNumber(value, language);
    return isUpright
      ? words(text, [x - 6, y + middle], { size: SIZE, anchor: 'end', ink: 'muted' })
      : words(text, [x, y + 13], { size: SIZE, ink: 'muted' });
  });
  const drawn = bars.flatMap(({ value }, index) => {
    const [start, end] = [(index + 0.5 - SHARE / 2) * room, (index + 0.5 + SHARE / 2) * room];
    if (value === 0) return [];
    const corners = [at(0, start), at(along(value), start), at(along(value), end), at(0, end)];
    return [polygon(corners, { fill: 'shade', stroke: 'accent', width: 1.1 })];
  });
  const labels = bars.flatMap(({ label }, index) => {
    const [x, y] = at(0, (index + 0.5) * room);
    return isUpright
      ? words(label, [x, y + 14], { size: SIZE })
      : words(label, [x - 6, y + middle], { size: SIZE, anchor: 'end' });
  });
  return drawing([
    ...ticks
      .slice(1)
      .map((value) => line([at(along(value), 0), at(along(value), across)], 'guide', 0.7)),
    ...drawn,
    line([at(0, 0), at(0, across)], 'ink', 1.3),
    line([at(0, isUpright ? 0 : across), at(length + 6, isUpright ? 0 : across)], 'ink', 1.3),
    ...scale,
    ...labels,
    ...(isUpright
      ? words(unit, [-6, -length - 14], { size: SIZE, anchor: 'start', ink: 'muted' })
      : words(unit, [length / 2, across + 27], { size: SIZE, ink: 'muted' })),
  ]);
}

const listed = ({ bars }: BarChart, language: DraftLanguage): string[] =>
  bars.map(({ label, value }) => `${label} ${writtenNumber(value, language)}`);

export const barChartTraits: FigureTraits<'barChart'> = {
  draw,
  describe: {
    en: (figure) =>
      `A bar chart${figure.unit ? ` (${figure.unit})` : ''}: ${listed(figure, 'en').join(semicolons.en)}`,
    ar: (figure) =>
      `مخطط أعمدة${figure.unit ? ` (${figure.unit})` : ''}: ${listed(figure, 'ar').join(semicolons.ar)}`,
    fr: (figure) =>
      `Un diagramme en barres${figure.unit ? ` (${figure.unit})` : ''}\u00a0: ${listed(figure, 'fr').join(semicolons.fr)}`,
  },
};
