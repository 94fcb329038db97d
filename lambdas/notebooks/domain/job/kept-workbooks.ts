import * as z from 'zod/mini';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { notebookRequest } from './notebook-request.ts';

/** A workbook that a notebook was made of. */
export interface KeptWorkbook {
  readonly key: string;
  readonly name: string;
  readonly usedAt: string;
}

/**
 * The workbooks of notebooks that are still there, newest first. Of those with one name, which nobody could tell
 * apart, the one that was used last.
 * @param jobs newest first
 * @param uploads the keys that are still kept
 */
export function keptWorkbooks(
  jobs: readonly JobRecord[],
  uploads: ReadonlySet<string>,
): KeptWorkbook[] {
  const found = new Map<string, KeptWorkbook>();
  for (const { status, request, createdAt } of jobs) {
    // Only what could be read is worth choosing again.
    if (status !== 'SUCCESS') continue;
    const { studentNamesFileS3Key: key } = z.parse(notebookRequest, request);
    if (key === undefined) continue;
    const name = fileNameOf(key);
    if (uploads.has(key) && !found.has(name)) found.set(name, { key, name, usedAt: createdAt });
  }
  return [...found.values()];
}
