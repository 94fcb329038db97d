import * as z from 'zod/mini';
import type { ReadResources } from './resource-reader.ts';

const keySchema = z.array(
  z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }),
);
const projection = z.object({
  ProjectionType: z.optional(z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE'])),
  NonKeyAttributes: z.optional(z.array(z.string())),
});
/** A table's properties in the form of DynamoDB's CreateTable. */
export const tableProperties = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z._default(
    z.array(z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: projection })),
    [],
  ),
});
export interface TableSpec extends z.infer<typeof tableProperties> {
  readonly name: string;
}

export const readTables = (read: ReadResources): readonly TableSpec[] =>
  read('AWS::DynamoDB::Table', tableProperties).map(({ name, properties }) => ({
    name,
    ...properties,
  }));

const corsRule = z.object({
  AllowedMethods: z.array(z.string()),
  AllowedOrigins: z.array(z.string()),
  AllowedHeaders: z._default(z.array(z.string()), []),
  MaxAge: z.optional(z.number()),
});
const lifecycleRule = z.object({
  Status: z.enum(['Enabled', 'Disabled']),
  Prefix: z._default(z.string(), ''),
  ExpirationInDays: z.optional(z.number()),
});
const bucket = z.object({
  LifecycleConfiguration: z._default(z.object({ Rules: z.array(lifecycleRule) }), { Rules: [] }),
  CorsConfiguration: z._default(z.object({ CorsRules: z.array(corsRule) }), { CorsRules: [] }),
});
const bucketPolicy = z.object({ Bucket: z.string(), PolicyDocument: z.unknown() });

/** A rule of a bucket's CORS configuration; `MaxAge` in seconds. */
export type CorsRule = z.infer<typeof corsRule>;

export interface BucketSpec {
  readonly name: string;
  readonly corsRules: readonly CorsRule[];
  /** Objects with this key prefix are deleted after this many days. */
  readonly expirations: readonly { readonly prefix: string; readonly days: number }[];
  readonly policyDocuments: readonly unknown[];
}

export const readBuckets = (read: ReadResources): readonly BucketSpec[] => {
  const policies = read('AWS::S3::BucketPolicy', bucketPolicy).map(({ properties }) => properties);
  return read('AWS::S3::Bucket', bucket).map(({ name, properties }) => ({
    name,
    corsRules: properties.CorsConfiguration.CorsRules,
    expirations: properties.LifecycleConfiguration.Rules.flatMap(
      ({ Status, Prefix: prefix, ExpirationInDays: days }) =>
        Status === 'Enabled' && days !== undefined ? [{ prefix, days }] : [],
    ),
    policyDocuments: policies
      .filter(({ Bucket }) => Bucket === name)
      .map(({ PolicyDocument }) => PolicyDocument),
  }));
};

/** The secrets of the templates; the host creates their values. */
export const readSecrets = (read: ReadResources) =>
  read('AWS::SecretsManager::Secret', z.object({})).map(({ logicalId, arn }) => ({
    logicalId,
    arn,
  }));
