import { useState } from 'react';
import * as z from 'zod/mini';
import { schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';

/** A draft may be invalid. */
const typedYear = z.object({
  timetable: schoolYear.shape.timetable,
  hours: z.optional(z.object({ morning: z.string(), afternoon: z.string(), minutes: z.number() })),
  holidays: z.optional(z.array(z.object({ name: z.string(), from: z.string(), to: z.string() }))),
});
export type TypedYear = z.infer<typeof typedYear>;

interface TypedYearState {
  /** The unsaved values; undefined when nothing was changed. */
  readonly typed: TypedYear | undefined;
  /** The unsaved values, else the stored ones. */
  readonly shown: TypedYear;
  readonly restored: boolean;
  readonly change: (next: TypedYear) => void;
  /** Enters a timetable, which can be undone. */
  readonly enter: (timetable: TypedYear['timetable']) => void;
  /** Takes the last entry into the timetable back; undefined if there is none. */
  readonly undo: (() => void) | undefined;
  readonly reset: () => void;
}

/** Changes of timetable, hours and holidays, kept until they are saved or discarded. */
export const useTypedYear = (stored: SchoolYear): TypedYearState => {
  const draft = useUnsentForm('school-year', typedYear);
  const [typed, setTyped] = useState(draft.found);
  const [restored, setRestored] = useState(draft.found !== undefined);
  const [earlier, setEarlier] = useState<readonly TypedYear['timetable'][]>([]);
  const shown = typed ?? stored;
  const change = (next: TypedYear) => {
    setTyped(next);
    draft.keep(next);
  };
  const last = earlier.at(-1);
  return {
    typed,
    shown,
    restored,
    change,
    enter: (timetable) => {
      setEarlier([...earlier, shown.timetable]);
      change({ ...shown, timetable });
    },
    undo:
      last &&
      (() => {
        setEarlier(earlier.slice(0, -1));
        change({ ...shown, timetable: last });
      }),
    reset: () => {
      setTyped(undefined);
      setRestored(false);
      setEarlier([]);
      draft.forget();
    },
  };
};
