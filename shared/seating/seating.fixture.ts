import type { SeatingPlan } from '../model/seating.ts';
import { resizeRoom, seatPupil, toggleAisle, toggleSeat, unseatPupil } from './edit-plan.ts';
import { seatAt, usualRoom } from './room.ts';

export const pupilsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`);

/** A room of tables for two with these pupils in their order. */
export function seatedClass(pupils: readonly string[]): SeatingPlan {
  const room = usualRoom(pupils.length);
  const seats = Object.keys(room.seats).map((key, at) => [key, pupils[at] ?? ''] as const);
  return { ...room, seats: Object.fromEntries(seats) };
}

export const seatedRoom = (count: number): SeatingPlan => seatedClass(pupilsOf(count));

/** Edits a plan as a teacher may: pupils moved, taken out, seats, aisles and rows changed. */
export function editAtRandom(plan: SeatingPlan, random: () => number, edits: number): SeatingPlan {
  const below = (bound: number): number => Math.floor(random() * bound);
  let next = plan;
  for (let edit = 0; edit < edits; edit += 1) {
    const key = seatAt(below(next.rows) + 1, below(next.columns) + 1);
    const pupil = `p${below(45) + 1}`;
    const what = below(20);
    if (what < 14) next = seatPupil(next, pupil, key, () => true);
    else if (what < 16) next = unseatPupil(next, pupil);
    else if (what < 18) next = toggleSeat(next, key);
    else if (what < 19) next = toggleAisle(next, below(next.columns) + 1);
    else next = resizeRoom(next, { rows: next.rows + below(3) - 1, columns: next.columns });
  }
  return next;
}
