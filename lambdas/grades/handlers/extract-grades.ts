import { extractGrades } from '../../../shared/contracts/grades.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { toJob } from '../../core/jobs/to-job.ts';
import { extractionStarter } from '../adapters/start-extraction.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startExtraction = extractionStarter(environment);

export const handler = endpointHandler(extractGrades, async ({ user, body, idempotency }) => {
  const record = await startExtraction({
    user,
    request: body,
    idempotency,
  });
  return toJob(record, environment.RESULTS_BUCKET);
});
