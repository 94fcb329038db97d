import type { PenLook } from '../digits/pen-network.ts';
import type { Comparison, Evidence } from '../digits/weigh-readings.ts';
import { alignSigns } from './align-signs.ts';
import type { CellNotes } from '#shared/page/page-reading.ts';
import { handModel, project } from './hand-model.ts';
import { encodeShapes } from './shape-codec.ts';

/** A cell as the networks of pens read it, without a hand. */
export interface SeenCell {
  readonly comparison: Comparison;
  /** The first look of the smaller network. */
  readonly pens: PenLook;
  readonly evidence: Evidence;
  /** 0–100. */
  readonly confidence: number;
}

/** Readings that are less likely than the likeliest by more than this, as a logarithm, are not kept. */
const UNLIKELY = 14;
const MOST_READINGS = 10;

/** Describes a cell's possible readings, so that it can be weighed by a hand, or learnt when its mark is confirmed. */
export function noteCell({ comparison, pens, evidence, confidence }: SeenCell): CellNotes {
  const { candidates, mean } = comparison;
  const most = Math.max(...mean);
  const kept = candidates
    .map((signs, index) => ({ signs, log: (mean[index] ?? 0) - most }))
    .filter(({ signs, log }) => signs === evidence.signs || log > -UNLIKELY)
    .toSorted((a, b) => b.log - a.log)
    .slice(0, MOST_READINGS);
  const columns: number[] = [];
  const placeOf = (column: number): number => {
    if (!columns.includes(column)) columns.push(column);
    return columns.indexOf(column);
  };
  const readings = kept.map(({ signs, log }) => ({
    signs,
    log,
    // Two steps of a look share a column of the network.
    places: (alignSigns(pens.shares, signs) ?? []).map((step) => placeOf(Math.floor(step / 2))),
  }));
  const shapes = columns.flatMap((column) => {
    const seen = pens.columns[column];
    return seen ? [project(seen)] : [];
  });
  return {
    version: handModel.version,
    signs: evidence.signs,
    confidence,
    readings,
    shapes: encodeShapes(shapes),
  };
}
