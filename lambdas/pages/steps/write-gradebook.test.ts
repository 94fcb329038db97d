import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedFile } from '#core/jobs/job-record.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { sampleSign } from '../domain/hand/sample-signs.fixture.ts';
import { handler } from './write-gradebook.ts';

const { s3, jobs, put } = useJobServices();
const job = { ...sampleGradeJob, request: { ...sampleGradeJob.request, language: 'ar' } };
const address = addressOf(job);
const folder = `work/teacher-1/grade/${job.id}`;
const pageKey = `${folder}/page.jpg`;
const gradebookKey = `${folder}/read.json`;
const rereadKey = `${folder}/reread.json`;
const straightening = { pageKey, width: 2480, height: 3508 };
const picture = { item: 0, straightening, tabulating: { gradebookKey } };
const input = { ...address, items: [picture] };
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
    const items = [{ ...picture, straightening: { ...straightening, thumbnail } }];
    const { made } = await callStep(handler, { ...input, items });
    expect(made).toMatchObject({ className: '2م3', thumbnail });
  });

  it('includes the second reading where there was one', async () => {
    const reread = sampleGradebook({ '0,1': 'بن عيسى سلوى' });
    keep(rereadKey, Buffer.from(JSON.stringify(reread)));
    const items = [{ ...picture, rereading: { gradebookKey: rereadKey } }];
    await callStep(handler, { ...input, items });
    expect(await written()).toMatchObject({ content: reread });
  });

  it('continues without a second reading that is empty', async () => {
    await callStep(handler, { ...input, items: [{ ...picture, rereading: {} }] });
    expect(await written()).toMatchObject({ version: 1 });
  });

  it('joins several pages, keeps their pictures and says which could not be read', async () => {
    const { rows, ...rest } = sampleGradebook();
    const part = (from: number, to: number) =>
      Buffer.from(JSON.stringify({ ...rest, rows: rows.slice(from, to) }));
    keep(gradebookKey, part(0, 3));
    keep(rereadKey, part(2, 5));
    const blank = { Error: 'JobError', Cause: '{"errorMessage":"{\\"code\\":\\"page-blank\\"}"}' };
    const items = [
      picture,
      { item: 1, straightening, error: blank },
      { item: 2, straightening, tabulating: { gradebookKey: rereadKey } },
    ];
    await callStep(handler, { ...input, items });
    const { content } = await written();
    expect(content).toMatchObject({
      rows: [{}, {}, {}, { page: 2 }, { page: 2 }],
      pages: [{}, { failure: { code: 'page-blank' } }, {}],
    });
    expect(keys('documents').filter((key) => key.endsWith('.jpg'))).toEqual(
      ['', '2-', '3-'].map(
        (number) => expect.stringContaining(`/page-${number}2480x3508.jpg`) as unknown,
      ),
    );
  });

  it('fails as its pages did if none could be read', async () => {
    const items = [{ item: 0, error: { Error: 'States.Timeout', Cause: '' } }];
    await expect(callStep(handler, { ...input, items })).rejects.toMatchObject({
      name: 'JobError',
      failure: { code: 'timed-out' },
    });
    expect(keys('documents')).toEqual([]);
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

describe('what was seen of the handwriting on a page', () => {
  const keptKey = `/results/documents/teacher-1/grade/${job.id}/signs.json`;
  const seen = [sampleSign(sampleGradebook().rows[0]!.cells[2]!.box!, '12')];

  const since = '2026-09-21T08:00:00.000Z';
  const learn = () =>
    put({ ...ownItemKey(ownItems.hand, 'teacher-1'), hand: { since }, updatedAt: since });
  beforeEach(() => keep(gradebookKey, Buffer.from(JSON.stringify({ ...sampleGradebook(), seen }))));

  it('is kept with the document until the page is confirmed', async () => {
    await learn();
    await callStep(handler, input);
    const { body } = s3.objects.get(keptKey)!;
    expect(JSON.parse(body.toString('utf8'))).toEqual([{ picture: 0, seen }]);
  });

  it('is not kept if the teacher does not let the reader learn', async () => {
    await callStep(handler, input);
    expect(s3.objects.has(keptKey)).toBe(false);
  });

  it('leaves no note at a mark that is doubtful all the same', async () => {
    const book = sampleGradebook({ '1,4': '27' });
    book.rows[0]!.cells[2]!.byHand = true;
    book.rows[1]!.cells[4]!.byHand = true;
    keep(gradebookKey, Buffer.from(JSON.stringify(book)));
    await callStep(handler, input);
    const { content } = await written();
    expect(JSON.stringify(content).match(/"byHand":true/g)).toHaveLength(1);
  });
});
