import { ABSENCE } from './alphabet.ts';
import type { ReadingContext, Script } from './cell-image.ts';
import type { Reader } from './confidence.ts';
import type { Strip } from './line-network.ts';
import { numberPlausibility, plausibility } from './mark-grammar.ts';
import { look, lookAtPens, type PenNetworkName } from './networks.ts';
import type { PenLook } from './pen-network.ts';
import { compareLooks, weighReadings, type Comparison, type Evidence } from './weigh-readings.ts';

/** A cell's ink as strips for a look of each network, larger or smaller by a factor. */
export interface Strips {
  readonly line: (larger: number) => Strip;
  readonly pens: (larger: number) => Strip;
}

/** The prior likelihood of a mark or of a number, before anything is known of its column. */
const weighFor = (kind: ReadingContext['kind']): ((signs: string) => number) =>
  kind === 'mark' ? (signs) => plausibility(signs) : numberPlausibility;

/** The shares that the networks of pens and that of the script give a number when further looks change nothing. */
interface Settling {
  readonly pens: number;
  readonly line: number;
}
/** After one look of the smaller network of pens, and after one look of both. */
const AFTER_ONE: Settling = { pens: 0.97, line: 0.2 };
const AFTER_BOTH: Settling = { pens: 0.95, line: 0.01 };
/**
 * The networks of pens do not know `غ` and read it as a number: those for Western digits with a smaller share than this, the
 * one for Arabic-Indic digits as a ٤ with any share.
 */
const CLEAR: Readonly<Record<Script, number>> = { western: 0.97, 'arabic-indic': 1 };
const LIKELY_GHAYN = 0.6;
/** Longer numbers, such as registration numbers, are too wide for the strips of the networks of pens. */
const LONGEST = 9;
/** Enlargements of the ink for the different looks; a right reading is the same in all. */
const AT_FIRST = [1];
const AGAIN = [1.12, 0.92];
const PENS_AGAIN = [1.08, 0.92];

/** The networks of pens of a script, the faster one first. */
const PENS: Readonly<Record<Script, readonly [PenNetworkName, ...PenNetworkName[]]>> = {
  western: ['s', 'm'],
  'arabic-indic': ['indic'],
};

/** What the networks make of a cell. */
export interface CellReading {
  readonly comparison: Comparison;
  readonly reader: Reader;
  /** The first look of the smaller network of pens for Western digits, if these networks chose the reading. */
  readonly pens?: PenLook;
  /** The first look of the smaller network of pens of the script, if it looked. */
  readonly sight?: PenLook;
}

const isNumber = (signs: string): boolean => /\d/.test(signs);
const isSettled = ({ signs, share, agreement, seconded = 0 }: Evidence, by: Settling): boolean =>
  isNumber(signs) && agreement === 1 && share > by.pens && seconded > by.line;
const isAbsence = (signs: string): boolean => ABSENCE.test(signs) || signs === 'a';

/** By the faster network of pens, or by all networks of the script, which take four times as long. */
export type Care = 'quick' | 'careful';

/** What the networks make of a cell in one look each, which compares the same ink with and without a sign. */
export function glance(strips: Strips, script: Script, care: Care): Comparison {
  const networks = care === 'quick' ? PENS[script].slice(0, 1) : PENS[script];
  const looks = networks
    .flatMap((network) => lookAtPens(network, [strips.pens(1)]))
    .map(({ shares }) => shares);
  return compareLooks(looks, care === 'quick' ? looks : look(script, [strips.line(1)]));
}

/**
 * If the networks of pens are to be used, they read numbers and Latin absences, and the network of the script seconds
 * their reading. It reads what they do not know: `غ` and other ink. A number of which both are certain after one look
 * of one or both networks of pens is not looked at again.
 */
export function readCell(strips: Strips, usesPens: boolean, context: ReadingContext): CellReading {
  const { script, kind } = context;
  const weigh = weighFor(kind);
  const lookByLine = (sizes: readonly number[]) => look(script, sizes.map(strips.line));
  const [first, ...others] = PENS[script];
  const lookByPens = (networks: readonly PenNetworkName[], sizes: readonly number[]) =>
    networks.flatMap((network) => lookAtPens(network, sizes.map(strips.pens)));
  const line = lookByLine(AT_FIRST);
  const byLine = (sight?: PenLook): CellReading => ({
    comparison: compareLooks([...line, ...lookByLine(AGAIN)]),
    reader: 'line',
    ...(sight && { sight }),
  });
  const seen = weighReadings(compareLooks(line), weigh);
  if (!usesPens || seen.signs.length > LONGEST) return byLine();

  const one = lookByPens([first], AT_FIRST);
  const byPens = (comparison: Comparison): CellReading => ({
    comparison,
    reader: script === 'western' ? 'pens' : 'indicPens',
    ...(one[0] && { sight: one[0], ...(script === 'western' && { pens: one[0] }) }),
  });
  const sharesOf = (looks: readonly PenLook[]) => looks.map(({ shares }) => shares);
  const atFirst = compareLooks(sharesOf(one), line);
  if (isSettled(weighReadings(atFirst, weigh), AFTER_ONE)) return byPens(atFirst);
  const all = [...one, ...lookByPens(others, AT_FIRST)];
  const atSecond = compareLooks(sharesOf(all), line);
  const isSecond = others.length > 0 && isSettled(weighReadings(atSecond, weigh), AFTER_BOTH);
  if (isSecond) return byPens(atSecond);

  const looks = [...all, ...lookByPens([first, ...others], PENS_AGAIN)];
  const comparison = compareLooks(sharesOf(looks), line);
  const read = weighReadings(comparison, weigh);
  const isGhayn =
    seen.signs.startsWith('غ') && seen.share > LIKELY_GHAYN && read.share < CLEAR[script];
  const isKnown = isNumber(read.signs) || isAbsence(read.signs);
  return isKnown && !isGhayn ? byPens(comparison) : byLine(one[0]);
}
