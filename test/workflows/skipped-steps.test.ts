import { expect, it } from 'vitest';
import type { Invocation } from '#infra/local/lambda/invocation.ts';
import { createRunner } from '#infra/local/states/run-execution.ts';
import type { JobStep } from '#shared/model/job-steps.ts';
import { jobDefinition } from '../support/job-definition.ts';

const common = { seconds: 30, retry: 'transient' } as const;
const unless = ['identifying', 'sheet'] as const;
const each = { list: ['items'], concurrency: 2 } as const;
const steps = [
  { id: 'identifying', task: 'identify', optional: true, each, ...common },
  { id: 'straightening', task: 'straighten', unless, each, ...common },
  { id: 'tabulating', task: 'tabulate', unless, each, ...common },
  { id: 'rereading', task: 'reread', each, ...common },
  { id: 'writing', task: 'write', ...common },
] as const satisfies readonly JobStep[];

/** Runs the job for pictures, of which `identify` finds some; returns the pictures that each function was called for. */
async function run(identify: (item: number) => Invocation) {
  const calls: { name: string; item: unknown }[] = [];
  const start = createRunner(jobDefinition(steps), async (resource, input) => {
    const name = resource.split(':').at(-1)!;
    const { item } = input as { item?: number };
    calls.push({ name, item });
    return name === 'identify' ? identify(item!) : { ok: true, payload: { files: [] } };
  });
  const job = { uid: 'teacher-1', kind: 'grade', jobId: 'job-1', correlationId: '7F3K9QX2' };
  const { status } = await start({ ...job, items: [0, 1] }, {}).outcome;
  const of = (name: string) =>
    calls.flatMap((call) => (call.name === name ? [call.item] : [])).toSorted();
  return { status, of };
}

it('a printed sheet is not straightened and tabulated again, other pictures of the job are', async () => {
  const { status, of } = await run((item) => ({
    ok: true,
    payload: item === 0 ? { sheet: { pageKey: 'page' } } : { warning: 'sheet-unknown' },
  }));
  expect(status).toBe('SUCCEEDED');
  expect([of('straighten'), of('tabulate')]).toEqual([[1], [1]]);
  expect(of('reread')).toEqual([0, 1]);
});

it('all steps run if looking for a printed sheet fails', async () => {
  const down = { errorType: 'Lambda.Unknown', errorMessage: 'out of memory' };
  const { status, of } = await run(() => ({ ok: false, error: down }));
  expect(status).toBe('SUCCEEDED');
  expect([of('straighten'), of('tabulate')]).toEqual([
    [0, 1],
    [0, 1],
  ]);
});
