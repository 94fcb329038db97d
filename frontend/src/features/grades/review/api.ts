import { versionTag } from '#shared/contracts/endpoint.ts';
import { confirmGrades, getGradePicture, gradebooks } from '#shared/contracts/gradebooks.ts';
import { call } from '#frontend/lib/api/client.ts';
import { documentsOf } from '#frontend/lib/documents/documents.ts';

/** The pages of marks that were read, which their teachers check. */
export const gradebookDocuments = documentsOf(gradebooks);

/** Confirms a version of the marks, if it is the newest. */
export const confirmMarks = (jobId: string, version: number) =>
  call(confirmGrades, { params: { jobId }, version: versionTag(version) });

/** Where the picture of the page is, for some minutes. */
export const fetchPicture = (jobId: string) => call(getGradePicture, { params: { jobId } });

export const pictureKey = (jobId: string): string => `${getGradePicture.id}/${jobId}`;
