import { useState } from 'react';
import * as z from 'zod/mini';
import { useUser } from '../auth/session.ts';
import { parseStored } from '../parse-stored.ts';
import {
  unsentFormKey,
  forgetUnsentForm,
  unsentFormStorage,
  keptFiles,
  type ChosenFile,
} from './unsent-forms.ts';

/** What a form keeps for its user. */
export interface UnsentForm<T> {
  /** What was kept when the form came; undefined when that was nothing, or what an older release kept differently. */
  readonly found: T | undefined;
  readonly foundFile: ChosenFile | undefined;
  readonly keep: (value: T) => void;
  readonly keepFile: (file: ChosenFile) => void;
  readonly forget: () => void;
}

const useKey = (form: string | undefined): string | undefined => {
  const uid = useUser()?.uid;
  return form === undefined || uid === undefined ? undefined : unsentFormKey(uid, form);
};

/**
 * What a form keeps in this tab until it is sent, cancelled or its owner logs out. Nothing without a name, or while
 * nobody is signed in. Never to be given a password.
 */
export const useUnsentForm = <T>(
  form: string | undefined,
  schema: z.ZodMiniType<T>,
): UnsentForm<T> => {
  const key = useKey(form);
  const [found] = useState(() =>
    key === undefined
      ? {}
      : { value: parseStored(schema, unsentFormStorage.read(key)), file: keptFiles.get(key) },
  );
  return {
    found: found.value,
    foundFile: found.file,
    keep: (value) => {
      if (key !== undefined) unsentFormStorage.write(key, JSON.stringify(value));
    },
    keepFile: (file) => {
      if (key !== undefined) keptFiles.set(key, file);
    },
    forget: () => {
      if (key !== undefined) forgetUnsentForm(key);
    },
  };
};

/** Whether a form of the user was left half filled. */
export const useHasUnsentForm = (form: string): boolean =>
  useUnsentForm(form, z.record(z.string(), z.unknown())).found !== undefined;
