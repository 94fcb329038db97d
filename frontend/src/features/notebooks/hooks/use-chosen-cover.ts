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
  /** Whether it was restored from an earlier visit to the form. */
  readonly restored: boolean;
  readonly choose: (cover: LibraryImage) => void;
  readonly clear: () => void;
  /** Removes it from the draft after use. */
  readonly forget: () => void;
}

/** The cover for the form: the one in the address, else the one chosen on an earlier visit. */
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
