import { DeleteCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { classFigures, type ClassFigures } from '#shared/model/class-figures.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { figuresKey, figuresPrefix, userPartition } from '#core/aws/table-keys.ts';

/** The reading of answer sheets that figures are of. */
interface FiguresAddress {
  readonly uid: string;
  readonly jobId: string;
}

/** How well classes answered questions, by reading. They stay when the reading is deleted. */
export interface FiguresStore {
  list(uid: string): Promise<ClassFigures[]>;
  /** Replaces those of earlier versions of the answers; those of a later version stay. */
  save(reading: FiguresAddress, version: number, figures: ClassFigures): Promise<void>;
}

export function dynamoFiguresStore(
  client: DynamoDBDocumentClient,
  TableName: string,
): FiguresStore {
  const closure = dynamoAccountClosure(client, TableName);
  return {
    async list(uid) {
      const query = itemsWithPrefix(userPartition(uid), figuresPrefix);
      const found = await queryAll(client, { TableName, ConsistentRead: true, ...query });
      return z.parse(z.array(classFigures), found);
    },
    async save({ uid, jobId }, version, figures) {
      const Key = figuresKey(uid, jobId);
      const write = {
        TableName,
        Item: { ...Key, ...figures, version },
        ConditionExpression: 'attribute_not_exists(PK) OR #version <= :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      };
      if (!(await isWritten(client.send(new PutCommand(write))))) return;
      // The account was deleted meanwhile.
      if (await closure.isClosed(uid)) await client.send(new DeleteCommand({ TableName, Key }));
    },
  };
}
