import type { Gradebook } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import { certainMarks } from '#shared/page/certain-marks.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import type { JobRecord } from '#core/jobs/job-record.ts';
import type { RecordDoor } from '#lambdas/record/stores/record-door.ts';
import type { ReadPage } from './joining/join-pages.ts';

interface WrittenPages {
  /** The pages as one table. */
  readonly gradebook: Gradebook;
  readonly pages: readonly ReadPage[];
  /** The version of its class that each page was printed of, as far as it is known. */
  readonly versions: readonly (number | undefined)[];
}

/** Adds the marks of printed sheets to the record that they were printed for, unless a teacher must look at them first. */
export async function recordCertain(
  door: RecordDoor,
  { uid, id: jobId, source: name = '' }: JobRecord,
  { gradebook, pages, versions }: WrittenPages,
): Promise<void> {
  const [classVersion] = versions;
  const { record } = gradebook;
  if (!record || classVersion === undefined) return;
  if (versions.some((version) => version !== classVersion)) return;
  const { classId, subject, term } = record;
  const read = pages.flatMap((page) => ('gradebook' in page ? [page.gradebook] : []));
  await door.addUnasked(
    { uid, classId },
    {
      ...{ subject, term, classVersion },
      source: { kind: 'page', name: clipText(cleanText(name), limits.fileNameLength), jobId },
      tableFor: (pupils) => certainMarks(gradebook, read, pupils),
    },
  );
}
