import { getCourseLog } from '#shared/contracts/course-logs.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { courseLogContent } from '#shared/model/course-log.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { EtagResponse } from '#core/http/respond.ts';
import { connectCourseLogs } from '../course-logs.ts';
import { useClassOf } from '../domain/mark-sheet.ts';

const ports = connectCourseLogs();

export const handler = endpointHandler(getCourseLog, async ({ user, params }) => {
  const { classId, logId } = params;
  const { documents } = ports.logs;
  await useClassOf(ports, { uid: user.uid, classId });
  const newest = await documents.newest({ uid: user.uid, ...params });
  const document = await readVersion(documents, courseLogContent, newest);
  return new EtagResponse({ classId, id: logId, document }, versionTag(document));
});
