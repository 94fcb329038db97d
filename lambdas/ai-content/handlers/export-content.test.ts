import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownItems } from '#shared/contracts/own-values.ts';
import { draft } from '#shared/model/draft.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { textTests } from '#test/support/sample-drafts/text-tests.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { handler } from './export-content.ts';

// The bundle has its fonts beside it; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { s3, jobs, put } = useJobServices();
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const [lesson, test] = sampleDrafts.ar;

const keep = async (content: unknown, more: Partial<JobRecord> = {}) => {
  const record: JobRecord = { ...sampleContentJob, status: 'SUCCESS', ...more };
  await jobs.create({ ...record, status: 'PROCESSING' });
  await saveResult(ports, draft, addressOf(record), content);
  await jobs.change(addressOf(record), { status: 'SUCCESS', files: [] }, new Date());
  return record.id;
};
const get = (query: Record<string, string>, more = {}) =>
  callEndpoint(handler, { params: { jobId: sampleContentJob.id }, query, ...more });

beforeEach(async () => {
  await put({
    ...ownItemKey(ownItems.profile, teacher.uid),
    profile: sampleProfile,
    updatedAt: 'now',
  });
});

describe('an exported file', () => {
  it('has the version of the text that is asked for, and is refused without it', async () => {
    const text = 'يغطي الماء نحو 71 بالمئة من سطح الأرض. التبخر يحول الماء إلى بخار.';
    await keep({ ...textTests.ar, readings: [{ level: 'easier', text }] });
    const { file } = await get({ format: 'markdown', reading: 'easier' });
    expect(file?.toString()).toContain('التبخر يحول الماء إلى بخار.');
    expect(file?.toString()).not.toContain('متيجة');
    expect(await get({ format: 'pdf', reading: 'simplest' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: '/reading', code: 'invalid_value' }] },
    });
  });

  it('is returned under a name in its own script, and is not stored', async () => {
    await keep(test);
    const before = s3.objects.size;
    const { status, headers, file, logged } = await get({
      format: 'markdown',
      form: 'B',
      key: 'yes',
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const name = encodeURIComponent('فرض-الفصل-الأول-الكسور-ودورة-الماء-ب-مع-الإجابة.md');
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
    const text = file?.toString();
    expect(text).toContain('(النموذج ب)');
    expect(text).toContain(`**المؤسسة:** ${sampleProfile.school}`);
    expect(text).toContain('الإجابة النموذجية');
    expect(s3.objects.size).toBe(before);
    expect(logged).not.toMatch(/كسور|الماء/);
  });

  it('holds the pupil’s sheet unless the key is requested', async () => {
    await keep(test);
    const { file } = await get({ format: 'markdown' });
    expect(file?.toString()).not.toContain('الإجابة النموذجية');
  });

  it('needs no profile', async () => {
    await keep(lesson, { uid: 'teacher-2' });
    const { status, file } = await get(
      { format: 'markdown' },
      { user: { ...teacher, uid: 'teacher-2' } },
    );
    expect(status).toBe(200);
    expect(file?.toString()).not.toContain('المؤسسة');
  });

  it.each([
    ['a plan as questions', { format: 'gift' }],
    ['no format', {}],
    ['an unknown format', { format: 'exe' }],
    ['an unknown form', { format: 'markdown', form: 'C' }],
  ])('is refused: %s', async (_, query) => {
    await keep(lesson);
    expect(await get(query)).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
  });

  it('is available only to its owner, who must be a teacher', async () => {
    await keep(lesson);
    const query = { format: 'markdown' };
    expect(await get(query, { user: { ...teacher, uid: 'teacher-2' } })).toMatchObject({
      status: 404,
      body: { code: 'job-not-found' },
    });
    expect(await get(query, { user: student })).toMatchObject({ status: 403 });
  });

  it('needs an existing draft', async () => {
    await jobs.create({ ...sampleContentJob, status: 'FAILED' });
    expect(await get({ format: 'markdown' })).toMatchObject({
      status: 404,
      body: { code: 'document-not-found' },
    });
  });
});
