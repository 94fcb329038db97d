import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isWritten } from '../aws/conditional-write.ts';
import { queryAll } from '../aws/query-all.ts';
import { documentKey, documentPrefix, userPartition } from '../aws/table-keys.ts';
import { inParallel } from '../in-parallel.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import { versionRecord, type DocumentStore, type VersionRecord } from './document-store.ts';
import { documentFolder, type DocumentFiles } from './s3-document-files.ts';

/** Removals at a time. */
const PARALLEL = 10;

/**
 * Stores versions as small items in the job's partition, each naming a file. The item's conditional write is the
 * optimistic lock; its file is written first, under a unique name, and removed last.
 */
export function dynamoDocumentStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  files: DocumentFiles,
): DocumentStore {
  const keyOf = ({ uid, kind, jobId }: JobAddress, version: number) =>
    documentKey(uid, kind, jobId, version);
  const query = async ({ uid, kind, jobId }: JobAddress, most?: number) => {
    const input: QueryCommandInput = {
      TableName,
      ConsistentRead: true,
      ScanIndexForward: false,
      KeyConditionExpression: 'PK = :owner AND begins_with(SK, :document)',
      ExpressionAttributeValues: {
        ':owner': userPartition(uid),
        ':document': documentPrefix(kind, jobId),
      },
    };
    return z.parse(z.array(versionRecord), await queryAll(client, input, most));
  };

  const store: DocumentStore = {
    newest: async (job) => (await query(job, 1)).at(0),

    async find(job, version) {
      const Key = keyOf(job, version);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(versionRecord, Item);
    },

    list: (job) => query(job),

    async read({ fileKey }): Promise<unknown> {
      const json = await files.read(fileKey);
      return json === undefined ? undefined : JSON.parse(json);
    },

    async add(job, version, json) {
      const fileKey = `${documentFolder(job)}${version.version}-${randomUUID()}.json`;
      await files.write(fileKey, json);
      const record: VersionRecord = { ...version, fileKey };
      const Item = { ...keyOf(job, version.version), ...record };
      const ConditionExpression = 'attribute_not_exists(PK)';
      if (await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })))) {
        return record;
      }
      // The client repeats a write whose answer was lost; then the item found is the one just written.
      if ((await store.find(job, version.version))?.fileKey === fileKey) return record;
      await files.remove(fileKey);
      return undefined;
    },

    async remove(job, { version, fileKey }) {
      await client.send(new DeleteCommand({ TableName, Key: keyOf(job, version) }));
      await files.remove(fileKey);
    },

    async removeAll(job) {
      await inParallel(await query(job), PARALLEL, (version) => store.remove(job, version));
      await inParallel(await files.list(documentFolder(job)), PARALLEL, (key) => files.remove(key));
    },
  };
  return store;
}
