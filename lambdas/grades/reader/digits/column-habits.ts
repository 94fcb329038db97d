import type { Evidence } from './weigh-readings.ts';

/** A reading that is as sure as this shows how a column is written. */
const SURE = 0.9;
/** What is never seen in a column is held so much less likely there, and no less. */
const LEAST = 0.1;
/** Cells of every form that are taken for seen before any is. */
const BEFORE = 1;

/** Decimals that are filled up with a nought, as in `7.50`, and a single one. */
const PADDED = /\.\d0(?:\/|$)/;
const SINGLE = /\.\d(?:\/|$)/;
/** So many of the one, and so many times more than of the other, show that a hand fills them up. */
const FEWEST_PADDED = 2;
const MOSTLY = 3;
/** Such a hand leaves out no nought. */
const UNHEARD_OF = 0.02;

/** The form of a reading: how many decimals and which scale a mark has, how many digits a number. */
function formOf(signs: string, kind: 'mark' | 'number'): string | undefined {
  if (kind === 'number') return /^\d+$/.test(signs) ? String(signs.length) : undefined;
  const [matched, decimals = '', scale = ''] = /^\d+(\.\d+)?(\/\d+)?$/.exec(signs) ?? [];
  return matched === undefined ? undefined : `${decimals.length} ${scale}`;
}

/**
 * How well a reading goes with the sure ones of its column, 0–1: who writes `7,50` does not write `7,5` in the next row,
 * and registration numbers are all of one length.
 */
export function habitsOf(
  evidences: readonly Evidence[],
  kind: 'mark' | 'number',
): (signs: string) => number {
  const seen = new Map<string, number>();
  for (const { signs, share } of evidences) {
    const form = formOf(signs, kind);
    if (form !== undefined && share > SURE) seen.set(form, (seen.get(form) ?? 0) + 1);
  }
  const most = Math.max(0, ...seen.values());
  const sure = evidences.filter(({ share }) => share > SURE);
  const padded = sure.filter(({ signs }) => PADDED.test(signs)).length;
  const single = sure.filter(({ signs }) => SINGLE.test(signs)).length;
  const isPadding = padded >= FEWEST_PADDED && padded > single * MOSTLY;
  return (signs) => {
    if (kind === 'mark' && isPadding && SINGLE.test(signs)) return UNHEARD_OF;
    const form = formOf(signs, kind);
    if (form === undefined) return 1;
    return Math.max(LEAST, ((seen.get(form) ?? 0) + BEFORE) / (most + BEFORE));
  };
}
