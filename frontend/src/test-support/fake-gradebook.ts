import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { confirmGrades, getGradePicture, gradebooks } from '#shared/contracts/gradebooks.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { FakeApi } from './fake-api.ts';
import { sampleGradebook, samplePicture } from './sample-gradebook.ts';
import { pendingJob } from './sample-jobs.ts';

const createdAt = '2026-03-01T10:00:00.000Z';
const file = { url: 'http://storage/marks', name: 'marks.xlsx', contentType: 'x', size: 1 };

/** A fake server for the review of one page of marks: stores the newest version and the confirmation. */
export const fakeGradebook = (api: FakeApi, first: Gradebook = sampleGradebook()) => {
  let version = 1;
  let content = first;
  let job: GradeJob = { ...pendingJob, status: 'SUCCESS', generatedFiles: [file] };
  let link = 0;
  const document = () => ({ version, createdAt, author: 'teacher', content });
  api.on(gradebooks.getJob, () => ({
    body: { ...job, document: document() },
    etag: versionTag({ version }),
  }));
  api.on(gradebooks.putDocument, () => {
    content = z.parse(gradebooks.content, api.calls.at(-1)?.body);
    version += 1;
    return { body: document(), etag: versionTag({ version }) };
  });
  api.on(confirmGrades, () => {
    job = {
      ...job,
      confirmed: { version, at: createdAt },
      generatedFiles: [file, { ...file, name: 'marks.csv' }],
    };
    return { body: job };
  });
  api.on(getGradePicture, () => {
    link += 1;
    return { body: { ...samplePicture, url: `http://storage/page?link=${link}` } };
  });
  return { stored: () => content, job: () => job };
};
