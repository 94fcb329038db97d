import * as z from 'zod/mini';
import type { AccountExport } from '#shared/contracts/account.ts';
import { classSeatingValue } from '#shared/contracts/class-seating.ts';
import { classSubjectsValue } from '#shared/contracts/class-subjects.ts';
import type { ClassItem } from '#shared/contracts/class-value.ts';
import { classFigures } from '#shared/model/class-figures.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { student, type Student } from '#shared/model/student.ts';
import type { TrailEntry } from '#shared/model/trail.ts';
import type { ListedSheet } from '#shared/paper/printed-sheet.ts';
import {
  classPrefix,
  documentsPrefix,
  figuresPrefix,
  jobsPrefix,
  printedSheetsPrefix,
  recordsPrefix,
  resultsPrefix,
  shelvesPrefix,
  studentPrefix,
  trailPrefix,
  usagePrefix,
  sheetVersionsPrefix,
} from '#core/aws/table-keys.ts';
import { versionRecord, type VersionRecord } from '#core/documents/document-store.ts';
import { resultItem } from '#core/jobs/dynamo-result-store.ts';
import { jobRecord, type JobRecord } from '#core/jobs/job-record.ts';
import { entriesOf } from '#core/trail/trail-item.ts';
import { newestShelves } from '#lambdas/question-bank/stores/dynamo-shelf-store.ts';
import type { ClassDocument } from '#lambdas/record/stores/class-documents/class-document-store.ts';
import { toSavedClass } from '#lambdas/record/stores/classes/class-item.ts';
import { toListedSheet } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { attendance } from '#shared/model/attendance.ts';
import type { ClassDocumentKind } from '#shared/model/class-document.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import { itemOfFile } from '#lambdas/record/stores/mark-sheets/item-document-files.ts';
import {
  isVersionOf,
  markSheetItem,
  toShownSheet,
} from '#lambdas/record/stores/mark-sheets/mark-sheet-item.ts';
import type { AccountItem } from '../domain/ports.ts';

/** The third part of a key: what an item of a class's record is, or the job of a document. */
const partOf = ({ SK }: Pick<AccountItem, 'SK'>): string => SK.split('#')[2] ?? '';

const contentItem = z.object({ json: z.string() });

/** The content of a version among the items of the records of classes. */
function contentOf(items: ReadonlyMap<string, AccountItem>, { fileKey }: VersionRecord): unknown {
  return JSON.parse(z.parse(contentItem, items.get(itemOfFile(fileKey).SK)).json);
}

const bySortKey = (items: readonly AccountItem[]) => new Map(items.map((item) => [item.SK, item]));

/**
 * The mark sheets among the items of the records of classes, each with its newest version.
 * @param items sorted by key, so that the newest version of a sheet is the last
 */
function groupMarkSheets(
  items: readonly AccountItem[],
  classes: readonly SavedClass[],
): AccountExport['markSheets'] {
  const all = bySortKey(items);
  const sheets = items.filter((item) => partOf(item) === 'SHEET');
  return z.parse(z.array(markSheetItem), sheets).flatMap((sheet) => {
    const prefix = sheetVersionsPrefix(sheet.classId, sheet.id);
    const version = z
      .parse(
        z.array(versionRecord),
        items.filter(({ SK }) => SK.startsWith(prefix)),
      )
      .findLast((one) => isVersionOf(sheet, one));
    if (!version) return [];
    const content = z.parse(markSheetContent, contentOf(all, version));
    const kept = classes.find(({ id }) => id === sheet.classId);
    return [{ ...(kept ? toShownSheet(sheet, kept) : sheet), document: { ...version, content } }];
  });
}

/** The documents of classes of one kind among the same items, each with its newest version. */
function groupDocuments<Content extends object>(
  items: readonly AccountItem[],
  kind: ClassDocumentKind<Content>,
): ClassDocument<Content>[] {
  const all = bySortKey(items);
  const newest = new Map<string, [classId: string, id: string, version: VersionRecord]>();
  for (const item of items) {
    const [, classId = '', part, id = ''] = item.SK.split('#');
    if (part === 'VERSION' && z.safeParse(kind.id, id).success)
      newest.set(`${classId}#${id}`, [classId, id, z.parse(versionRecord, item)]);
  }
  return [...newest.values()].flatMap(([classId, id, version]) => {
    // Its class is being deleted.
    if (!all.has(itemOfFile(version.fileKey).SK)) return [];
    const content = z.parse(kind.content, contentOf(all, version));
    return [{ classId, id, document: { ...version, content } }];
  });
}

const itemOfClass = z.looseObject({ classId: z.string() });

/** The values of classes among the same items. */
const valuesOf = <S extends ClassItem['schema']>(
  items: readonly AccountItem[],
  { item, attribute, schema }: ClassItem<S>,
): { readonly classId: string; readonly value: z.output<S> }[] =>
  z
    .parse(
      z.array(itemOfClass),
      items.filter((one) => partOf(one) === item),
    )
    .map(({ classId, ...stored }) => ({ classId, value: z.parse(schema, stored[attribute]) }));

const usageItem = z.object({
  jobs: z._default(z.set(z.string()), new Set()),
  mails: z._default(z.int(), 0),
  tickets: z._default(z.int(), 0),
});

const versionItem = z.extend(versionRecord, { SK: z.string() });

/** A user's items by kind; the versions of each job's document are oldest first. */
export function groupItems(items: readonly AccountItem[]): {
  jobs: JobRecord[];
  versions: Map<string, VersionRecord[]>;
  trail: TrailEntry[];
  students: Student[];
  classes: SavedClass[];
  markSheets: AccountExport['markSheets'];
  classSubjects: AccountExport['classSubjects'];
  classSeatings: AccountExport['classSeatings'];
  courseLogs: AccountExport['courseLogs'];
  attendance: AccountExport['attendance'];
  questionShelves: ReadonlyMap<string, VersionRecord>;
  questionFigures: AccountExport['questionFigures'];
  printedSheets: ListedSheet[];
  usage: AccountExport['usage'];
} {
  const of = (prefix: string) => items.filter(({ SK }) => SK.startsWith(prefix));
  const texts = new Map(
    z.parse(z.array(resultItem), of(resultsPrefix)).map(({ jobId, result }) => [jobId, result]),
  );
  const classes = of(classPrefix).map(toSavedClass);
  return {
    jobs: z.parse(z.array(jobRecord), of(jobsPrefix)).map((record) => {
      const result = record.result ?? texts.get(record.id);
      return result === undefined ? record : { ...record, result };
    }),
    versions: Map.groupBy(z.parse(z.array(versionItem), of(documentsPrefix)), partOf),
    trail: entriesOf(of(trailPrefix)),
    students: z.parse(z.array(student), of(studentPrefix)),
    classes,
    markSheets: groupMarkSheets(of(recordsPrefix), classes),
    classSubjects: valuesOf(of(recordsPrefix), classSubjectsValue).map(({ classId, value }) => ({
      ...{ ...value, classId },
    })),
    classSeatings: valuesOf(of(recordsPrefix), classSeatingValue).map(({ classId, value }) => ({
      ...{ classId, seating: value },
    })),
    courseLogs: groupDocuments(of(recordsPrefix), courseLogs),
    attendance: groupDocuments(of(recordsPrefix), attendance),
    questionShelves: newestShelves(of(shelvesPrefix)),
    questionFigures: z.parse(z.array(classFigures), of(figuresPrefix)),
    printedSheets: of(printedSheetsPrefix).map(toListedSheet),
    usage: of(usagePrefix).flatMap(usageOf),
  };
}

function usageOf(item: AccountItem): AccountExport['usage'] {
  const [, what = '', day = '', part] = item.SK.split('#');
  // The teacher's own counter of the day includes the mails to one student.
  if (part !== undefined) return [];
  const { jobs, mails, tickets } = z.parse(usageItem, item);
  return [{ what, day, count: jobs.size + mails + tickets }];
}
