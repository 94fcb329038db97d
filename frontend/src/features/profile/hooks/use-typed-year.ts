import { useMemo, useState } from 'react';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { typedFrom, typedYear, type TypedYear } from '../model/typed-year.ts';
import { changeOn, timetableOf, withTimetable } from '../model/versions.ts';

export interface TypedYearState {
  /** The saved values, as far as they are of the season. */
  readonly saved: TypedYear;
  /** The unsaved values; undefined when nothing was changed. */
  readonly typed: TypedYear | undefined;
  /** The unsaved values, else the saved ones. */
  readonly shown: TypedYear;
  readonly restored: boolean;
  readonly change: (part: Partial<TypedYear>) => void;
  /** The change whose timetable is shown; -1 for the one that is valid without a change. */
  readonly at: number;
  readonly show: (at: number) => void;
  readonly timetable: TypedYear['timetable'];
  /** Enters the timetable that is shown, which can be undone. */
  readonly enter: (timetable: TypedYear['timetable']) => void;
  /** Takes the last entry into a timetable back; undefined if there is none. */
  readonly undo: (() => void) | undefined;
  readonly reset: () => void;
}

/** Changes of a school year, kept until they are saved or discarded. */
export const useTypedYear = (stored: SchoolYear, season: string): TypedYearState => {
  const draft = useUnsentForm('school-year', typedYear);
  const saved = useMemo(() => typedFrom(inSeason(stored, season)), [stored, season]);
  const [typed, setTyped] = useState(draft.found);
  const [restored, setRestored] = useState(draft.found !== undefined);
  const [chosen, setChosen] = useState<number>();
  const [earlier, setEarlier] = useState<readonly TypedYear[]>([]);
  const shown = typed ?? saved;
  const today = isoDateOf(new Date());
  const isThere = chosen !== undefined && (chosen < 0 || shown.changes[chosen]?.timetable);
  const at = isThere ? chosen : changeOn(today, 'timetable', shown.changes);
  const set = (next: TypedYear) => {
    setTyped(next);
    draft.keep(next);
  };
  const last = earlier.at(-1);
  return {
    saved,
    typed,
    shown,
    restored,
    at,
    show: setChosen,
    timetable: timetableOf(shown, at),
    change: (part) => {
      // An entry into a timetable that moved to another place cannot be taken back.
      if (part.changes) setEarlier([]);
      set({ ...shown, ...part });
    },
    enter: (timetable) => {
      setEarlier([...earlier, shown]);
      setChosen(at);
      set(withTimetable(shown, at, timetable));
    },
    undo:
      last &&
      (() => {
        setEarlier(earlier.slice(0, -1));
        set({ ...shown, timetable: last.timetable, changes: last.changes });
      }),
    reset: () => {
      setTyped(undefined);
      setRestored(false);
      setChosen(undefined);
      setEarlier([]);
      draft.forget();
    },
  };
};
