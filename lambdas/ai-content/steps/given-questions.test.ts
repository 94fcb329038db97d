import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { expect, it } from 'vitest';
import { draft as draftSchema } from '#shared/model/draft.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { useMockClient } from '#test/support/mock-client.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { pages } from '../rules/pages.fixture.ts';
import { handler as draft } from './draft-content.ts';
import { handler as finish } from './finish-draft.ts';
import { handler as plan } from './plan-draft.ts';
import { handler as repair } from './repair-draft.ts';
import { handler as solve } from './solve-questions.ts';

const { jobs } = useJobServices();
const bedrock = useMockClient(BedrockRuntimeClient);
const { documents } = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const given = sampleTests.en.questions;
const request = {
  ...{ contentType: 'TEST', topic: 'Water', level: 'Middle', language: 'en', given },
  ...{ questionType: 'True/False' },
};

async function make(more: object) {
  const address = addressOf(sampleContentJob);
  await jobs.create({ ...sampleContentJob, request: { ...request, ...more } });
  const planning = await callStep(plan, address);
  const drafting = await callStep(draft, { ...address, planning });
  const repairing = await callStep(repair, { ...address, planning, drafting });
  const solving = await callStep(solve, { ...address, planning, drafting, repairing });
  await callStep(finish, { ...address, planning, repairing, solving });
  const newest = await documents.newest(address);
  return (await readVersion(documents, draftSchema, newest!)).content;
}

it('asks no model for a test of given questions', async () => {
  bedrock.reset();
  const made = await make({ questionCount: 0 });
  expect(bedrock.calls()).toEqual([]);
  expect(made).toMatchObject({ type: 'TEST', title: 'Water', drafter: 'rules', notes: [] });
  if (made.type !== 'TEST') throw new Error('no test');
  expect(made.questions.map(({ id, stem }) => ({ id, stem }))).toEqual(
    given.map(({ id, stem }) => ({ id, stem })),
  );
});

it('drafts what is asked for beside them', async () => {
  const more = { questionCount: 2, drafter: 'rules', baseText: pages.en };
  const made = await make({ ...more, scale: 40 });
  if (made.type !== 'TEST') throw new Error('no test');
  expect(made.scale).toBe(40);
  expect(made.questions.slice(0, given.length).map(({ stem }) => stem)).toEqual(
    given.map(({ stem }) => stem),
  );
  expect(made.questions.length).toBeGreaterThan(given.length);
  expect(new Set(made.questions.map(({ id }) => id)).size).toBe(made.questions.length);
});
