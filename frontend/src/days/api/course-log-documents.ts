import { courseLogVersions, getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import type { CourseLogContent } from '#shared/model/course-log.ts';
import { urlOf } from '#frontend/lib/api/request.ts';
import { session, userIn } from '#frontend/lib/auth/session.ts';
import type { SaveAnswer } from '#frontend/lib/documents/document-editor.ts';
import { documentsOf } from '#frontend/lib/documents/documents.ts';
import type { SavedVersion } from '#frontend/lib/documents/edited-document.ts';
import { keepChanged } from '#frontend/lib/offline/answer-or-copy.ts';
import { createStore, type Store } from '#frontend/lib/store.ts';

const SEPARATOR = '/';

/** The id of a log's document, from the parameters of its address. */
export const courseLogDocumentId = (classId: string, logId: string): string =>
  `${classId}${SEPARATOR}${logId}`;

const paramsOf = (id: string) => {
  const [classId = '', logId = ''] = id.split(SEPARATOR);
  return { classId, logId };
};

const documents = documentsOf(
  { ...courseLogVersions, getJob: getCourseLog },
  async () => (await import('../model/documents/course-log-form.ts')).mergeCourseLogs,
  paramsOf,
);

type Saved = ReadonlyMap<string, SavedVersion<CourseLogContent>>;

/** The newest versions that this tab has saved, by the ids of their documents. */
export const savedLogs: Store<Saved> = createStore<Saved>(new Map());
let savedBy = userIn(session.get());
session.subscribe(() => {
  const uid = userIn(session.get());
  if (uid !== savedBy) savedLogs.set(new Map());
  savedBy = uid;
});

/** Puts a saved version into the list of logs, also into the copy on the device. */
const noteSaved = (
  id: string,
  answer: SaveAnswer<CourseLogContent>,
): SaveAnswer<CourseLogContent> => {
  if (!('saved' in answer)) return answer;
  const { saved: document } = answer;
  const { classId, logId } = paramsOf(id);
  savedLogs.set(new Map(savedLogs.get()).set(id, document));
  const year = logId.slice(1, 5);
  keepChanged(urlOf(listCourseLogs, { params: { year } }, ''), (list) => {
    const rows: readonly unknown[] = Array.isArray(list) ? list : [];
    const isOther = (row: unknown) =>
      typeof row !== 'object' ||
      row === null ||
      Reflect.get(row, 'id') !== logId ||
      Reflect.get(row, 'classId') !== classId;
    return [...rows.filter(isOther), { classId, id: logId, document }];
  });
  return answer;
};

/** The logs of courses, as editable documents. */
export const courseLogDocuments: typeof documents = {
  ...documents,
  save: async (id, ...edits) => noteSaved(id, await documents.save(id, ...edits)),
  restore: async (id, ...edits) => noteSaved(id, await documents.restore(id, ...edits)),
};
