import { toClassContent } from '#shared/classes/class-content.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
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

/** The sheets of the subject of a class; of the only subject if the class names none. */
function selectSubject(
  { subject }: SavedClass,
  sheets: readonly MarkSheetItem[],
): readonly MarkSheetItem[] {
  const subjects = new Set(sheets.map((sheet) => foldText(sheet.subject)));
  const wanted = subject === undefined && subjects.size === 1 ? [...subjects][0] : subject;
  return sheets.filter((sheet) => foldText(sheet.subject) === foldText(wanted ?? ''));
}

/** The marks of a class in its record, by term. */
async function recordedTerms(
  { sheets }: Ports,
  uid: string,
  kept: SavedClass,
): Promise<TermMarks[]> {
  const own = selectSubject(kept, await sheets.list(uid, kept.id));
  const found = await Promise.all(
    terms.map(async (term) => {
      const sheet = own.find((one) => one.term === term);
      const address = { uid, classId: kept.id, sheetId: sheet?.id ?? '' };
      const newest = sheet && (await sheets.documents.newest(address));
      if (!newest) return undefined;
      const { content } = await readVersion(sheets.documents, markSheetContent, newest);
      return isFilled(content) ? termMarksOfSheet(term, content, kept.pupils) : undefined;
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
): Promise<ListedClass[]> =>
  Promise.all(
    classIds.map(async (classId) => {
      const kept = await ports.classes.find(uid, classId);
      if (!kept) throw new JobError('class-missing');
      const recorded = await recordedTerms(ports, uid, kept);
      return { ...toClassContent(kept), ...(recorded.length > 0 && { terms: recorded }) };
    }),
  );
