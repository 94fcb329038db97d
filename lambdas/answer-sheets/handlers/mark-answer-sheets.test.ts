import { beforeEach, expect, it, vi } from 'vitest';
import { answersDocuments } from '#shared/contracts/answers-documents.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { drawMarkedSheets } from '../domain/draw-marked-sheets.ts';
import { handler } from './mark-answer-sheets.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});
vi.mock('../domain/draw-marked-sheets.ts', () => ({ drawMarkedSheets: vi.fn() }));

const { jobs, s3 } = useJobServices();
const job: JobRecord = { ...sampleJob, kind: 'answer-sheets', status: 'SUCCESS' };
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const drawing = vi.mocked(drawMarkedSheets);
const mark = () => callEndpoint(handler, { params: { jobId: job.id } });
const files = () => [...s3.objects.keys()].filter((path) => path.endsWith('marked.pdf'));

beforeEach(async () => {
  drawing.mockReset().mockResolvedValue(Buffer.from('%PDF-'));
  await jobs.create(job);
  await saveResult(ports, answersDocuments.content, addressOf(job), {
    ...{ draft: '01KJQ5N8000000000000000005', classId: '01KJQ5N8000000000000000006' },
    ...{ title: 'فرض', language: 'ar', scale: 20, sheets: [], leftOut: [] },
    questions: [{ id: 'q1', points: 20 }],
    layouts: [{ form: 'A', picture: { width: 216, height: 303 }, questions: [] }],
  });
});

it('the sheets to hand back are a file beside the document', async () => {
  expect(await mark()).toMatchObject({ status: 200, body: { contentType: 'application/pdf' } });
  expect(files()).toEqual([`/results/documents/teacher-1/answer-sheets/${job.id}/marked.pdf`]);
});

it('nothing is left of them if their job is deleted while they are drawn', async () => {
  drawing.mockImplementation(async () => {
    await jobs.remove(addressOf(job), ['SUCCESS']);
    return Buffer.from('%PDF-');
  });
  expect(await mark()).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
  expect(files()).toEqual([]);
});
