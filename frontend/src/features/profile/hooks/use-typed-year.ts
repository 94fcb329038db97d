import { useState } from 'react';
import * as z from 'zod/mini';
import { schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';

/** A draft may be invalid. */
const typedYear = z.object({
  timetable: schoolYear.shape.timetable,
  holidays: z.optional(z.array(z.object({ name: z.string(), from: z.string(), to: z.string() }))),
});
type TypedYear = z.infer<typeof typedYear>;

interface TypedYearState {
  /** The unsaved values; undefined when nothing was changed. */
  readonly typed: TypedYear | undefined;
  /** The unsaved values, else the stored ones. */
  readonly shown: TypedYear;
  readonly restored: boolean;
  readonly change: (next: TypedYear) => void;
  readonly reset: () => void;
}

/** Changes of timetable and holidays, kept until they are saved or discarded. */
export const useTypedYear = (stored: SchoolYear): TypedYearState => {
  const draft = useUnsentForm('school-year', typedYear);
  const [typed, setTyped] = useState(draft.found);
  const [restored, setRestored] = useState(draft.found !== undefined);
  return {
    typed,
    shown: typed ?? stored,
    restored,
    change: (next) => {
      setTyped(next);
      draft.keep(next);
    },
    reset: () => {
      setTyped(undefined);
      setRestored(false);
      draft.forget();
    },
  };
};
