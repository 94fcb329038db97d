import type { Job } from '#shared/model/job.ts';
import { limits } from '#shared/model/limits.ts';
import { documentClient } from '../aws/document-client.ts';
import { readEnvironment } from '../environment.ts';
import { endpointHandler, type ApiHandler } from '../http/endpoint-handler.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { jobFilesEnvironment } from './environment.ts';
import { dynamoResultStore } from './dynamo-result-store.ts';
import type { JobFeature } from './job-feature.ts';
import type { JobRecord } from './job-record.ts';

const omitResult = ({ result: _, ...record }: JobRecord): JobRecord => record;

/** Lists the caller's jobs of one kind. */
export function listHandler<Shown extends Job>(feature: JobFeature<Shown>): ApiHandler {
  const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  const results = dynamoResultStore(documentClient, TABLE_NAME);
  return endpointHandler(feature.endpoints.list, async ({ user, query }) => {
    const most = Number(query.limit ?? limits.jobsListed);
    const records = await jobs.list(user.uid, feature.kind, most, {
      before: query.cursor,
      classId: query.classId,
    });
    const asked =
      feature.makesTexts && query.view !== 'summary'
        ? await results.joinAll(records)
        : records.map(omitResult);
    return Promise.all(asked.map((record) => feature.show(record, RESULTS_BUCKET)));
  });
}
