import type { CellNotes } from '#shared/page/page-reading.ts';
import { DOUBTED, UNSURE } from '../digits/confidence.ts';
import type { Examined } from '../digits/examine-column.ts';
import { currentHand, type Hand } from './hand.ts';
import { noteCell } from './note-cell.ts';
import { readColumnByHand, type ColumnCell } from './read-column-by-hand.ts';
import { confidenceByHand } from './weigh-by-hand.ts';

/** A cell's reading by a hand, and the notes of its reading without it. */
export interface ReadByHand {
  readonly signs: string;
  /** 0–100. */
  readonly confidence: number;
  readonly notes: CellNotes;
}

/** A cell of a column, with its confidence (0–100) without the hand if something is written in it. */
export interface ExaminedCell {
  readonly examined: Examined;
  readonly confidence: number;
}

/** The cell as the networks of pens read it; `undefined` if they did not choose its reading. */
export function cellForHand({ examined, confidence }: ExaminedCell): ColumnCell | undefined {
  if (examined.kind === 'blank' || examined.tick || !examined.read.pens) return undefined;
  const { read, circumstances, prior } = examined;
  const { evidence } = circumstances;
  const notes = noteCell({ ...read, pens: examined.read.pens, evidence, confidence });
  return { comparison: read.comparison, evidence, notes, weigh: prior.weigh };
}

/**
 * Reads the cells of a column by a hand, after they were read without one. Before any page is confirmed the readings stay
 * the same, and there are only notes.
 * @returns for each cell `undefined` if the networks of pens did not choose its reading
 */
export function readByHand(
  column: readonly ExaminedCell[],
  stored: Hand,
): (ReadByHand | undefined)[] {
  const hand = currentHand(stored);
  const cells = column.map(cellForHand);
  if (hand.pages === 0)
    return cells.map(
      (cell) =>
        cell && {
          signs: cell.evidence.signs,
          confidence: cell.notes.confidence,
          notes: cell.notes,
        },
    );
  return readColumnByHand(cells, hand).map((reading, row) => {
    const examined = column[row]?.examined;
    if (!reading || examined?.kind !== 'written') return undefined;
    const { signs } = reading.evidence;
    const sure = confidenceByHand(reading, hand);
    // A hand says nothing about which scale a column has, or about ink that is no sign of the reading, and knows no ticks.
    const most = examined.leavesInk(signs) ? DOUBTED : 100;
    const isAsked = examined.prior.isOtherScale(signs) || examined.circumstances.mayBeTick;
    const confidence = Math.min(isAsked ? UNSURE : most, sure);
    return { signs, confidence, notes: reading.notes };
  });
}
