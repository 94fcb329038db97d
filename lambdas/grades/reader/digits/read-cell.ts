import { ABSENCE } from './alphabet.ts';
import type { ReadingContext } from './cell-image.ts';
import type { Reader } from './confidence.ts';
import type { Strip } from './line-network.ts';
import { numberPlausibility, plausibility } from './mark-grammar.ts';
import { look, lookAtPens } from './networks.ts';
import type { Look } from './sequence.ts';
import { compareLooks, weighReadings, type Comparison } from './weigh-readings.ts';

/** A cell's ink as strips for a look of each network, larger or smaller by a factor. */
export interface Strips {
  readonly line: (larger: number) => Strip;
  readonly pens: (larger: number) => Strip;
}

/** The prior likelihood of a mark or of a number. */
export const weighFor = (kind: ReadingContext['kind']): ((signs: string) => number) =>
  kind === 'mark' ? plausibility : numberPlausibility;

const SURELY_ABSENT = 0.9;
/** Where two networks give a reading this share at first sight, further looks change nothing. */
const CERTAIN = 0.995;
/** Where the looks agree and give a reading this share, the larger network need not look. */
const AGREED = 0.98;
/** The networks of pens know no letters and read them as implausible marks. */
const PLAUSIBLE = 0.5;
/** Enlargements of the ink for the different looks; a right reading is the same in all. */
const AT_FIRST = [1];
const AGAIN = [1.12, 0.92];
const PENS_AGAIN = [1.08, 0.92];

/** What the networks make of a cell. */
export interface CellReading {
  readonly comparison: Comparison;
  readonly reader: Reader;
}

/**
 * The network of the script decides whether an absence or other ink is there, because it knows letters. If they are to be
 * used, the networks of pens read numbers, and it seconds their reading. Cells that both read with certainty at first
 * sight are not looked at again.
 */
export function readCell(strips: Strips, usesPens: boolean, context: ReadingContext): CellReading {
  const { script, kind } = context;
  const lookByLine = (sizes: readonly number[]) => look(script, sizes.map(strips.line));
  const lookByPens = (network: 's' | 'm', sizes: readonly number[]) =>
    lookAtPens(network, sizes.map(strips.pens));
  const lineAtFirst = lookByLine(AT_FIRST);
  const pensAtFirst = usesPens ? lookByPens('s', AT_FIRST) : [];
  const atFirst = usesPens ? readIfCertain(pensAtFirst, lineAtFirst) : undefined;
  if (atFirst) return { comparison: atFirst, reader: 'pens' };

  const byLine = [...lineAtFirst, ...lookByLine(AGAIN)];
  const comparisonByLine = compareLooks(byLine);
  const fallback: CellReading = { comparison: comparisonByLine, reader: 'line' };
  if (!usesPens) return fallback;
  const weigh = weighFor(kind);
  const { signs, share } = weighReadings(comparisonByLine, weigh);
  const isAbsent = ABSENCE.test(signs);
  if (isAbsent && share > SURELY_ABSENT) return fallback;

  const small = [...pensAtFirst, ...lookByPens('s', PENS_AGAIN)];
  const bySmall = compareLooks(small, byLine);
  const evidence = weighReadings(bySmall, weigh);
  const isAgreed = evidence.agreement === 1 && evidence.share > AGREED && evidence.signs === signs;
  // One look of the larger network is enough: two more changed no reading of 701 marks.
  const comparison = isAgreed
    ? bySmall
    : compareLooks([...small, ...lookByPens('m', AT_FIRST)], byLine);
  const byPens = weighReadings(comparison, weigh);
  const isNumber = /\d/.test(byPens.signs) && !(isAbsent && byPens.weight < PLAUSIBLE);
  return isNumber ? { comparison, reader: 'pens' } : fallback;
}

/** The comparison of first looks that find the same number with certainty; `undefined` if they do not. */
function readIfCertain(pens: readonly Look[], line: readonly Look[]): Comparison | undefined {
  const comparison = compareLooks(pens, line);
  const { signs, share, seconded = 0 } = weighReadings(comparison, () => 1);
  return /\d/.test(signs) && share > CERTAIN && seconded > CERTAIN ? comparison : undefined;
}
