import { markValue, parseMark } from '#shared/gradebook/parse-mark.ts';

/** What a cell of the workbook is to the grid. */
export type CarriedMark =
  | { readonly kind: 'blank' | 'absent' }
  /** On its column's scale. */
  | { readonly kind: 'mark'; readonly value: number }
  /** Off the scale, or no mark at all: printed as it is written, and never counted. */
  | { readonly kind: 'odd'; readonly text: string };

/** Reads the text of a mark as it is written, on its column's scale. */
export function carryMark(text: string, scale: number): CarriedMark {
  const { kind } = parseMark(text);
  if (kind === 'blank' || kind === 'absent') return { kind };
  const value = markValue(text, scale);
  return value === undefined || value > scale
    ? { kind: 'odd', text: text.trim() }
    : { kind: 'mark', value: Math.round(value * 1000) / 1000 };
}
