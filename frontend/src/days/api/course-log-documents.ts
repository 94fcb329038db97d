import { courseLogVersions, getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { call } from '#frontend/lib/api/client.ts';
import { listedDocumentsOf, partsOfId } from '#frontend/lib/listed-documents/listed-documents.ts';

/** The logs of courses, as editable documents. A list of them asks for a year. */
export const courseLogDocuments = listedDocumentsOf(
  courseLogs,
  {
    versions: courseLogVersions,
    get: getCourseLog,
    param: 'logId',
    list: {
      ...{ id: listCourseLogs.id, path: '/course-logs/', response: listCourseLogs.response },
      fetch: (year) => call(listCourseLogs, { params: { year } }),
      has: (year, documentId) => partsOfId(documentId)[1].startsWith(`y${year}-`),
    },
  },
  async () => (await import('../model/documents/course-log-form.ts')).mergeCourseLogs,
);
