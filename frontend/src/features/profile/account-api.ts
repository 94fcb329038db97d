import { deleteAccount, exportAccount } from '#shared/contracts/account.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';

const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The click has started the download, which keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};

/** Downloads a file with everything the product stores about the user. */
export const downloadAccountData = async (): Promise<void> => {
  const data = await call(exportAccount);
  const name = `daftar-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
};

/** The number of calls without progress after which the deletion stops. */
const MOST_IDLE = 6;
/** Milliseconds between two calls; doubles after each call without progress. */
const PAUSE = 1_000;

/** Whether to call again: more items remain, or a service is busy or unreachable. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof ApiError && [429, 502, 503].includes(error.status));

const pauseAfter = (idle: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** idle * (0.5 + Math.random() / 2)));

/**
 * Deletes the account and all its data in several calls: the identity provider deletes about 10 students' accounts per
 * second, and a call lasts at most 15 s. Only the first call requires a recent sign-in.
 *
 * @param onProgress called with the number of remaining items after each call that deleted some but not all
 * @throws as `call` does; deleted items stay deleted, and another call continues
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
