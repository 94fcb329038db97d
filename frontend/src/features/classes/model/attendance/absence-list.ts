import { signIn } from '#shared/attendance/roll.ts';
import { takenRolls, type Rolls } from '#shared/attendance/totals.ts';
import type { RollMark, RollSign } from '#shared/model/attendance.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Span } from './attendance-span.ts';
import { registerPupils, type RegisterPupil } from './register.ts';

/** What a roll says of a pupil who was not there from its beginning. */
export interface Absence {
  readonly pupil: RegisterPupil;
  readonly key: string;
  readonly sign: Exclude<RollSign, 'present'>;
  readonly note: RollMark['note'];
}

/** Absences and late arrivals in the taken rolls of a span: by session, and in the order of the list. */
export function absencesIn(
  kept: Pick<SavedClass, 'pupils' | 'left'>,
  rolls: Rolls,
  span: Span,
): Absence[] {
  const pupils = registerPupils(kept, () => true);
  return takenRolls(rolls, span).flatMap(({ key, roll }) =>
    pupils.flatMap((pupil): Absence[] => {
      const sign = roll.taken?.pupils.includes(pupil.id) ? signIn(roll, pupil.id) : undefined;
      if (!sign || sign === 'present') return [];
      return [{ pupil, key, sign, note: roll.marks[pupil.id]?.note }];
    }),
  );
}
