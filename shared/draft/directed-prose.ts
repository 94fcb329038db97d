import type { Direction } from '../model/locale.ts';
import { OBJECT, orderSigns, stretches, type Stretch } from '../text/left-to-right.ts';
import { proseParts, type ProsePart } from './prose.ts';

/** Parts of a text; those with an order run from left to right together, formulas included. */
export interface DirectedParts extends Pick<Stretch, 'order'> {
  readonly parts: readonly ProsePart[];
}

const AROUND_FORMULA = new RegExp(`(${OBJECT})`);

/** Splits a draft's text into words, formulas, and the calculations of both that keep their order within Arabic. */
export function directedProse(prose: string, base: Direction): DirectedParts[] {
  const formulas: ProsePart[] = [];
  const line = proseParts(prose)
    .map((part) => {
      if (part.kind === 'text') return part.value.replaceAll(OBJECT, '');
      formulas.push(part);
      return OBJECT;
    })
    .join('');
  const partOf = (value: string): ProsePart | undefined =>
    value === OBJECT
      ? formulas.shift()
      : { kind: 'text', value, written: value.replaceAll('$', '\\$') };
  return stretches(line, base).map(({ text, order }) => ({
    order,
    parts: text.split(AROUND_FORMULA).flatMap((value) => (value && partOf(value)) || []),
  }));
}

/** A draft's text with the signs of its calculations' order, for programs that implement the bidirectional algorithm. */
export const isolatedProse = (prose: string, base: Direction): string =>
  directedProse(prose, base)
    .map((group) => orderSigns(group).join(group.parts.map(({ written }) => written).join('')))
    .join('');
