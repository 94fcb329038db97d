import { describe, expect, it } from 'vitest';
import { keptChoice, keptIdOf } from '#shared/bank/kept.fixture.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';
import type { ShelfContent } from '#shared/model/question-shelf.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useFakeS3 } from '#test/support/fake-s3.ts';
import { rosterCountKey } from '#core/aws/table-keys.ts';
import { tombstone } from '#core/aws/tombstone.ts';
import {
  getQuestionShelfVersion,
  listQuestionShelfVersions,
  putQuestionShelfDocument,
  restoreQuestionShelfVersion,
} from '../handlers.ts';
import { handler as get } from './get-question-shelf.ts';
import { handler as list } from './list-question-shelves.ts';

const put = putQuestionShelfDocument();
const listVersions = listQuestionShelfVersions();
const getVersion = getQuestionShelfVersion();
const restore = restoreQuestionShelfVersion();

const { put: putItem, items } = useEmptyTable();
const s3 = useFakeS3();
const params = { shelfId: 's00' };
const one: ShelfContent = { questions: { [keptIdOf(1)]: keptChoice() } };
const formula = keptChoice({ stem: '<script>alert(1)</script> $\\frac{1}{2}$ و **نصف**' });
const two: ShelfContent = { questions: { ...one.questions, [keptIdOf(2)]: formula } };
const shelfOf = (count: number, stem: string): ShelfContent => ({
  questions: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [keptIdOf(index), keptChoice({ stem })]),
  ),
});

const colleague = { ...teacher, uid: 'teacher-2' };
type Answered = { document: DocumentVersion & { content: ShelfContent } };
const read = (more: Partial<Call> = {}) => callEndpoint(get, { params, ...more });
const newest = async () => ((await read()).body as Answered).document;
const save = (body: object, more: Partial<Call> = {}) =>
  callEndpoint(put, {
    params,
    body,
    headers: { 'if-match': versionTag(unsavedVersion) },
    ...more,
  });
const saveNext = async (body: object) =>
  save(body, { headers: { 'if-match': versionTag(await newest()) } });
const all = (tens = '0', more: Partial<Call> = {}) =>
  callEndpoint(list, { params: { tens }, ...more });

describe('a shelf of the question bank', () => {
  it('is there from the start, empty, and its first save is version 1', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { id: 's00', document: { version: 0, content: { questions: {} } } },
    });
    expect((await all()).body).toEqual([]);
    expect(await save(two)).toMatchObject({ status: 200, body: { version: 1, content: two } });
    expect((await all()).body).toEqual([(await read()).body]);
  });

  it('keeps the first of two devices, and gives it to the other', async () => {
    const answers = await Promise.all([save(one), save(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      current: { version: 1, content: (await newest()).content },
    });
    expect((await save(one, { headers: {} })).status).toBe(428);
  });

  it('has versions that can be read and restored', async () => {
    await saveNext(one);
    await saveNext(two);
    expect((await callEndpoint(listVersions, { params })).body).toMatchObject([
      { version: 2 },
      { version: 1 },
    ]);
    const first = { params: { ...params, version: '1' } };
    expect((await callEndpoint(getVersion, first)).body).toMatchObject({ content: one });
    const headers = { 'if-match': versionTag(await newest()) };
    expect(await callEndpoint(restore, { ...first, headers })).toMatchObject({
      status: 200,
      body: { version: 3, restoredFrom: 1, content: one },
    });
    expect((await all()).body).toMatchObject([{ id: 's00', document: { version: 3 } }]);
  });

  it('is listed with nine others, each in its newest version', async () => {
    const shelfIds = ['s10', 's09', 's19', 's11'];
    for (const shelfId of shelfIds) await save(one, { params: { shelfId } });
    const ids = async (tens: string) =>
      ((await all(tens)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids('1')).toEqual(['s10', 's11', 's19']);
    expect(await ids('0')).toEqual(['s09']);
    expect(await ids('9')).toEqual([]);
    expect((await all('10')).status).toBe(400);
  });

  it('is its teacher’s alone', async () => {
    await save(one);
    const others = { user: colleague };
    expect((await all('0', others)).body).toEqual([]);
    expect((await read(others)).body).toMatchObject({ document: { version: 0 } });
    expect(await save(two, others)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await newest()).toMatchObject({ content: one });
    for (const answer of [
      await save(one, { user: student }),
      await read({ user: student }),
      await all('0', { user: student }),
    ])
      expect(answer.status).toBe(403);
  });

  it('refuses what is no shelf, and says where', async () => {
    const parse = async (text: string) => (await save(JSON.parse(text) as object)).status;
    expect(await parse(`{"questions":{"constructor":${JSON.stringify(keptChoice())}}}`)).toBe(400);
    const pupil = { ...keptChoice(), pupil: 'بن علي ياسين' };
    expect(await save({ questions: { [keptIdOf(1)]: pupil } })).toMatchObject({
      status: 400,
      body: { code: 'validation-failed' },
    });
    expect((await save(shelfOf(limits.shelfQuestions + 1, ''))).status).toBe(400);
    expect((await save(one, { params: { shelfId: 's100' } })).status).toBe(400);
    expect((await all()).body).toEqual([]);
  });

  it('holds 200 KB and no byte more', async () => {
    const empty = JSON.stringify(shelfOf(110, '')).length;
    const least = Math.floor((limits.documentBytes - empty) / 110);
    const fits = shelfOf(110, 'a'.repeat(least));
    const rest = limits.documentBytes - JSON.stringify(fits).length;
    const full = {
      questions: {
        ...fits.questions,
        [keptIdOf(0)]: keptChoice({ stem: 'a'.repeat(least), reason: 'a'.repeat(rest) }),
      },
    };
    const over = {
      questions: {
        ...fits.questions,
        [keptIdOf(0)]: keptChoice({ stem: 'a'.repeat(least), reason: 'a'.repeat(rest + 1) }),
      },
    };
    expect(await save(over)).toMatchObject({ status: 413, body: { code: 'document-too-large' } });
    expect(await save(full)).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it('is not saved for an account that is deleted meanwhile', async () => {
    await putItem(tombstone(rosterCountKey('teacher-1'), new Date()));
    expect((await save(one)).status).toBe(403);
    expect((await items()).filter(({ SK }) => String(SK).startsWith('SHELF'))).toEqual([]);
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('that lies among files that are being deleted is left out of the list', async () => {
    await save(one);
    s3.objects.clear();
    expect((await all()).body).toEqual([]);
  });
});
