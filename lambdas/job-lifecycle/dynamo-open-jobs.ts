import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { jobStatus } from '#shared/model/job.ts';
import { jobKinds } from '#shared/model/job-steps.ts';
import { queryAll } from '#core/aws/query-all.ts';
import type { OpenJobs } from './domain/sweep.ts';

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
  return {
    async listOpen(kind, createdBefore) {
      const items = await queryAll(client, {
        TableName,
        IndexName: 'OpenJobs',
        KeyConditionExpression: 'openKind = :kind AND createdAt < :before',
        ExpressionAttributeValues: { ':kind': kind, ':before': createdBefore.toISOString() },
      });
      return z.parse(openJobs, items).map(({ id, ...job }) => ({ ...job, jobId: id }));
    },
  };
}
