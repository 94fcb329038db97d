import { setTimeout as sleep } from 'node:timers/promises';
import { listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { coverKey } from '#lambdas/notebooks/domain/covers.ts';
import { isFinished, type Job } from '#shared/model/job.ts';
import type { Language } from '#shared/model/locale.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import type { ApiClient } from './api-client.ts';
import { patienceMs } from './shake.ts';

/** Any cover of the library. */
export const sampleCover = coverKey('arabesque');

/** The steps of making a notebook, as in the browser. */
export const createNotebookJobs = ({ call }: ApiClient) => {
  /** Uploads a spreadsheet with a ticket; returns its key. */
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

  /**
   * A teacher's jobs once they have all ended, in the order of `ids`, polling the one list as the browser does.
   * @throws when they do not end; the message names those
   */
  const waitForAll = async (token: string, ids: readonly string[]) => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const jobs = new Map((await call(listNotebookJobs, { token })).map((job) => [job.id, job]));
      const found = ids.flatMap((id) => jobs.get(id) ?? []);
      const open = found.filter(({ status }) => !isFinished(status));
      if (found.length < ids.length) throw new Error('a job is not on the list');
      if (open.length === 0) return found;
      if (performance.now() > deadline) {
        throw new Error(`still open: ${JSON.stringify(open.map((job) => [job.id, job.status]))}`);
      }
      await sleep(150);
    }
  };
  const waitFor = async (token: string, id: string): Promise<Job> => {
    const [job] = await waitForAll(token, [id]);
    return job!;
  };
  /** Uploads, submits and waits for the end. */
  const make = async (token: string, bytes: Uint8Array, language?: Language): Promise<Job> => {
    const { id } = await submit(token, await upload(token, bytes), language);
    return waitFor(token, id);
  };

  return { upload, submit, waitFor, waitForAll, make };
};
