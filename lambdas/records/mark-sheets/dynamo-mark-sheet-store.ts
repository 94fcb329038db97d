import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import {
  classesPartition,
  markSheetKey,
  markSheetsPrefix,
  recordPrefix,
  sheetContentsPrefix,
  sheetVersionsPrefix,
} from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { dynamoDocumentStore } from '#core/documents/dynamo-document-store.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { itemDocumentFiles, itemFileKey } from './item-document-files.ts';
import { markSheetItem } from './mark-sheet-item.ts';
import type { MarkSheetAddress, MarkSheetStore } from './mark-sheet-store.ts';

/** Removals at a time. */
const PARALLEL = 10;

const keysOnly = z.array(z.object({ PK: z.string(), SK: z.string() }));

/** Where the marks of a sheet are stored. */
const locate = ({ uid, classId, sheetId }: MarkSheetAddress) => {
  const partition = classesPartition(uid);
  return {
    partition,
    prefix: sheetVersionsPrefix(classId, sheetId),
    folder: itemFileKey(partition, sheetContentsPrefix(classId, sheetId)),
  };
};

export function dynamoMarkSheetStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): MarkSheetStore {
  const expiry = () => timeToLive(lifetimes.classRecord, clock());
  const files = itemDocumentFiles(client, TableName, expiry);
  const documents = dynamoDocumentStore(client, TableName, { locate, files, expiry });
  const query = (uid: string, prefix: string, attributes?: string) =>
    queryAll(client, {
      TableName,
      ConsistentRead: true,
      ProjectionExpression: attributes,
      ...itemsWithPrefix(classesPartition(uid), prefix),
    });
  const store: MarkSheetStore = {
    documents,
    async list(uid, classId) {
      return z.parse(z.array(markSheetItem), await query(uid, markSheetsPrefix(classId)));
    },
    async find({ uid, classId, sheetId }) {
      const Key = markSheetKey(uid, classId, sheetId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && z.parse(markSheetItem, Item);
    },
    async add(uid, sheet) {
      const Item = { ...markSheetKey(uid, sheet.classId, sheet.id), ...sheet, ...expiry() };
      const ConditionExpression = 'attribute_not_exists(PK)';
      await isWritten(client.send(new PutCommand({ TableName, Item, ConditionExpression })));
    },
    async describe(sheet, { columns, marks, marksByPupil, tests, pages, changedAt }) {
      const { uid, classId, sheetId } = sheet;
      const update = new UpdateCommand({
        TableName,
        Key: markSheetKey(uid, classId, sheetId),
        UpdateExpression:
          'SET #columns = :columns, marks = :marks, marksByPupil = :marksByPupil, tests = :tests, pages = :pages, changedAt = :changedAt',
        // Of two writers at once, the later version counts.
        ConditionExpression: 'attribute_exists(PK) AND changedAt <= :changedAt',
        ExpressionAttributeNames: { '#columns': 'columns' },
        ExpressionAttributeValues: {
          ':columns': columns,
          ':marks': marks,
          ':marksByPupil': marksByPupil,
          ':tests': tests,
          ':pages': pages,
          ':changedAt': changedAt,
        },
      });
      return (await isWritten(client.send(update))) || (await store.find(sheet)) !== undefined;
    },
    async remove(sheet) {
      const { uid, classId, sheetId } = sheet;
      // The item goes first: a writer that finds it gone removes its own version.
      const Key = markSheetKey(uid, classId, sheetId);
      await client.send(new DeleteCommand({ TableName, Key }));
      await documents.removeAll(sheet);
    },
    async removeAll(uid, classId) {
      // Sheets first, for the same reason.
      for (const prefix of [markSheetsPrefix(classId), recordPrefix(classId)]) {
        const keys = z.parse(keysOnly, await query(uid, prefix, 'PK, SK'));
        await runInParallel(keys, PARALLEL, async (Key) => {
          await client.send(new DeleteCommand({ TableName, Key }));
        });
      }
    },
  };
  return store;
}
