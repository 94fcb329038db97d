import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { Permission } from '../aws-gateway/permission.ts';

type AttributeValues = Record<string, unknown>;
const attributes = z.record(z.string(), z.unknown());
const ofTable = z.object({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  Key: z.optional(attributes),
  Item: z.optional(attributes),
});
const batchGet = z.object({
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(attributes) })),
});
const batchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.optional(z.object({ Item: attributes })),
        DeleteRequest: z.optional(z.object({ Key: attributes })),
      }),
    ),
  ),
});
const queried = z.object({
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeNames: z._default(z.record(z.string(), z.string()), {}),
  ExpressionAttributeValues: z._default(attributes, {}),
});

/** Facts for the permissions of a call, besides its input. */
export interface TableFacts {
  region: string;
  accountId: string;
  /** The partition key's attribute name, for `dynamodb:LeadingKeys`; undefined for an unknown table. */
  partitionKeyOf: (table: string) => string | undefined;
}

const scalarValue = z.union([z.object({ S: z.string() }), z.object({ N: z.string() })]);
const scalar = (value: unknown): string[] => {
  const { data } = z.safeParse(scalarValue, value);
  return data === undefined ? [] : ['S' in data ? data.S : data.N];
};

/** The partition key in a Query's condition, `key = :value`, at any position. */
const queriedKey = (partitionKey: string, input: unknown): string[] => {
  const {
    KeyConditionExpression = '',
    ExpressionAttributeNames,
    ExpressionAttributeValues,
  } = z.parse(queried, input);
  const equality = /([#\w]+)\s*=\s*(:\w+)/g;
  return [...KeyConditionExpression.matchAll(equality)].flatMap(([, name = '', value = '']) =>
    (ExpressionAttributeNames[name] ?? name) === partitionKey
      ? scalar(ExpressionAttributeValues[value])
      : [],
  );
};

const leadingKeys = (
  items: readonly AttributeValues[],
  partitionKey: string | undefined,
): string[] =>
  partitionKey === undefined ? [] : items.flatMap((item) => scalar(item[partitionKey]));

const permission = (
  facts: TableFacts,
  action: string,
  table: string,
  keys: readonly string[],
  index?: string,
): Permission => {
  const arn = `arn:aws:dynamodb:${facts.region}:${facts.accountId}:table/${table}`;
  return {
    action: `dynamodb:${action}`,
    resource: index === undefined ? arn : `${arn}/index/${index}`,
    ...(keys.length > 0 && { context: { 'dynamodb:LeadingKeys': [...new Set(keys)] } }),
  };
};

const batches: Record<string, (input: unknown) => Record<string, AttributeValues[]>> = {
  BatchGetItem: (input) =>
    Object.fromEntries(
      Object.entries(z.parse(batchGet, input).RequestItems).map(([table, { Keys }]) => [
        table,
        Keys,
      ]),
    ),
  BatchWriteItem: (input) =>
    Object.fromEntries(
      Object.entries(z.parse(batchWrite, input).RequestItems).map(([table, writes]) => [
        table,
        writes.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {}),
      ]),
    ),
};
const single = new Set([
  'GetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'Query',
  'Scan',
  'DescribeTable',
]);

/**
 * The permissions that a DynamoDB call needs.
 * Source: "Actions, resources, and condition keys for Amazon DynamoDB", Service Authorization Reference.
 * @throws {AwsError} UnknownOperationException for calls the local database does not support; ValidationException
 */
export const permissionsOf = (action: string, input: unknown, facts: TableFacts): Permission[] => {
  try {
    const batch = batches[action];
    if (batch)
      return Object.entries(batch(input)).map(([table, items]) =>
        permission(facts, action, table, leadingKeys(items, facts.partitionKeyOf(table))),
      );
    if (!single.has(action))
      throw new AwsError(
        'com.amazon.coral.service#UnknownOperationException',
        `${action} is not available locally`,
      );
    const { TableName, IndexName, Key, Item } = z.parse(ofTable, input);
    const partitionKey = facts.partitionKeyOf(TableName);
    const keys =
      action === 'Query' && partitionKey !== undefined && IndexName === undefined
        ? queriedKey(partitionKey, input)
        : leadingKeys([Key ?? Item ?? {}], partitionKey);
    return [permission(facts, action, TableName, keys, IndexName)];
  } catch (error) {
    if (error instanceof AwsError) throw error;
    throw new AwsError(
      'com.amazon.coral.validate#ValidationException',
      `The input of ${action} is not what DynamoDB expects`,
    );
  }
};
