import type { Chance } from './chance.ts';
import type { PageColumn } from './columns.ts';
import { fontSets, type WritingStyle } from './fonts.ts';
import type { PageOptions } from './options.ts';
import type { Hand } from './outlines.ts';
import { widthOf, type Stroke } from './pen.ts';
import { handOf } from './real-hands.ts';

/** Who writes which part of a page. */
export interface PageWriting {
  readonly heading: Stroke;
  readonly title: Stroke;
  readonly strokeOf: (column: PageColumn) => Stroke;
}

const inks = {
  print: ['#111', '#222', '#1c1c28'],
  hand: ['#1a2a7a', '#16206a', '#202020', '#9a1818', '#2a4a9a', '#33363c'],
} as const;

/** Heights of the print that a large hand has. */
const LARGEST = 2;

function chooseHand(style: WritingStyle, { set }: PageOptions, chance: Chance): Hand {
  const { latin, arabic, indic } = fontSets[set][style];
  return { latin: chance.pick(latin), arabic: chance.pick(arabic), indic: chance.pick(indic) };
}

/** Chooses fonts, colours and pens. Handwritten marks may be in a printed list. */
export function chooseWriting(options: PageOptions, seed: number, chance: Chance): PageWriting {
  const stroke = (style: WritingStyle): Stroke => ({
    hand: chooseHand(style, options, chance),
    height: options.textHeight,
    colour: chance.pick(inks[style]),
    unevenness: style === 'hand' ? chance.between(0.6, 1.1) : 0,
    thickness: style === 'hand' ? chance.between(0, 0.07) : 0,
  });
  const own = stroke(options.style);
  const list = stroke(options.names);
  const names = options.names === options.style ? own : list;
  const larger = options.layout === 'other' ? chance.between(1, LARGEST) : 1;
  const marks = { ...own, height: own.height * larger };
  const heads = chance.percent(50) ? names : { ...stroke('print'), thickness: 0.05 };
  return {
    heading: { ...heads, height: options.textHeight * chance.between(0.8, 1) },
    title: { ...heads, height: options.textHeight * chance.between(1, 1.5) },
    strokeOf: (column) => {
      const { kind } = column;
      const ticking = options.tickHands && handOf(options.tickHands, seed + 3, column);
      if (column.ticks && ticking) return { ...marks, real: ticking };
      if (kind !== 'mark' && kind !== 'average') return kind === 'remark' ? marks : names;
      const real = options.hands && handOf(options.hands, seed, column);
      return { ...marks, ...(real && { real }), ...(ticking && { ticking }) };
    },
  };
}

/** The widest of these texts, in pixels. */
export const widest = (texts: readonly string[], stroke: Stroke): number =>
  Math.max(0, ...texts.map((text) => widthOf(text, stroke)));
