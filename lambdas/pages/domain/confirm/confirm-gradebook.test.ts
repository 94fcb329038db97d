import { beforeEach, describe, expect, it } from 'vitest';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { finishedJob, sampleGradeJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { jobOwner } from '#core/documents/job-owner.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { saveVersion } from '#core/documents/save-version.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { resultFileKey } from '#core/jobs/job-file-keys.ts';
import { confirmGradebook, type ConfirmPorts } from './confirm-gradebook.ts';

const { jobs } = useJobServices();
/** The page with a test mark filled in for the pupil without an average. */
const setMark = (text: string): Gradebook => sampleGradebook({ '2,4': text });
const draft = finishedJob.files[0]!;
const job: JobRecord = { ...sampleGradeJob, status: 'SUCCESS', files: [draft] };
const address = addressOf(job);
const documents = {
  ...connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' }),
  now: () => new Date('2026-03-01T08:00:00Z'),
};

let kept: Set<string>;
let ports: ConfirmPorts;
const finalKey = (version: number) => resultFileKey(address, `${version}.xlsx`);
const finalFile = (version: number) => ({
  ...{ key: finalKey(version), name: 'نقاط.xlsx', contentType: 'x', size: 2 },
});
beforeEach(async () => {
  kept = new Set([draft.key]);
  ports = {
    ...documents,
    jobs,
    now: () => new Date('2026-03-02T08:00:00Z'),
    makeFiles: (_, version) => [{ ...finalFile(version), body: Buffer.from('PK') }],
    files: {
      write: async ({ key }) => void kept.add(key),
      remove: async (key) => void kept.delete(key),
    },
  };
  await jobs.create(job);
  await saveResult(documents, gradebooks.content, address, sampleGradebook());
});

/** The tag of a version, by its number. */
const tagOf = async (seen: number) => {
  const found = await documents.documents.find(address, seen);
  return versionTag(found!);
};
const confirm = async (seen = 1, changed: Partial<ConfirmPorts> = {}) =>
  confirmGradebook({ ...ports, ...changed }, address, await tagOf(seen));
const edit = async (content: Gradebook, seen: number) =>
  saveVersion(documents, gradebooks.content, jobOwner(documents, address), {
    content,
    seen: await tagOf(seen),
  });
const at = '2026-03-02T08:00:00.000Z';

describe('confirming marks', () => {
  it('makes the final files of the newest version, and replaces the draft’s', async () => {
    const confirmed = {
      confirmed: { version: 1, at },
      files: [finalFile(1)],
      made: { className: '2م3' },
      updatedAt: at,
    };
    expect(await confirm()).toMatchObject({ job: { ...job, ...confirmed }, version: 1 });
    expect(await jobs.find(address)).toEqual({ ...job, ...confirmed });
    expect([...kept]).toEqual([finalKey(1)]);
  });

  it('keeps the picture of the page in small', async () => {
    const thumbnail = 'data:image/webp;base64,UklGRg==';
    const made = { className: 'old', term: 2, thumbnail };
    await jobs.remove(address, ['SUCCESS']);
    await jobs.create({ ...job, made });
    expect((await confirm()).job.made).toEqual({ className: '2م3', thumbnail });
  });

  it('can be repeated, and keeps the time of the first confirmation', async () => {
    await confirm();
    const later = { now: () => new Date('2026-03-03T08:00:00Z') };
    expect(await confirm(1, later)).toMatchObject({ job: { confirmed: { at } } });
    expect([...kept]).toEqual([finalKey(1)]);
  });

  it('applies only to the version that was shown', async () => {
    await edit(setMark('15'), 1);
    await expect(confirm()).rejects.toMatchObject({
      code: 'precondition-failed',
      current: { version: 2, content: setMark('15') },
    });
    expect(await jobs.find(address)).toEqual(job);
    expect([...kept]).toEqual([draft.key]);
  });

  it('requires the version that was shown', async () => {
    const without = confirmGradebook(ports, address, undefined);
    await expect(without).rejects.toMatchObject({ code: 'precondition-required' });
  });

  it.each([
    ['not what its average follows from', sampleGradebook({ '0,4': '15' })],
    ['off the scale', setMark('25')],
    ['unreadable', setMark('1?')],
  ])('is refused while a mark is %s', async (_, content) => {
    await edit(content, 1);
    await expect(confirm(2)).rejects.toMatchObject({ code: 'grades-doubtful' });
    expect(await jobs.find(address)).toEqual(job);
    expect([...kept]).toEqual([draft.key]);
  });

  it('applies to one version: a later one must be confirmed again', async () => {
    await confirm();
    await edit(setMark('15'), 1);
    expect(await jobs.find(address)).toMatchObject({ confirmed: { version: 1 } });
    expect(await confirm(2)).toMatchObject({
      version: 2,
      job: { confirmed: { version: 2 } },
    });
    expect([...kept]).toEqual([finalKey(2)]);
  });

  it('counts from the version, if the clock is behind it', async () => {
    const slow = { now: () => new Date('2026-02-28T08:00:00Z') };
    expect(await confirm(1, slow)).toMatchObject({
      job: { confirmed: { version: 1, at: '2026-03-01T08:00:00.000Z' } },
    });
  });

  it('leaves the job unchanged when a file cannot be written', async () => {
    const files = { ...ports.files, write: () => Promise.reject(new Error('down')) };
    await expect(confirm(1, { files })).rejects.toThrow('down');
    expect(await jobs.find(address)).toEqual(job);
  });

  it.each([
    ['not finished', 'PROCESSING', 'job-not-finished'],
    ['failed', 'FAILED', 'document-not-found'],
  ] as const)('is refused for an extraction that has %s', async (_, status, code) => {
    const other = { ...job, id: '01KJQ5N8000000000000000001', status };
    await jobs.create(other);
    await expect(confirmGradebook(ports, addressOf(other), 'W/"1"')).rejects.toMatchObject({
      code,
    });
  });
});

describe('while marks are confirmed', () => {
  /** Ports that run `happen` between writing the files and confirming the job. */
  const meanwhile = (happen: () => Promise<unknown>): Partial<ConfirmPorts> => {
    let happened = false;
    return {
      files: {
        ...ports.files,
        async write(file) {
          await ports.files.write(file);
          if (happened) return;
          happened = true;
          await happen();
        },
      },
    };
  };

  it('the job can be deleted, and no file is left', async () => {
    const changed = meanwhile(() => jobs.remove(address, ['SUCCESS']));
    await expect(confirm(1, changed)).rejects.toMatchObject({ code: 'job-not-found' });
    expect([...kept]).toEqual([]);
  });

  it('the account can be closed, and no file is left', async () => {
    const closure = { isClosed: async () => true };
    await expect(confirm(1, { closure })).rejects.toMatchObject({ code: 'forbidden' });
    expect([...kept]).toEqual([]);
  });

  it('another tab can confirm them too, and both succeed', async () => {
    const answer = await confirm(
      1,
      meanwhile(() => confirm()),
    );
    expect(answer).toMatchObject({ version: 1, job: { confirmed: { version: 1, at } } });
    expect([...kept]).toEqual([finalKey(1)]);
  });

  it('another tab can change and confirm them, and its version stays', async () => {
    const changed = meanwhile(async () => {
      await edit(setMark('15'), 1);
      await confirm(2);
    });
    await expect(confirm(1, changed)).rejects.toMatchObject({
      code: 'precondition-failed',
      current: { version: 2 },
    });
    expect(await jobs.find(address)).toMatchObject({ confirmed: { version: 2 } });
    expect([...kept]).toEqual([finalKey(2)]);
  });

  it('a refusal by the job keeps the earlier files', async () => {
    const unwilling = { ...jobs, confirm: async () => undefined };
    await expect(confirm(1, { jobs: unwilling })).rejects.toMatchObject({ name: 'Defect' });
    expect([...kept]).toEqual([draft.key]);
  });
});
