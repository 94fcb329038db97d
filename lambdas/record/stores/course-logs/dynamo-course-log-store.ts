import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { courseLogContent, emptyCourseLog, unsavedLog } from '#shared/model/course-log.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { getAll } from '#core/aws/get-all.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { classesPartition, courseLogPrefixes } from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { versionRecord } from '#core/documents/document-store.ts';
import { dynamoDocumentStore } from '#core/documents/dynamo-document-store.ts';
import { itemDocumentFiles, itemFileKey, itemOfFile } from '../mark-sheets/item-document-files.ts';
import type { CourseLogAddress, CourseLogStore } from './course-log-store.ts';

/** Where the versions of a log are stored. */
const locate = ({ uid, classId, logId }: CourseLogAddress) => {
  const partition = classesPartition(uid);
  const { versions, contents } = courseLogPrefixes(classId, logId);
  return { partition, prefix: `${versions}#`, folder: itemFileKey(partition, `${contents}#`) };
};

const versionItem = z.extend(versionRecord, { SK: z.string() });
const contentItem = z.object({ SK: z.string(), json: z.string() });

/** The id of the log, from the key of one of its versions. */
const logOf = (SK: string): string => SK.split('#')[3] ?? '';

export function dynamoCourseLogStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): CourseLogStore {
  const expiry = () => timeToLive(lifetimes.classRecord, clock());
  const files = itemDocumentFiles(client, TableName, expiry);
  const saved = dynamoDocumentStore<CourseLogAddress>(client, TableName, { locate, files, expiry });
  const documents: CourseLogStore['documents'] = {
    ...saved,
    newest: async (address) => (await saved.newest(address)) ?? { ...unsavedLog, fileKey: '' },
    read: (version) =>
      version.version === unsavedLog.version
        ? Promise.resolve(emptyCourseLog)
        : saved.read(version),
  };
  return {
    documents,
    async list(uid, classId, year) {
      const found = await queryAll(client, {
        TableName,
        ConsistentRead: true,
        ...itemsWithPrefix(classesPartition(uid), courseLogPrefixes(classId, `y${year}-`).versions),
      });
      const versions = z.parse(z.array(versionItem), found);
      // By key, so the newest version of a log is the last.
      const newest = [...new Map(versions.map((one) => [logOf(one.SK), one]))];
      const keys = newest.map(([, { fileKey }]) => itemOfFile(fileKey));
      const items = z.parse(z.array(contentItem), await getAll(client, TableName, keys));
      const contents = new Map(items.map(({ SK, json }) => [SK, json]));
      return newest.flatMap(([id, { SK: _, fileKey, ...version }]) => {
        const json = contents.get(itemOfFile(fileKey).SK);
        // The class was deleted meanwhile.
        if (json === undefined) return [];
        const content = z.parse(courseLogContent, JSON.parse(json));
        return [{ classId, id, document: { ...version, content } }];
      });
    },
  };
}
