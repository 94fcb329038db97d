import { useState } from 'react';
import { useUser } from '../auth/session.ts';
import { parseStored, type Checked } from '../parse-stored.ts';
import {
  unsentFormKey,
  forgetUnsentForm,
  unsentFormStorage,
  keptFiles,
  type ChosenFile,
} from './unsent-forms.ts';

export interface UnsentForm<T> {
  /** The draft when the form opened; undefined if there was none, or an older release stored it differently. */
  readonly found: T | undefined;
  readonly foundFile: ChosenFile | undefined;
  readonly keep: (value: T) => void;
  readonly keepFile: (file: ChosenFile) => void;
  readonly forget: () => void;
}

const keyOf = (uid: string | undefined, form: string | undefined): string | undefined =>
  form === undefined || uid === undefined ? undefined : unsentFormKey(uid, form);

const find = <T>(key: string | undefined, schema: Checked<T>) =>
  key === undefined
    ? {}
    : {
        found: parseStored(schema, unsentFormStorage.read(key)),
        foundFile: keptFiles.get(key),
      };

const changesOf = <T>(key: string | undefined): Omit<UnsentForm<T>, 'found' | 'foundFile'> => ({
  keep: (value) => {
    if (key !== undefined) unsentFormStorage.write(key, JSON.stringify(value));
  },
  keepFile: (file) => {
    if (key !== undefined) keptFiles.set(key, file);
  },
  forget: () => {
    if (key !== undefined) forgetUnsentForm(key);
  },
});

/** A user's draft of a form as it is now; see `useUnsentForm`. */
export const openUnsentForm = <T>(
  uid: string | undefined,
  form: string,
  schema: Checked<T>,
): UnsentForm<T> => {
  const key = keyOf(uid, form);
  return { found: undefined, foundFile: undefined, ...find(key, schema), ...changesOf(key) };
};

/** Stores a form's draft in this tab until it is sent, cancelled or the user logs out. Never with a password. */
export const useUnsentForm = <T>(form: string | undefined, schema: Checked<T>): UnsentForm<T> => {
  const key = keyOf(useUser()?.uid, form);
  const [first] = useState(() => find(key, schema));
  return { found: first.found, foundFile: first.foundFile, ...changesOf(key) };
};

const anything: Checked<object> = {
  safeParse: (value) => (typeof value === 'object' && value !== null ? { data: value } : {}),
};

/** Whether the user has a stored draft of a form. */
export const useHasUnsentForm = (form: string): boolean =>
  useUnsentForm(form, anything).found !== undefined;
