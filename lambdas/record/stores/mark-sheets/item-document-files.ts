import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import type { DocumentFiles } from '#core/documents/s3-document-files.ts';

const fileItem = z.object({ SK: z.string(), json: z.string() });
const SEPARATOR = '|';

/** The key of a content, from the keys of its item. */
export const itemFileKey = (partition: string, sortKey: string): string =>
  `${partition}${SEPARATOR}${sortKey}`;

/** The keys of the item of a content. */
export const itemOfFile = (key: string) => {
  const end = key.indexOf(SEPARATOR);
  return { PK: key.slice(0, end), SK: key.slice(end + 1) };
};

/**
 * Contents of documents as items of the table: they expire with their versions, and a policy can keep functions that
 * call a model out of their partition. For documents below the 400 KB of an item.
 * @param expiry attributes that make an item expire
 */
export const itemDocumentFiles = (
  client: DynamoDBDocumentClient,
  TableName: string,
  expiry: () => object,
): DocumentFiles => ({
  async read(key) {
    const Key = itemOfFile(key);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item && z.parse(fileItem, Item).json;
  },
  async write(key, json) {
    const Item = { ...itemOfFile(key), json, ...expiry() };
    await client.send(new PutCommand({ TableName, Item }));
  },
  async remove(key) {
    await client.send(new DeleteCommand({ TableName, Key: itemOfFile(key) }));
  },
  async list(prefix) {
    const { PK, SK } = itemOfFile(prefix);
    const items = await queryAll(client, {
      TableName,
      ConsistentRead: true,
      ProjectionExpression: 'SK',
      ...itemsWithPrefix(PK, SK),
    });
    return z
      .parse(z.array(z.pick(fileItem, { SK: true })), items)
      .map((item) => itemFileKey(PK, item.SK));
  },
});
