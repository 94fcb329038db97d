import * as z from 'zod/mini';
import {
  markSheetSummary,
  type MarkSheetContent,
  type MarkSheetOfClass,
  type WrittenTest,
} from '#shared/model/mark-sheet.ts';
import { countUnasked } from '#shared/record/merge/unasked-marks.ts';
import type { VersionRecord } from '#core/documents/document-store.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';

const counts = z.custom<Readonly<Record<string, number>>>();

/** A sheet as the table stores it, without its marks. */
export const markSheetItem = z.extend(markSheetSummary, {
  classId: z.string(),
  /** Random: a sheet that is deleted and begun again has the same id. Missing if it was stored before there were any. */
  birth: z.optional(z.string()),
  /** Until its first version is written. It is not listed before. */
  pending: z.optional(z.literal(true)),
  /** How many marks each pupil has, as JSON: of all sheets these are thousands of values, and a text is read faster. */
  pupilMarks: z.optional(z.string()),
  /** The same of a sheet that an earlier release has saved, perhaps since. The earliest have neither. */
  marksByPupil: z.optional(counts),
});
export type MarkSheetItem = z.infer<typeof markSheetItem>;

/**
 * Whether a version is of this sheet. A sheet that was deleted just before had the same id, and its last writer may be
 * late. Earlier releases, and one that was rolled back to, mark no version.
 */
export const isVersionOf = (
  sheet: Pick<MarkSheetItem, 'birth' | 'createdAt'>,
  { birth, createdAt }: Pick<VersionRecord, 'birth' | 'createdAt'>,
): boolean =>
  birth === undefined
    ? sheet.birth === undefined || createdAt >= sheet.createdAt
    : birth === sheet.birth;

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** What a list needs to know of a sheet's content. */
export function figuresOf(content: MarkSheetContent) {
  const { columns, marks, sources = [] } = content;
  const byPupil = Object.entries(marks).map(
    ([pupil, ofPupil]) => [pupil, Object.keys(ofPupil).length] as const,
  );
  const tests = columns.flatMap(({ id, heading, scale, date, draft, questions }): WrittenTest[] =>
    date === undefined
      ? []
      : [
          {
            ...{ column: id, heading, scale, date, draft },
            questions: questions?.length,
            marks: Object.values(marks).filter((ofPupil) => ofPupil[id]).length,
          },
        ],
  );
  return {
    columns: columns.length,
    tests,
    unasked: countUnasked(content),
    pages: [...new Set(sources.flatMap(({ jobId }) => jobId ?? []))],
    marks: sum(byPupil.map(([, count]) => count)),
    pupilMarks: JSON.stringify(Object.fromEntries(byPupil)),
  };
}

/** A sheet as its class shows it now: marks of pupils who have left are not counted. */
export function toShownSheet(
  { pupilMarks, marksByPupil, birth: _, pending: __, ...sheet }: MarkSheetItem,
  { pupils }: { readonly pupils: readonly Pick<SavedPupil, 'id'>[] },
): MarkSheetOfClass {
  if (!marksByPupil && pupilMarks === undefined) return sheet;
  const by = marksByPupil ?? z.parse(counts, JSON.parse(String(pupilMarks)));
  return { ...sheet, marks: sum(pupils.map(({ id }) => by[id] ?? 0)) };
}
