import { useState } from 'react';
import type * as z from 'zod/mini';
import { useUser } from '../auth/session.ts';
import { parseStored } from '../parse-stored.ts';
import { choiceKey } from './choice-key.ts';
import { deviceStorage } from './device-storage.ts';

/** Removes all choices of a user when their account is deleted. */
export const forgetChoices = (uid: string): void =>
  deviceStorage.keys(choiceKey(uid, '')).forEach(deviceStorage.remove);

/** The user's last choice on this device, kept after log-out because it has no personal data. */
export const useRememberedChoice = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): [choice: T, choose: (choice: T) => void] => {
  const uid = useUser()?.uid;
  const key = uid === undefined ? undefined : choiceKey(uid, name);
  const [choice, setChoice] = useState(
    () => (key === undefined ? undefined : parseStored(schema, deviceStorage.read(key))) ?? initial,
  );
  return [
    choice,
    (next) => {
      setChoice(next);
      if (key !== undefined) deviceStorage.write(key, JSON.stringify(next));
    },
  ];
};
