import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import type { SubjectSheet } from '#shared/record/general/class-results.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { bornSheet, type MarkSheetStore } from './mark-sheet-store.ts';

interface SheetsOfSubject {
  /** Missing if neither the call nor the class nor its record names one. */
  readonly subject?: string;
  readonly byTerm: ReadonlyMap<Term, MarkSheetContent>;
}

type SheetStore = Pick<MarkSheetStore, 'list' | 'documents'>;

/** The newest marks of a sheet; undefined if they are gone meanwhile. */
async function newestContent(
  { documents }: SheetStore,
  uid: string,
  sheet: Awaited<ReturnType<SheetStore['list']>>[number],
): Promise<MarkSheetContent | undefined> {
  const address = { uid, classId: sheet.classId, sheetId: sheet.id };
  const newest = await documents.newest(bornSheet(address, sheet));
  return newest && (await readVersion(documents, markSheetContent, newest)).content;
}

/** The newest version of each sheet of a class, in the order of its subjects. */
export async function findAllSheets(
  sheets: SheetStore,
  uid: string,
  classId: string,
): Promise<SubjectSheet[]> {
  const all = await sheets.list(uid, classId);
  const found = await Promise.all(
    all.map(async (sheet) => {
      const content = await newestContent(sheets, uid, sheet);
      const term = terms.find((one) => one === sheet.term);
      return content && term ? [{ subject: sheet.subject, term, content }] : [];
    }),
  );
  return found.flat();
}

/**
 * The newest version of each sheet of a subject of a class.
 * @param wanted the subject; missing: that of the class, or the only one in its record
 */
export async function findSheetsOfSubject(
  sheets: SheetStore,
  uid: string,
  kept: SavedClass,
  wanted: string | undefined = kept.subject,
): Promise<SheetsOfSubject> {
  const all = await sheets.list(uid, kept.id);
  const subjects = new Set(all.map((sheet) => foldText(sheet.subject)));
  const folded = wanted === undefined && subjects.size === 1 ? [...subjects][0] : wanted;
  const own = all.filter((sheet) => foldText(sheet.subject) === foldText(folded ?? ''));
  const found = await Promise.all(
    terms.map(async (term) => {
      const sheet = own.find((one) => one.term === term);
      if (!sheet) return undefined;
      const content = await newestContent(sheets, uid, sheet);
      return content && ([term, content] as const);
    }),
  );
  const subject = wanted ?? own[0]?.subject;
  return {
    byTerm: new Map(found.filter((sheet) => sheet !== undefined)),
    ...(subject !== undefined && { subject }),
  };
}
