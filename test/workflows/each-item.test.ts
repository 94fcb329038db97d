import { expect, it } from 'vitest';
import type { Invocation } from '#infra/local/lambda/invocation.ts';
import { createRunner } from '#infra/local/states/run-execution.ts';
import type { JobStep } from '#shared/model/job-steps.ts';
import { jobDefinition } from '../support/job-definition.ts';

/** A job whose second step runs for each page that the first one finds. */
const steps = [
  { id: 'finding', task: 'find-pages', seconds: 30, retry: 'transient' },
  {
    id: 'marking',
    task: 'mark-page',
    seconds: 30,

    retry: 'throttled',
    each: { list: ['finding', 'pages'], concurrency: 2 },
  },
  { id: 'adding', task: 'add-up', seconds: 30, retry: 'transient' },
] as const satisfies readonly JobStep[];

type Input = Record<string, unknown>;
const address = {
  uid: 'teacher-1',
  kind: 'grade',
  jobId: 'job-1',
  correlationId: '7F3K9QX2',
};
const pages = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** Runs the job with functions of the test; returns the calls of each function, in order. */
async function run(markPage: (item: unknown) => Promise<Invocation>) {
  const calls: { name: string; input: Input }[] = [];
  const work: Record<string, (input: Input) => Promise<Invocation>> = {
    'find-pages': async () => ({ ok: true, payload: { pages } }),
    'mark-page': ({ item }) => markPage(item),
    'add-up': async () => ({ ok: true, payload: { files: [] } }),
    'record-job': async () => ({ ok: true, payload: { recorded: true } }),
  };
  const start = createRunner(jobDefinition(steps), async (resource, input) => {
    const name = resource.split(':').at(-1)!;
    calls.push({ name, input: input as Input });
    return work[name]!(input as Input);
  });
  const { status } = await start(address, {}).outcome;
  const of = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { status, of };
}

const marked = (item: unknown): Invocation => ({ ok: true, payload: { marks: item } });

it('runs the step for each item, and passes the results on in the order of the items', async () => {
  const { status, of } = await run(async (item) => marked(item));
  expect(status).toBe('SUCCEEDED');
  expect(of('mark-page').map(({ item }) => item)).toEqual(expect.arrayContaining(pages));
  expect(of('mark-page')).toHaveLength(pages.length);
  expect(of('mark-page')[0]).toMatchObject(address);
  expect(of('add-up')).toMatchObject([{ marking: pages.map((page) => ({ marks: page })) }]);
});

it('records the start, and each finished item', async () => {
  const { of } = await run(async (item) => marked(item));
  const progress = of('record-job').flatMap(({ step, progress }) =>
    step === 'marking' ? [progress] : [],
  );
  expect(progress[0]).toEqual({ total: 5 });
  const numbers = progress.slice(1).map((said) => (said as { item: number }).item);
  expect(numbers.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

it('runs only as many at a time as the step allows', async () => {
  let running = 0;
  let most = 0;
  await run(async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return marked(item);
  });
  expect(most).toBe(2);
});

it('fails the job at the first item that fails for good', async () => {
  const error = { errorType: 'JobError', errorMessage: '{"code":"upload-missing"}' };
  const { of } = await run(async (item) => (item === 'p2' ? { ok: false, error } : marked(item)));
  expect(of('add-up')).toEqual([]);
  // Other items may still be running and report later; a job that has ended ignores them.
  expect(of('record-job')).toContainEqual(
    expect.objectContaining({
      status: 'FAILED',
      error: expect.objectContaining({ Error: 'JobError' }) as unknown,
    }),
  );
});
