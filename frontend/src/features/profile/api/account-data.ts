import { deleteAccount, exportAccount } from '../../../../../shared/contracts/account.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Puts everything the product keeps about the user into a file of theirs. */
export const downloadAccountData = async (): Promise<void> => {
  const data = await call(exportAccount);
  const name = `daftar-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
};

/**
 * A call removes what it can in 20 s, then answers 503. The largest roster is 10,000 students, whose accounts, if none
 * was ever used, the identity provider deletes at 10 a second (firebase.google.com/docs/auth/limits): 50 calls.
 */
const MOST_CALLS = 60;
/** Milliseconds between two calls: 503 is also the answer of services that are busy. */
const PAUSE = 1_000;

/**
 * Deletes the account and all that belongs to it, in as many calls as it takes. They may outlast the recent sign-in:
 * the API asks for it when a deletion begins, not when it goes on.
 *
 * @throws what `call` throws; what was removed by then is gone, and calling again goes on
 */
export const eraseAccount = async (): Promise<void> => {
  for (let calls = 1; ; calls += 1) {
    try {
      await call(deleteAccount);
      return;
    } catch (error) {
      const isUnfinished = error instanceof ApiError && error.status === 503;
      if (!isUnfinished || calls === MOST_CALLS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};
