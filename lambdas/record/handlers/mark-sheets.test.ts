import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent, MarkSheetSummary } from '#shared/model/mark-sheet.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { rosterCountKey } from '#core/aws/table-keys.ts';
import { tombstone } from '#core/aws/tombstone.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '../stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler as add } from './add-mark-sheet.ts';
import { handler as deleteClass } from './delete-class.ts';
import { handler as remove } from './delete-mark-sheet.ts';
import { handler as get } from './get-mark-sheet.ts';
import { handler as listAll } from './list-all-mark-sheets.ts';
import { handler as list } from './list-mark-sheets.ts';
import {
  getMarkSheetVersion,
  listMarkSheetVersions,
  putMarkSheetDocument,
  restoreMarkSheetVersion,
} from '../handlers.ts';

const getVersion = getMarkSheetVersion();
const listVersions = listMarkSheetVersions();
const put = putMarkSheetDocument();
const restore = restoreMarkSheetVersion();

useIdentityProvider(() => []);
const { client, name, put: putItem, items } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const classId = '01KJQ5N8000000000000000000';
const body = { subject: 'الرياضيات', term: 1, content: sampleMarks };
const setMark = (text: string): MarkSheetContent => ({
  ...sampleMarks,
  marks: { ...sampleMarks.marks, a2: { c1: { text } } },
});

let sheetId: string;
const params = () => ({ classId, sheetId });
const addSheet = (more: object = {}) =>
  callEndpoint(add, { params: { classId }, body: { ...body, ...more } });
/** The tag of a version, by its number; of one that is gone, one that fits nothing. */
const tagOf = async (seen: number) => {
  const { body: all } = await callEndpoint(listVersions, { params: params() });
  const found = Array.isArray(all) ? (all as DocumentVersion[]) : [];
  const version = found.find((one) => one.version === seen);
  return versionTag(version ?? { version: seen, contentHash: 'none' });
};
const save = async (content: object, seen?: number) =>
  callEndpoint(put, {
    params: params(),
    body: content,
    headers: seen === undefined ? {} : { 'if-match': await tagOf(seen) },
  });
const summaries = async () =>
  (await callEndpoint(list, { params: { classId } })).body as MarkSheetSummary[];
beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
  sheetId = ((await addSheet()).body as MarkSheetSummary).id;
});

describe('a mark sheet', () => {
  it('is listed with its subject, its term and how much of it is filled', async () => {
    const [summary, ...others] = await summaries();
    expect(others).toEqual([]);
    expect(summary).toEqual({
      ...{ id: sheetId, subject: 'الرياضيات', term: 1, columns: 3, marks: 4 },
      tests: sampleSheet.tests,
      ...{ pages: [], unasked: [] },
      createdAt: expect.any(String) as string,
      changedAt: expect.any(String) as string,
    });
    await save(setMark('9'), 1);
    expect(await summaries()).toMatchObject([{ columns: 3, marks: 5 }]);
    const jobId = '01KJQ5N8000000000000000009';
    const addedAt = '2026-11-20T08:00:00.000Z';
    const page = { id: 's1', kind: 'page' as const, name: '2م3.jpg', jobId, addedAt };
    await save({ ...setMark('9'), sources: [page] }, 2);
    expect(await summaries()).toMatchObject([{ pages: [jobId] }]);
  });

  it('is listed with those of all classes, too, and names its class', async () => {
    const other = '01KJQ5N8000000000000000001';
    await classes.add('teacher-1', other, { ...sampleClassToStore, name: '2م4' });
    await callEndpoint(add, { params: { classId: other }, body: { ...body, term: 2 } });
    await classes.add('teacher-2', '01KJQ5N8000000000000000002', sampleClassToStore);
    const [first] = await summaries();
    expect(await callEndpoint(listAll, {})).toMatchObject({
      status: 200,
      body: [
        { ...first, classId },
        { classId: other, term: 2, columns: 3, marks: 4 },
      ],
    });
    const user = { ...teacher, uid: 'teacher-2' };
    expect(await callEndpoint(listAll, { user })).toMatchObject({ status: 200, body: [] });
    expect(await callEndpoint(listAll, { user: student })).toMatchObject({ status: 403 });
  });

  it('counts the marks of the pupils who are on the list now', async () => {
    const counts = async () => {
      const answers = [await summaries(), (await callEndpoint(listAll, {})).body];
      const one = (await callEndpoint(get, { params: params() })).body;
      return [...(answers as MarkSheetSummary[][]).flat(), one as MarkSheetSummary].map(
        ({ marks }) => marks,
      );
    };
    const keepOnly = async (...ids: string[]) => {
      const seen = (await classes.find('teacher-1', classId))!;
      const pupils = sampleClassToStore.pupils.filter(({ id }) => ids.includes(id));
      await classes.replace('teacher-1', seen, { ...sampleClassToStore, pupils });
    };
    await keepOnly('a1', 'a2');
    expect(await counts()).toEqual([1, 1, 1]);
    await save(setMark('9'), 1);
    expect(await counts()).toEqual([2, 2, 2]);
    await keepOnly('a0', 'a1', 'a2');
    expect(await counts()).toEqual([5, 5, 5]);
    expect(await addSheet({ content: setMark('9') })).toMatchObject({ body: { marks: 5 } });
  });

  it('that was stored without the marks of each pupil counts all until it is saved', async () => {
    const [stored] = (await items()).filter(({ SK }) => String(SK).includes('SHEET#'));
    const { pupilMarks: _, ...Item } = stored!;
    await client.send(new PutCommand({ TableName: name, Item }));
    expect(await summaries()).toMatchObject([{ marks: 4 }]);
  });

  it('that an earlier release has saved since is shown with its marks of each pupil, until it is saved again', async () => {
    const [stored] = (await items()).filter(({ SK }) => String(SK).includes('SHEET#'));
    const Item = { ...stored, marksByPupil: { a0: 2, gone: 1 } };
    await client.send(new PutCommand({ TableName: name, Item }));
    expect(await summaries()).toMatchObject([{ marks: 2 }]);
    await save(setMark('9'), 1);
    expect(await summaries()).toMatchObject([{ marks: 5 }]);
    expect((await items()).some((item) => 'marksByPupil' in item)).toBe(false);
  });

  it('is answered with the newest version of its marks', async () => {
    await save(setMark('9'), 1);
    expect(await callEndpoint(get, { params: params() })).toMatchObject({
      status: 200,
      headers: { etag: await tagOf(2), 'cache-control': 'no-store' },
      body: {
        ...{ id: sheetId, subject: 'الرياضيات', term: 1 },
        document: { version: 2, author: 'teacher', content: setMark('9') },
      },
    });
  });

  it('is the only one of its subject and term, however the subject is spelt', async () => {
    const other = { content: setMark('3'), subject: ' الرّياضيات ' };
    expect(await addSheet(other)).toMatchObject({
      status: 409,
      body: { code: 'mark-sheet-exists' },
    });
    expect(await callEndpoint(get, { params: params() })).toMatchObject({
      body: { document: { version: 1, content: sampleMarks } },
    });
    for (const more of [{ term: 2 }, { subject: 'الفيزياء' }]) {
      expect(await addSheet(more)).toMatchObject({ status: 201 });
    }
    expect(await summaries()).toHaveLength(3);
  });

  it('can be added again when the answer was lost', async () => {
    expect(await addSheet()).toMatchObject({ status: 201, body: { document: { version: 1 } } });
    expect(await summaries()).toHaveLength(1);
  });

  it('that was interrupted before its marks were written is completed by the next call', async () => {
    const left = (await items()).find(({ SK }) => String(SK).includes('SHEET#'));
    await callEndpoint(remove, { params: params() });
    await client.send(new PutCommand({ TableName: name, Item: left! }));
    expect(await addSheet()).toMatchObject({ status: 201, body: { document: { version: 1 } } });
  });

  it('logs nothing about it', async () => {
    const { logged } = await callEndpoint(add, {
      params: { classId },
      body: { ...body, term: 3 },
    });
    expect(logged).not.toBe('');
    expect(logged).not.toMatch(/الرياضيات|12,5|a0/);
  });

  it.each<[string, object, string]>([
    ['a term that is none', { term: 4 }, '/term'],
    ['no subject', { subject: ' ' }, '/subject'],
    [
      'a mark in a column that it does not have',
      { content: { ...sampleMarks, marks: { a0: { c9: { text: '1' } } } } },
      '/content',
    ],
    [
      'a mark of a source that it does not name',
      { content: { ...sampleMarks, marks: { a0: { c1: { text: '1', from: 's1' } } } } },
      '/content',
    ],
    [
      'an empty mark',
      { content: { ...sampleMarks, marks: { a0: { c1: { text: '' } } } } },
      '/content/marks/a0/c1/text',
    ],
    [
      'a pupil without an id',
      { content: { ...sampleMarks, marks: { 'بن علي': {} } } },
      '/content/marks/بن علي',
    ],
    [
      'more columns than paper has',
      {
        content: {
          marks: {},
          columns: Array.from({ length: limits.sheetColumns + 1 }, (_, index) => ({
            ...{ id: `c${index}`, heading: '', scale: 20 },
          })),
        },
      },
      '/content/columns',
    ],
    [
      'more pupils than a class has',
      {
        content: {
          ...sampleMarks,
          marks: Object.fromEntries(
            Array.from({ length: 2 * limits.classPupils + 1 }, (_, index) => [`p${index}`, {}]),
          ),
        },
      },
      '/content/marks',
    ],
  ])('refuses %s', async (_, more, path) => {
    expect(await addSheet({ term: 2, ...more })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
    expect(await summaries()).toHaveLength(1);
  });

  it('accepts as many as the limit', async () => {
    for (let more = 1; more < limits.classMarkSheets; more += 1) {
      expect(await addSheet({ subject: `Subject ${more}` })).toMatchObject({ status: 201 });
    }
    expect(await addSheet({ subject: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'mark-sheets-full' },
    });
    expect(await summaries()).toHaveLength(limits.classMarkSheets);
  });
});

describe('the marks of a sheet', () => {
  it('are saved over the version that was shown alone', async () => {
    expect(await save(setMark('9'))).toMatchObject({ status: 428 });
    expect(await save(setMark('9'), 1)).toMatchObject({
      status: 200,
      headers: { etag: expect.stringMatching(/^W\/"2-/) as string },
      body: { version: 2, content: setMark('9') },
    });
    expect(await save(setMark('10'), 1)).toMatchObject({
      status: 412,
      body: { current: { version: 2, content: setMark('9') } },
    });
  });

  it('have versions that can be read and restored', async () => {
    await save(setMark('9'), 1);
    const restored = await callEndpoint(restore, {
      params: { ...params(), version: '1' },
      headers: { 'if-match': await tagOf(2) },
    });
    expect(restored).toMatchObject({ status: 200, body: { version: 3, restoredFrom: 1 } });
    expect(await summaries()).toMatchObject([{ marks: 4 }]);
    const all = await callEndpoint(listVersions, { params: params() });
    expect(all.body).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }]);
    expect(JSON.stringify(all.body)).not.toMatch(/fileKey|birth|12,5/);
    expect(await callEndpoint(getVersion, { params: { ...params(), version: '2' } })).toMatchObject(
      {
        body: { content: setMark('9') },
      },
    );
  });

  it('keep at most the newest versions, and no content without a version', async () => {
    for (let version = 1; version <= limits.documentVersions + 5; version += 1) {
      await save(setMark(String(version)), version);
    }
    const keys = (await items()).map(({ SK }) => String(SK));
    const count = (part: string) => keys.filter((key) => key.includes(part)).length;
    expect(count('VERSION#')).toBe(limits.documentVersions);
    expect(count('CONTENT#')).toBe(limits.documentVersions);
  });
});

describe('a save by a client that does not know all parts of a sheet', () => {
  const source = { id: 's1', kind: 'page', name: 'page.jpg', addedAt: '2026-11-20T08:00:00.000Z' };
  const { columns, marks, averages, points } = sampleMarks;
  const full = {
    ...sampleMarks,
    marks: { ...marks, a1: { c1: { text: 'غ', from: 's1' } } },
    ...{ remarks: { a0: 'أحسنت' }, advice: { a0: 'المراجعة اليومية' }, sources: [source] },
  };
  const newest = async () => {
    const { body: found } = await callEndpoint(get, { params: params() });
    return (found as { document: { content: MarkSheetContent } }).document.content;
  };
  /** The columns as such a client has them: without what their tests are. */
  const plain = columns.map(({ id, heading, role, scale, date }) => ({
    ...{ id, heading, role, scale, date },
  }));
  const known = { columns: plain, marks, averages };
  beforeEach(async () => {
    expect((await save(full, 1)).status).toBe(200);
  });

  it('keeps what it leaves out: texts, points, tests and sources', async () => {
    const { status, body: answer } = await save(known, 2);
    expect([status, (answer as DocumentVersion).version]).toEqual([200, 2]);
    expect(await newest()).toEqual(full);
  });

  it('takes its marks, and drops points and the source of a mark that it changed', async () => {
    const changed = { a0: { ...marks['a0'], c2: { text: '7' } }, a1: { c1: { text: '9' } } };
    await save({ ...known, marks: changed }, 2);
    const { points: _, ...others } = full;
    expect(await newest()).toEqual({ ...others, marks: changed });
  });

  it('keeps nothing of a column that it removed', async () => {
    const rest = { a0: { c1: { text: '15' } } };
    await save({ ...known, columns: plain.slice(0, 1), marks: rest }, 2);
    const { points: _, ...others } = full;
    expect(await newest()).toEqual({ ...others, columns: columns.slice(0, 1), marks: rest });
  });

  it('removes what it sends empty', async () => {
    await save({ ...known, remarks: {}, advice: {}, points: {}, sources: [] }, 2);
    expect(await newest()).toEqual(known);
  });

  it('stores the same version when a part that is there is sent, or left out', async () => {
    await save({ ...full, remarks: {} }, 2);
    const { remarks: _, ...others } = full;
    for (const sent of [others, { ...full, remarks: {} }]) {
      const { body: answer } = await save({ ...sent, points }, 3);
      expect(answer).toMatchObject({ version: 3 });
    }
  });

  it('goes back in full to a version that had no texts', async () => {
    const headers = { 'if-match': await tagOf(2) };
    await callEndpoint(restore, { params: { ...params(), version: '1' }, headers });
    expect(await newest()).toEqual(sampleMarks);
  });
});

describe('deleting', () => {
  const missing = { status: 404, body: { code: 'mark-sheet-not-found' } };

  it('a sheet removes all of it, and nothing else', async () => {
    await addSheet({ term: 2 });
    await save(setMark('9'), 1);
    expect(await callEndpoint(remove, { params: params() })).toMatchObject({ status: 204 });
    expect(await callEndpoint(remove, { params: params() })).toMatchObject(missing);
    expect(await callEndpoint(get, { params: params() })).toMatchObject(missing);
    expect(await save(setMark('9'), 2)).toMatchObject(missing);
    expect(await summaries()).toMatchObject([{ term: 2 }]);
    expect((await items()).filter(({ SK }) => String(SK).includes(sheetId))).toEqual([]);
  });

  it('a class removes its sheets, and what its printed pages mean', async () => {
    await save(setMark('9'), 1);
    await dynamoPrintedSheetStore(client, name).add('teacher-1', samplePrintedSheet({ classId }));
    expect(await callEndpoint(deleteClass, { params: { classId } })).toMatchObject({ status: 204 });
    expect(await items()).toEqual([]);
    expect(await save(setMark('9'), 2)).toMatchObject({
      status: 404,
      body: { code: 'class-not-found' },
    });
  });

  it('an account lets no sheet and no version through', async () => {
    const before = await items();
    await putItem(tombstone(rosterCountKey('teacher-1'), new Date()));
    const refused = { status: 403, body: { code: 'forbidden' } };
    expect(await addSheet({ term: 2 })).toMatchObject(refused);
    expect(await save(setMark('9'), 1)).toMatchObject(refused);
    const keys = (all: readonly Record<string, unknown>[]) => all.map(({ SK }) => SK).toSorted();
    expect(keys(await items()).filter((key) => key !== 'ROSTER')).toEqual(keys(before));
  });
});

it('a sheet is available only to its teacher', async () => {
  const version = { ...params(), version: '1' };
  const headers = { 'if-match': '*' };
  const calls: [typeof add, Call][] = [
    [list, { params: { classId } }],
    [add, { params: { classId }, body: { ...body, term: 2 } }],
    [get, { params: params() }],
    [put, { params: params(), body: setMark('1'), headers }],
    [listVersions, { params: params() }],
    [getVersion, { params: version }],
    [restore, { params: version, headers }],
    [remove, { params: params() }],
  ];
  const before = await items();
  for (const [handler, given] of calls) {
    const stranger = await callEndpoint(handler, { ...given, user: { ...teacher, uid: 'other' } });
    expect(stranger).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
    expect(await callEndpoint(handler, { ...given, user: student })).toMatchObject({ status: 403 });
  }
  expect(await items()).toEqual(before);
});

describe('a class of which a restored table gave back only a part', () => {
  const lose = async (part: RegExp) => {
    const all = (await items()) as { PK: string; SK: string }[];
    for (const { PK, SK } of all.filter((item) => part.test(item.SK)))
      await client.send(new DeleteCommand({ TableName: name, Key: { PK, SK } }));
  };
  const codeOf = async (answer: ReturnType<typeof save>) => {
    const { status, body: problem } = await answer;
    return [status, (problem as { code?: string }).code];
  };

  it.each([
    ['the versions of its marks', /#VERSION#/, 'mark-sheet-not-found'],
    ['their contents', /#CONTENT#/, 'document-not-found'],
  ])('without %s, says what is missing, and can be deleted', async (_, part, code) => {
    await lose(part);
    expect(await summaries()).toMatchObject([{ id: sheetId }]);
    expect(await codeOf(callEndpoint(get, { params: params() }))).toEqual([404, code]);
    expect(await codeOf(save(setMark('9'), 7))).toEqual([404, 'document-not-found']);
    expect(await callEndpoint(remove, { params: params() })).toMatchObject({ status: 204 });
    expect(await items()).toMatchObject([{ id: classId }]);
  });

  it('without the sheet itself, leaves nothing behind when it is deleted', async () => {
    await lose(/#SHEET#/);
    expect(await summaries()).toEqual([]);
    expect(await callEndpoint(deleteClass, { params: { classId } })).toMatchObject({ status: 204 });
    expect(await items()).toEqual([]);
  });
});
