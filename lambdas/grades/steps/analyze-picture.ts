import * as z from 'zod/mini';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { analyzePage } from '../adapters/textract-analysis.ts';
import { parseBlocks } from '../domain/reading/textract-blocks.ts';
import { Defect } from '#core/defect.ts';

const { TABLE_NAME, RESULTS_BUCKET: bucket } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

const analyzingInput = z.extend(jobAddress, { straightening: z.object({ pageKey: z.string() }) });

/** Has the page's words and tables found. What is answered is kept for the next step: it is larger than states may be. */
export const handler = stepHandler('analyze-picture', analyzingInput, async (input) => {
  const page = await readWorkFile(bucket, input.straightening.pageKey);
  const blocks = parseBlocks(await analyzePage(page));
  // Of an empty page, too, it says that there is one. Anything else is a fault of the service, which may pass.
  if (!blocks?.some(({ BlockType }) => BlockType === 'PAGE'))
    throw new Defect('the analysis of a page has no page');
  const key = workKey(input, 'analysis.json');
  const body = Buffer.from(JSON.stringify({ Blocks: blocks }));
  await putJobFile(jobs, input, { bucket, key, body, contentType: 'application/json' });
  return { analysisKey: key };
});
