import { submitNotebook } from '../../../shared/contracts/notebooks.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { toJob } from '../../core/jobs/to-job.ts';
import { notebookStarter } from '../adapters/start-notebook.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startNotebook = notebookStarter(environment);

export const handler = endpointHandler(submitNotebook, async ({ user, body, idempotency }) => {
  const record = await startNotebook({
    uid: user.uid,
    request: { ...body, language: body.language ?? 'en' },
    idempotency,
  });
  return toJob(record, environment.RESULTS_BUCKET);
});
