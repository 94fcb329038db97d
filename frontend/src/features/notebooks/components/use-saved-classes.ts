import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useClasses, type ClassSummary } from '#frontend/lib/classes/classes.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { CLASSES } from '#frontend/lib/paths.ts';

const keptChoice = z.object({ classIds: z.array(z.string()) });

export interface ChosenClasses {
  /** The classes the teacher keeps, once they are known. */
  readonly kept: readonly ClassSummary[];
  /** Those the notebook is to be made of, in the order they are kept. */
  readonly chosen: readonly ClassSummary[];
  /** Whether they were chosen when the form was last here. */
  readonly restored: boolean;
  readonly toggle: (classId: string) => void;
  readonly clear: () => void;
  /** Keeps the choice no longer: it has been used. */
  readonly forget: () => void;
}

/** Saved classes in place of a file: those the address names, else what was chosen when the form was left. */
export const useSavedClasses = (): ChosenClasses => {
  const named = useSearchParams()[0].get(CLASSES)?.split(',');
  const draft = useUnsentForm('notebook.classes', keptChoice);
  const [ids, setIds] = useState<readonly string[]>(named ?? draft.found?.classIds ?? []);
  const [restored, setRestored] = useState(named === undefined && ids.length > 0);
  const { data: kept = [] } = useClasses();
  const choose = (next: readonly string[]) => {
    setIds(next);
    draft.keep({ classIds: [...next] });
  };
  return {
    kept,
    // One that is gone by now is none.
    chosen: kept.filter(({ id }) => ids.includes(id)),
    restored,
    toggle: (id) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => {
      setIds([]);
      setRestored(false);
      draft.forget();
    },
    forget: draft.forget,
  };
};
