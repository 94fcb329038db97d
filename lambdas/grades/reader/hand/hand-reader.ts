import { UNSURE } from '../digits/confidence.ts';
import type { Examined } from '../digits/examine-column.ts';
import { currentHand, type CellNotes, type Hand } from './hand.ts';
import { openHand } from './known-hand.ts';
import { noteCell } from './note-cell.ts';
import { confidenceByHand, weighByHand } from './weigh-by-hand.ts';

/** A cell's reading by a hand, and the notes of its reading without it. */
export interface ReadByHand {
  readonly signs: string;
  /** 0–100. */
  readonly confidence: number;
  readonly notes: CellNotes;
}

/**
 * Reads cells by a hand, each after it was read without one. Before any page is confirmed the reading stays the same, and
 * there are only notes.
 * @returns for each cell `undefined` if the networks of pens did not choose its reading
 */
export function handReader(
  stored: Hand,
): (
  cell: Extract<Examined, { readonly kind: 'written' }>,
  confidence: number,
) => ReadByHand | undefined {
  const hand = currentHand(stored);
  const known = openHand(hand);
  return ({ read: { comparison, pens }, circumstances: { evidence }, prior }, confidence) => {
    if (!pens) return undefined;
    const notes = noteCell({ comparison, pens, evidence, confidence });
    if (hand.pages === 0) return { signs: evidence.signs, confidence, notes };
    const reading = weighByHand({ comparison, notes, evidence }, prior.weigh, known);
    const { signs } = reading.evidence;
    const sure = confidenceByHand(reading, hand);
    // A hand says nothing about which scale a column has.
    return { signs, confidence: prior.isOtherScale(signs) ? Math.min(UNSURE, sure) : sure, notes };
  };
}
