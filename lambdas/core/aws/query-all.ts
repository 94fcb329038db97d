import {
  QueryCommand,
  type DynamoDBDocumentClient,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';

export const itemsWithPrefix = (partition: string, prefix: string) => ({
  KeyConditionExpression: 'PK = :partition AND begins_with(SK, :prefix)',
  ExpressionAttributeValues: { ':partition': partition, ':prefix': prefix },
});

/** All items that a query finds, at most `most`. A page holds at most 1 MB, so there may be several. */
export async function queryAll(
  client: DynamoDBDocumentClient,
  input: QueryCommandInput,
  most = Infinity,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let start = input.ExclusiveStartKey;
  do {
    const Limit = most === Infinity ? undefined : most - items.length;
    const page = await client.send(new QueryCommand({ ...input, Limit, ExclusiveStartKey: start }));
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && items.length < most);
  return items;
}
