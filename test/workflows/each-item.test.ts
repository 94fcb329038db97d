import { expect, it } from 'vitest';
import type { Invocation } from '#infra/local/lambda/invocation.ts';
import { createRunner } from '#infra/local/states/run-execution.ts';
import type { JobStep } from '#shared/model/job-steps.ts';
import { jobDefinition } from '../support/job-definition.ts';

const common = { seconds: 30, retry: 'transient' } as const;
const each = { list: ['finding', 'pages'], concurrency: 2 } as const;
/** A job whose second and third steps run for each page that the first one finds. */
const steps = [
  { id: 'finding', task: 'find-pages', ...common },
  { id: 'marking', task: 'mark-page', ...common, each },
  { id: 'checking', task: 'check-page', ...common, each, optional: true },
  { id: 'adding', task: 'add-up', ...common },
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
async function run(markPage: (item: unknown) => Promise<Invocation>, found = pages) {
  const calls: { name: string; input: Input }[] = [];
  const work: Record<string, (input: Input) => Promise<Invocation>> = {
    'find-pages': async () => ({ ok: true, payload: { pages: found } }),
    'mark-page': ({ item }) => markPage(item),
    'check-page': async ({ item }) =>
      item === 'p3' ? failed : { ok: true, payload: { checked: item } },
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
const failed: Invocation = {
  ok: false,
  error: { errorType: 'JobError', errorMessage: '{"code":"upload-missing"}' },
};

it('runs the steps for each item, and passes on what each has become, in the order of the items', async () => {
  const { status, of } = await run(async (item) => marked(item));
  expect(status).toBe('SUCCEEDED');
  expect(of('mark-page').map(({ item }) => item)).toEqual(expect.arrayContaining(pages));
  expect(of('mark-page')).toHaveLength(pages.length);
  expect(of('check-page')[0]).toMatchObject({ ...address, item: 'p1', marking: { marks: 'p1' } });
  const [{ finding } = {}] = of('add-up');
  expect(finding).toMatchObject({
    pages: pages.map((page) => ({
      item: page,
      marking: { marks: page },
      // The optional step of the third page has failed.
      ...(page !== 'p3' && { checking: { checked: page } }),
    })),
  });
});

it('records each step, and each finished item', async () => {
  const { of } = await run(async (item) => marked(item));
  const reported = of('record-job').flatMap(({ step, progress }) =>
    progress ? [{ step, ...progress }] : [],
  );
  expect(reported[0]).toEqual({ step: 'marking', item: 0, total: 5 });
  const done = reported
    .filter((one) => 'isDone' in one)
    .map((one) => (one as { item?: number }).item);
  expect(done.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

it('records one item alone as if its steps ran once', async () => {
  const { of } = await run(async (item) => marked(item), ['p1']);
  expect(of('record-job').map(({ step, status }) => step ?? status)).toEqual([
    'finding',
    'marking',
    'checking',
    'adding',
    'SUCCESS',
  ]);
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

it('continues with the other items when one fails for good, and says why', async () => {
  const { status, of } = await run(async (item) => (item === 'p2' ? failed : marked(item)));
  expect(status).toBe('SUCCEEDED');
  expect(of('check-page').map(({ item }) => item)).not.toContain('p2');
  const [{ finding } = {}] = of('add-up') as { finding: { pages: Input[] } }[];
  expect(finding?.pages[1]).toMatchObject({ item: 'p2', error: { Error: 'JobError' } });
  expect(finding?.pages[1]).not.toHaveProperty('marking');
});
