import { beforeEach, expect, it } from 'vitest';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { toContent } from '#core/documents/add-version.ts';
import { figuresOf } from '../mark-sheets/mark-sheet-item.ts';
import { bornSheet } from '../mark-sheets/mark-sheet-store.ts';
import { dynamoMarkSheetStore } from '../mark-sheets/dynamo-mark-sheet-store.ts';
import { dynamoClassStore } from './dynamo-class-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-03-01T10:00:00.000Z');
const table = useEmptyTable();
let now: number;
const clock = () => new Date(now);
const classes = dynamoClassStore(table.client, table.name, clock);
const sheets = dynamoMarkSheetStore(table.client, table.name, clock);
const address = { uid: 'a', classId: '01KJQ5N8000000000000000000', sheetId: 't1-aaaaaaaaaa' };
const { classId, sheetId } = address;

const expiries = async () => {
  const items = await table.items();
  const of = (isRecord: boolean) =>
    items
      .filter(({ SK }) => String(SK).startsWith('RECORD#') === isRecord)
      .map(({ expiresAt }) => (Number(expiresAt) * 1000 - start) / DAY);
  return { classes: of(false), record: of(true) };
};
beforeEach(async () => {
  now = start;
  await classes.add('a', classId, sampleClassToStore);
  const createdAt = clock().toISOString();
  const heading = { subject: 'الرياضيات', term: 1, createdAt, changedAt: createdAt } as const;
  const added = await sheets.add('a', {
    id: sheetId,
    classId,
    ...heading,
    ...figuresOf(sampleMarks),
  });
  const { json, contentHash } = toContent(sampleMarks);
  const version = { version: 1, createdAt, author: 'teacher', contentHash } as const;
  await sheets.documents.add(bornSheet(address, added!), version, json);
});

it('the marks of a class outlive it by a month at most, however it is used', async () => {
  for (const days of [1, 29, 1, 1, 60, 399, 5]) {
    now += days * DAY;
    const used = await classes.use('a', classId);
    expect(used).toBeDefined();
    const {
      classes: [end = 0],
      record,
    } = await expiries();
    expect(record).toHaveLength(3);
    for (const each of record) {
      expect(each).toBeGreaterThanOrEqual(end);
      expect(each).toBeLessThanOrEqual(
        end + lifetimes.classRecord.days - lifetimes.savedClass.days,
      );
    }
  }
});

it('a class that gets another list keeps its marks as long', async () => {
  now += 300 * DAY;
  const seen = await classes.find('a', classId);
  await classes.replace('a', seen!, { ...sampleClassToStore, name: '3م3' });
  const {
    classes: [end = 0],
    record,
  } = await expiries();
  expect(record.every((each) => each >= end)).toBe(true);
});

it('marks are not extended at each use', async () => {
  now += DAY;
  await classes.use('a', classId);
  const before = await expiries();
  now += 10 * DAY;
  await classes.use('a', classId);
  expect((await expiries()).record).toEqual(before.record);
});
