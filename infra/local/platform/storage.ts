import { join } from 'node:path';
import { openDatabase, type Database } from '../dynamodb/database.ts';
import { ensureTable } from '../dynamodb/ensure-table.ts';
import { startExpiring } from '../s3/expire-objects.ts';
import { createS3Store, type S3Store } from '../s3/store.ts';
import type { Application } from '../template/application.ts';

export interface Storage {
  readonly database: Database;
  readonly store: S3Store;
}

export const openStorage = async (
  { tables, buckets }: Application,
  dataDir: string,
  disposables: AsyncDisposableStack,
): Promise<Storage> => {
  const [database, store] = await Promise.all([
    openDatabase(join(dataDir, 'table')),
    createS3Store(join(dataDir, 'objects')),
  ]);
  disposables.defer(() => database.close());
  for (const table of tables) await ensureTable(database, table);
  for (const { name } of buckets) await store.createBucket(name);
  disposables.defer(startExpiring(store, buckets));
  return { database, store };
};
