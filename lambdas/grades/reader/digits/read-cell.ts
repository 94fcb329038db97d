import { ABSENCE } from './alphabet.ts';
import type { ReadingContext } from './cell-image.ts';
import type { Reader } from './confidence.ts';
import type { Strip } from './line-network.ts';
import { numberPlausibility, plausibility } from './mark-grammar.ts';
import { look, lookAtPens } from './networks.ts';
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
const LOOKS = [1, 1.12, 0.92];
/** The same for the networks of pens. */
const PEN_LOOKS = [1, 1.08, 0.92];

/** What the networks make of a cell. */
export interface CellReading {
  readonly comparison: Comparison;
  readonly reader: Reader;
}

/** One look of the smaller network of pens that finds what the network of the script finds; `undefined` if it does not. */
function readAtOnce(strips: Strips, { script }: ReadingContext): CellReading | undefined {
  const [first = 1] = LOOKS;
  const looks = look(script, [strips.line(first)]);
  const comparison = compareLooks(lookAtPens('s', [strips.pens(first)]), looks);
  const { signs, share, seconded = 0 } = weighReadings(comparison, () => 1);
  const isCertain = /\d/.test(signs) && share > CERTAIN && seconded > CERTAIN;
  return isCertain ? { comparison, reader: 'pens' } : undefined;
}

/**
 * The network of the script decides whether an absence or other ink is there, because it knows letters. If asked, the
 * networks of pens read numbers, and it seconds their reading.
 */
export function readCell(strips: Strips, usesPens: boolean, context: ReadingContext): CellReading {
  const atOnce = usesPens ? readAtOnce(strips, context) : undefined;
  if (atOnce) return atOnce;
  const { script, kind } = context;
  const looks = look(script, LOOKS.map(strips.line));
  const byLine: CellReading = { comparison: compareLooks(looks), reader: 'line' };
  if (!usesPens) return byLine;
  const weigh = weighFor(kind);
  const { signs, share } = weighReadings(byLine.comparison, weigh);
  const isAbsent = ABSENCE.test(signs);
  if (isAbsent && share > SURELY_ABSENT) return byLine;
  const penStrips = PEN_LOOKS.map(strips.pens);
  const small = lookAtPens('s', penStrips);
  const bySmall = compareLooks(small, looks);
  const first = weighReadings(bySmall, weigh);
  const isAgreed = first.agreement === 1 && first.share > AGREED && first.signs === signs;
  // More than one look of the larger network changes no reading.
  const large = isAgreed ? [] : lookAtPens('m', penStrips.slice(0, 1));
  const comparison = isAgreed ? bySmall : compareLooks([...small, ...large], looks);
  const byPens = weighReadings(comparison, weigh);
  const isNumber = /\d/.test(byPens.signs) && !(isAbsent && byPens.weight < PLAUSIBLE);
  return isNumber ? { comparison, reader: 'pens' } : byLine;
}
