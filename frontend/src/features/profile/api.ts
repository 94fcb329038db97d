import * as z from 'zod/mini';
import { deleteAccount, exportAccount } from '#shared/contracts/account.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { professionalProfile } from '#shared/model/profile.ts';
import type { ProfessionalProfile } from '../../lib/api/response-types.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call, versionOf } from '../../lib/api/client.ts';
import type { ProfileValues } from './profile-values.ts';

/**
 * Saves the profile as a whole, in place of the one it was made from; gives what is stored now.
 *
 * @throws ApiError `precondition-failed` when another has been saved since
 */
export const saveProfile = (
  values: ProfileValues,
  before: ProfessionalProfile | null,
): Promise<ProfessionalProfile> =>
  call(putProfile, { body: z.parse(professionalProfile, values), version: versionOf(before) });

/** Hands a file to the browser to keep, under a name. */
const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has its own reference once the click is dispatched.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};

/** Puts everything the product keeps about the user into a file of theirs. */
export const downloadAccountData = async (): Promise<void> => {
  const data = await call(exportAccount);
  const name = `daftar-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
};

/** Calls in a row that removed nothing, after which the deletion is given up for now. */
const MOST_IDLE = 6;
/** Milliseconds between two calls, doubled with each that removed nothing. */
const PAUSE = 1_000;

/** There is more to remove, or a service is busy, away or out of reach for the moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof ApiError && [429, 502, 503].includes(error.status));

const pauseAfter = (idle: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** idle * (0.5 + Math.random() / 2)));

/**
 * Deletes the account and all that belongs to it, in as many calls as it takes: the identity provider lets some 10
 * students' accounts go in a second, and a call lasts 15 s. They may outlast the recent sign-in: the API asks for it
 * when a deletion begins, not when it goes on.
 *
 * @param onProgress told how many items are left, after each call but the last
 * @throws what `call` throws; what was removed by then is gone, and calling again goes on
 */
export const eraseAccount = async (onProgress: (remaining: number) => void): Promise<void> => {
  let least = Infinity;
  let idle = 0;
  for (;;) {
    try {
      await call(deleteAccount);
      return;
    } catch (error) {
      const { remaining = Infinity } = error instanceof ApiError ? error : {};
      idle = remaining < least ? 0 : idle + 1;
      if (!isPassing(error) || idle === MOST_IDLE) throw error;
      least = Math.min(least, remaining);
      if (idle === 0) onProgress(remaining);
    }
    await pauseAfter(idle);
  }
};
