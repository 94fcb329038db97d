import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { handItem } from '#shared/contracts/hand.ts';
import { ignoreFailedCondition } from '#core/aws/conditional-write.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { isNoTombstone } from '#core/aws/tombstone.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';
import type { HandStore } from './hand-store.ts';

export const dynamoHandStore = (client: DynamoDBDocumentClient, table: string): HandStore => ({
  ...valueStore(client, table, handItem),
  async remove(uid) {
    const Key = ownItemKey(handItem, uid);
    const remove = { TableName: table, Key, ConditionExpression: isNoTombstone };
    await ignoreFailedCondition(client.send(new DeleteCommand(remove)));
  },
});
