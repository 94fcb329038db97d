import { generateContent } from '../../../shared/contracts/ai-content.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { draftStarter } from '../adapters/start-draft.ts';
import { toContentJob } from '../adapters/to-content-job.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startDraft = draftStarter(environment);

export const handler = endpointHandler(generateContent, async ({ user, body, idempotency }) => {
  const record = await startDraft({
    user,
    request: body,
    idempotency,
  });
  return toContentJob(record, environment.RESULTS_BUCKET);
});
