import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { COVER } from '#frontend/lib/paths.ts';
import { useCovers } from '../api.ts';

const keptCover = z.object({ key: z.string() });

interface ChosenCover {
  readonly cover: LibraryImage | undefined;
  /** Whether it was chosen when the form was last here. */
  readonly restored: boolean;
  readonly choose: (cover: LibraryImage) => void;
  readonly clear: () => void;
  /** Keeps it no longer: it has been used. */
  readonly forget: () => void;
}

/** The cover of the form: the one the address names, else what was chosen when the form was left. */
export const useChosenCover = (): ChosenCover => {
  const named = useSearchParams()[0].get(COVER) ?? undefined;
  const draft = useUnsentForm('notebook.cover', keptCover);
  const [key, setKey] = useState(named ?? draft.found?.key);
  const [restored, setRestored] = useState(named === undefined && key !== undefined);
  const { data: covers } = useCovers(key !== undefined);
  return {
    cover: covers?.find((cover) => cover.key === key),
    restored,
    choose: (cover) => {
      setKey(cover.key);
      draft.keep({ key: cover.key });
    },
    clear: () => {
      setKey(undefined);
      setRestored(false);
      draft.forget();
    },
    forget: draft.forget,
  };
};
