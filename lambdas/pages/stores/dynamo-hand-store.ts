import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ignoreFailedCondition } from '#core/aws/conditional-write.ts';
import { handKey } from '#core/aws/table-keys.ts';
import { isNoTombstone } from '#core/aws/tombstone.ts';
import { keptHand, type HandStore } from './hand-store.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

export const dynamoHandStore = (client: DynamoDBDocumentClient, table: string): HandStore => ({
  ...valueStore(client, table, { keyOf: handKey, attribute: 'hand', schema: keptHand }),
  async remove(uid) {
    const Key = handKey(uid);
    const remove = { TableName: table, Key, ConditionExpression: isNoTombstone };
    await ignoreFailedCondition(client.send(new DeleteCommand(remove)));
  },
});
