import type { SeatingPlan } from '../model/seating.ts';

/** A seat in the room: its key, and where it is, from 1. */
export interface Seat {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  /** Who sits there; empty if the seat is free, or its pupil has left. */
  readonly pupil: string;
}

export const seatAt = (row: number, column: number): string => `${row}-${column}`;

/** The row and the column of a seat, from 1. */
export const placeOf = (key: string): readonly [row: number, column: number] => {
  const [row = 0, column = 0] = key.split('-').map(Number);
  return [row, column];
};

/** Whether there is anything to show. */
export const hasSeats = ({ seats }: SeatingPlan): boolean => Object.keys(seats).length > 0;

/** The seats from the board to the back, each row from the left of who looks at the board. */
export const seatsOf = (
  { seats }: SeatingPlan,
  isHere: (pupil: string) => boolean = () => true,
): Seat[] =>
  Object.entries(seats)
    .map(([key, pupil]): Seat => {
      const [row, column] = placeOf(key);
      return { key, row, column, pupil: pupil !== '' && isHere(pupil) ? pupil : '' };
    })
    .toSorted((one, other) => one.row - other.row || one.column - other.column);

/** The seat of each pupil. */
export const seatsByPupil = ({ seats }: SeatingPlan): Map<string, string> =>
  new Map(Object.entries(seats).flatMap(([key, pupil]) => (pupil === '' ? [] : [[pupil, key]])));

/** The aisles: each after the same number of seats in a row, but none at the wall. */
export const aislesOfTables = (columns: number, size: number): number[] =>
  Array.from({ length: columns - 1 }, (_, index) => index + 1).filter((at) => at % size === 0);

/** A room with a seat at each place. */
export const fullRoom = (rows: number, columns: number): SeatingPlan['seats'] =>
  Object.fromEntries(
    Array.from({ length: rows * columns }, (_, at) => [
      seatAt(Math.floor(at / columns) + 1, (at % columns) + 1),
      '',
    ]),
  );

/** Rows of tables for two, as most classrooms have them, for this many pupils. */
export function usualRoom(pupils: number): SeatingPlan {
  const columns = pupils <= 42 ? 6 : pupils <= 64 ? 8 : 10;
  const rows = Math.max(1, Math.ceil(pupils / columns));
  return { rows, columns, aisles: aislesOfTables(columns, 2), seats: fullRoom(rows, columns) };
}
