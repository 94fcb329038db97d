import type { MarkSheetContent, MarkSheetSummary } from '../../model/mark-sheet.ts';

/** The marks that went in by themselves, and that no one has changed since, by the job that read them. */
export function countUnasked({
  marks,
  sources = [],
}: MarkSheetContent): NonNullable<MarkSheetSummary['unasked']> {
  const jobs = new Map(sources.map(({ id, unasked, jobId }) => [id, unasked && jobId]));
  const counts = new Map<string, number>();
  for (const { from = '' } of Object.values(marks).flatMap((ofPupil) => Object.values(ofPupil))) {
    const jobId = jobs.get(from);
    if (jobId !== undefined) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  }
  return [...counts].map(([jobId, count]) => ({ jobId, marks: count }));
}

/** The sheet without the marks of a job that went in by themselves. Those that were changed since stay. */
export function takeOut(content: MarkSheetContent, jobId: string): MarkSheetContent {
  const { sources = [] } = content;
  const isOut = (source: (typeof sources)[number]) => source.unasked && source.jobId === jobId;
  const gone = new Set(sources.filter(isOut).map(({ id }) => id));
  if (gone.size === 0) return content;
  const marks = Object.entries(content.marks).map(
    ([pupil, ofPupil]) =>
      [pupil, Object.entries(ofPupil).filter(([, { from = '' }]) => !gone.has(from))] as const,
  );
  return {
    ...content,
    marks: Object.fromEntries(
      marks
        .filter(([, own]) => own.length > 0)
        .map(([pupil, own]) => [pupil, Object.fromEntries(own)]),
    ),
    sources: sources.filter((source) => !isOut(source)),
  };
}
