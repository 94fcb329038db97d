import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../shared/model/limits.ts';
import { draft as draftSchema, type Draft } from '../../../shared/model/draft.ts';
import { callStep } from '../../../test/support/call-step.ts';
import { useJobServices } from '../../../test/support/job-services.ts';
import { sampleDrafts } from '../../../test/support/sample-drafts.ts';
import { sampleContentJob } from '../../../test/support/sample-job.ts';
import { connectDocuments } from '../../core/documents/connect-documents.ts';
import { readVersion } from '../../core/documents/read-version.ts';
import { addressOf } from '../../core/jobs/job-record.ts';
import { keepJson } from '../../core/jobs/work-json.ts';
import { handler } from './finish-draft.ts';

const { jobs } = useJobServices();
const { documents } = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const address = addressOf(sampleContentJob);
const [, , set] = sampleDrafts.en;

beforeEach(async () => {
  await jobs.create(sampleContentJob);
});
const finish = async (draft: Draft) => {
  const draftKey = await keepJson({ jobs, bucket: 'results' }, address, 'draft', draft);
  return callStep(handler, { ...address, repairing: { draftKey } });
};

describe('finish-draft', () => {
  it('gives the text of a draft whole', async () => {
    const { result } = await finish(set);
    expect(result).toContain(set.title);
    expect(result).not.toContain('…');
  });

  it('cuts a text that no workflow carries; its document is whole', async () => {
    // Marks that Markdown writes with a backslash, which JSON doubles.
    const statement = '*'.repeat(limits.draftTextLength);
    const exercises = Array.from({ length: 60 }, (_, index) => ({
      ...{ id: `e${index}`, difficulty: 1 as const, statement, steps: ['one'], answer: '1' },
    }));
    const { result } = await finish({ ...set, exercises });
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(200 * 1_024);
    expect(result).toMatch(/\n…$/);
    const newest = await documents.newest(address);
    if (!newest) throw new Error('no document');
    const { content } = await readVersion(documents, draftSchema, newest);
    expect(content).toMatchObject({ exercises: { length: 60 } });
  });
});
