import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, type Database } from '../dynamodb/database.ts';
import { ensureTable } from '../dynamodb/ensure-table.ts';
import { openSecrets, type Secrets } from '../secrets/secrets.ts';
import { startExpiring } from '../s3/expire-objects.ts';
import { createS3Store, type S3Store } from '../s3/store.ts';
import type { Application } from '../template/application.ts';

/** The application's storage. */
export interface Storage {
  readonly database: Database;
  readonly store: S3Store;
  readonly secrets: Secrets;
}

/**
 * Opens the tables, buckets and secrets of the templates in the data folder.
 * @param identityKey the identity provider's service-account key, the value of its secret
 */
export const openStorage = async (
  { tables, buckets, secrets: declared }: Application,
  { dataDir, identityKey }: { readonly dataDir: string; readonly identityKey: string },
  disposables: AsyncDisposableStack,
): Promise<Storage> => {
  const secretsFile = join(dataDir, 'secrets.json');
  // Written again at each start, because the key contains the identity provider's address, which may change.
  await rm(secretsFile, { force: true });
  const [database, store, secrets] = await Promise.all([
    openDatabase(join(dataDir, 'table')),
    createS3Store(join(dataDir, 'objects')),
    openSecrets(secretsFile),
  ]);
  disposables.defer(() => database.close());
  for (const table of tables) await ensureTable(database, table);
  for (const { name } of buckets) await store.createBucket(name);
  disposables.defer(startExpiring(store, buckets));
  for (const secret of declared) {
    await secrets.ensure(secret, () =>
      secret.logicalId.startsWith('Identity') ? identityKey : randomBytes(24).toString('base64'),
    );
  }
  return { database, store, secrets };
};
