import { hasUnusualDecimals } from './mark-grammar.ts';
import type { Evidence } from './weigh-readings.ts';

/** A reading with this share is used to learn a column's habits. */
const SURE = 0.9;
/** The least factor for a form that the column does not contain. */
const LEAST = 0.1;
/** A count added to every form, before any is seen. */
const BEFORE = 1;

/** Decimals padded with a zero, as in `7.50`, and single decimals. */
const PADDED = /\.\d0(?:\/|$)/;
const SINGLE = /\.\d(?:\/|$)/;
/** The fewest padded decimals, and their ratio to single ones, that show that a hand pads them. */
const FEWEST_PADDED = 2;
const MOSTLY = 3;
/** The factor for a single decimal by such a hand. */
const UNHEARD_OF = 0.02;

/** The fewest certain decimals from which it is known that a column keeps to halves and quarters. */
const FEWEST_EVEN = 5;
const RARELY = 0.05;
/** The factor for another decimal in such a column. */
const UNUSUAL = 0.1;

/** The form of a reading: decimals and scale of a mark, or the number of digits of a number. */
function formOf(signs: string, kind: 'mark' | 'number'): string | undefined {
  if (kind === 'number') return /^\d+$/.test(signs) ? String(signs.length) : undefined;
  const [matched, decimals = '', scale = ''] = /^\d+(\.\d+)?(\/\d+)?$/.exec(signs) ?? [];
  return matched === undefined ? undefined : `${decimals.length} ${scale}`;
}

/**
 * How well a reading fits the certain ones of its column, 0–1: someone who writes `7,50` does not write `7,5` in the
 * next row, and registration numbers have the same length.
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
  const odd = sure.filter(({ signs }) => hasUnusualDecimals(signs)).length;
  const even = sure.filter(({ signs }) => signs.includes('.')).length - odd;
  const isEven = even >= FEWEST_EVEN && odd <= even * RARELY;
  return (signs) => {
    if (kind === 'mark' && isEven && hasUnusualDecimals(signs)) return UNUSUAL;
    if (kind === 'mark' && isPadding && SINGLE.test(signs)) return UNHEARD_OF;
    const form = formOf(signs, kind);
    if (form === undefined) return 1;
    return Math.max(LEAST, ((seen.get(form) ?? 0) + BEFORE) / (most + BEFORE));
  };
}
