import * as z from 'zod/mini';
import { attendanceVersions } from '#shared/contracts/attendance.ts';
import { courseLogVersions } from '#shared/contracts/course-logs.ts';
import type { VersionEndpoints } from '#shared/contracts/documents.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { attendance } from '#shared/model/attendance.ts';
import type { ClassDocumentKind } from '#shared/model/class-document.ts';
import { classId } from '#shared/model/class-id.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readVersion } from '#core/documents/read-version.ts';
import type { VersionFeature } from '#core/documents/version-handlers.ts';
import { readEnvironment } from '#core/environment.ts';
import { EtagResponse } from '#core/http/respond.ts';
import {
  classDocumentOwner,
  requireRollsOfMonth,
  type ClassDocumentPorts,
} from './domain/class-document.ts';
import { useClassOf } from './domain/mark-sheet.ts';
import { classesEnvironment } from './environment.ts';
import { dynamoClassStore } from './stores/classes/dynamo-class-store.ts';
import type { ClassDocumentAddress } from './stores/class-documents/class-document-store.ts';
import { dynamoClassDocumentStore } from './stores/class-documents/dynamo-class-document-store.ts';

export function connectClassDocuments<Content extends object>(
  kind: ClassDocumentKind<Content>,
): ClassDocumentPorts<Content> {
  const { TABLE_NAME } = readEnvironment(classesEnvironment);
  return {
    classes: dynamoClassStore(documentClient, TABLE_NAME),
    store: dynamoClassDocumentStore(documentClient, TABLE_NAME, kind),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
  };
}

/** A document with its newest version; its class counts as used. */
export async function readClassDocument<Content extends object>(
  { classes, store }: ClassDocumentPorts<Content>,
  { content }: ClassDocumentKind<Content>,
  address: ClassDocumentAddress,
) {
  const { classId, id } = address;
  await useClassOf({ classes }, address);
  const newest = await store.documents.newest(address);
  const document = await readVersion(store.documents, content, newest);
  return new EtagResponse({ classId, id, document }, versionTag(document));
}

const versionsOf = <Content extends object>(
  endpoints: VersionEndpoints,
  /** The address, from the parameters of the endpoints. */
  toAddress: z.core.$ZodType<Omit<ClassDocumentAddress, 'uid'>>,
  ports: ClassDocumentPorts<Content>,
): VersionFeature<ClassDocumentAddress> => ({
  endpoints,
  ports: { documents: ports.store.documents, now: () => new Date() },
  findOwner: async (uid, params) => {
    const address = { uid, ...z.parse(toAddress, params) };
    await useClassOf(ports, address);
    return { ...classDocumentOwner(ports, address), hasDocument: true };
  },
});

const namingLog = z.pipe(
  z.object({ classId, logId: courseLogs.id }),
  z.transform(({ classId, logId }) => ({ classId, id: logId })),
);
const namingMonth = z.pipe(
  z.object({ classId, monthId: attendance.id }),
  z.transform(({ classId, monthId }) => ({ classId, id: monthId })),
);

/** The versions of the logs of courses. */
export const courseLogFeature = (ports = connectClassDocuments(courseLogs)) =>
  versionsOf(courseLogVersions, namingLog, ports);

/** The versions of the rolls of months. */
export const attendanceFeature = (ports = connectClassDocuments(attendance)) => ({
  ...versionsOf(attendanceVersions, namingMonth, ports),
  check: requireRollsOfMonth,
});
