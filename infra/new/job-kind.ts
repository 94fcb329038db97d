import { jobSteps } from '#shared/model/job-steps.ts';
import type { Changes } from './changes.ts';
import { camelCase, keyOf, pascalCase, requireName, taken, words } from './names.ts';
import { addText, type Translated } from './texts.ts';

/** A new kind of job, by the names in its files. */
interface Kind {
  readonly kind: string;
  readonly name: string;
  readonly feature: string;
  /** The feature's name in code. */
  readonly jobs: string;
  /** Its only step, and the step's function. */
  readonly step: string;
  readonly task: string;
  readonly folder: string;
}

async function writeContract(changes: Changes, made: Kind): Promise<void> {
  const { kind, name, feature, jobs, step, task } = made;
  await changes.edit('shared/model/job-steps.ts', (code) =>
    code.replace(
      '\n} as const satisfies Record<string, readonly JobStep[]>',
      (end) =>
        `\n  ${keyOf(kind)}: [{ id: '${step}', task: '${task}', seconds: 30, retry: 'transient' }],${end}`,
    ),
  );
  changes.create(
    `shared/contracts/${feature}.ts`,
    `import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { limits } from '../model/limits.ts';
import { line } from '../model/text.ts';
import type { JobDescriptor } from './job-kind.ts';
import { jobEndpoints } from './jobs.ts';

export const ${name}Jobs = jobEndpoints({
  noun: '${words(kind)}',
  results: 'files',
  path: '/${feature}/jobs',
  ids: { list: 'list-${kind}-jobs', retry: 'retry-${kind}', delete: 'delete-${kind}' },
  listed: job,
  started: job,
  submit: {
    id: 'submit-${kind}',
    summary: 'Starts the making of a ${words(kind)}',
    path: '/${feature}/generate',
    body: z.strictObject({ title: line(limits.textLength) }),
    errors: ['quota-exceeded', 'unverified-quota-exceeded'],
  },
});

export const ${name}Kind = {
  kind: '${kind}',
  endpoints: ${name}Jobs,
  perDay: { verified: 40, unverified: 5 },
  cost: { perMonth: 5, seconds: { ${keyOf(step)}: 1 } },
} as const satisfies JobDescriptor;
`,
  );
  const index = 'shared/contracts/index.ts';
  await changes.addImport(index, `* as ${jobs}`, `./${feature}.ts`);
  await changes.edit(index, (code) =>
    code.replace(/(jobDescriptors:[^]*?)(\n\};)/, `$1\n  ${keyOf(kind)}: ${jobs}.${name}Kind,$2`),
  );
}

/** How it is shown and submitted, and its handlers. */
function writeHandlers(changes: Changes, { kind, name, feature, jobs, folder }: Kind): void {
  changes.create(
    `${folder}/jobs.ts`,
    `import type * as z from 'zod/mini';
import { ${name}Kind } from '#shared/contracts/${feature}.ts';
import type { JobFeature } from '#core/jobs/job-feature.ts';
import type { SubmissionRules } from '#core/jobs/submit-handlers.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** Shown in the history as any job is. */
export const ${jobs} = { ...${name}Kind, show: toJob } satisfies JobFeature;

const request = ${name}Kind.endpoints.submit.body;

/** Its title tells one from another in the history. */
export const ${name}Submission: SubmissionRules<z.infer<typeof request>> = {
  request,
  sourceOf: ({ title }) => title,
};
`,
  );
  changes.create(
    `${folder}/handlers.ts`,
    `import { deleteHandler } from '#core/jobs/delete-handler.ts';
import { listHandler } from '#core/jobs/list-handler.ts';
import { retryHandler, submitHandler } from '#core/jobs/submit-handlers.ts';
import { ${jobs}, ${name}Submission } from './jobs.ts';

export const list${pascalCase(kind)}Jobs = () => listHandler(${jobs});
export const submit${pascalCase(kind)} = () => submitHandler(${jobs}, ${name}Submission);
export const retry${pascalCase(kind)} = () => retryHandler(${jobs}, ${name}Submission);
export const delete${pascalCase(kind)} = () => deleteHandler(${jobs});
`,
  );
}

function writeStep(changes: Changes, { kind, name, feature, task, folder }: Kind): void {
  changes.create(
    `${folder}/steps/${task}.ts`,
    `import { ${name}Jobs } from '#shared/contracts/${feature}.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { resultFileKey } from '#core/jobs/job-file-keys.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';

const { TABLE_NAME, RESULTS_BUCKET: bucket } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const loadJobRequest = jobRequestLoader(${name}Jobs.submit.body);

/** Writes the file that the job offers. */
export const handler = stepHandler('${task}', jobAddress, async (address) => {
  const { request } = await loadJobRequest(jobs, address);
  const body = Buffer.from(\`\${request.title}\\n\`);
  const file = {
    key: resultFileKey(address, '${kind}.txt'),
    name: '${kind}.txt',
    contentType: 'text/plain; charset=utf-8',
    size: body.byteLength,
  };
  await putJobFile(jobs, address, { ...file, bucket, body });
  return { files: [file] };
});
`,
  );
  changes.create(
    `${folder}/steps/${task}.test.ts`,
    `import { expect, it } from 'vitest';
import { addressOf } from '#core/jobs/job-record.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { handler } from './${task}.ts';

const { s3, jobs } = useJobServices();
const job = { ...sampleJob, kind: '${kind}', request: { title: 'Fractions' } } as const;

it('writes a file with the title', async () => {
  await jobs.create(job);
  const { files } = await callStep(handler, addressOf(job));
  expect(files).toMatchObject([{ name: '${kind}.txt', size: 10 }]);
  expect(s3.objects.get(\`/results/\${files[0]?.key}\`)?.body.toString()).toBe('Fractions\\n');
});

it('stops when the job was deleted', async () => {
  await expect(callStep(handler, addressOf(job))).rejects.toMatchObject({
    failure: { code: 'cancelled' },
  });
});
`,
  );
}

/** The function of its step in the stack of workflows, with its permissions. */
async function writeTasks(changes: Changes, { kind, name, step, task }: Kind): Promise<void> {
  const stepName = camelCase(step);
  changes.create(
    `infra/stacks/${kind}-tasks.ts`,
    `import type { Stack } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import type { DataStack } from './data-stack.ts';
import { jobFilesOf, onObjects } from './job-files.ts';
import { stepFunctions } from './step-functions.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'results'>;
}

/** The functions of the steps of a ${words(kind)}, by the names of their bundles. */
export function ${name}Tasks(stack: Stack, { data }: Resources) {
  const { ${taken(step)} } = stepsOf('${kind}');
  const jobFiles = jobFilesOf(data);
  const { step } = stepFunctions(stack, data);
  const ${camelCase(task)} = step<JobFilesEnvironment>('${pascalCase(task)}', ${stepName}, jobFiles, {
    description: 'Writes the file of a ${words(kind)}',
  }).allow(onObjects(data.results, 'results', 'Put', 'Delete'));
  return { [${stepName}.task]: ${camelCase(task)} };
}
`,
  );
  const stack = 'infra/stacks/workflows-stack.ts';
  await changes.addImport(stack, `${name}Tasks`, `./${kind}-tasks.ts`);
  await changes.edit(stack, (code) =>
    code.replace(/(const tasksOf:[^]*?)(\n\};)/, `$1\n  ${keyOf(kind)}: ${name}Tasks,$2`),
  );
}

/** A real call of each of its endpoints. */
async function writeExamples(changes: Changes, { kind }: Kind): Promise<void> {
  await changes.insertBefore(
    'shared/contracts/examples.ts',
    "  'report-browser-error': {",
    `  'list-${kind}-jobs': { query: {}, response: [{ ...pendingJob, source: 'Fractions' }] },
  'submit-${kind}': { body: { title: 'Fractions' }, response: { ...pendingJob, source: 'Fractions' } },
  'retry-${kind}': { params: { jobId }, response: { ...pendingJob, source: 'Fractions' } },
  'delete-${kind}': { params: { jobId } },
`,
  );
}

const adviceFor = ({ kind, feature, task, folder }: Kind): string => `
It takes a title and makes a text file. To make it what it is to be:
1. In shared/contracts/${feature}.ts: what is asked for, how many a day, what it costs; costly, takesUpload, makesTexts
   or documents where they fit. Show a real call in shared/contracts/examples.ts.
2. In ${folder}/jobs.ts: how one is shown, and what is refused early (check).
3. In ${folder}/steps/${task}.ts and infra/stacks/${kind}-tasks.ts: the work, and what its function may do. More steps: npm run new step
   Its routes are in daftar-prints, if infra/stacks/features.ts does not say otherwise; in infra/canaries.ts its calls that teachers make all day.
4. Its screens: npm run new screen
5. npx vitest run --project unit test/workflows/definitions -u writes test/workflows/${kind}.asl.json.
6. If a test says so: pages with too many scripts (frontend/build/chunk-groups.ts), or a call that needs an upload
   (test/integration/openapi-replay.test.ts).`;

interface Names {
  readonly feature: string;
  /** Of its only step. */
  readonly step: string;
  readonly task: string;
  readonly text: Translated;
}

/** Writes a kind of job that makes a text file of a title, in one step. */
export async function newJobKind(
  changes: Changes,
  kind: string,
  { feature, step, task, text }: Names,
): Promise<string> {
  requireName(kind, 'A kind of job');
  requireName(feature, 'A feature');
  requireName(step, 'A step');
  requireName(task, 'The function of a step');
  if (kind in jobSteps) throw new Error(`there is a kind of job "${kind}" already`);
  const names = { name: camelCase(kind), jobs: camelCase(feature), folder: `lambdas/${feature}` };
  const made = { kind, feature, step, task, ...names };
  await writeContract(changes, made);
  writeHandlers(changes, made);
  writeStep(changes, made);
  await writeTasks(changes, made);
  await writeExamples(changes, made);
  await addText(changes, 'jobs', `job.step.${step}`, text);
  return adviceFor(made);
}
