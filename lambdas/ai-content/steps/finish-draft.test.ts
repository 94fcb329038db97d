import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleRequests } from '#test/support/sample-answers.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { keepJson } from '#core/jobs/work-json.ts';
import type { PlanFile } from '../domain/job/step-files.ts';
import { planDraft } from '../domain/plan/plan-draft.ts';
import { handler } from './finish-draft.ts';

const { jobs, results, items } = useJobServices();
const { documents } = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const address = addressOf(sampleContentJob);
const [, , set] = sampleDrafts.en;

/** Where the plan is, as the first step has left it. */
let planning = { planKey: '' };
beforeEach(async () => {
  await jobs.create(sampleContentJob);
  const file: PlanFile = { plan: planDraft(sampleRequests.exercises) };
  planning = { planKey: await keepJson({ jobs, bucket: 'results' }, address, 'plan', file) };
});
const finish = async (draft: Draft) => {
  const draftKey = await keepJson({ jobs, bucket: 'results' }, address, 'draft', draft);
  return callStep(handler, { ...address, planning, repairing: { draftKey } });
};
const newestContent = async () => {
  const newest = await documents.newest(address);
  if (!newest) throw new Error('no document');
  return (await readVersion(documents, draftSchema, newest)).content;
};
const keptText = async () => {
  const { result } = await results.join({ ...sampleContentJob, status: 'SUCCESS' });
  return result ?? '';
};

describe('the last step of a draft', () => {
  it('stores the whole text, and passes none of it on', async () => {
    expect(await finish(set)).toEqual({ files: [] });
    expect(await keptText()).toContain(set.title);
    expect(await keptText()).not.toContain('…');
  });

  it('says when a model’s exercises were not solved, and so not checked', async () => {
    await finish({ ...set, drafter: 'model' });
    const { notes } = await newestContent();
    expect(notes[0]).toMatch(/No second model|نموذج ثان/);
  });

  it('says the same when the model that wrote them has solved them', async () => {
    const draftKey = await keepJson({ jobs, bucket: 'results' }, address, 'draft', {
      ...set,
      drafter: 'model',
    });
    const state = { ...address, planning, repairing: { draftKey } };
    await callStep(handler, { ...state, solving: { draftKey, isOwn: true } });
    expect((await newestContent()).notes[0]).toMatch(/No second model/);
  });

  it('keeps the first result when it runs again', async () => {
    await finish(set);
    const text = await keptText();
    expect(await finish({ ...set, title: 'Another' })).toEqual({ files: [] });
    expect(await keptText()).toBe(text);
    expect(await newestContent()).toMatchObject({ title: set.title });
  });

  it.each([
    ['deleted', () => jobs.remove(address, ['PENDING'])],
    [
      'given up',
      () => jobs.change(address, { status: 'FAILED', error: { code: 'timed-out' } }, new Date()),
    ],
  ])('removes the text again when the job was %s meanwhile', async (_, happen) => {
    const draftKey = await keepJson({ jobs, bucket: 'results' }, address, 'draft', set);
    await happen();
    const step = callStep(handler, { ...address, planning, repairing: { draftKey } });
    await expect(step).rejects.toMatchObject({ failure: { code: 'cancelled' } });
    expect((await items()).filter(({ SK }) => /^(?:RESULT|DOC)#/.test(String(SK)))).toEqual([]);
  });

  it('shortens a text that is too long for the table, but not its document', async () => {
    // Markdown writes these signs with a backslash.
    const marks = '*'.repeat(limits.draftTextLength);
    const exercises = Array.from({ length: 48 }, (_, index) => ({
      ...{ id: `e${index}`, difficulty: 1 as const, statement: marks, steps: [marks], answer: '1' },
    }));
    await finish({ ...set, exercises });
    expect(Buffer.byteLength(await keptText())).toBeLessThanOrEqual(350 * 1_024);
    expect(await keptText()).toMatch(/\n…$/);
    expect(await newestContent()).toMatchObject({ exercises: { length: 48 } });
  });
});
