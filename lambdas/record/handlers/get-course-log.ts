import { getCourseLog } from '#shared/contracts/course-logs.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectClassDocuments, readClassDocument } from '../class-documents.ts';

const ports = connectClassDocuments(courseLogs);

export const handler = endpointHandler(getCourseLog, ({ user: { uid }, params }) => {
  const { classId, logId } = params;
  return readClassDocument(ports, courseLogs, { uid, classId, id: logId });
});
