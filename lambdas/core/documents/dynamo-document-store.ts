import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isWritten } from '../aws/conditional-write.ts';
import { queryAll } from '../aws/query-all.ts';
import { inParallel } from '../in-parallel.ts';
import { versionRecord, type DocumentStore, type VersionRecord } from './document-store.ts';
import { documentKey } from '../aws/table-keys.ts';
import type { DocumentAddress } from './document-address.ts';
import type { DocumentFiles } from './s3-document-files.ts';

/** Removals at a time. */
const PARALLEL = 10;

/**
 * Stores versions as small items, each naming a file. The item's conditional write is the optimistic lock; its file is
 * written first, under a unique name, and removed last.
 * @param expiry attributes of each item that make it expire, if documents do
 */
export function dynamoDocumentStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  files: DocumentFiles,
  expiry: () => object = () => ({}),
): DocumentStore {
  const query = async ({ partition, prefix }: DocumentAddress, most?: number) => {
    const input: QueryCommandInput = {
      TableName,
      ConsistentRead: true,
      ScanIndexForward: false,
      KeyConditionExpression: 'PK = :owner AND begins_with(SK, :document)',
      ExpressionAttributeValues: {
        ':owner': partition,
        ':document': prefix,
      },
    };
    return z.parse(z.array(versionRecord), await queryAll(client, input, most));
  };

  const store: DocumentStore = {
    newest: async (document) => (await query(document, 1)).at(0),

    async find(document, version) {
      const Key = documentKey(document, version);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(versionRecord, Item);
    },

    list: (document) => query(document),

    async read({ fileKey }): Promise<unknown> {
      const json = await files.read(fileKey);
      return json === undefined ? undefined : JSON.parse(json);
    },

    async add(document, version, json) {
      const fileKey = `${document.folder}${version.version}-${randomUUID()}.json`;
      await files.write(fileKey, json);
      const record: VersionRecord = { ...version, fileKey };
      const Item = { ...documentKey(document, version.version), ...record, ...expiry() };
      const ConditionExpression = 'attribute_not_exists(PK)';
      if (await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })))) {
        return record;
      }
      // The client repeats a write whose answer was lost; then the item found is the one just written.
      if ((await store.find(document, version.version))?.fileKey === fileKey) return record;
      await files.remove(fileKey);
      return undefined;
    },

    async remove(document, { version, fileKey }) {
      await client.send(new DeleteCommand({ TableName, Key: documentKey(document, version) }));
      await files.remove(fileKey);
    },

    async removeAll(document) {
      await inParallel(await query(document), PARALLEL, (version) =>
        store.remove(document, version),
      );
      await inParallel(await files.list(document.folder), PARALLEL, (key) => files.remove(key));
    },
  };
  return store;
}
