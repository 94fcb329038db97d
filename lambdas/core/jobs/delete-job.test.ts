import { describe, expect, it, vi } from 'vitest';
import { finishedJob, sampleJob } from '#test/support/sample-job.ts';
import { deleteJob } from './delete-job.ts';
import { addressOf, type JobAddress, type JobRecord } from './job-record.ts';

function portsWith(job: JobRecord | undefined) {
  const removed: unknown[] = [];
  const forgotten: unknown[] = [];
  return {
    removed,
    forgotten,
    results: {
      remove: vi.fn<(address: JobAddress) => Promise<void>>(async () => undefined),
    },
    workFiles: { removeAll: vi.fn<(job: JobAddress) => Promise<void>>(async () => undefined) },
    submissions: {
      forget: async (...call: unknown[]) => {
        expect(removed).toEqual([]);
        forgotten.push(call);
      },
    },
    jobs: {
      find: async () => job,
      remove: async (...call: unknown[]) => {
        removed.push(call);
        return true;
      },
    },
    resultFiles: { removeAll: vi.fn<(job: JobAddress) => Promise<void>>(async () => undefined) },
    formerResultFiles: {
      removeAll: vi.fn<(job: JobAddress) => Promise<void>>(async () => undefined),
    },
  };
}
const address = addressOf(finishedJob);

describe('deleting a job', () => {
  it('deletes the leftovers of its steps, the files, then the job', async () => {
    const ports = portsWith(finishedJob);
    await deleteJob(ports, address);
    expect(ports.workFiles.removeAll.mock.calls).toEqual([[address]]);
    expect(ports.formerResultFiles.removeAll.mock.calls).toEqual([[address]]);
    expect(ports.resultFiles.removeAll.mock.calls).toEqual([[address], [address]]);
    expect(ports.removed).toEqual([[address, ['SUCCESS', 'FAILED']]]);
  });

  it('deletes its text before the job, and texts written meanwhile after it', async () => {
    const ports = portsWith(finishedJob);
    const jobsLeft: number[] = [];
    ports.results.remove.mockImplementation(async () => {
      jobsLeft.push(1 - ports.removed.length);
    });
    await deleteJob(ports, address);
    expect(jobsLeft).toEqual([1, 0]);
    expect(ports.results.remove).toHaveBeenCalledWith(address);
  });

  it('forgets the idempotency key before the job', async () => {
    const ports = portsWith({ ...finishedJob, keyHash: 'key-hash' });
    await deleteJob(ports, address);
    expect(ports.forgotten).toEqual([[finishedJob.uid, 'key-hash', finishedJob.id]]);
    expect(ports.removed).toHaveLength(1);
  });

  it('deletes the document, also a version written meanwhile', async () => {
    const ports = portsWith(finishedJob);
    let versions = ['1', '2'];
    const documents = {
      removeAll: async () => {
        versions = [];
      },
    };
    const remove = async () => {
      expect(versions).toEqual([]);
      versions.push('3');
      return true;
    };
    await deleteJob({ ...ports, documents, jobs: { ...ports.jobs, remove } }, address);
    expect(versions).toEqual([]);
  });

  it('deletes on a second call what a failure after the job’s removal has left', async () => {
    const ports = portsWith(finishedJob);
    let versions = ['1'];
    const removeAll = vi
      .fn<() => Promise<void>>(async () => {
        versions = [];
      })
      .mockImplementationOnce(async () => undefined)
      .mockRejectedValueOnce(new Error('busy'));
    const find = async () => (ports.removed.length > 0 ? undefined : finishedJob);
    const failing = { ...ports, documents: { removeAll }, jobs: { ...ports.jobs, find } };
    await expect(deleteJob(failing, address)).rejects.toThrow('busy');
    expect(versions).toEqual(['1']);
    await expect(deleteJob(failing, address)).rejects.toMatchObject({ code: 'job-not-found' });
    expect(versions).toEqual([]);
    expect(ports.results.remove).toHaveBeenCalledTimes(3);
  });

  it('keeps the job while a file is left', async () => {
    const ports = portsWith(finishedJob);
    ports.resultFiles.removeAll.mockRejectedValueOnce(new Error('busy'));
    await expect(deleteJob(ports, address)).rejects.toThrow('busy');
    expect(ports.removed).toEqual([]);
  });

  it.each([
    ['a job that runs', sampleJob, 'job-not-finished'],
    ['no job', undefined, 'job-not-found'],
  ])('refuses %s', async (_, job, code) => {
    const ports = portsWith(job);
    await expect(deleteJob(ports, address)).rejects.toMatchObject({ code });
    expect(ports.workFiles.removeAll).not.toHaveBeenCalled();
    expect(ports.formerResultFiles.removeAll).not.toHaveBeenCalled();
  });
});
