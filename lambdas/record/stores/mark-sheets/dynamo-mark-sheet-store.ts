import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { newId } from '#shared/text/new-id.ts';
import { ignoreFailedCondition, isWritten } from '#core/aws/conditional-write.ts';
import { getAll } from '#core/aws/get-all.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import {
  classesPartition,
  classKey,
  markSheetKey,
  markSheetsPrefix,
  recordPrefix,
  sheetContentsPrefix,
  sheetVersionsPrefix,
} from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { versionRecord, type VersionRecord } from '#core/documents/document-store.ts';
import { dynamoDocumentStore } from '#core/documents/dynamo-document-store.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { classesToCheck, sheetOfEntry, sheetEntry } from './entries-of-class.ts';
import { itemDocumentFiles, itemFileKey } from './item-document-files.ts';
import { isVersionOf, markSheetItem, type MarkSheetItem } from './mark-sheet-item.ts';
import type { BornSheet, MarkSheetAddress, MarkSheetStore } from './mark-sheet-store.ts';

/** Removals at a time. */
const PARALLEL = 10;

/** Sheets of all classes are checked once, as the answer's. */
const listedSheets = z.array(z.custom<MarkSheetItem>());

const keysOnly = z.array(z.object({ PK: z.string(), SK: z.string() }));

/** Where the marks of a sheet are stored. */
const locate = (sheet: BornSheet) => {
  const { uid, classId, sheetId, birth } = sheet;
  const partition = classesPartition(uid);
  return {
    partition,
    prefix: sheetVersionsPrefix(classId, sheetId),
    folder: itemFileKey(partition, sheetContentsPrefix(classId, sheetId)),
    birth,
    isOwn: (version: VersionRecord) => isVersionOf(sheet, version),
  };
};

/** The condition that a sheet's item is of a birth. */
const isBorn = (birth: string | undefined) =>
  birth === undefined
    ? { ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(birth)' }
    : {
        ConditionExpression: 'birth = :birth',
        ExpressionAttributeValues: { ':birth': birth },
      };

export function dynamoMarkSheetStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): MarkSheetStore {
  const expiry = () => timeToLive(lifetimes.classRecord, clock());
  const files = itemDocumentFiles(client, TableName, expiry);
  const documents = dynamoDocumentStore(client, TableName, {
    ...{ locate, files, expiry },
    isCurrent: async (sheet) => {
      const item = await findItem(sheet);
      return item !== undefined && item.birth === sheet.birth;
    },
  });
  const query = (uid: string, prefix: string, attributes?: string) =>
    queryAll(client, {
      TableName,
      ConsistentRead: true,
      ProjectionExpression: attributes,
      ...itemsWithPrefix(classesPartition(uid), prefix),
    });
  const removeItems = (keys: z.infer<typeof keysOnly>) =>
    runInParallel(keys, PARALLEL, async (Key) => {
      await client.send(new DeleteCommand({ TableName, Key }));
    });
  const findItem = async ({ uid, classId, sheetId }: MarkSheetAddress) => {
    const Key = markSheetKey(uid, classId, sheetId);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item && z.parse(markSheetItem, Item);
  };
  /** Updates which sheets a class may have; a class that is gone is not created again. */
  const updateEntries = async (
    { uid, classId }: Pick<MarkSheetAddress, 'uid' | 'classId'>,
    clause: 'ADD' | 'DELETE',
    sheets: readonly MarkSheetItem[],
    checkedAt?: string,
  ) => {
    const clauses = [
      ...(checkedAt === undefined ? [] : ['SET sheetsCheckedAt = :at']),
      ...(sheets.length > 0 ? [`${clause} sheets :sheets`] : []),
    ];
    if (clauses.length === 0) return;
    const update = new UpdateCommand({
      TableName,
      Key: classKey(uid, classId),
      UpdateExpression: clauses.join(' '),
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: {
        ...(checkedAt !== undefined && { ':at': checkedAt }),
        ...(sheets.length > 0 && { ':sheets': new Set(sheets.map(sheetEntry)) }),
      },
    });
    await isWritten(client.send(update));
  };
  const queryPending = async (uid: string, classId: string) =>
    z.parse(z.array(markSheetItem), await query(uid, markSheetsPrefix(classId)));
  const checkClass = async (uid: string, classId: string) => {
    const found = await queryPending(uid, classId);
    await updateEntries({ uid, classId }, 'ADD', found, clock().toISOString());
    return found;
  };
  const store: MarkSheetStore = {
    documents,
    async list(uid, classId) {
      return (await queryPending(uid, classId)).filter(({ pending }) => !pending);
    },
    async listAll(uid, classes) {
      const toCheck = classesToCheck(classes, clock());
      const keys = classes
        .filter((one) => !toCheck.has(one.id))
        .flatMap(({ id, sheets }) =>
          [...new Set([...sheets].map(sheetOfEntry))].map((sheet) => markSheetKey(uid, id, sheet)),
        );
      const [known, ...checked] = await Promise.all([
        getAll(client, TableName, keys),
        ...Array.from(toCheck, (classId) => checkClass(uid, classId)),
      ]);
      const order = new Map(classes.map(({ id }, index) => [id, index]));
      const placeOf = ({ classId }: MarkSheetItem) => order.get(classId) ?? 0;
      return [...z.parse(listedSheets, known), ...checked.flat()]
        .filter(({ pending }) => !pending)
        .sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
    },
    async find(sheet) {
      const found = await findItem(sheet);
      return found?.pending ? undefined : found;
    },
    async add(uid, sheet) {
      const { id, classId } = sheet;
      const born: MarkSheetItem = { ...sheet, birth: newId(), pending: true };
      const Item = { ...markSheetKey(uid, classId, id), ...born, ...expiry() };
      const ConditionExpression = 'attribute_not_exists(PK)';
      const put = new PutCommand({ TableName, Item, ConditionExpression });
      const found = (await isWritten(client.send(put)))
        ? born
        : await findItem({ uid, classId, sheetId: id });
      // Noted while it is pending: every sheet that can be seen is among those of its class.
      if (found) await updateEntries({ uid, classId }, 'ADD', [found]);
      return found;
    },
    async describe(sheet, figures) {
      const { columns, marks, pupilMarks, tests, pages, unasked, changedAt } = figures;
      const { uid, classId, sheetId, birth } = sheet;
      const { ConditionExpression: isSame, ...born } = isBorn(birth);
      const update = new UpdateCommand({
        TableName,
        Key: markSheetKey(uid, classId, sheetId),
        UpdateExpression:
          'SET #columns = :columns, marks = :marks, pupilMarks = :pupilMarks, tests = :tests, pages = :pages, unasked = :unasked, changedAt = :changedAt REMOVE pending, marksByPupil',
        // Of two writers at once, the later version counts.
        ConditionExpression: `${isSame} AND (changedAt <= :changedAt OR attribute_exists(pending))`,
        ExpressionAttributeNames: { '#columns': 'columns' },
        ExpressionAttributeValues: {
          ...born.ExpressionAttributeValues,
          ':columns': columns,
          ':marks': marks,
          ':pupilMarks': pupilMarks,
          ':tests': tests,
          ':pages': pages,
          ':unasked': unasked,
          ':changedAt': changedAt,
        },
      });
      if (await isWritten(client.send(update))) return true;
      const found = await findItem(sheet);
      return found !== undefined && found.birth === birth;
    },
    async remove(sheet) {
      const { uid, classId, sheetId } = sheet;
      // The item goes first: a writer that finds it gone removes its own version.
      const Key = markSheetKey(uid, classId, sheetId);
      const condition = 'birth' in sheet ? isBorn(sheet.birth) : {};
      const remove = { TableName, Key, ...condition, ReturnValues: 'ALL_OLD' } as const;
      const removed = await ignoreFailedCondition(client.send(new DeleteCommand(remove)));
      if (removed?.Attributes)
        await updateEntries(sheet, 'DELETE', [z.parse(markSheetItem, removed.Attributes)]);
      const left = await query(uid, sheetVersionsPrefix(classId, sheetId));
      const contents = await query(uid, sheetContentsPrefix(classId, sheetId), 'PK, SK');
      // Read after the lists: whatever they have of a sheet that was begun meanwhile belongs to this item.
      const now = await findItem(sheet);
      const versions = z.parse(z.array(versionRecord), left);
      const kept = versions.filter((version) => now && isVersionOf(now, version));
      const files = new Set(kept.map(({ fileKey }) => fileKey));
      const ofNow = now?.birth && `${sheetContentsPrefix(classId, sheetId)}${now.birth}.`;
      // Each by its file, because the new sheet may have put one in its place since.
      const gone = versions.filter((version) => !kept.includes(version));
      const address = { uid, classId, sheetId, createdAt: '' };
      await runInParallel(gone, PARALLEL, (version) => documents.remove(address, version));
      await removeItems(
        z
          .parse(keysOnly, contents)
          .filter(
            ({ PK, SK }) => !files.has(itemFileKey(PK, SK)) && !(ofNow && SK.startsWith(ofNow)),
          ),
      );
    },
    async removeAll(uid, classId) {
      // Sheets first, for the same reason.
      for (const prefix of [markSheetsPrefix(classId), recordPrefix(classId)]) {
        await removeItems(z.parse(keysOnly, await query(uid, prefix, 'PK, SK')));
      }
    },
  };
  return store;
}
