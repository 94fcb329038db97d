import { exportName, exportTypes } from '#shared/gradebook/export/export-names.ts';
import { marksCsv } from '#shared/gradebook/export/marks-csv.ts';
import { marksTable } from '#shared/gradebook/export/marks-table.ts';
import { marksWorkbook } from '#shared/gradebook/export/marks-workbook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Language } from '#shared/model/locale.ts';
import type { JobAddress, StoredFile } from '#core/jobs/job-record.ts';
import { resultFileKey } from '#core/jobs/job-file-keys.ts';

/** A file that was made of a gradebook, and not written yet. */
export interface MadeFile extends StoredFile {
  readonly body: Uint8Array;
}

interface Edition {
  /** Of the files' names. */
  readonly language: Language;
  /** The version that is confirmed; without one the files are a draft, and named so. */
  readonly confirmed?: number;
}

/** The files that an extraction offers: a workbook first, then the same for any other program. */
export function gradeFiles(
  job: JobAddress,
  gradebook: Gradebook,
  { language, confirmed }: Edition,
): MadeFile[] {
  const isConfirmed = confirmed !== undefined;
  const table = marksTable(gradebook, { confirmed: isConfirmed });
  const bodies = { xlsx: marksWorkbook(table), csv: marksCsv(table) };
  return (['xlsx', 'csv'] as const).map((kind) => ({
    key: resultFileKey(job, `${confirmed ?? 'draft'}.${kind}`),
    name: exportName(language, { title: gradebook.title, confirmed: isConfirmed, kind }),
    contentType: exportTypes[kind],
    size: bodies[kind].byteLength,
    body: bodies[kind],
  }));
}
