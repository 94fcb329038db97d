import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ClassDocumentKind } from '#shared/model/class-document.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { getAll } from '#core/aws/get-all.ts';
import { queryAll } from '#core/aws/query-all.ts';
import { classDocumentPrefixes, classesPartition } from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { beginningWith } from '#core/documents/begun-documents.ts';
import { versionRecord } from '#core/documents/document-store.ts';
import { dynamoDocumentStore } from '#core/documents/dynamo-document-store.ts';
import { itemDocumentFiles, itemFileKey, itemOfFile } from '../mark-sheets/item-document-files.ts';
import type { ClassDocumentAddress, ClassDocumentStore } from './class-document-store.ts';

/** Where the versions of a document are stored. */
const locate = ({ uid, classId, id }: ClassDocumentAddress) => {
  const partition = classesPartition(uid);
  const { versions, contents } = classDocumentPrefixes(classId, id);
  return { partition, prefix: `${versions}#`, folder: itemFileKey(partition, `${contents}#`) };
};

const versionItem = z.extend(versionRecord, { SK: z.string() });
const contentItem = z.object({ SK: z.string(), json: z.string() });

/** The id of the document, from the key of one of its versions. */
const idOf = (SK: string): string => SK.split('#')[3] ?? '';

/** Sorts after what ids and keys consist of. */
const LAST = '~';

export function dynamoClassDocumentStore<Content extends object>(
  client: DynamoDBDocumentClient,
  TableName: string,
  kind: ClassDocumentKind<Content>,
  clock: () => Date = () => new Date(),
): ClassDocumentStore<Content> {
  const expiry = () => timeToLive(lifetimes.classRecord, clock());
  const files = itemDocumentFiles(client, TableName, expiry);
  const storage = { locate, files, expiry };
  const saved = dynamoDocumentStore<ClassDocumentAddress>(client, TableName, storage);
  return {
    documents: beginningWith(kind.empty, saved),
    async list(uid, classId, from, to = from) {
      const found = await queryAll(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :partition AND SK BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':partition': classesPartition(uid),
          ':from': classDocumentPrefixes(classId, from).versions,
          ':to': classDocumentPrefixes(classId, to).versions + LAST,
        },
      });
      const versions = z.parse(z.array(versionItem), found);
      // By key, so the newest version of a document is the last.
      const newest = [...new Map(versions.map((one) => [idOf(one.SK), one]))];
      const keys = newest.map(([, { fileKey }]) => itemOfFile(fileKey));
      const items = z.parse(z.array(contentItem), await getAll(client, TableName, keys));
      const contents = new Map(items.map(({ SK, json }) => [SK, json]));
      return newest.flatMap(([id, { SK: _, fileKey, ...version }]) => {
        const json = contents.get(itemOfFile(fileKey).SK);
        // The class was deleted meanwhile.
        if (json === undefined) return [];
        const content = z.parse(kind.content, JSON.parse(json));
        return [{ classId, id, document: { ...version, content } }];
      });
    },
  };
}
