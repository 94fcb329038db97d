import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isWritten } from '../aws/conditional-write.ts';
import { queryAll } from '../aws/query-all.ts';
import { resultKey } from '../aws/table-keys.ts';
import { addressOf, type JobAddress, type JobRecord } from './job-record.ts';

/** The texts that jobs have made, each in its own item. */
export interface ResultStore {
  /** Saves the text of a job that is about to succeed; an existing text is kept. */
  keep(address: JobAddress, result: string): Promise<void>;
  join(record: JobRecord): Promise<JobRecord>;
  /** Jobs of one owner and kind, newest first, with their texts. */
  joinAll(records: readonly JobRecord[]): Promise<JobRecord[]>;
  /** A missing text is not an error. */
  remove(address: JobAddress): Promise<void>;
}

export const resultItem = z.object({ jobId: z.string(), result: z.string() });
const keyOf = ({ uid, kind, jobId }: JobAddress) => resultKey(uid, kind, jobId);

/** Older jobs have their text in the job's own item. */
const lacksResult = ({ status, result }: JobRecord): boolean =>
  status === 'SUCCESS' && result === undefined;

export function dynamoResultStore(client: DynamoDBDocumentClient, TableName: string): ResultStore {
  /** One query for all, because its read units are rounded up once and not for each text. */
  const textsBetween = async (oldest: JobRecord, newest: JobRecord) => {
    const last = keyOf(addressOf(newest));
    const items = await queryAll(client, {
      TableName,
      KeyConditionExpression: 'PK = :owner AND SK BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':owner': last.PK,
        ':first': keyOf(addressOf(oldest)).SK,
        ':last': last.SK,
      },
    });
    return new Map(z.parse(z.array(resultItem), items).map(({ jobId, result }) => [jobId, result]));
  };

  const store: ResultStore = {
    async keep(address, result) {
      const Item = { ...keyOf(address), jobId: address.jobId, result };
      const ConditionExpression = 'attribute_not_exists(PK)';
      await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })));
    },

    async join(record) {
      if (!lacksResult(record)) return record;
      const Key = keyOf(addressOf(record));
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return { ...record, result: Item && z.parse(resultItem, Item).result };
    },

    async joinAll(records) {
      const lacking = records.filter(lacksResult);
      const [newest, oldest] = [lacking.at(0), lacking.at(-1)];
      const texts = newest && oldest ? await textsBetween(oldest, newest) : undefined;
      // The read is eventually consistent, so it may see a job's success before its text.
      return Promise.all(
        records.map(async (record) => {
          const result = texts?.get(record.id);
          return result === undefined ? store.join(record) : { ...record, result };
        }),
      );
    },

    async remove(address) {
      await client.send(new DeleteCommand({ TableName, Key: keyOf(address) }));
    },
  };
  return store;
}
