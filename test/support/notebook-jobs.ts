import { setTimeout as sleep } from 'node:timers/promises';
import { listNotebookJobs, submitNotebook } from '../../shared/contracts/notebooks.ts';
import { createUpload } from '../../shared/contracts/uploads.ts';
import { coverKey } from '../../shared/model/covers.ts';
import { isFinished, type Job } from '../../shared/model/job.ts';
import type { Language } from '../../shared/model/locale.ts';
import { spreadsheetType } from '../../shared/model/upload.ts';
import type { ApiClient } from './api-client.ts';

/** Any cover of the library. */
export const sampleCover = coverKey('arabesque');

/** The steps of making a notebook, as the browser takes them. */
export const createNotebookJobs = ({ call }: ApiClient) => {
  /** Uploads a spreadsheet with a ticket; answers its key. */
  const upload = async (token: string, bytes: Uint8Array, fileName = 'names.xlsx') => {
    const ticket = await call(createUpload, {
      token,
      query: { fileName, fileType: spreadsheetType, fileSize: String(bytes.length) },
    });
    const put = await fetch(ticket.url, {
      method: 'PUT',
      headers: ticket.headers,
      body: new Uint8Array(bytes),
    });
    if (!put.ok) throw new Error(`the upload was answered with ${put.status}: ${await put.text()}`);
    return ticket.key;
  };
  const submit = (token: string, key: string, language?: Language): Promise<Job> =>
    call(submitNotebook, {
      token,
      body: { coverImageKey: sampleCover, studentNamesFileS3Key: key, language },
    });

  const find = async (token: string, id: string): Promise<Job> => {
    const jobs = await call(listNotebookJobs, { token });
    const job = jobs.find((one) => one.id === id);
    if (job === undefined) throw new Error(`job ${id} is not on the list`);
    return job;
  };
  /** The job once it has ended. @throws when it takes longer than `timeoutMs` */
  const waitFor = async (token: string, id: string, timeoutMs = 45_000): Promise<Job> => {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const job = await find(token, id);
      if (isFinished(job.status)) return job;
      if (performance.now() > deadline) {
        throw new Error(`job ${id} is still ${job.status} (${job.step ?? 'no step'})`);
      }
      await sleep(150);
    }
  };
  /** Uploads, submits and waits for the end. */
  const make = async (token: string, bytes: Uint8Array, language?: Language): Promise<Job> => {
    const { id } = await submit(token, await upload(token, bytes), language);
    return waitFor(token, id);
  };

  return { upload, submit, find, waitFor, make };
};
