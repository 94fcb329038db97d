import { versionTag, type TaggedVersion } from '#shared/contracts/endpoint.ts';
import { confirmGrades, getGradePicture, gradebooks } from '#shared/contracts/gradebooks.ts';
import { call } from '../../lib/api/client.ts';
import { documentsOf } from '../../lib/documents/documents.ts';

/** The gradebooks that were read from photos, as editable documents. */
export const gradebookDocuments = documentsOf(
  gradebooks,
  async () => (await import('./model/gradebook/gradebook-form.ts')).mergeGradebooks,
);

/** Confirms a version of the marks; fails if it is not the newest. */
export const confirmMarks = (jobId: string, seen: TaggedVersion) =>
  call(confirmGrades, { params: { jobId }, version: versionTag(seen) });

/** Fetches a link to the picture of a page, which expires after some minutes. */
export const fetchPicture = (jobId: string, page: number) =>
  call(getGradePicture, {
    params: { jobId },
    query: page === 0 ? {} : { page: String(page) },
  });

export const pictureKey = (jobId: string, page: number): string =>
  `${getGradePicture.id}/${jobId}/${page}`;
