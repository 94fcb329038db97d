import { toClassContent } from '#shared/record/names/class-content.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import type { PrintedColumn } from '#shared/paper/printed-sheet.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { findSheetsOfSubject } from './find-sheets-of-subject.ts';
import type { MarkSheetStore } from './mark-sheet-store.ts';
import { newestToTeachAgain } from './to-teach-again.ts';
import { isFilled, termMarksOfSheet } from './term-marks-of-sheet.ts';
import type { ClassStore } from '../classes/class-store.ts';

interface Ports {
  readonly classes: Pick<ClassStore, 'find'>;
  readonly sheets: Pick<MarkSheetStore, 'list' | 'documents'>;
}

interface RecordedTerm {
  readonly term: Term;
  readonly columns: readonly PrintedColumn[];
  /** Missing if the sheet is empty. */
  readonly marks: TermMarks | undefined;
}

/** A saved class as a job prints it, with the columns of its record. */
interface RecordedClass {
  readonly kept: SavedClass;
  readonly listed: ListedClass;
  readonly terms: readonly RecordedTerm[];
  /** Of its marks; missing if neither the class nor its record names one. */
  readonly subject?: string;
}

const recordedTerm = (kept: SavedClass, term: Term, content: MarkSheetContent): RecordedTerm => ({
  term,
  columns: content.columns.map(({ id, heading, scale, role }) => {
    return { id, heading, scale, ...(role && { role }) };
  }),
  marks: isFilled(content) ? termMarksOfSheet(term, content, kept.pupils) : undefined,
});

/** A saved class with the marks of its record. */
export async function recordedClass(
  sheets: Ports['sheets'],
  uid: string,
  kept: SavedClass,
): Promise<RecordedClass> {
  const { byTerm, subject } = await findSheetsOfSubject(sheets, uid, kept);
  const recorded = [...byTerm].map(([term, content]) => recordedTerm(kept, term, content));
  const filled = recorded.flatMap(({ marks }) => marks ?? []);
  const again = newestToTeachAgain(kept, byTerm);
  const listed = {
    ...toClassContent(kept),
    ...(filled.length > 0 && { terms: filled }),
    ...(again && { teachAgain: again }),
  };
  return { kept, listed, terms: recorded, ...(subject !== undefined && { subject }) };
}

/**
 * The classes of a job with the marks of their record, in the order of their ids.
 * @throws JobError `class-missing` if one is deleted or expired
 */
export const findRecordedClasses = (
  { classes, sheets }: Ports,
  uid: string,
  classIds: readonly string[],
): Promise<RecordedClass[]> =>
  Promise.all(
    classIds.map(async (classId) => {
      const kept = await classes.find(uid, classId);
      if (!kept) throw new JobError('class-missing');
      return recordedClass(sheets, uid, kept);
    }),
  );
