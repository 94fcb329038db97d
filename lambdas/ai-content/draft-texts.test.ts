import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import { callEndpoint, type Call, student, teacher } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { deleteContentJob, getContentJob, listContentJobs } from './handlers.ts';

const remove = deleteContentJob();
const get = getContentJob();
const list = listContentJobs();

useIdentityProvider(() => []);
const { jobs, results, items } = useJobServices();
const numbered = (index: number): JobRecord => ({
  ...sampleContentJob,
  id: `01KJQ5N80000000000000${String(index).padStart(5, '0')}`,
  status: 'SUCCESS',
});
/** A finished draft, recorded in the current form: its text is stored separately. */
const draft = async (index: number, text: string) => {
  await jobs.create(numbered(index));
  await results.keep(addressOf(numbered(index)), text);
};
const textsOf = (body: unknown) => (body as ContentJob[]).map(({ result }) => result);
const params = { jobId: numbered(1).id };

describe('the text of a draft', () => {
  it('is in the plain list, also for older drafts', async () => {
    await draft(4, 'four');
    await jobs.create({ ...numbered(3), result: 'three' });
    await jobs.create({ ...numbered(2), status: 'FAILED' });
    await draft(1, 'one');
    const { body } = await callEndpoint(list);
    expect(textsOf(body)).toEqual(['four', 'three', undefined, 'one']);
  });

  it('belongs to the jobs of its page', async () => {
    for (const index of [1, 2, 3]) await draft(index, `text ${index}`);
    const query = { limit: '1', cursor: numbered(3).id };
    expect(textsOf((await callEndpoint(list, { query })).body)).toEqual(['text 2']);
  });

  it('is left out of summaries', async () => {
    await draft(2, 'two');
    await jobs.create({ ...numbered(1), result: 'one' });
    const { body } = await callEndpoint(list, { query: { view: 'summary' } });
    expect(body).toMatchObject([{ status: 'SUCCESS' }, { status: 'SUCCESS' }]);
    expect(JSON.stringify(body)).not.toContain('result');
  });

  it('is found before the list’s index has it', async () => {
    await draft(1, 'one');
    const { middlewareStack } = documentClient;
    const options = { step: 'initialize', name: 'lagging' } as const;
    middlewareStack.add(
      (next) => async (call) =>
        JSON.stringify(call.input).includes(':last')
          ? { response: undefined, output: { $metadata: {}, Items: [] } }
          : next(call),
      options,
    );
    const { body } = await callEndpoint(list);
    middlewareStack.remove('lagging');
    expect(textsOf(body)).toEqual(['one']);
  });

  it.each([
    ['kept apart', () => draft(1, 'one')],
    ['of before', () => jobs.create({ ...numbered(1), result: 'one' })],
  ])('comes with its single job: %s', async (_, write) => {
    await write();
    const answer = await callEndpoint(get, { params });
    expect(answer).toMatchObject({ status: 200, body: { id: params.jobId, result: 'one' } });
  });

  it('is deleted with its job', async () => {
    await draft(1, 'one');
    expect(await callEndpoint(remove, { params })).toMatchObject({ status: 204 });
    expect(await items()).toEqual([]);
  });
});

describe('a single draft', () => {
  it('is visible only to its owner', async () => {
    await draft(1, 'one');
    const user = { ...teacher, uid: 'teacher-2' };
    expect(await callEndpoint(get, { params, user })).toMatchObject({
      status: 404,
      body: { code: 'job-not-found' },
    });
    expect(await callEndpoint(get, { params, user: student })).toMatchObject({ status: 403 });
  });
});

describe('a history of 100 drafts of 10 KB', () => {
  let units = 0;
  const measured = { name: 'measured', override: true } as const;
  beforeEach(() => {
    units = 0;
    documentClient.middlewareStack.add(
      (next) => async (call) => {
        Object.assign(call.input, { ReturnConsumedCapacity: 'TOTAL' });
        const answer = await next(call);
        const { ConsumedCapacity } = answer.output as {
          ConsumedCapacity?: { CapacityUnits: number };
        };
        units += ConsumedCapacity?.CapacityUnits ?? 0;
        return answer;
      },
      { ...measured, step: 'initialize', priority: 'high' },
    );
  });
  afterEach(() => {
    documentClient.middlewareStack.remove('measured');
  });
  const unitsOf = async (handler: ApiHandler, call: Call) => {
    units = 0;
    expect((await callEndpoint(handler, call)).status).toBe(200);
    return units;
  };
  const indices = Array.from({ length: 100 }, (_, index) => index);
  const text = 'x'.repeat(10_240);

  it.each([
    [
      'before: each text in its job',
      (index: number) => jobs.create({ ...numbered(index), result: text }),
      [129.5, 129.5],
    ],
    ['each text apart', (index: number) => draft(index, text), [130.5, 4]],
  ] as const)(
    'costs a fixed number of read units, in full and as a summary (%s)',
    async (_, write, costs) => {
      await Promise.all(indices.map((index) => write(index)));
      const poll = { query: { view: 'summary' } };
      expect([await unitsOf(list, {}), await unitsOf(list, poll)]).toEqual(costs);
    },
  );

  it('costs little more than the text of the opened draft', async () => {
    await draft(1, text);
    expect(await unitsOf(get, { params })).toBe(4);
  });
});
