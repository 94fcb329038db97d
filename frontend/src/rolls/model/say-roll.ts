import { emptyRoll, momentAfter } from '#shared/attendance/roll.ts';
import type { AttendanceContent, Roll, RollMark, RollTaken } from '#shared/model/attendance.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** What is said in a roll; the moment is that of the call. */
export interface RollChange {
  /** By pupil. */
  readonly marks?: Readonly<Record<string, Omit<RollMark, 'at'>>>;
  /** That it is taken, and whom it called; no pupils: it is taken back. */
  readonly taken?: Omit<RollTaken, 'at'>;
}

/** The roll after a change. */
export function sayInRoll(roll: Roll, { marks = {}, taken }: RollChange, now: Date): Roll {
  const said = Object.entries(marks).map(([pupil, mark]) => {
    const at = momentAfter(roll.marks[pupil]?.at, now);
    return [pupil, { ...mark, at }] as const;
  });
  const isTaken = taken && { ...taken, at: momentAfter(roll.taken?.at, now) };
  return {
    ...roll,
    ...(isTaken && { taken: isTaken }),
    marks: { ...roll.marks, ...Object.fromEntries(said) },
  };
}

/** The same in the rolls of its month. */
export const sayInMonth = (
  { rolls }: AttendanceContent,
  key: string,
  change: RollChange,
  now: Date,
): AttendanceContent => ({
  rolls: { ...rolls, [key]: sayInRoll(rolls[key] ?? emptyRoll, change, now) },
});

/**
 * The change that takes a change back, except where something else was said since. A tap is taken back by a later tap,
 * so that other devices follow; a pupil of whom nothing was said is present then, which counts only in a taken roll.
 */
export function undoOf(before: Roll, after: Roll): (now: Roll) => RollChange {
  const pupils = Object.keys(after.marks).filter(
    (pupil) => !isSame(before.marks[pupil], after.marks[pupil]),
  );
  const isTakenHere = !isSame(before.taken, after.taken);
  return (now) => {
    const own = pupils.filter((pupil) => isSame(now.marks[pupil], after.marks[pupil]));
    const marks = own.map((pupil) => {
      const { at: _, ...mark } = before.marks[pupil] ?? { at: '', sign: 'present' as const };
      return [pupil, mark] as const;
    });
    const { at: _, ...taken } = before.taken ?? { at: '', pupils: [] };
    return {
      marks: Object.fromEntries(marks),
      ...(isTakenHere && isSame(now.taken, after.taken) && { taken }),
    };
  };
}
