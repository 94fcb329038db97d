import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { Permission } from '../aws-gateway/gate.ts';
import type { Environment } from '../template/resource-types.ts';

const attributes = z.record(z.string(), z.unknown());
const input = z.object({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  Key: z.optional(attributes),
  Keys: z._default(z.array(attributes), []),
  Item: z.optional(attributes),
  KeyConditionExpression: z._default(z.string(), ''),
  ExpressionAttributeNames: z._default(z.record(z.string(), z.string()), {}),
  ExpressionAttributeValues: z._default(attributes, {}),
});
type Input = z.infer<typeof input>;

export type PartitionKeyOf = (table: string) => string | undefined;

const operations = new Set([
  'BatchGetItem',
  ...['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
]);

const batch = z.object({ RequestItems: z.record(z.string(), z.looseObject({})) });
/** What a BatchGetItem asks of its table; the product never asks for two at once. */
const ofOneTable = (given: unknown): unknown => {
  const tables = Object.entries(z.safeParse(batch, given).data?.RequestItems ?? {});
  return tables.length === 1 ? { TableName: tables[0]?.[0], ...tables[0]?.[1] } : undefined;
};

const scalarValue = z.union([z.object({ S: z.string() }), z.object({ N: z.string() })]);
const scalar = (value: unknown): string[] => {
  const { data } = z.safeParse(scalarValue, value);
  return data === undefined ? [] : ['S' in data ? data.S : data.N];
};

/** The values of the partition key in an item, its key, or a Query's condition, `key = :value` at any position. */
const leadingKeys = (
  { Key, Keys, Item, IndexName, KeyConditionExpression, ...names }: Input,
  partitionKey: string | undefined,
): string[] => {
  if (partitionKey === undefined || IndexName !== undefined) return [];
  const equality = /([#\w]+)\s*=\s*(:\w+)/g;
  const queried = [...KeyConditionExpression.matchAll(equality)].flatMap(
    ([, name = '', value = '']) =>
      (names.ExpressionAttributeNames[name] ?? name) === partitionKey
        ? scalar(names.ExpressionAttributeValues[value])
        : [],
  );
  return [...queried, ...[Key ?? Item, ...Keys].flatMap((key) => scalar(key?.[partitionKey]))];
};

/**
 * The permission that a DynamoDB call needs.
 * Source: "Actions, resources, and condition keys for Amazon DynamoDB", Service Authorization Reference.
 * @throws {AwsError} UnknownOperationException for calls that the product does not make; ValidationException
 */
export const permissionOf = (
  action: string,
  given: unknown,
  { region, accountId, partitionKeyOf }: Environment & { partitionKeyOf: PartitionKeyOf },
): Permission => {
  if (!operations.has(action))
    throw new AwsError(
      'com.amazon.coral.service#UnknownOperationException',
      `${action} is not available locally`,
    );
  const { data } = input.safeParse(action === 'BatchGetItem' ? ofOneTable(given) : given);
  if (!data)
    throw new AwsError(
      'com.amazon.coral.validate#ValidationException',
      `The input of ${action} is not what DynamoDB expects`,
    );
  const { TableName, IndexName } = data;
  const arn = `arn:aws:dynamodb:${region}:${accountId}:table/${TableName}`;
  const keys = leadingKeys(data, partitionKeyOf(TableName));
  return {
    action: `dynamodb:${action}`,
    resource: IndexName === undefined ? arn : `${arn}/index/${IndexName}`,
    ...(keys.length > 0 && { context: { 'dynamodb:LeadingKeys': keys } }),
  };
};
