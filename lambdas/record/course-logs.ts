import * as z from 'zod/mini';
import { courseLogVersions } from '#shared/contracts/course-logs.ts';
import { classId } from '#shared/model/class-id.ts';
import { courseLogId } from '#shared/model/course-log.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import type { VersionFeature } from '#core/documents/version-handlers.ts';
import { readEnvironment } from '#core/environment.ts';
import { courseLogOwner, type CourseLogPorts } from './domain/course-log.ts';
import { useClassOf } from './domain/mark-sheet.ts';
import { classesEnvironment } from './environment.ts';
import { dynamoClassStore } from './stores/classes/dynamo-class-store.ts';
import type { CourseLogAddress } from './stores/course-logs/course-log-store.ts';
import { dynamoCourseLogStore } from './stores/course-logs/dynamo-course-log-store.ts';

export function connectCourseLogs(): CourseLogPorts {
  const { TABLE_NAME } = readEnvironment(classesEnvironment);
  return {
    classes: dynamoClassStore(documentClient, TABLE_NAME),
    logs: dynamoCourseLogStore(documentClient, TABLE_NAME),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
  };
}

const namingLog = z.object({ classId, logId: courseLogId });

/** The versions of the logs of courses. */
export function courseLogFeature(ports = connectCourseLogs()): VersionFeature<CourseLogAddress> {
  return {
    endpoints: courseLogVersions,
    ports: { documents: ports.logs.documents, now: () => new Date() },
    findOwner: async (uid, params) => {
      const address = { uid, ...z.parse(namingLog, params) };
      await useClassOf(ports, address);
      return { ...courseLogOwner(ports, address), hasDocument: true };
    },
  };
}
