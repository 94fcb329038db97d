import { exportName, exportTypes } from '../export/export-names.ts';
import { marksCsv } from '../export/marks-csv.ts';
import { marksTable } from '../export/marks-table.ts';
import { marksWorkbook } from '../export/marks-workbook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Language } from '#shared/model/locale.ts';
import type { JobAddress, StoredFile } from '#core/jobs/job-record.ts';
import { resultFileKey } from '#core/jobs/job-file-keys.ts';

/** A file made from a gradebook, before it is written. */
export interface MadeFile extends StoredFile {
  readonly body: Uint8Array;
}

interface Edition {
  /** The language of the file names. */
  readonly language: Language;
  /** The confirmed version; without it the files are named as a draft. */
  readonly confirmed?: number;
}

/** The files that an extraction offers: a workbook, then the same data for other programs. */
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
