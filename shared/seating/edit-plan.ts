import { limits } from '../model/limits.ts';
import type { SeatingPlan } from '../model/seating.ts';
import { placeOf, seatAt, seatsByPupil } from './room.ts';

type IsHere = (pupil: string) => boolean;

/** Seats a pupil; who sits there changes to the pupil's old seat, or waits if there is none. */
export function seatPupil(
  plan: SeatingPlan,
  pupil: string,
  key: string,
  isHere: IsHere,
): SeatingPlan {
  const there = plan.seats[key];
  const from = seatsByPupil(plan).get(pupil);
  if (there === undefined || from === key) return plan;
  const seats = { ...plan.seats };
  if (from !== undefined) seats[from] = isHere(there) ? there : '';
  seats[key] = pupil;
  return { ...plan, seats };
}

/** Has a pupil wait beside the plan. */
export function unseatPupil(plan: SeatingPlan, pupil: string): SeatingPlan {
  const from = seatsByPupil(plan).get(pupil);
  return from === undefined ? plan : { ...plan, seats: { ...plan.seats, [from]: '' } };
}

/** Removes the seat, or adds one where the room has none. */
export function toggleSeat(plan: SeatingPlan, key: string): SeatingPlan {
  const { [key]: there, ...rest } = plan.seats;
  return { ...plan, seats: there === undefined ? { ...rest, [key]: '' } : rest };
}

export function toggleAisle(plan: SeatingPlan, column: number): SeatingPlan {
  const rest = plan.aisles.filter((at) => at !== column);
  const has = rest.length < plan.aisles.length;
  return { ...plan, aisles: has ? rest : [...rest, column].toSorted((a, b) => a - b) };
}

const within = (size: number): number => Math.min(Math.max(size, 1), limits.seatingSide);

/** Changes the size of the room: new places have seats, those that go have their pupils wait. */
export function resizeRoom(plan: SeatingPlan, wanted: { rows: number; columns: number }) {
  const [rows, columns] = [within(wanted.rows), within(wanted.columns)];
  const seats: SeatingPlan['seats'] = {};
  for (const [key, pupil] of Object.entries(plan.seats)) {
    const [row, column] = placeOf(key);
    if (row <= rows && column <= columns) seats[key] = pupil;
  }
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1)
      if (row > plan.rows || column > plan.columns) seats[seatAt(row, column)] = '';
  const aisles = plan.aisles.filter((at) => at < columns);
  return { ...plan, rows, columns, aisles, seats } satisfies SeatingPlan;
}
