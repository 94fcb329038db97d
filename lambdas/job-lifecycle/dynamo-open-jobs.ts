import { QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { jobStatus } from '#shared/model/job.ts';
import { jobKinds } from '#shared/model/job-steps.ts';
import { openJobsParts } from '#core/aws/table-keys.ts';
import type { OpenJob, OpenJobs } from './domain/sweep.ts';

/** The attributes that the sparse index `OpenJobs` projects. */
const openJobs = z.array(
  z.object({
    uid: z.string(),
    kind: z.enum(jobKinds),
    id: z.string(),
    status: jobStatus,
    createdAt: z.string(),
  }),
);

export function dynamoOpenJobs(client: DynamoDBDocumentClient, TableName: string): OpenJobs {
  async function* pagesOf(key: string, createdBefore: Date): AsyncGenerator<OpenJob[]> {
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          IndexName: 'OpenJobs',
          KeyConditionExpression: 'openKind = :key AND createdAt < :before',
          ExpressionAttributeValues: { ':key': key, ':before': createdBefore.toISOString() },
          ExclusiveStartKey,
        }),
      );
      yield z.parse(openJobs, page.Items ?? []).map(({ id, ...job }) => ({ ...job, jobId: id }));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  return {
    listOpen: (kind, createdBefore) =>
      openJobsParts(kind).map((key) => pagesOf(key, createdBefore)),
  };
}
