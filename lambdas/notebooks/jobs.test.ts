import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { finishedJob, sampleJob } from '#test/support/sample-job.ts';
import * as handlers from './handlers.ts';

const deleteNotebook = handlers.deleteNotebook();
const listNotebookJobs = handlers.listNotebookJobs();

useIdentityProvider(() => []);
const { s3, jobs } = useJobServices();

describe('a notebook job', () => {
  it('names its cover, which a retry can use again', async () => {
    await jobs.create(sampleJob);
    const { body } = await callEndpoint(listNotebookJobs);
    expect(body).toMatchObject([{ coverImageKey: sampleJob.request['coverImageKey'] }]);
  });

  it('says what was chosen for it, and the usual where nothing was', async () => {
    const asked = { ...sampleJob.request, format: 'booklet' };
    await jobs.create({ ...sampleJob, request: asked });
    const { body } = await callEndpoint(listNotebookJobs);
    expect(body).toMatchObject([{ options: { format: 'booklet', cornerMarks: false } }]);
  });

  it('deletes the pupils’ names that its steps may have left', async () => {
    const path = `/results/work/teacher-1/notebook/${sampleJob.id}/classes.json`;
    s3.objects.set(path, { body: Buffer.from('{}'), contentType: 'application/json' });
    await jobs.create(finishedJob);
    await callEndpoint(deleteNotebook, { params: { jobId: sampleJob.id } });
    expect(s3.objects.has(path)).toBe(false);
  });
});
