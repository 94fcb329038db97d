import { useState } from 'react';
import * as z from 'zod/mini';
import { useUser } from '../auth/session.ts';
import { parseStored } from '../parse-stored.ts';
import { draftKey, forgetDraft, draftStorage, keptFiles, type ChosenFile } from './drafts.ts';

/** What a form keeps for its user. */
export interface Draft<T> {
  /** What was kept when the form came; undefined when that was nothing, or what an older release kept differently. */
  readonly found: T | undefined;
  readonly foundFile: ChosenFile | undefined;
  readonly keep: (value: T) => void;
  readonly keepFile: (file: ChosenFile) => void;
  readonly forget: () => void;
}

const useKey = (form: string | undefined): string | undefined => {
  const uid = useUser()?.uid;
  return form === undefined || uid === undefined ? undefined : draftKey(uid, form);
};

/**
 * What a form keeps in this tab until it is sent, cancelled or its owner logs out. Nothing without a name, or while
 * nobody is signed in. Never to be given a password.
 */
export const useDraft = <T>(form: string | undefined, schema: z.ZodMiniType<T>): Draft<T> => {
  const key = useKey(form);
  const [found] = useState(() =>
    key === undefined
      ? {}
      : { value: parseStored(schema, draftStorage.read(key)), file: keptFiles.get(key) },
  );
  return {
    found: found.value,
    foundFile: found.file,
    keep: (value) => {
      if (key !== undefined) draftStorage.write(key, JSON.stringify(value));
    },
    keepFile: (file) => {
      if (key !== undefined) keptFiles.set(key, file);
    },
    forget: () => {
      if (key !== undefined) forgetDraft(key);
    },
  };
};

/** Whether a form of the user was left half filled. */
export const useHasDraft = (form: string): boolean =>
  useDraft(form, z.record(z.string(), z.unknown())).found !== undefined;
