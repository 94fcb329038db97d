import { expect, it } from 'vitest';
import type { Invocation } from '#infra/local/lambda/invocation.ts';
import { createRunner } from '#infra/local/states/run-execution.ts';
import type { JobStep } from '#shared/model/job-steps.ts';
import { jobDefinition } from '../support/job-definition.ts';

const common = { seconds: 30, retry: 'transient' } as const;
const steps = [
  { id: 'reading', task: 'read-page', ...common },
  { id: 'rereading', task: 'reread-page', optional: true, ...common },
  { id: 'writing', task: 'write-page', ...common },
] as const satisfies readonly JobStep[];

const address = { uid: 'teacher-1', kind: 'grade', jobId: 'job-1' };

/** Runs the job; returns the last step's input and the records. */
async function run(reread: Invocation) {
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const answers: Record<string, Invocation> = {
    'read-page': { ok: true, payload: { page: 1 } },
    'reread-page': reread,
    'write-page': { ok: true, payload: { files: [] } },
    'record-job': { ok: true, payload: { recorded: true } },
  };
  const start = createRunner(jobDefinition(steps), async (resource, input) => {
    const name = resource.split(':').at(-1)!;
    calls.push({ name, input: input as Record<string, unknown> });
    return answers[name]!;
  });
  const { status } = await start({ ...address, correlationId: '7F3K9QX2' }, {}).outcome;
  const of = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { status, written: of('write-page'), recorded: of('record-job') };
}

const failed = (errorType: string): Invocation => ({
  ok: false,
  error: { errorType, errorMessage: 'down' },
});

it.each(['JobError', 'Lambda.Unknown'])(
  'a job continues without an optional step that is stopped by %s',
  async (error) => {
    const { status, written, recorded } = await run(failed(error));
    expect(status).toBe('SUCCEEDED');
    expect(written).toEqual([
      expect.not.objectContaining({ rereading: expect.anything() as unknown }),
    ]);
    expect(written[0]).toMatchObject({ reading: { page: 1 } });
    expect(written[0]).not.toHaveProperty('error');
    expect(recorded.at(-1)).toMatchObject({ status: 'SUCCESS' });
  },
);

it('a job continues with the result of an optional step', async () => {
  const { written } = await run({ ok: true, payload: { page: 2 } });
  expect(written).toMatchObject([{ rereading: { page: 2 } }]);
});

it('a job must have a required last step', () => {
  expect(() => jobDefinition(steps.slice(0, 2))).toThrow(/rereading, is optional/);
});
