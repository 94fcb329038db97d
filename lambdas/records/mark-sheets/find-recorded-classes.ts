import { toClassContent } from '#shared/classes/class-content.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import type { PrintedColumn } from '#shared/paper/printed-sheet.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { JobError } from '#core/jobs/job-error.ts';
import type { MarkSheetItem } from './mark-sheet-item.ts';
import type { MarkSheetStore } from './mark-sheet-store.ts';
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

/** The sheets of the subject of a class; of the only subject if the class names none. */
function selectSubject(
  { subject }: SavedClass,
  sheets: readonly MarkSheetItem[],
): readonly MarkSheetItem[] {
  const subjects = new Set(sheets.map((sheet) => foldText(sheet.subject)));
  const wanted = subject === undefined && subjects.size === 1 ? [...subjects][0] : subject;
  return sheets.filter((sheet) => foldText(sheet.subject) === foldText(wanted ?? ''));
}

/** The marks of a class in its record, by term, with the columns of each sheet. */
async function recordedTerms(
  { sheets }: Ports,
  uid: string,
  kept: SavedClass,
  own: readonly MarkSheetItem[],
): Promise<RecordedTerm[]> {
  const found = await Promise.all(
    terms.map(async (term) => {
      const sheet = own.find((one) => one.term === term);
      const address = { uid, classId: kept.id, sheetId: sheet?.id ?? '' };
      const newest = sheet && (await sheets.documents.newest(address));
      if (!newest) return undefined;
      const { content } = await readVersion(sheets.documents, markSheetContent, newest);
      const marks = isFilled(content) ? termMarksOfSheet(term, content, kept.pupils) : undefined;
      const columns = content.columns.map(({ id, heading, scale, role }) => {
        return { id, heading, scale, ...(role && { role }) };
      });
      return { term, columns, marks };
    }),
  );
  return found.filter((term) => term !== undefined);
}

/**
 * The classes of a job with the marks of their record, in the order of their ids.
 * @throws JobError `class-missing` if one is deleted or expired
 */
export const findRecordedClasses = (
  ports: Ports,
  uid: string,
  classIds: readonly string[],
): Promise<RecordedClass[]> =>
  Promise.all(
    classIds.map(async (classId) => {
      const kept = await ports.classes.find(uid, classId);
      if (!kept) throw new JobError('class-missing');
      const own = selectSubject(kept, await ports.sheets.list(uid, kept.id));
      const recorded = await recordedTerms(ports, uid, kept, own);
      const filled = recorded.flatMap(({ marks }) => marks ?? []);
      const listed = { ...toClassContent(kept), ...(filled.length > 0 && { terms: filled }) };
      const subject = kept.subject ?? own[0]?.subject;
      return { kept, listed, terms: recorded, ...(subject !== undefined && { subject }) };
    }),
  );
