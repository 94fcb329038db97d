import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isWritten } from '../aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '../aws/query-all.ts';
import { runInParallel } from '../in-parallel.ts';
import { versionRecord, type DocumentStore, type VersionRecord } from './document-store.ts';
import {
  documentKey,
  documentPrefix,
  userPartition,
  type VersionItems,
} from '../aws/table-keys.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import { documentFolder } from './document-folder.ts';
import type { DocumentFiles } from './s3-document-files.ts';

/** Removals at a time. */
const PARALLEL = 10;

/** Where a document is stored. */
interface Location extends VersionItems {
  /** How the keys of the files with its contents begin. */
  readonly folder: string;
}

/** How the documents of one kind of owner are stored. */
export interface DocumentStorage<Address> {
  readonly locate: (owner: Address) => Location;
  readonly files: DocumentFiles;
  /** Attributes that make an item expire, if the documents do. */
  readonly expiry?: () => object;
}

/** Where the document of a job is stored. */
export const locateJobDocument = (job: JobAddress): Location => ({
  partition: userPartition(job.uid),
  prefix: documentPrefix(job.kind, job.jobId),
  folder: documentFolder(job),
});

/**
 * Stores versions as small items, each naming a file. The item's conditional write is the optimistic lock; its file is
 * written first, under a unique name, and removed last.
 */
export function dynamoDocumentStore<Address>(
  client: DynamoDBDocumentClient,
  TableName: string,
  { locate, files, expiry = () => ({}) }: DocumentStorage<Address>,
): DocumentStore<Address> {
  const query = async (owner: Address, most?: number) => {
    const { partition, prefix } = locate(owner);
    const input: QueryCommandInput = {
      TableName,
      ConsistentRead: true,
      ScanIndexForward: false,
      ...itemsWithPrefix(partition, prefix),
    };
    return z.parse(z.array(versionRecord), await queryAll(client, input, most));
  };

  const store: DocumentStore<Address> = {
    newest: async (owner) => (await query(owner, 1)).at(0),

    async find(owner, version) {
      const Key = documentKey(locate(owner), version);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(versionRecord, Item);
    },

    list: (owner) => query(owner),

    async read({ fileKey }): Promise<unknown> {
      const json = await files.read(fileKey);
      return json === undefined ? undefined : JSON.parse(json);
    },

    async add(owner, version, json) {
      const fileKey = `${locate(owner).folder}${version.version}-${randomUUID()}.json`;
      await files.write(fileKey, json);
      const record: VersionRecord = { ...version, fileKey };
      const Item = { ...documentKey(locate(owner), version.version), ...record, ...expiry() };
      const ConditionExpression = 'attribute_not_exists(PK)';
      if (await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })))) {
        return record;
      }
      // The client repeats a write whose answer was lost; then the item found is the one just written.
      if ((await store.find(owner, version.version))?.fileKey === fileKey) return record;
      await files.remove(fileKey);
      return undefined;
    },

    async remove(owner, { version, fileKey }) {
      await client.send(new DeleteCommand({ TableName, Key: documentKey(locate(owner), version) }));
      await files.remove(fileKey);
    },

    async removeAll(owner) {
      await runInParallel(await query(owner), PARALLEL, (version) => store.remove(owner, version));
      await runInParallel(await files.list(locate(owner).folder), PARALLEL, (key) =>
        files.remove(key),
      );
    },
  };
  return store;
}
