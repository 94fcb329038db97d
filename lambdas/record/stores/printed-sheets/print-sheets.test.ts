import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import type { PrintedSheet } from '#shared/paper/printed-sheet.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { dynamoClassStore } from '../classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from './dynamo-printed-sheet-store.ts';
import { printSheets } from './print-sheets.ts';

const DAY = 24 * 60 * 60 * 1000;
const table = useEmptyTable();
let now: number;
const clock = () => new Date(now);
const printed = dynamoPrintedSheetStore(table.client, table.name, clock);
const classes = dynamoClassStore(table.client, table.name, clock);
const closure = dynamoAccountClosure(table.client, table.name);
const ports = { printed, classes, closure };
const { classId } = samplePrintedSheet();
const other = '01KJQ5N8000000000000000001';

/** Prints sheets of these classes. */
const print = (...classIds: string[]): Promise<PrintedSheet[]> =>
  printSheets(ports, 'a', async (newNumber) => {
    const sheets = classIds.map((id) => samplePrintedSheet({ number: newNumber(), classId: id }));
    return { made: sheets, sheets };
  });

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00.000Z');
  await classes.add('a', classId, sampleClassToStore);
  await classes.add('a', other, sampleClassToStore);
});

describe('a printed page of marks', () => {
  it('is found by its number, under the teacher who printed it', async () => {
    const [sheet] = await print(classId);
    expect(await printed.find('a', sheet!.number)).toEqual(sheet);
    expect(await printed.find('b', sheet!.number)).toBeUndefined();
    expect(await printed.numbers('a')).toEqual([sheet!.number]);
    expect(await printed.numbers('b')).toEqual([]);
  });

  it('has a number of its own: if another page took it meanwhile, all are numbered anew', async () => {
    const rival = samplePrintedSheet();
    let tries = 0;
    const sheets = await printSheets(ports, 'a', async (newNumber) => {
      tries += 1;
      const first = samplePrintedSheet({ number: newNumber() });
      if (tries > 1) return { made: [first], sheets: [first] };
      await printed.add('a', rival);
      return { made: [], sheets: [first, { ...rival, spareRows: 1 }] };
    });
    expect(tries).toBe(2);
    expect((await printed.numbers('a')).toSorted()).toEqual(
      [rival.number, sheets[0]!.number].toSorted(),
    );
    expect(await printed.find('a', rival.number)).toEqual(rival);
  });

  it('never takes the number of an earlier page', async () => {
    const [first] = await print(classId);
    expect(await printed.add('a', { ...samplePrintedSheet(), number: first!.number })).toBe(false);
    expect(await printed.find('a', first!.number)).toEqual(first);
  });

  it('is deleted with its class, and others are not', async () => {
    const [, kept] = await print(classId, other);
    await printed.removeAll('a', classId);
    expect(await printed.numbers('a')).toEqual([kept!.number]);
  });

  it('is not kept if its class or the account was deleted meanwhile', async () => {
    await classes.remove('a', other);
    const [kept] = await print(classId, other);
    expect(await printed.numbers('a')).toEqual([kept!.number]);
    await closure.close('a', clock());
    await print(classId);
    expect(await printed.numbers('a')).toEqual([kept!.number]);
  });

  it('lives as long as its class, and no longer', async () => {
    const [sheet] = await print(classId);
    for (const days of [1, 60, 399, 399]) {
      now += days * DAY;
      expect(await classes.use('a', classId)).toBeDefined();
      expect(await printed.find('a', sheet!.number)).toEqual(sheet);
    }
    now += 440 * DAY;
    expect(await printed.find('a', sheet!.number)).toBeUndefined();
  });

  it('is forgotten after many later ones', async () => {
    const old = samplePrintedSheet({ printedAt: '2025-11-20T08:00:00.000Z' });
    await printed.add('a', old);
    await table.put(
      ...Array.from({ length: limits.printedSheets - 1 }, (_, index) => ({
        PK: 'CLASSES#a',
        SK: `PRINTED#9${index}`,
        ...{ number: 20_000_000 + index, classId, printedAt: '2026-02-01T08:00:00.000Z' },
      })),
    );
    const [sheet] = await print(classId);
    const numbers = await printed.numbers('a');
    expect(numbers).toHaveLength(limits.printedSheets);
    expect(numbers).not.toContain(old.number);
    expect(numbers).toContain(sheet!.number);
  });
});
