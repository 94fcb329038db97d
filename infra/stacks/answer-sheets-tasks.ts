import type { Stack } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { ReadingEnvironment } from '#lambdas/answer-sheets/environment.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { jobFilesOf, onObjects, toMiss } from './job-files.ts';
import { stepFunctions } from './step-functions.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'uploads' | 'results'>;
}

export function answerSheetsTasks(stack: Stack, { data }: Resources) {
  const { uploads } = data;
  const { registering, collecting } = stepsOf('answer-sheets');
  const jobFiles = jobFilesOf(data);
  const { step, afterAnother } = stepFunctions(stack, data);
  const readAnswerSheet = step<ReadingEnvironment>(
    'ReadAnswerSheet',
    registering,
    { ...jobFiles, UPLOADS_BUCKET: uploads.bucketName },
    { memorySize: WHOLE_CPU, description: 'Reads the answer sheets in a picture' },
  ).allow(onObjects(uploads, 'uploads', 'Get', 'Delete'), toMiss(uploads));
  const grants = documentGrants(data);
  const collectAnswers = step<JobFilesEnvironment>('CollectAnswers', collecting, jobFiles, {
    memorySize: 1024,
    description: 'Writes the answers of a class, and the pages they are on',
  });
  // It reads the test and the names of the classes, and writes the answers.
  afterAnother(collectAnswers).allow(...grants.readNewest, ...grants.write);
  return { [registering.task]: readAnswerSheet, [collecting.task]: collectAnswers };
}
