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

interface Location extends VersionItems {
  /** How the keys of the files with its contents begin. */
  readonly folder: string;
  /** Marks its versions, if there may be versions of a deleted document in the same place, and tells them apart. */
  readonly birth?: string | undefined;
  readonly isOwn?: (version: VersionRecord) => boolean;
}

export interface DocumentStorage<Address> {
  readonly locate: (owner: Address) => Location;
  readonly files: DocumentFiles;
  /** Attributes that make an item expire, if the documents do. */
  readonly expiry?: () => object;
  /** Whether a document is still the one in its place; only asked of those that have a birth. */
  readonly isCurrent?: (owner: Address) => Promise<boolean>;
}

export const locateJobDocument = (job: JobAddress): Location => ({
  partition: userPartition(job.uid),
  prefix: documentPrefix(job.kind, job.jobId),
  folder: documentFolder(job),
});

/** Versions are small items, each naming a file. Their conditional write is the lock; the file comes first. */
export function dynamoDocumentStore<Address>(
  client: DynamoDBDocumentClient,
  TableName: string,
  {
    locate,
    files,
    expiry = () => ({}),
    isCurrent = () => Promise.resolve(false),
  }: DocumentStorage<Address>,
): DocumentStore<Address> {
  const query = async (owner: Address, most?: number) => {
    const { partition, prefix, isOwn = () => true } = locate(owner);
    const input: QueryCommandInput = {
      TableName,
      ConsistentRead: true,
      ScanIndexForward: false,
      ...itemsWithPrefix(partition, prefix),
    };
    return z.parse(z.array(versionRecord), await queryAll(client, input, most)).filter(isOwn);
  };

  const findAny = async (owner: Address, version: number) => {
    const Key = documentKey(locate(owner), version);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item && z.parse(versionRecord, Item);
  };

  const store: DocumentStore<Address> = {
    // The last one may be of a deleted document.
    newest: async (owner) =>
      (await query(owner, 1)).at(0) ?? (locate(owner).isOwn && (await query(owner)).at(0)),

    async find(owner, version) {
      const found = await findAny(owner, version);
      const { isOwn = () => true } = locate(owner);
      return found && isOwn(found) ? found : undefined;
    },

    list: (owner) => query(owner),

    async read({ fileKey }): Promise<unknown> {
      const json = await files.read(fileKey);
      return json === undefined ? undefined : JSON.parse(json);
    },

    async add(owner, version, json) {
      const { folder, birth, isOwn } = locate(owner);
      const fileKey = `${folder}${birth === undefined ? '' : `${birth}.`}${version.version}-${randomUUID()}.json`;
      await files.write(fileKey, json);
      const record: VersionRecord = { ...version, ...(birth !== undefined && { birth }), fileKey };
      const Item = { ...documentKey(locate(owner), version.version), ...record, ...expiry() };
      const ConditionExpression = 'attribute_not_exists(PK)';
      if (await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })))) {
        return record;
      }
      // The client repeats a write whose answer was lost; then the item found is the one just written.
      const there = await findAny(owner, version.version);
      if (there?.fileKey === fileKey) return record;
      await files.remove(fileKey);
      // What an interrupted deletion has left must not stop the document that is there now.
      if (there && isOwn?.(there) === false && (await isCurrent(owner)))
        await store.remove(owner, there);
      return undefined;
    },

    async remove(owner, { version, fileKey }) {
      const Key = documentKey(locate(owner), version);
      const ConditionExpression = 'fileKey = :fileKey';
      const ExpressionAttributeValues = { ':fileKey': fileKey };
      const remove = { TableName, Key, ConditionExpression, ExpressionAttributeValues };
      await isWritten(client.send(new DeleteCommand(remove)));
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
