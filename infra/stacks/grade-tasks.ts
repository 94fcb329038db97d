import { Stack } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type {
  AnalyzingEnvironment,
  CheckingEnvironment,
  GradebookReader,
  IdentifyingEnvironment,
  RereadingEnvironment,
  StraighteningEnvironment,
  TabulatingEnvironment,
} from '#lambdas/pages/environment.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import { acknowledge, wildcard } from '../constructs/acknowledge.ts';
import { WHOLE_CPU, type NodeFunction } from '../constructs/node-function.ts';
import type { PaidModels } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { jobFilesOf, onObjects, toMiss } from './job-files.ts';
import { allowModels } from './model-access.ts';
import { stepFunctions } from './step-functions.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'uploads' | 'results'>;
  readonly gradebookReader: GradebookReader;
  readonly visionModel?: string;
  readonly models: Pick<PaidModels, 'modelBudget'>;
}

export function gradeTasks(
  stack: Stack,
  { data, gradebookReader, visionModel, models }: Resources,
) {
  const { table, uploads, results } = data;
  const { checking, identifying, straightening, analyzing, tabulating, rereading, writing } =
    stepsOf('grade');
  const jobFiles = jobFilesOf(data);
  const withUploads = { ...jobFiles, UPLOADS_BUCKET: uploads.bucketName };
  const { step, afterAnother } = stepFunctions(stack, data);
  /** Needed to read uploads, and to delete those above the size limit. */
  const ofUploads = (lambda: NodeFunction) =>
    lambda.allow(onObjects(uploads, 'uploads', 'Get', 'Delete'), toMiss(uploads));

  const checkPicture = step<CheckingEnvironment>('CheckPicture', checking, withUploads, {
    memorySize: WHOLE_CPU,
    description: 'Checks that a picture is one, turns it upright and drops its metadata',
  });
  ofUploads(checkPicture);
  const identifySheet = step<IdentifyingEnvironment>('IdentifySheet', identifying, jobFiles, {
    memorySize: WHOLE_CPU,
    description: 'Reads a sheet that the teacher has printed, by its corner marks',
  });
  afterAnother(identifySheet);
  const straightenPicture = step<StraighteningEnvironment>(
    'StraightenPicture',
    straightening,
    jobFiles,
    { memorySize: WHOLE_CPU, description: 'Makes a straight, evenly lit page of a picture' },
  );
  afterAnother(straightenPicture);
  const analyzePicture = step<AnalyzingEnvironment>(
    'AnalyzePicture',
    analyzing,
    { ...jobFiles, GRADEBOOK_READER: gradebookReader },
    {
      memorySize: gradebookReader === 'textract' ? 1024 : WHOLE_CPU,
      description: 'Finds the words and tables of a page',
    },
  );
  afterAnother(analyzePicture);
  if (gradebookReader !== 'own') allowTextract(analyzePicture);
  const tabulateMarks = step<TabulatingEnvironment>('TabulateMarks', tabulating, withUploads, {
    memorySize: WHOLE_CPU,
    description: 'Makes a gradebook of the words and tables of a page',
  });
  ofUploads(afterAnother(tabulateMarks));
  const rereadCells = step<RereadingEnvironment>(
    'RereadCells',
    rereading,
    { ...jobFiles, VISION_MODEL: visionModel ?? '', MODEL_BUDGET: String(models.modelBudget) },
    { memorySize: WHOLE_CPU, description: 'Shows doubtful cells, one by one, to a second reader' },
  );
  afterAnother(rereadCells);
  if (visionModel !== undefined) allowModels(rereadCells, [visionModel], table);
  const writeGradebook = step<JobFilesEnvironment>('WriteGradebook', writing, jobFiles, {
    memorySize: 1024,
    description:
      'Writes a gradebook, its page and its draft files, and adds certain marks to the record',
  });
  afterAnother(writeGradebook).allow(
    onObjects(results, 'results', 'Put', 'Delete'),
    ...documentGrants(data).write,
    // Adding marks to the record of a class extends its lifetime.
    table.permission('UpdateItem', 'Query'),
  );

  return {
    [checking.task]: checkPicture,
    [identifying.task]: identifySheet,
    [straightening.task]: straightenPicture,
    [analyzing.task]: analyzePicture,
    [tabulating.task]: tabulateMarks,
    [rereading.task]: rereadCells,
    [writing.task]: writeGradebook,
  };
}

/** The page is sent in the request, so there is no resource to name. */
function allowTextract(lambda: NodeFunction): void {
  lambda.allow({ actions: ['textract:AnalyzeDocument'], resources: ['*'] });
  acknowledge(
    lambda.policy,
    [wildcard(Stack.of(lambda), 'Resource', '*')],
    'Textract is sent the page itself: the action has no resource to name.',
  );
}
