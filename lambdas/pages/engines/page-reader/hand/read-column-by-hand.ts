import { openHand, type OwnSample } from './known-hand.ts';
import type { Hand } from './hand.ts';
import { decodeShapes } from './shape-codec.ts';
import { weighByHand, type GeneralReading, type HandReading } from './weigh-by-hand.ts';

/** A cell that was read without a hand, with the prior likelihood (0–1) of readings in its column. */
export interface ColumnCell extends GeneralReading {
  readonly weigh: (signs: string) => number;
}

/** A mark teaches the others of its column if it is as certain as this without the hand, in per cent. */
const TEACHES = 99.5;

/** Whether a mark shows what its signs look like: the reader is certain, and the hand does not contradict. */
const mayTeach = ({ evidence, mayBeAbsent, notes }: HandReading): boolean =>
  notes.confidence >= TEACHES && !mayBeAbsent && evidence.signs === notes.signs;

function samplesOf({ notes }: HandReading): OwnSample[] {
  const places = notes.readings.find(({ signs }) => signs === notes.signs)?.places ?? [];
  const shapes = decodeShapes(notes.shapes);
  return places.flatMap((place, at) => {
    const [sign, shape] = [notes.signs[at], shapes[place]];
    return sign !== undefined && shape ? [{ sign, shape }] : [];
  });
}

/**
 * Weighs the cells of a column by a hand. Certain marks of the column are samples of the same pen in the same hour, so they
 * teach how its other marks are written, and are themselves weighed without them. They are forgotten with the column.
 */
export function readColumnByHand(
  cells: readonly (ColumnCell | undefined)[],
  hand: Hand,
): (HandReading | undefined)[] {
  const known = openHand(hand);
  const first = cells.map((cell) => cell && weighByHand(cell, cell.weigh, known));
  const certain = first.filter((reading) => reading !== undefined).filter(mayTeach);
  const taught = openHand(hand, certain.flatMap(samplesOf));
  return first.map((reading, row) => {
    const cell = cells[row];
    if (!cell || !reading || mayTeach(reading)) return reading;
    return weighByHand(cell, cell.weigh, taught);
  });
}
