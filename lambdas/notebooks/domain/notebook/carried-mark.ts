import { markValue, noMarkIn, parseMark } from '#shared/record/marks/parse-mark.ts';

/** A cell of the workbook, as the grid uses it. */
export type CarriedMark =
  | { readonly kind: 'blank' | 'absent' }
  /** On its column's scale. */
  | { readonly kind: 'mark'; readonly value: number }
  /** Above the scale, or not a mark, such as an exemption: printed as it is written and never counted. */
  | { readonly kind: 'odd'; readonly text: string };

/** Reads the text of a mark on its column's scale. */
export function carryMark(text: string, scale: number): CarriedMark {
  if (parseMark(text).kind === 'blank') return { kind: 'blank' };
  if (noMarkIn(text) === 'absent') return { kind: 'absent' };
  const value = markValue(text, scale);
  return value === undefined || value > scale
    ? { kind: 'odd', text: text.trim() }
    : { kind: 'mark', value: Math.round(value * 1000) / 1000 };
}
