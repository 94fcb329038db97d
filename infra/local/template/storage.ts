import * as z from 'zod/mini';
import { arnOf, physicalName } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';
import type { Environment } from './resource-types.ts';

const keySchema = z.array(
  z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }),
);
const projection = z.object({
  ProjectionType: z.optional(z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE'])),
  NonKeyAttributes: z.optional(z.array(z.string())),
});
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

/** A table in the form of DynamoDB's CreateTable. */
export interface TableSpec extends z.infer<typeof tableProperties> {
  readonly name: string;
}

/** The tables of the templates. */
export const readTables = (resources: readonly ResolvedResource[]): readonly TableSpec[] =>
  resources
    .filter(({ resource }) => resource.Type === 'AWS::DynamoDB::Table')
    .map((located) => ({
      name: physicalName(located),
      ...tableProperties.parse(located.properties),
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
const bucketProperties = z.object({
  LifecycleConfiguration: z._default(z.object({ Rules: z.array(lifecycleRule) }), { Rules: [] }),
  CorsConfiguration: z._default(z.object({ CorsRules: z.array(corsRule) }), { CorsRules: [] }),
});

/** A rule of a bucket's CORS configuration; `MaxAge` in seconds. */
export type CorsRule = z.infer<typeof corsRule>;

/** Objects with this key prefix are deleted after this many days. */
export interface Expiration {
  readonly prefix: string;
  readonly days: number;
}

/** A bucket; browsers are subject to its CORS rules. */
export interface BucketSpec {
  readonly logicalId: string;
  readonly name: string;
  readonly corsRules: CorsRule[];
  readonly expirations: readonly Expiration[];
  /** The documents of its bucket policies. */
  readonly policyDocuments: readonly unknown[];
}

const bucketPolicy = z.object({ Bucket: z.string(), PolicyDocument: z.unknown() });

/** The buckets of the templates. */
export const readBuckets = (resources: readonly ResolvedResource[]): readonly BucketSpec[] => {
  const policies = resources
    .filter(({ resource }) => resource.Type === 'AWS::S3::BucketPolicy')
    .map(({ properties }) => bucketPolicy.parse(properties));
  return resources
    .filter(({ resource }) => resource.Type === 'AWS::S3::Bucket')
    .map((located) => {
      const name = physicalName(located);
      const { CorsConfiguration, LifecycleConfiguration } = bucketProperties.parse(
        located.properties,
      );
      return {
        logicalId: located.logicalId,
        name,
        corsRules: CorsConfiguration.CorsRules,
        expirations: LifecycleConfiguration.Rules.flatMap(({ Status, Prefix, ExpirationInDays }) =>
          Status === 'Enabled' && ExpirationInDays !== undefined
            ? [{ prefix: Prefix, days: ExpirationInDays }]
            : [],
        ),
        policyDocuments: policies
          .filter(({ Bucket }) => Bucket === name)
          .map(({ PolicyDocument }) => PolicyDocument),
      };
    });
};

/** A secret; the host creates its value. */
export interface SecretSpec {
  readonly logicalId: string;
  readonly name: string;
  readonly arn: string;
}

/** The secrets of the templates. */
export const readSecrets = (
  resources: readonly ResolvedResource[],
  environment: Environment,
): readonly SecretSpec[] =>
  resources
    .filter(({ resource }) => resource.Type === 'AWS::SecretsManager::Secret')
    .map((located) => ({
      logicalId: located.logicalId,
      name: physicalName(located),
      arn: arnOf(located, environment),
    }));
