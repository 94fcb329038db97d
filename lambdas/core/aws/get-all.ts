import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';

type Key = Readonly<Record<'PK' | 'SK', string>>;
type Item = Record<string, unknown>;

/** The most items of one BatchGetItem. */
const BATCH = 100;

/** The items of these keys, in any order and without those that are gone; a hundred take one call. */
export async function getAll(
  client: DynamoDBDocumentClient,
  TableName: string,
  keys: readonly Key[],
  ConsistentRead = true,
): Promise<Item[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, async (_, index) => {
    const items: Item[] = [];
    let asked: Item[] | undefined = keys.slice(index * BATCH, (index + 1) * BATCH);
    // A busy table or 16 MB end an answer early; without any item it is an error, so this ends.
    while (asked !== undefined && asked.length > 0) {
      const ofTable = { Keys: asked, ConsistentRead };
      const answer: BatchGetCommandOutput = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: ofTable } }),
      );
      items.push(...(answer.Responses?.[TableName] ?? []));
      asked = answer.UnprocessedKeys?.[TableName]?.Keys;
    }
    return items;
  });
  return (await Promise.all(batches)).flat();
}
