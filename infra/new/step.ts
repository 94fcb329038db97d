import { glob } from 'node:fs/promises';
import path from 'node:path';
import { jobKinds, jobSteps, type JobKind } from '#shared/model/job-steps.ts';
import type { Changes } from './changes.ts';
import { camelCase, keyOf, pascalCase, requireName, taken, words } from './names.ts';
import { addText, type Translated } from './texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isKind = (name: string): name is JobKind => name in jobSteps;

/** The one file that fits a pattern and holds a text. */
async function fileHolding(changes: Changes, pattern: string, held: string): Promise<string> {
  for await (const file of glob(pattern, { cwd: root }))
    if ((await changes.read(file)).includes(held)) return file;
  throw new Error(`no file of ${pattern} has "${held}"`);
}

interface StepFunction {
  readonly kind: JobKind;
  readonly task: string;
}

function writeFunction(changes: Changes, folder: string, { kind, task }: StepFunction): void {
  changes.create(
    `${folder}/${task}.ts`,
    `import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';

const { TABLE_NAME } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** Does nothing yet but look whether its job is still there. */
export const handler = stepHandler('${task}', jobAddress, async (address) => {
  if (!(await jobs.find(address))) throw new JobError('cancelled');
  return {};
});
`,
  );
  changes.create(
    `${folder}/${task}.test.ts`,
    `import { expect, it } from 'vitest';
import { addressOf } from '#core/jobs/job-record.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { handler } from './${task}.ts';

const { jobs } = useJobServices();
const job = { ...sampleJob, kind: '${kind}' } as const;

it('leaves a job as it is', async () => {
  await jobs.create(job);
  expect(await callStep(handler, addressOf(job))).toEqual({});
});

it('stops when the job was deleted', async () => {
  await expect(callStep(handler, addressOf(job))).rejects.toMatchObject({
    failure: { code: 'cancelled' },
  });
});
`,
  );
}

interface Task extends StepFunction {
  readonly id: string;
  readonly last: string;
}

/** The step's function in the stack of workflows. */
async function writeTask(changes: Changes, { kind, id, task, last }: Task): Promise<void> {
  const [step, lambda] = [camelCase(id), camelCase(task)];
  const tasks = `infra/stacks/${kind}-tasks.ts`;
  const source = await changes.read(tasks);
  await changes.addImport(tasks, 'type JobFilesEnvironment', '#core/jobs/environment.ts');
  await changes.addImport(tasks, 'stepFunctions', './step-functions.ts');
  await changes.edit(tasks, (code) =>
    code.replace(/const \{(?=[^}]*\}\s*= stepsOf)/, `const { ${taken(id)},`),
  );
  await changes.insertBefore(
    tasks,
    '  return {',
    `${source.includes('= stepFunctions(') ? '' : '  const { step } = stepFunctions(stack, data);\n'}
  const ${lambda} = step<JobFilesEnvironment>('${pascalCase(task)}', ${step}, jobFiles, {
    description: 'Does the step "${words(id)}" of a job',
  });
`,
  );
  const lastTask = `[${camelCase(last)}.task]:`;
  await changes.insertBefore(tasks, lastTask, `[${step}.task]: ${lambda}, `);
}

/** Writes a step that does nothing yet, before the last step of a kind of job. */
export async function newStep(
  changes: Changes,
  kind: string,
  { id, task, text }: { readonly id: string; readonly task: string; readonly text: Translated },
): Promise<string> {
  if (!isKind(kind))
    throw new Error(`there is no kind of job "${kind}"; the kinds are ${jobKinds.join(', ')}`);
  requireName(id, 'A step');
  requireName(task, 'The function of a step');
  const last = jobSteps[kind].at(-1);
  if (!last) throw new Error(`${kind} has no step`);
  const entry = new RegExp(`\\{\\s*id: '${last.id}'`);
  await changes.edit('shared/model/job-steps.ts', (steps) =>
    steps.replace(
      entry,
      (found) => `{ id: '${id}', task: '${task}', seconds: 30, retry: 'transient' },\n${found}`,
    ),
  );

  const contract = await fileHolding(changes, 'shared/contracts/*.ts', `  kind: '${kind}',`);
  await changes.edit(contract, (descriptor) =>
    descriptor.replace(
      new RegExp(`(kind: '${kind}',[^]*?seconds: \\{[^}]*?)(?=${keyOf(last.id)}:)`),
      `$1${keyOf(id)}: 1, `,
    ),
  );

  const folder = path.dirname(await fileHolding(changes, 'lambdas/*/steps/*.ts', `'${last.task}'`));
  writeFunction(changes, folder, { kind, task });
  await writeTask(changes, { kind, id, task, last: last.id });
  await addText(changes, 'jobs', `job.step.${id}`, text);
  return `
1. In ${folder}/${task}.ts: do the step. Its event has what earlier steps answered, under
   their names, and later steps get what it answers under "${id}".
   Its test: npx vitest run ${folder}/${task}.test.ts
2. In infra/stacks/${kind}-tasks.ts: what the function reads from its environment and may do.
3. In shared/model/job-steps.ts: its place, its seconds, and what is retried.
4. In ${contract}: the seconds it usually takes (cost.seconds).
5. npx vitest run --project unit test/workflows/definitions -u writes test/workflows/${kind}.asl.json anew.`;
}
