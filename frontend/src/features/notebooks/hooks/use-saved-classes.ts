import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import { useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { CLASSES } from '#frontend/lib/paths.ts';

const keptChoice = z.object({ classIds: z.array(z.string()) });

export interface ChosenClasses {
  readonly isLoading: boolean;
  /** The teacher's saved classes; empty until loaded. */
  readonly kept: readonly ClassSummary[];
  readonly chosen: readonly ClassSummary[];
  /** Whether they were restored from an earlier visit to the form. */
  readonly restored: boolean;
  readonly toggle: (classId: string) => void;
  /** Those of this year, which one press chooses. */
  readonly all: readonly ClassSummary[];
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Removes the choice from the draft after use. */
  readonly forget: () => void;
}

/** A choice of saved classes: those in the address, else those chosen on an earlier visit. */
export const useSavedClasses = (): ChosenClasses => {
  const named = useSearchParams()[0].get(CLASSES)?.split(',');
  const draft = useUnsentForm('notebook.classes', keptChoice);
  const [ids, setIds] = useState<readonly string[]>(named ?? draft.found?.classIds ?? []);
  const [restored, setRestored] = useState(named === undefined && ids.length > 0);
  const { data: kept = [], isLoading } = useClasses();
  const all = ofThisYear(kept);
  const choose = (next: readonly string[]) => {
    setIds(next);
    draft.keep({ classIds: [...next] });
  };
  // Leaves out classes that were deleted since.
  const chosen = kept.filter(({ id }) => ids.includes(id));
  return {
    isLoading,
    kept,
    chosen,
    restored,
    toggle: (id) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    all,
    toggleAll: () =>
      choose(all.every((one) => chosen.includes(one)) ? [] : all.map(({ id }) => id)),
    clear: () => {
      setIds([]);
      setRestored(false);
      draft.forget();
    },
    forget: draft.forget,
  };
};
