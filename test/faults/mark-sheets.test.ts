import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { deleteAccount } from '#shared/contracts/account.ts';
import { addClass, deleteClass } from '#shared/contracts/classes.ts';
import { versionTag, type Endpoint } from '#shared/contracts/endpoint.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import {
  addMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { LooseCall, Reply } from '../support/api-client.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { answerLost, brokenService, throttlingCall } from './support/acts.ts';
import { useScenarios } from './support/scenario.ts';
import type { Scene } from './support/scene.ts';

const { scenario } = useScenarios();

const heading = { subject: 'الرياضيات', term: 1 } as const;
const setMark = (text: string): MarkSheetContent => ({
  ...sampleMarks,
  marks: { ...sampleMarks.marks, p9: { c1: { text } } },
});

/** A class of the teacher, and the calls of its only mark sheet. */
const openClass = async ({ client, teacher: { token } }: Scene) => {
  const { id: classId, pupils } = await client.call(addClass, { token, body: sampleClass });
  const params = { classId };
  const add = (content = sampleMarks): Promise<Reply> =>
    client.send(addMarkSheet, { token, params, body: { ...heading, content } });
  const sheet = async () => {
    const [only, ...others] = await client.call(listMarkSheets, { token, params });
    expect(others).toEqual([]);
    return { ...params, sheetId: only?.id ?? 't1-aaaaaaaaaa' };
  };
  const read = async () =>
    (await client.call(getMarkSheet, { token, params: await sheet() })).document;
  const versions = async () =>
    client.call(markSheetVersions.listVersions, { token, params: await sheet() });
  /** The tag of the newest version. */
  const newestTag = async (): Promise<string> => versionTag((await versions())[0]!);
  return {
    ...{ classId, add, read, sheet, versions, newestTag },
    save: async (text: string, seen: string, params = sheet()): Promise<Reply> =>
      client.send(markSheetVersions.putDocument, {
        ...{ token, params: await params, body: setMark(text) },
        headers: { 'if-match': seen },
      }),
    /** Adds a mark of the exam for one of the pupils. */
    mark: (at: number, text: string): Promise<Reply> => {
      const columns = [{ id: 'n1', heading: 'الاختبار', role: 'exam' as const, scale: 20 }];
      const table = { columns, rows: [{ pupil: pupils[at]!.id, marks: [text] }] };
      return client.send(addMarks, { token, params, body: { ...heading, table } });
    },
    remove: () => client.send(deleteClass, { token, params }),
  };
};

/** Repeats a call while the server is at fault, as the browser does when the teacher presses again. */
const persist = async (call: () => Promise<Reply>): Promise<Reply> => {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await call();
    if (reply.status < 500 || attempt === 12) return reply;
  }
};

scenario('two tabs save one mark sheet at once, ten times', async (scene) => {
  const { add, save, read, versions, newestTag } = await openClass(scene);
  await add();
  for (let seen = 1; seen <= 10; seen += 1) {
    const texts = [`${seen}`, `${seen},5`];
    const tag = await newestTag();
    const answers = await Promise.all(texts.map((text) => save(text, tag)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const stored = { version: seen + 1, content: setMark(texts[winner]!) };
    expect(await read()).toMatchObject(stored);
    expect(answers[1 - winner]?.body).toMatchObject({ current: stored });
  }
  expect(await versions()).toHaveLength(11);
  return [];
});

scenario(
  'two tabs add one mark sheet at once, with the same marks and with others',
  async (scene) => {
    const { add, read, versions } = await openClass(scene);
    const answers = await Promise.all([add(), add(), add(setMark('3')), add(setMark('4'))]);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    const stored = (await read()).content;
    for (const [index, content] of [
      sampleMarks,
      sampleMarks,
      setMark('3'),
      setMark('4'),
    ].entries()) {
      const isStored = isDeepStrictEqual(stored, content);
      expect(statuses[index]).toBe(isStored ? 201 : 409);
    }
    expect(await versions()).toHaveLength(1);
    return [];
  },
);

/** The calls of AWS that one call of the API makes about a class, in order. */
const positions = Array.from({ length: 12 }, (_, index) => index);

for (const [what, isNew] of [
  ['added', true],
  ['saved', false],
] as const) {
  scenario(
    `a class is deleted at any moment while a mark sheet is ${what}`,
    async (scene, world) => {
      let moments = 0;
      for (const after of positions) {
        const one = await openClass(scene);
        if (!isNew) await one.add();
        const params = isNew ? undefined : await one.sheet();
        const tag = isNew ? '' : await one.newestTag();
        const removal = world.faults.inject({
          ...{ place: 'call', name: 'dynamodb:', about: one.classId, after, maybe: true },
          act: async (happen) => {
            expect((await one.remove()).status).toBe(204);
            return happen();
          },
        });
        const answer = await (isNew ? one.add() : one.save('9', tag, Promise.resolve(params!)));
        // 409: it was added and deleted before the answer was put together.
        expect([200, 201, 404, 409]).toContain(answer.status);
        moments += removal.struck;
        world.faults.clear();
        // A second deletion would remove what the first left.
        if (removal.struck === 0) expect((await one.remove()).status).toBe(204);
        expect(await world.storedAbout(one.classId)).toEqual([]);
      }
      scene.note(`${moments} moments`);
      expect(moments).toBeGreaterThan(3);
      return [];
    },
  );

  scenario(
    `each write of a mark sheet that is ${what} is done, and its answer lost`,
    async (scene, world) => {
      for (const name of ['dynamodb:PutItem', 'dynamodb:UpdateItem']) {
        for (const after of [0, 1, 2]) {
          const one = await openClass(scene);
          if (!isNew) await one.add();
          const params = isNew ? undefined : await one.sheet();
          const tag = isNew ? '' : await one.newestTag();
          // The client tries a call three times by itself.
          const lost = { place: 'call', name, about: one.classId, after, oneOf: name } as const;
          world.faults.inject({ ...lost, times: 3, act: answerLost });
          const call = () => (isNew ? one.add() : one.save('9', tag, Promise.resolve(params!)));
          expect((await persist(call)).status).toBe(isNew ? 201 : 200);
          world.faults.clear();
          // The same call once more changes nothing.
          expect((await call()).status).toBe(isNew ? 201 : 200);
          expect(await one.versions()).toHaveLength(isNew ? 1 : 2);
          expect((await one.read()).content).toEqual(isNew ? sampleMarks : setMark('9'));
          await one.remove();
          expect(await world.storedAbout(one.classId)).toEqual([]);
        }
      }
      return [];
    },
  );
}

scenario(
  'two devices add marks to one sheet at once, and answers are lost',
  async (scene, world) => {
    for (const name of ['dynamodb:PutItem', 'dynamodb:UpdateItem']) {
      for (const after of [0, 1, 2]) {
        const one = await openClass(scene);
        world.faults.inject({
          ...{ place: 'call', name, about: one.classId, after, oneOf: name },
          ...{ times: 3, act: answerLost },
        });
        const calls = [() => one.mark(0, '12'), () => one.mark(1, '8')];
        for (const { status } of await Promise.all(calls.map(persist))) expect(status).toBe(200);
        world.faults.clear();
        const versions = await one.versions();
        // The same calls once more change nothing.
        for (const call of calls)
          expect(await call()).toMatchObject({ status: 200, body: { marks: 0, same: 1 } });
        expect(await one.versions()).toEqual(versions);
        const { columns, marks } = (await one.read()).content;
        expect(columns.map(({ id }) => id)).toEqual(['n1']);
        const texts = Object.values(marks).map((ofPupil) => ofPupil['n1']?.text);
        expect(new Set(texts)).toEqual(new Set(['12', '8']));
        await one.remove();
        expect(await world.storedAbout(one.classId)).toEqual([]);
      }
    }
    return [];
  },
);

for (const [fault, act] of [
  ['throttles', throttlingCall],
  ['is broken', brokenService],
] as const) {
  scenario(`DynamoDB ${fault} while a class with marks is deleted`, async (scene, world) => {
    const one = await openClass(scene);
    await one.add();
    for (const text of ['1', '2', '3'])
      expect((await one.save(text, await one.newestTag())).status).toBe(200);
    for (const after of [0, 2, 4]) {
      const name = 'dynamodb:DeleteItem';
      world.faults.inject({ place: 'call', name, about: one.classId, after, times: 4, act });
    }
    expect([204, 404]).toContain((await persist(one.remove)).status);
    world.faults.clear();
    expect(await world.storedAbout(one.classId)).toEqual([]);
    return [];
  });
}

scenario('an account is deleted while its marks are saved', async (scene, world) => {
  const { client, teacher, uid } = scene;
  const { token } = teacher;
  const one = await openClass(scene);
  await one.add();
  const params = await one.sheet();
  const later: [Endpoint, LooseCall][] = ['5', '6', '7'].map((text) => [
    markSheetVersions.putDocument,
    { token, params, body: setMark(text), headers: { 'if-match': '*' } },
  ]);
  const saving = later.map(([endpoint, call]) => client.send(endpoint, call));
  const adding = client.send(addMarkSheet, {
    ...{ token, params: { classId: one.classId } },
    body: { subject: 'الفيزياء', term: 2, content: sampleMarks },
  });
  const deleted = await persist(() => client.send(deleteAccount, { token }));
  await Promise.all([...saving, adding]);
  expect(deleted.status).toBe(204);
  scene.leave();
  expect(await world.storedAbout(one.classId)).toEqual([]);
  const left = await world.storedAbout(uid);
  expect(left.filter((key) => key.startsWith('CLASSES#') || key.includes('/'))).toEqual([]);
  return [];
});
