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

/**
 * Finds the page's words and tables. The analysis is stored in a file, because it exceeds the size limit of a state.
 */
export const handler = stepHandler('analyze-picture', analyzingInput, async (input) => {
  const page = await readWorkFile(bucket, input.straightening.pageKey);
  const blocks = parseBlocks(await analyzePage(page));
  // Even an empty page has a page block. Its absence is a fault of the service, which may be temporary.
  if (!blocks?.some(({ BlockType }) => BlockType === 'PAGE'))
    throw new Defect('the analysis of a page has no page');
  const key = workKey(input, 'analysis.json');
  const body = Buffer.from(JSON.stringify({ Blocks: blocks }));
  await putJobFile(jobs, input, { bucket, key, body, contentType: 'application/json' });
  return { analysisKey: key };
});
