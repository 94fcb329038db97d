import * as z from 'zod/mini';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { notebookRequest } from './notebook-request.ts';

/** A workbook from which a notebook was made. */
export interface KeptWorkbook {
  readonly key: string;
  readonly name: string;
  readonly usedAt: string;
}

/**
 * The workbooks of earlier notebooks that still exist, newest first. Of several with the same name, which could not
 * be distinguished, only the last used.
 * @param jobs newest first
 * @param uploads the keys that still exist
 */
export function keptWorkbooks(
  jobs: readonly JobRecord[],
  uploads: ReadonlySet<string>,
): KeptWorkbook[] {
  const found = new Map<string, KeptWorkbook>();
  for (const { status, request, createdAt } of jobs) {
    // Offer only workbooks that could be read.
    if (status !== 'SUCCESS') continue;
    const { studentNamesFileS3Key: key } = z.parse(notebookRequest, request);
    if (key === undefined) continue;
    const name = fileNameOf(key);
    if (uploads.has(key) && !found.has(name)) found.set(name, { key, name, usedAt: createdAt });
  }
  return [...found.values()];
}
