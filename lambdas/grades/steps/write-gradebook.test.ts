import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedFile } from '#core/jobs/job-record.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './write-gradebook.ts';

const { s3, jobs } = useJobServices();
const job = { ...sampleGradeJob, request: { ...sampleGradeJob.request, language: 'ar' } };
const address = addressOf(job);
const folder = `work/teacher-1/grade/${job.id}`;
const pageKey = `${folder}/page.jpg`;
const gradebookKey = `${folder}/read.json`;
const rereadKey = `${folder}/reread.json`;
const straightening = { pageKey, width: 2480, height: 3508 };
const input = { ...address, straightening, tabulating: { gradebookKey } };
const keep = (key: string, body: Buffer) =>
  s3.objects.set(`/results/${key}`, { body, contentType: 'x' });
const documents = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' }).documents;
const written = async () => {
  const newest = await documents.newest(address);
  return { version: newest?.version, content: newest && (await documents.read(newest)) };
};
const keys = (folderName: string) =>
  [...s3.objects.keys()].filter((key) => key.startsWith(`/results/${folderName}/`));

beforeEach(async () => {
  await jobs.create(job);
  keep(pageKey, Buffer.from('\xff'));
  keep(gradebookKey, Buffer.from(JSON.stringify(sampleGradebook())));
});

describe('the step that writes a gradebook', () => {
  it('writes the document, the picture of the page and the draft', async () => {
    const { files } = await callStep(handler, input);
    expect(await written()).toEqual({ version: 1, content: sampleGradebook() });
    expect(
      s3.objects.get(`/results/documents/teacher-1/grade/${job.id}/page-2480x3508.jpg`),
    ).toEqual({ body: Buffer.from('\xff'), contentType: 'image/jpeg' });
    expect(files.map(({ key, name }) => [key, name])).toEqual([
      [`results/teacher-1/grade/${job.id}/draft.xlsx`, 'نقاط-دفتر-التنقيط-2م3-مسودة.xlsx'],
      [`results/teacher-1/grade/${job.id}/draft.csv`, 'نقاط-دفتر-التنقيط-2م3-مسودة.csv'],
    ]);
    for (const file of z.parse(z.array(storedFile), files)) {
      expect(s3.objects.get(`/results/${file.key}`)?.body).toHaveLength(file.size);
    }
  });

  it('says what the history shows: class, term and the page in small', async () => {
    const thumbnail = 'data:image/webp;base64,UklGRg==';
    const straightening = { ...input.straightening, thumbnail };
    const { made } = await callStep(handler, { ...input, straightening });
    expect(made).toMatchObject({ className: '2م3', thumbnail });
  });

  it('includes the second reading where there was one', async () => {
    const reread = sampleGradebook({ '0,1': 'بن عيسى سلوى' });
    keep(rereadKey, Buffer.from(JSON.stringify(reread)));
    await callStep(handler, { ...input, rereading: { gradebookKey: rereadKey } });
    expect(await written()).toMatchObject({ content: reread });
  });

  it('continues without a second reading that is empty', async () => {
    await callStep(handler, { ...input, rereading: {} });
    expect(await written()).toMatchObject({ version: 1 });
  });

  it('makes one version and the same files when it is retried', async () => {
    const first = await callStep(handler, input);
    expect(await callStep(handler, input)).toEqual(first);
    expect(await documents.list(address)).toHaveLength(1);
    expect(keys('documents')).toHaveLength(2);
  });

  it('leaves nothing for a job that was deleted', async () => {
    await jobs.remove(address, ['PENDING']);
    await expect(callStep(handler, input)).rejects.toThrow('cancelled');
    expect(keys('documents')).toEqual([]);
    expect(keys('results')).toEqual([]);
  });
});
