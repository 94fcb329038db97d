import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { pupilId } from './saved-class.ts';

/** Where the teacher's desk is, below the board, and where the door is, as pupils see the room. */
export const deskPlaces = ['left', 'middle', 'right'] as const;
export const doorPlaces = ['front-left', 'front-right', 'back-left', 'back-right'] as const;

const side = z.int().check(z.gte(1), z.lte(limits.seatingSide));

/**
 * A row and a column, from 1: `2-3`. Row 1 is at the board, column 1 at the left of who looks at it: a room is not
 * mirrored in Arabic.
 */
export const seatKey = z.string().check(z.regex(/^[1-9]\d?-[1-9]\d?$/));

/** Empty for a seat without a pupil. */
const seated = z.string().check(z.regex(/^[a-z0-9]{0,8}$/));

const pupilsOfRule = z.array(pupilId).check(z.maxLength(limits.classPupils));

/** Where the pupils of a class sit. Pupils are named by their ids only; one who has left keeps the seat until it is used. */
export const seatingPlan = z
  .strictObject({
    rows: side,
    columns: side,
    /** The columns that have an aisle on their right. Seats side by side without an aisle share a table. */
    aisles: z.array(side).check(z.maxLength(limits.seatingSide)),
    /** The seats with who sits there; where the room has none, there is no entry. */
    seats: z.record(seatKey, seated),
    desk: z.optional(z.enum(deskPlaces)),
    door: z.optional(z.enum(doorPlaces)),
    /** Who is dealt a seat in front. */
    front: z.optional(pupilsOfRule),
    /** Groups whose pupils are not dealt seats next to each other. */
    apart: z.optional(
      z
        .array(z.array(pupilId).check(z.minLength(2), z.maxLength(limits.classPupils)))
        .check(z.maxLength(limits.classPupils)),
    ),
  })
  .check(
    z.refine(
      ({ rows, columns, seats }) =>
        Object.keys(seats).every((key) => {
          const [row = 0, column = 0] = key.split('-').map(Number);
          return row <= rows && column <= columns;
        }),
      { path: ['seats'], error: 'out_of_range' },
    ),
    z.refine(
      ({ seats }) => {
        const pupils = Object.values(seats).filter((pupil) => pupil !== '');
        return new Set(pupils).size === pupils.length;
      },
      { path: ['seats'], error: 'duplicate_pupil' },
    ),
  );
export type SeatingPlan = z.infer<typeof seatingPlan>;

/** Of a class without a plan. */
export const noSeating: SeatingPlan = { rows: 1, columns: 1, aisles: [], seats: {} };
