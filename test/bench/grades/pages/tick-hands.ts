import {
  extentOf,
  type PenHand,
  type Shape,
} from '#lambdas/pages/engines/page-reader/training/pen-hands.ts';
import { unipenHands } from '#lambdas/pages/engines/page-reader/training/unipen-hands.ts';
import type { Part, Point, Stroke } from '#lambdas/pages/engines/page-reader/training/unipen.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { PageColumn } from './columns.ts';
import type { PageOptions } from './options.ts';
import { realHand, type RealHand } from './real-hands.ts';
import { vocabularies } from './vocabulary.ts';

/** What teachers write where homework and notebooks are looked at, and the signs of UNIPEN that are drawn for it. */
const SOURCES: Readonly<Record<string, string>> = {
  '✓': 'vV',
  '✗': 'xX',
  '?': '?',
  '○': 'oO',
  '•': '.',
  '|': '|/l',
  '+': '+',
  '=': '=',
  '–': '-_~',
  '*': '*',
};
const WANTED = /^[\dvVxX?oO.|/l+=_~*-]$/;

/** The signs that say something, apart from a stroke, which says that there is nothing. */
export const isTick = (text: string): boolean =>
  text !== '–' && [...text].some((sign) => sign in SOURCES);

const scaled = (shape: Shape, tall: number, rise: number): Shape => {
  const { left, bottom, width, height } = extentOf(shape);
  const scale = tall / Math.max(width, height, 0.05);
  return shape.map((stroke) =>
    stroke.map(([x, y]): Point => [(x - left) * scale, (y - bottom) * scale - rise]),
  );
};

/** A `v` as a tick: its first arm is short, its second one long and flat; a third have a bent one. */
function tickOf(shape: Shape, chance: Chance): Shape {
  const [stroke = []] = shape;
  const lowest = stroke.reduce((low, [, y], at) => (y > (stroke[low]?.[1] ?? 0) ? at : low), 0);
  const [x0, y0] = stroke[lowest] ?? [0, 0];
  const [short, wide, long] = [
    chance.percent(15) ? 0.02 : chance.between(0.25, 0.65),
    chance.between(0.8, 2.4),
    chance.between(0.8, 1.3),
  ];
  const bend = chance.percent(35) ? chance.between(-0.25, 0.25) : 0;
  const line: Stroke = stroke.map(([x, y], at): Point => {
    const [dx, dy] = [x - x0, y - y0];
    if (at < lowest) return [x0 + dx * short, y0 + dy * short];
    const along = Math.min(1, Math.abs(dy));
    return [x0 + dx * wide + bend * Math.sin(Math.PI * along), y0 + dy * long];
  });
  return [line];
}

function draw(sign: string, shape: Shape, chance: Chance): Shape {
  if (sign === '•') return scaled(shape, chance.between(0.08, 0.25), chance.between(0.1, 0.6));
  if (sign === '–') return scaled(shape, chance.between(0.4, 1), chance.between(0.3, 0.6));
  if (sign === '✓')
    return scaled(tickOf(shape, chance), chance.between(0.7, 1.7), chance.between(-0.2, 0.2));
  const tall = { '○': 0.9, '✗': 0.95, '+': 0.8, '=': 0.7, '*': 0.7 }[sign] ?? 1.05;
  return scaled(shape, tall * chance.between(0.75, 1.25), chance.between(-0.1, 0.15));
}

/** The people of a part of UNIPEN as they draw ticks and other signs; what one did not write is another's. */
export function tickHands(folder: string, part: Part): RealHand[] {
  const hands = unipenHands(folder, part, undefined, (sign) => WANTED.test(sign));
  const shapesOf = ({ signs }: PenHand, sign: string): Shape[] =>
    [...(SOURCES[sign] ?? '')].flatMap((source) =>
      (signs.get(source) ?? []).filter((shape) => sign !== '✓' || shape.length === 1),
    );
  return hands.map((hand) => {
    const own = new Map(
      Object.keys(SOURCES).flatMap((sign) => {
        const [mine, all] = [
          shapesOf(hand, sign),
          hands.flatMap((one) => shapesOf(one, sign)),
        ] as const;
        return [[sign, mine.length > 1 ? mine : all] as const];
      }),
    );
    const named = realHand(
      { writer: hand.writer, signs: new Map() },
      {
        lacking: () => [],
        invent: (sign, chance) => draw(sign, chance.pick(own.get(sign) ?? []), chance),
      },
    );
    return { ...named, canWrite: (text) => text !== '' && [...text].every((one) => own.has(one)) };
  });
}

/** What the columns of signs of the sets hold, with blanks between them. */
const SCHEMES: Readonly<Record<PageOptions['set'], readonly (readonly string[])[]>> = {
  development: [
    ['✓', '✓', '✓', '✓', ''],
    ['✓', '✓', '✓', '✗'],
    ['+', '+', '–', '–'],
    ['✓', '✓', '?', '○'],
    ['|', '|', '|', ''],
    ['•', '•', '', '✗'],
    ['✗', '✗', ''],
    ['○', '○', '✗', ''],
    ['+', '+', '++', '–', '='],
    ['|', '||', '|||'],
    ['✓', '✓✓', '?', ''],
    ['*', '*', '**', ''],
  ],
  heldOut: [
    ['✓', '✓', '✓', '', ''],
    ['✓', '✗', '–', ''],
    ['✓', '✓', '✓', '✓', '✓', '?'],
    ['✗', '✗', '✓', '○'],
    ['+', '✓', '–'],
    ['?', '', '', '•'],
    ['|', '–', '|', '|'],
    ['○', '•', '✗'],
    ['✓', '✓', '✓✓', '✗'],
    ['✗', '?', '+'],
  ],
};
/** Percentage of cells of marks that hold a sign instead. */
const STRAY = 2;

/** Adds a column of signs beside those of marks, and a sign instead of a mark here and there. */
export function addTicks(
  { columns, rows }: { readonly columns: readonly PageColumn[]; readonly rows: Gradebook['rows'] },
  { set, language }: Pick<PageOptions, 'set' | 'language'>,
  seed: number,
): { readonly columns: readonly PageColumn[]; readonly rows: Gradebook['rows'] } {
  const chance = chanceOf(seed + 77_777);
  const scheme = chance.pick(SCHEMES[set]);
  const taken = new Set(columns.map(({ heading }) => heading));
  const headings = vocabularies[set][language].marks.activities;
  const heading = headings.find((one) => !taken.has(one)) ?? headings[0] ?? '';
  const marks = columns.flatMap(({ kind }, at) => (kind === 'mark' ? [at] : []));
  const at = chance.pick(marks) + chance.whole(0, 1);
  const column: PageColumn = { id: 'c99', kind: 'other', heading, ticks: true };
  return {
    columns: columns.toSpliced(at, 0, column),
    rows: rows.map((row) => {
      const cells = row.cells.map((cell, index) =>
        !row.summary && columns[index]?.kind === 'mark' && chance.percent(STRAY)
          ? { text: chance.pick(SCHEMES[set].flat().filter(isTick)) }
          : cell,
      );
      return {
        ...row,
        cells: cells.toSpliced(at, 0, { text: row.summary ? '' : chance.pick(scheme) }),
      };
    }),
  };
}
