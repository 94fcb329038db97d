import { NOTHING } from '../digits/alphabet.ts';
import { outputsOf, type Look } from '../digits/sequence.ts';

const SMALLEST = 1e-30;

/**
 * For each sign of a reading, the column of a look in which it is clearest, on the likeliest path through the columns.
 * @returns `undefined` if the look has too few columns for the reading
 */
export function alignSigns(look: Look, signs: string): number[] | undefined {
  const states = [NOTHING, ...outputsOf(signs).flatMap((output) => [output, NOTHING])];
  const shareAt = (row: Float64Array, state: number): number =>
    Math.max(SMALLEST, row[states[state] ?? NOTHING] ?? 0);
  const mayLeap = (state: number): boolean =>
    states[state] !== NOTHING && states[state] !== states[state - 2];
  let scores: number[] = states.map((_, state) => (state < 2 ? 0 : Number.NEGATIVE_INFINITY));
  // From which state each state of a column is reached, as the number of states it is back.
  const steps: number[][] = [];
  for (const [column, row] of look.entries()) {
    const back: number[] = [];
    scores = states.map((_, state) => {
      const from = (distance: number): number =>
        scores[state - distance] ?? Number.NEGATIVE_INFINITY;
      let distance = 0;
      if (column > 0) {
        if (from(1) > from(distance)) distance = 1;
        if (mayLeap(state) && from(2) > from(distance)) distance = 2;
      }
      back.push(distance);
      return from(distance) + Math.log(shareAt(row, state));
    });
    steps.push(back);
  }
  const last = states.length - 1;
  let state =
    (scores[last - 1] ?? Number.NEGATIVE_INFINITY) > (scores[last] ?? 0) ? last - 1 : last;
  if (scores[state] === Number.NEGATIVE_INFINITY || look.length === 0) return undefined;
  const clearest = new Map<number, { readonly column: number; readonly share: number }>();
  for (let column = look.length - 1; column >= 0; column -= 1) {
    const share = shareAt(look[column] ?? new Float64Array(), state);
    const known = clearest.get(state);
    if (!known || share > known.share) clearest.set(state, { column, share });
    state -= steps[column]?.[state] ?? 0;
  }
  return [...signs].map((_, at) => clearest.get(2 * at + 1)?.column ?? 0);
}
