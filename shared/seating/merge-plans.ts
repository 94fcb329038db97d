import type { SeatingPlan } from '../model/seating.ts';
import { placeOf, seatsByPupil } from './room.ts';

/** What was changed on one side stays; of two changes, that of this device. */
const merged = <T>(base: T, mine: T, theirs: T): T => (mine === base ? theirs : mine);

/** Members that either side has added, without those that either has removed. */
function mergeSets<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const [before, here, there] = [new Set(base), new Set(mine), new Set(theirs)];
  return [...new Set([...mine, ...theirs])].filter((one) =>
    before.has(one) ? here.has(one) && there.has(one) : here.has(one) || there.has(one),
  );
}

const mergeSizes = (base: number, mine: number, theirs: number): number =>
  mine !== base && theirs !== base ? Math.max(mine, theirs) : merged(base, mine, theirs);

/** The seats of the room: one that a device has removed stays if the other seats someone else there. */
function mergeRoom(base: SeatingPlan, mine: SeatingPlan, theirs: SeatingPlan): string[] {
  const keys = new Set([mine, theirs].flatMap(({ seats }) => Object.keys(seats)));
  return [...keys].filter((key) => {
    const [before, here, there] = [base.seats[key], mine.seats[key], theirs.seats[key]];
    if (before === undefined || (here !== undefined && there !== undefined)) return true;
    const left = here ?? there ?? '';
    return left !== '' && left !== before;
  });
}

const GROUP = ' ';
const namesOf = ({ apart = [] }: SeatingPlan): string[] =>
  apart.map((group) => group.toSorted().join(GROUP));

const namedRules = (front: string[], apart: string[]) => ({
  ...(front.length > 0 && { front }),
  ...(apart.length > 0 && { apart: apart.map((group) => group.split(GROUP)) }),
});

/**
 * Merges what two devices have changed in a plan, pupil by pupil and seat by seat. Of a pupil whom both have moved, and of
 * a seat that both have given away, this device decides; who loses a seat keeps the one of before if it is free, else
 * waits beside the plan.
 * @returns the plan, and the pupils who are not where the other device has put them
 */
export function mergePlans(
  base: SeatingPlan,
  mine: SeatingPlan,
  theirs: SeatingPlan,
): { readonly plan: SeatingPlan; readonly displaced: readonly string[] } {
  const room = mergeRoom(base, mine, theirs);
  const seats: SeatingPlan['seats'] = Object.fromEntries(room.map((key) => [key, '']));
  const [before, here, there] = [base, mine, theirs].map(seatsByPupil);
  const pupils = [...new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])];
  const isMine = (pupil: string): boolean => here?.get(pupil) !== before?.get(pupil);
  const isFree = (key: string | undefined): key is string => key !== undefined && seats[key] === '';
  const displaced: string[] = [];
  for (const pupil of pupils.filter(isMine)) {
    const key = here?.get(pupil);
    if (isFree(key)) seats[key] = pupil;
    const wished = there?.get(pupil);
    if (wished !== before?.get(pupil) && wished !== key) displaced.push(pupil);
  }
  for (const pupil of pupils.filter((one) => !isMine(one))) {
    const wished = there?.get(pupil);
    if (isFree(wished)) seats[wished] = pupil;
    else if (wished !== undefined) displaced.push(pupil);
  }
  // Last, because someone who was moved may need that seat.
  const placed = new Set(Object.values(seats));
  for (const pupil of displaced.filter((one) => !placed.has(one))) {
    const key = [here?.get(pupil), there?.get(pupil)].find(isFree);
    if (key !== undefined) seats[key] = pupil;
  }
  const places = room.map(placeOf);
  const rows = mergeSizes(base.rows, mine.rows, theirs.rows);
  const columns = mergeSizes(base.columns, mine.columns, theirs.columns);
  const aisles = mergeSets(base.aisles, mine.aisles, theirs.aisles);
  const [desk, door] = [
    merged(base.desk, mine.desk, theirs.desk),
    merged(base.door, mine.door, theirs.door),
  ];
  const plan: SeatingPlan = {
    rows: Math.max(rows, ...places.map(([row]) => row)),
    columns: Math.max(columns, ...places.map(([, column]) => column)),
    aisles: aisles.toSorted((one, other) => one - other),
    seats,
    ...(desk && { desk }),
    ...(door && { door }),
    ...namedRules(
      mergeSets(base.front ?? [], mine.front ?? [], theirs.front ?? []),
      mergeSets(namesOf(base), namesOf(mine), namesOf(theirs)),
    ),
  };
  const isElsewhere = (pupil: string): boolean => seats[there?.get(pupil) ?? ''] !== pupil;
  return { plan, displaced: displaced.filter(isElsewhere) };
}
