import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarkSheetOfClass } from '#shared/model/mark-sheet.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { classKey, markSheetKey } from '#core/aws/table-keys.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as add } from './add-mark-sheet.ts';
import { handler as deleteClass } from './delete-class.ts';
import { handler as remove } from './delete-mark-sheet.ts';
import { handler as listAll } from './list-all-mark-sheets.ts';

useIdentityProvider(() => []);
const { client, name: TableName, items } = useEmptyTable();
const classes = dynamoClassStore(client, TableName);
const idOf = (index: number) => `01KJQ5N80000000000000000${String(index).padStart(2, '0')}`;
const uid = 'teacher-1';

const addSheet = (classId: string, subject = 'الرياضيات', term = 1) =>
  callEndpoint(add, { params: { classId }, body: { subject, term, content: sampleMarks } });
const deleteSheet = ({ classId, id: sheetId }: MarkSheetOfClass) =>
  callEndpoint(remove, { params: { classId, sheetId } });
const all = async () => (await callEndpoint(listAll, {})).body as MarkSheetOfClass[];
const shown = async () => (await all()).map(({ classId, term }) => [classId, term]);

/** The commands that a call sends to the table. */
const commandsOf = async (act: () => Promise<unknown>) => {
  const spy = vi.spyOn(documentClient, 'send');
  await act();
  const sent = spy.mock.calls.map(([command]) => command.constructor.name);
  spy.mockRestore();
  return sent.sort();
};

/** Removes what this release alone writes of a class. */
const asEarlierRelease = (classId: string) =>
  client.send(
    new UpdateCommand({
      ...{ TableName, Key: classKey(uid, classId) },
      UpdateExpression: 'REMOVE sheets, sheetsCheckedAt',
    }),
  );

beforeEach(async () => {
  for (let index = 0; index < 12; index += 1)
    await classes.add(uid, idOf(index), { ...sampleClassToStore, name: `2م${index}` });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
/** The calls within a call have ended the capture of its log. */
const mute = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);

describe('the list of all mark sheets', () => {
  it('takes as many calls for twelve classes as for none', async () => {
    for (let index = 0; index < 12; index += 1) {
      await addSheet(idOf(index), 'الرياضيات', 2);
      await addSheet(idOf(index));
    }
    expect(await shown()).toEqual(
      Array.from({ length: 24 }, (_, at) => [idOf(Math.floor(at / 2)), (at % 2) + 1]),
    );
    expect(await commandsOf(all)).toEqual(['BatchGetCommand', 'QueryCommand']);
  });

  it('finds the sheets of an earlier release, and reads their classes one by one only once', async () => {
    await addSheet(idOf(3));
    await addSheet(idOf(7), 'العلوم', 3);
    const before = await all();
    for (let index = 0; index < 12; index += 1) await asEarlierRelease(idOf(index));
    expect(await commandsOf(all)).toHaveLength(1 + 12 + 12);
    expect(await commandsOf(all)).toEqual(['BatchGetCommand', 'QueryCommand']);
    expect(await all()).toEqual(before);
    await asEarlierRelease(idOf(7));
    await addSheet(idOf(7));
    expect(await shown()).toEqual([
      [idOf(3), 1],
      [idOf(7), 1],
      [idOf(7), 3],
    ]);
  });

  it('finds a sheet that an earlier release has added since, after a month', async () => {
    await addSheet(idOf(3));
    const [sheet] = await all();
    await client.send(
      new UpdateCommand({
        ...{ TableName, Key: classKey(uid, idOf(3)) },
        UpdateExpression: 'DELETE sheets :sheets',
        ExpressionAttributeValues: {
          ':sheets': (await items()).find(({ SK }) => SK === classKey(uid, idOf(3)).SK)?.['sheets'],
        },
      }),
    );
    expect(await all()).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    // Two classes are read again in each call.
    await all();
    await all();
    expect(await all()).toEqual([sheet]);
  });

  it('keeps a class that is replaced, and drops one that is deleted', async () => {
    await addSheet(idOf(1));
    await addSheet(idOf(2));
    const seen = (await classes.find(uid, idOf(1)))!;
    const { pupils } = sampleClassToStore;
    await classes.replace(uid, seen, { ...sampleClassToStore, pupils: pupils.slice(0, 1) });
    expect(await commandsOf(all)).toEqual(['BatchGetCommand', 'QueryCommand']);
    await callEndpoint(deleteClass, { params: { classId: idOf(2) } });
    expect(await all()).toMatchObject([{ classId: idOf(1), marks: 3 }]);
  });

  it('has the sheets of two devices that add at once', async () => {
    mute();
    await Promise.all(['أ', 'ب', 'ج', 'د'].map((subject) => addSheet(idOf(5), subject)));
    expect(await all()).toHaveLength(4);
  });

  it('has a sheet that is deleted and begun again at any moment, if it is there', async () => {
    await addSheet(idOf(5));
    const [sheet] = await all();
    const send = documentClient.send.bind(documentClient);
    for (let step = 1; ; step += 1) {
      let steps = 0;
      const spy = vi.spyOn(documentClient, 'send');
      spy.mockImplementation((async (command: Parameters<typeof send>[0]) => {
        steps += 1;
        if (steps === step) {
          spy.mockImplementation(send as never);
          await addSheet(idOf(5));
          mute();
        }
        return send(command);
      }) as never);
      await deleteSheet(sheet!);
      spy.mockRestore();
      if (steps < step) break;
      const isThere = (await items()).some(
        ({ SK }) => SK === markSheetKey(uid, idOf(5), sheet!.id).SK,
      );
      expect(await shown()).toEqual(isThere ? [[idOf(5), 1]] : []);
      await addSheet(idOf(5));
    }
  });

  it('creates no class anew when a sheet is added to one that is deleted meanwhile', async () => {
    const send = documentClient.send.bind(documentClient);
    const spy = vi.spyOn(documentClient, 'send');
    spy.mockImplementation((async (command: Parameters<typeof send>[0]) => {
      // The sheet's first write; its class is noted next.
      if (command.constructor.name === 'PutCommand') {
        spy.mockImplementation(send as never);
        const answer = await send(command);
        await callEndpoint(deleteClass, { params: { classId: idOf(5) } });
        mute();
        return answer;
      }
      return send(command);
    }) as never);
    expect(await addSheet(idOf(5))).toMatchObject({ status: 404 });
    spy.mockRestore();
    expect(await all()).toEqual([]);
    expect((await items()).filter(({ SK }) => String(SK).includes(idOf(5)))).toEqual([]);
  });
});
