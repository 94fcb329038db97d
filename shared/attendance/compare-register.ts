import type { Roll, RollSign } from '../model/attendance.ts';
import type { Half } from './halves.ts';
import type { BoxReading, RegisterReading } from './register-reading.ts';
import { dateOfRoll, emptyRoll, isTaken, signIn } from './roll.ts';
import type { Rolls } from './totals.ts';

/**
 * What a box of a photographed register means for a roll: `new` was not recorded, `same` is, `different` is recorded
 * otherwise, and `unclear` is ink that may be any sign.
 */
export type RegisterFinding = 'new' | 'same' | 'different' | 'unclear';

/** A box of the photo that says something of a roll. */
export interface RegisterBox {
  /** `2026-11-29-2/p1`: the roll and the pupil. */
  readonly id: string;
  readonly roll: string;
  readonly pupil: string;
  /** Its place in the reading. */
  readonly row: number;
  readonly column: number;
  readonly finding: RegisterFinding;
  /** What the roll says now; undefined: it is not known. */
  readonly stored: RollSign | undefined;
  /** What the paper says; undefined: it is unclear. */
  readonly read: RollSign | undefined;
}

/** What a photo says of a roll as a whole. */
export interface RegisterColumn {
  readonly roll: string;
  readonly column: number;
  readonly half: Half | undefined;
  /**
   * `taken`: it was taken before. `filled`: the paper has ink for it, so that writing makes it taken. `empty`: the paper says
   * nothing of it, and it stays unknown. `future`: its date is still to come, so that ink in it is not written.
   */
  readonly state: 'taken' | 'filled' | 'empty' | 'future';
  /** The pupils whose boxes were seen: those who are called when it becomes taken. */
  readonly seen: readonly string[];
  /** The pupils whom it called, if it was taken. */
  readonly called: readonly string[];
}

export interface RegisterComparison {
  readonly boxes: readonly RegisterBox[];
  readonly columns: readonly RegisterColumn[];
  /** Boxes that are not wholly in the photo. */
  readonly unseen: number;
}

/**
 * A reading without the boxes of pupils who are no longer saved, as on a page that was printed before the list changed. The
 * places of the others stay.
 * @returns how many signs these pupils have, too
 */
export function withoutGone(
  reading: RegisterReading,
  isSaved: (pupil: string) => boolean,
): { readonly reading: RegisterReading; readonly signs: number } {
  const gone = reading.rows.filter(({ pupil }) => !isSaved(pupil));
  const signs = gone.flatMap(({ boxes }) => boxes).filter((box) => INK.has(box)).length;
  const rows = reading.rows.map((row) => (isSaved(row.pupil) ? row : { ...row, boxes: [] }));
  return { reading: { ...reading, rows }, signs };
}

const INK: ReadonlySet<BoxReading> = new Set(['absent', 'late', 'excused', 'unclear']);

/** What a box says of a pupil, if the paper was used for the roll. */
const signOf = (box: BoxReading): RollSign | undefined => {
  if (box === 'none') return 'present';
  return box === 'absent' || box === 'late' || box === 'excused' ? box : undefined;
};

function findingOf(
  box: BoxReading,
  stored: RollSign | undefined,
  isUsed: boolean,
): RegisterFinding | undefined {
  if (box === 'unclear') return 'unclear';
  const read = signOf(box);
  // Grey print is older than what is recorded now, and a box without ink says nothing if the paper was not used.
  if (read === undefined || (read === 'present' && !isUsed)) return undefined;
  if (stored === read) return 'same';
  return stored === undefined ? 'new' : 'different';
}

/**
 * Compares a photo of a register with the rolls of its class. Nothing is written by it.
 * @param rolls of the class in the months of the page
 * @param halvesAt the half of each pupil at a roll, for columns that both halves share; a pupil whose half is not known counts
 *   to the first
 * @param today `YYYY-MM-DD`
 */
export function compareRegister(
  reading: RegisterReading,
  rolls: Rolls,
  halvesAt: (roll: string) => ReadonlyMap<string, Half>,
  today: string,
): RegisterComparison {
  const boxes: RegisterBox[] = [];
  const columns: RegisterColumn[] = [];
  let unseen = 0;
  for (const [column, { rolls: keys }] of reading.columns.entries()) {
    for (const { key, half } of keys) {
      const roll: Roll = rolls[key] ?? emptyRoll;
      const isFuture = dateOfRoll(key) > today;
      const halves = keys.length > 1 ? halvesAt(key) : undefined;
      const called = reading.rows.flatMap(({ pupil, boxes: row }, at) => {
        const box = row[column];
        const isCalled =
          !halves ||
          roll.taken?.pupils.includes(pupil) ||
          (halves.get(pupil) ?? keys[0]?.half) === half;
        return box !== undefined && isCalled ? [{ pupil, box, row: at }] : [];
      });
      unseen += called.filter(({ box }) => box === 'unseen').length;
      const isUsed = called.some(({ box }) => INK.has(box));
      const isKnown = isTaken(roll);
      const state = isFuture ? 'future' : isKnown ? 'taken' : isUsed ? 'filled' : 'empty';
      const seen = called.filter(({ box }) => box !== 'unseen').map(({ pupil }) => pupil);
      columns.push({ roll: key, column, half, state, seen, called: roll.taken?.pupils ?? [] });
      if (isFuture) continue;
      for (const { pupil, box, row } of called) {
        const stored = signIn(roll, pupil);
        const finding = findingOf(box, stored, isUsed);
        // Who is present by default is not listed: the column says that its roll becomes taken.
        if (finding === undefined || (finding === 'new' && box === 'none')) continue;
        const read = signOf(box);
        boxes.push({ id: `${key}/${pupil}`, roll: key, pupil, row, column, finding, stored, read });
      }
    }
  }
  return { boxes, columns, unseen };
}

/** What to write into a roll. */
export interface RollWrites {
  readonly signs: ReadonlyMap<string, RollSign>;
  /** Whom it called, if it becomes taken or calls more pupils than before. */
  readonly called?: readonly string[];
  readonly half?: Half;
}

/** Boxes about which a person must decide, and has not. */
export const undecided = (
  { boxes }: Pick<RegisterComparison, 'boxes'>,
  choices: ReadonlyMap<string, RollSign>,
): RegisterBox[] => boxes.filter(({ id, finding }) => finding === 'unclear' && !choices.has(id));

/**
 * What the teacher's choices write, by the key of the roll. What is new is written as read unless it is chosen otherwise; what
 * is recorded otherwise stays unless it is chosen; what is unclear needs a choice. Rolls without ink on the paper stay as they are.
 * @param choices by the id of a box
 * @param without keys of rolls that are left out
 */
export function writesOfRegister(
  { boxes, columns }: RegisterComparison,
  choices: ReadonlyMap<string, RollSign>,
  without: ReadonlySet<string> = new Set(),
): Map<string, RollWrites> {
  const writes = new Map<string, RollWrites>();
  const open = new Set(undecided({ boxes }, choices).map(({ id }) => id));
  for (const { roll, state, seen, half, called: before } of columns) {
    if (state === 'future' || state === 'empty' || without.has(roll)) continue;
    const own = boxes.filter((box) => box.roll === roll);
    const signs = new Map<string, RollSign>();
    for (const { id, pupil, finding, stored, read } of own) {
      const sign = choices.get(id) ?? (finding === 'new' ? read : undefined);
      if (sign !== undefined && sign !== stored) signs.set(pupil, sign);
    }
    // Of a pupil whose box is still unclear the roll does not know whether they were there. A sign counts only of pupils whom
    // the roll called, so it calls those of whom the paper says something.
    const all =
      state === 'filled'
        ? seen.filter((pupil) => !open.has(`${roll}/${pupil}`))
        : [...new Set([...before, ...signs.keys()])];
    const called = all.length > before.length ? all : undefined;
    if (signs.size > 0 || called)
      writes.set(roll, {
        signs,
        ...(called && { called }),
        ...(called && half !== undefined && { half }),
      });
  }
  return writes;
}
