import { isTaken } from './roll.ts';
import { takenRolls, type Rolls } from './totals.ts';

export type Half = 1 | 2;

/** The roll of a half that says who is in it: the last one taken before a key or, without one, the first after it. */
function lastTaken(rolls: Rolls, half: Half, key: string): [string, readonly string[]] | undefined {
  const taken = takenRolls(rolls).filter(({ roll }) => roll.taken?.half === half);
  const found = taken.findLast((one) => one.key < key) ?? taken.find((one) => one.key > key);
  return found && [found.key, found.roll.taken?.pupils ?? []];
}

const otherOf = (half: Half): Half => (half === 1 ? 2 : 1);

/**
 * Which half each pupil of a list is in, as the last taken roll of each half says. Before there is one, the list is cut in
 * two. A pupil whom neither called is in the half of the pupil before.
 * @param key of the roll that asks
 */
export function halvesOf(
  pupils: readonly string[],
  rolls: Rolls,
  key: string,
): ReadonlyMap<string, Half> {
  const known = ([1, 2] as const)
    .flatMap((half) => {
      const [taken, called] = lastTaken(rolls, half, key) ?? [];
      return taken === undefined ? [] : [{ taken, half, called: new Set(called) }];
    })
    // Of a pupil who changed halves, the later roll counts.
    .toSorted((one, other) => (one.taken < other.taken ? 1 : -1));
  const [latest, before] = known;
  const halves = new Map<string, Half>();
  let last: Half = 1;
  for (const [index, pupil] of pupils.entries()) {
    if (!latest) last = index < Math.ceil(pupils.length / 2) ? 1 : 2;
    else if (latest.called.has(pupil)) last = latest.half;
    else if (!before || before.called.has(pupil)) last = otherOf(latest.half);
    halves.set(pupil, last);
  }
  return halves;
}

/**
 * Whom a roll calls: those that it called, if it was taken; else the pupils of the list, or of the half.
 * @param half undefined: the whole class
 */
export function toBeCalled(
  pupils: readonly string[],
  {
    rolls,
    key,
    half,
  }: { readonly rolls: Rolls; readonly key: string; readonly half: Half | undefined },
): readonly string[] {
  const roll = rolls[key];
  if (roll && isTaken(roll) && roll.taken?.half === half) return roll.taken?.pupils ?? [];
  if (half === undefined) return pupils;
  const halves = halvesOf(pupils, rolls, key);
  return pupils.filter((pupil) => halves.get(pupil) === half);
}

/**
 * Moves the border between the halves by one pupil of the list: the last of the first half goes to the second, or the first
 * of the second half to the first. A half keeps at least one pupil.
 */
export function moveBorder(
  pupils: readonly string[],
  firstHalf: readonly string[],
  by: -1 | 1,
): readonly string[] {
  const first = new Set(firstHalf);
  const moved =
    by < 0
      ? pupils.findLast((pupil) => first.has(pupil))
      : pupils.find((pupil) => !first.has(pupil));
  if (moved === undefined) return firstHalf;
  const next = pupils.filter((pupil) => (pupil === moved ? by > 0 : first.has(pupil)));
  return next.length === 0 || next.length === pupils.length ? firstHalf : next;
}
