import { setTimeout as sleep } from 'node:timers/promises';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { extractGrades } from '#shared/contracts/grades.ts';
import type { BodyOf, ResponseOf } from '#shared/contracts/endpoint.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { isFinished } from '#shared/model/job.ts';
import type { UploadType } from '#shared/model/upload.ts';
import type { ApiClient } from './api-client.ts';
import { patienceMs } from './shake.ts';

/** An extraction with its document, once it has succeeded. */
export type ReadGrades = ResponseOf<typeof gradebooks.getJob>;

interface UploadedAs {
  readonly name?: string;
  readonly type?: UploadType;
}

/** The steps of reading a page of marks, as in the browser. */
export const createGradeJobs = ({ call }: ApiClient) => {
  /** Uploads a file with a ticket; returns its key. */
  const upload = async (
    token: string,
    bytes: Uint8Array,
    { name = 'page 3.jpg', type = 'image/jpeg' }: UploadedAs = {},
  ): Promise<string> => {
    const query = { fileName: name, fileType: type, fileSize: String(bytes.length) };
    const ticket = await call(createUpload, { token, query });
    const body = new Uint8Array(bytes);
    const put = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body });
    if (!put.ok) throw new Error(`the upload was answered with ${put.status}: ${await put.text()}`);
    return ticket.key;
  };

  /** @throws when the job does not end */
  const waitFor = async (token: string, jobId: string): Promise<ReadGrades> => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const job = await call(gradebooks.getJob, { token, params: { jobId } });
      if (isFinished(job.status)) return job;
      if (performance.now() > deadline) throw new Error(`still open: ${job.status} ${job.step}`);
      await sleep(250);
    }
  };

  /** Reads a page and waits for the end. */
  const read = async (
    token: string,
    picture: Uint8Array,
    more: Partial<BodyOf<typeof extractGrades>> = {},
  ): Promise<ReadGrades> => {
    const imageS3Key = await upload(token, picture);
    const { id } = await call(extractGrades, { token, body: { imageS3Key, ...more } });
    return waitFor(token, id);
  };

  return { upload, waitFor, read };
};
