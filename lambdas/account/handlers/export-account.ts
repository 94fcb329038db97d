import * as z from 'zod/mini';
import { exportAccount } from '#shared/contracts/account.ts';
import type { OwnItem } from '#shared/contracts/own-value.ts';
import { ownExport, ownItems } from '#shared/contracts/own-values.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { presignGet } from '#core/aws/presign.ts';
import type { VersionRecord } from '#core/documents/document-store.ts';
import { isPage } from '#core/documents/page-picture.ts';
import { documentFolder } from '#core/documents/document-folder.ts';
import { readEnvironment } from '#core/environment.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { liveSessionHandler } from '#core/http/live-session-handler.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { toJob } from '#core/jobs/to-job.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { dynamoRosterStore } from '#lambdas/students/stores/dynamo-roster-store.ts';
import { dynamoStudentTeachers } from '#lambdas/students/stores/dynamo-student-teachers.ts';
import { dynamoAccountItems } from '../adapters/dynamo-account-items.ts';
import { s3AccountFiles } from '../adapters/s3-account-files.ts';
import { groupItems } from '../adapters/group-items.ts';
import type { KeptFile } from '../domain/ports.ts';
import { accountDataEnvironment } from '../environment.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const environment = readEnvironment(accountDataEnvironment);
const { TABLE_NAME, RESULTS_BUCKET } = environment;
const items = dynamoAccountItems(documentClient, TABLE_NAME);
const files = s3AccountFiles(environment);
const roster = dynamoRosterStore(documentClient, TABLE_NAME);
const teachers = dynamoStudentTeachers(documentClient, TABLE_NAME);

/** What is kept of a user in items of its own. */
const findOwn = async (uid: string) => {
  const found = Object.entries<OwnItem>(ownItems).map(
    async ([name, item]) =>
      [name, await valueStore(documentClient, TABLE_NAME, item).find(uid)] as const,
  );
  return z.parse(ownExport, Object.fromEntries(await Promise.all(found)));
};

/** The page of each document, by the document's folder. */
const pagesByFolder = (files: readonly KeptFile[]): ReadonlyMap<string, KeptFile> =>
  new Map(
    files
      .filter(({ key }) => isPage(key))
      .map((file) => [file.key.slice(0, file.key.lastIndexOf('/') + 1), file]),
  );

const toUpload = async ({ bucket, key, size, lastModified }: KeptFile) => {
  const name = fileNameOf(key);
  const url = await presignGet({ bucket, key, name, contentType: 'application/octet-stream' });
  return { name, size, url, uploadedAt: lastModified };
};

/** A link to the content of a version. */
const contentLink = ({ version, fileKey: key }: VersionRecord) =>
  presignGet({
    ...{ bucket: RESULTS_BUCKET, key },
    ...{ name: `${version}.json`, contentType: 'application/json' },
  });

/** Links only the newest version: signing links for all versions would exceed the time of a call. */
async function toVersions(records: readonly VersionRecord[]) {
  const [newest, ...older] = records.toReversed();
  if (!newest) return undefined;
  return [{ ...newest, url: await contentLink(newest) }, ...older];
}

const toPage = async ({ bucket, key, size }: KeptFile) => {
  const described = { name: 'page.jpg', contentType: 'image/jpeg' };
  return { url: await presignGet({ bucket, key, ...described }), ...described, size };
};

interface OfJob {
  readonly versions: readonly VersionRecord[];
  readonly page: KeptFile | undefined;
}
const toExportedJob = async (record: JobRecord, { versions, page }: OfJob) => ({
  ...(await toJob(record, RESULTS_BUCKET)),
  kind: record.kind,
  request: record.request,
  result: record.result,
  versions: await toVersions(versions),
  page: page && (await toPage(page)),
});

export const handler = liveSessionHandler(exportAccount, async ({ user, headers }) => {
  const { uid } = user;
  const [own, kept, uploads, besideMarks, teacherIds] = await Promise.all([
    findOwn(uid),
    items.list(uid),
    files.listUploads(uid),
    files.listBesideMarks(uid),
    teachers.list(uid),
  ]);
  const rosters = await Promise.all(teacherIds.map((teacherId) => roster.find(teacherId, uid)));
  const {
    jobs,
    versions,
    trail,
    students,
    classes,
    markSheets,
    classSubjects,
    classSeatings,
    courseLogs,
    attendance,
    questionShelves,
    questionFigures,
    printedSheets,
    usage,
  } = groupItems(kept);
  await noteInTrail(TABLE_NAME, 'export', { user, headers });
  const pages = pagesByFolder(besideMarks);
  return {
    exportedAt: new Date().toISOString(),
    account: user,
    ...own,
    trail,
    students,
    classes,
    markSheets,
    classSubjects,
    classSeatings,
    courseLogs,
    attendance,
    questionShelves: await Array.fromAsync(questionShelves, async ([id, newest]) => ({
      ...{ id, ...newest },
      url: await contentLink(newest),
    })),
    questionFigures,
    printedSheets,
    rosters: rosters.filter((row) => row !== undefined),
    // One after another, because with thousands in parallel each link would wait for all the others to be signed.
    jobs: await Array.fromAsync(jobs, (record) =>
      toExportedJob(record, {
        versions: versions.get(record.id) ?? [],
        page: pages.get(documentFolder(addressOf(record))),
      }),
    ),
    uploads: await Array.fromAsync(uploads, toUpload),
    usage,
  };
});
