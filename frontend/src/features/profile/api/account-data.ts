import { deleteAccount, exportAccount } from '../../../../../shared/contracts/account.ts';
import { call } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Puts everything the product keeps about the user into a file of theirs. */
export const downloadAccountData = async (): Promise<void> => {
  const data = await call(exportAccount);
  const name = `daftar-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
};

/** Deletes the account and all that belongs to it. */
export const eraseAccount = async (): Promise<void> => {
  await call(deleteAccount);
};
