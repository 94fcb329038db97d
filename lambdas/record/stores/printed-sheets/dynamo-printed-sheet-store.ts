import { gunzipSync, gzipSync } from 'node:zlib';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lifetimes } from '#shared/model/lifetimes.ts';
import {
  isAnswerSheet,
  listedSheet,
  printedSheet,
  type ListedSheet,
  type PrintedSheet,
} from '#shared/paper/printed-sheet.ts';
import { isWritten } from '#core/aws/conditional-write.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { classesPartition, printedSheetKey, printedSheetsPrefix } from '#core/aws/table-keys.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';
import { runInParallel } from '#core/in-parallel.ts';
import type { PrintedSheetStore } from './printed-sheet-store.ts';

/** Removals at a time. */
const PARALLEL = 10;

/** A page of marks, or an answer sheet whose layout and questions are packed. */
const sheetItem = z.object({
  sheet: z.record(z.string(), z.unknown()),
  packed: z.optional(z.instanceof(Uint8Array)),
});
const listedItem = z.object({ sheet: listedSheet });
const unpacked = z.record(z.string(), z.unknown());
const datedNumbers = z.array(z.object({ number: z.int(), printedAt: z.string() }));
const knownAnswers = z.array(
  z.object({
    sheet: z.object({
      number: z.int(),
      printedAt: z.string(),
      classId: z.string(),
      draft: z.object({ jobId: z.string(), version: z.int() }),
      title: z.string(),
      pupil: z.optional(z.string()),
    }),
  }),
);
const numbersOnly = z.array(z.object({ number: z.int() }));

/** The condition of a query for the printed sheets of a class. */
export const printedOfClass = (uid: string, classId: string) => {
  const { ExpressionAttributeValues, ...keys } = itemsWithPrefix(
    classesPartition(uid),
    printedSheetsPrefix,
  );
  return {
    ...keys,
    FilterExpression: 'classId = :class',
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':class': classId },
  };
};

function toPrintedSheet(item: unknown): PrintedSheet {
  const { sheet, packed } = z.parse(sheetItem, item);
  const rest = packed && z.parse(unpacked, JSON.parse(gunzipSync(packed).toString()));
  return z.parse(printedSheet, { ...sheet, ...rest });
}

export const toListedSheet = (item: unknown): ListedSheet => z.parse(listedItem, item).sheet;

/** Answer sheets are many, and what takes most of their room is alike on every line: packed, it is a third or less. */
function toItem(sheet: PrintedSheet) {
  if (!isAnswerSheet(sheet)) return { sheet };
  const { layout, questions, ...said } = sheet;
  return { sheet: said, packed: gzipSync(JSON.stringify({ layout, questions })) };
}

/** Stores each sheet as one item of the teacher's partition of classes, which no function that calls a model may read. */
export function dynamoPrintedSheetStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: () => Date = () => new Date(),
): PrintedSheetStore {
  const store: PrintedSheetStore = {
    async find(uid, number) {
      const Key = printedSheetKey(uid, number);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      if (!Item || Number(Item['expiresAt']) * 1000 <= clock().getTime()) return undefined;
      return toPrintedSheet(Item);
    },
    async numbers(uid) {
      const items = await queryAll(client, {
        TableName,
        ProjectionExpression: '#number, printedAt',
        ...itemsWithPrefix(classesPartition(uid), printedSheetsPrefix),
        ExpressionAttributeNames: { '#number': 'number' },
      });
      return z
        .parse(datedNumbers, items)
        .toSorted((a, b) => a.printedAt.localeCompare(b.printedAt))
        .map(({ number }) => number);
    },
    async answerSheets(uid) {
      const { ExpressionAttributeValues, ...keys } = itemsWithPrefix(
        classesPartition(uid),
        printedSheetsPrefix,
      );
      const items = await queryAll(client, {
        TableName,
        ...keys,
        // A page of marks has a subject and no title.
        FilterExpression: 'attribute_exists(sheet.title) AND expiresAt > :now',
        ProjectionExpression:
          'sheet.#number, sheet.printedAt, sheet.classId, sheet.draft, sheet.title, sheet.pupil',
        ExpressionAttributeNames: { '#number': 'number' },
        ExpressionAttributeValues: {
          ...ExpressionAttributeValues,
          ':now': Math.floor(clock().getTime() / 1000),
        },
      });
      return z.parse(knownAnswers, items).map(({ sheet }) => sheet);
    },
    add(uid, sheet) {
      const { number, classId, printedAt } = sheet;
      const put = new PutCommand({
        TableName,
        Item: {
          ...printedSheetKey(uid, number),
          ...{ number, classId, printedAt, ...toItem(sheet) },
          ...timeToLive(lifetimes.printedSheet, clock()),
        },
        ConditionExpression: 'attribute_not_exists(PK)',
      });
      return isWritten(client.send(put));
    },
    async remove(uid, number) {
      const Key = printedSheetKey(uid, number);
      await client.send(new DeleteCommand({ TableName, Key }));
    },
    async removeAll(uid, classId) {
      const items = await queryAll(client, {
        TableName,
        ConsistentRead: true,
        ProjectionExpression: '#number',
        ...printedOfClass(uid, classId),
        ExpressionAttributeNames: { '#number': 'number' },
      });
      await runInParallel(z.parse(numbersOnly, items), PARALLEL, ({ number }) =>
        store.remove(uid, number),
      );
    },
  };
  return store;
}
