import { beforeEach, describe, expect, it } from 'vitest';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { courseLogs, emptyCourseLog, type CourseLogContent } from '#shared/model/course-log.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { recordPrefix, rosterCountKey } from '#core/aws/table-keys.ts';
import { tombstone } from '#core/aws/tombstone.ts';
import { saveVersion } from '#core/documents/save-version.ts';
import { connectClassDocuments, courseLogFeature } from '../class-documents.ts';
import { classDocumentOwner } from '../domain/class-document.ts';
import {
  getCourseLogVersion,
  listCourseLogVersions,
  putCourseLogDocument,
  restoreCourseLogVersion,
} from '../handlers.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as deleteClass } from './delete-class.ts';
import { handler as get } from './get-course-log.ts';
import { handler as list } from './list-course-logs.ts';

const put = putCourseLogDocument();
const listVersions = listCourseLogVersions();
const getVersion = getCourseLogVersion();
const restore = restoreCourseLogVersion();

useIdentityProvider(() => []);
const { client, name, put: putItem, items } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const classId = '01KJQ5N8000000000000000000';
const params = { classId, logId: courseLogIdOf(2026, 'الرياضيات') };
const taught: CourseLogContent = { entries: { '2026-11-17-3': { state: 'taught' } } };
const lost: CourseLogContent = {
  entries: { '2026-11-17-3': { state: 'lost', reason: 'strike', note: '=1+1 <b>' } },
};

type Answered = { document: DocumentVersion & { content: CourseLogContent } };
const read = (more: Partial<Call> = {}) => callEndpoint(get, { params, ...more });
const newest = async () => ((await read()).body as Answered).document;
const save = (body: object, seen: string | undefined, more: Partial<Call> = {}) =>
  callEndpoint(put, { params, body, headers: seen ? { 'if-match': seen } : {}, ...more });
const saveNext = async (body: object) => save(body, versionTag(await newest()));
const stored = async () =>
  (await items()).filter(({ SK }) => String(SK).startsWith(recordPrefix(classId)));
const all = (year: string, more: Partial<Call> = {}) =>
  callEndpoint(list, { params: { year }, ...more });

beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
});

describe('a course log', () => {
  it('is there from the start, empty, and its first save is version 1', async () => {
    const first = await read();
    expect(first).toMatchObject({
      status: 200,
      body: { classId, id: params.logId, document: { version: 0, content: { entries: {} } } },
    });
    expect((await all('2026')).body).toEqual([]);
    expect(await save(taught, String(first.headers['etag']))).toMatchObject({
      status: 200,
      body: { version: 1, author: 'teacher', content: taught },
    });
    expect((await all('2026')).body).toEqual([(await read()).body]);
    expect(await newest()).toMatchObject({ version: 1, content: taught });
  });

  it('keeps the first of two devices that begin it at once, and gives it to the other', async () => {
    const seen = versionTag(unsavedVersion);
    const answers = await Promise.all([save(taught, seen), save(lost, seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)?.body as Answered['document'];
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      current: { version: 1, content: saved.content },
    });
    const both = { entries: { ...taught.entries, '2026-11-18-1': { note: 'ن' } } };
    expect(await save(both, versionTag(saved))).toMatchObject({ body: { version: 2 } });
  });

  it('that has lost its versions gives a device the empty one', async () => {
    expect(await save(taught, versionTag({ version: 7, contentHash: 'x' }))).toMatchObject({
      status: 412,
      body: { current: { version: 0, content: emptyCourseLog } },
    });
    expect((await save(taught, undefined)).status).toBe(428);
  });

  it('has versions that can be read and restored; the empty one is not among them', async () => {
    const versions = { params };
    expect((await callEndpoint(listVersions, versions)).body).toEqual([]);
    await saveNext(taught);
    await saveNext(lost);
    const { body } = await callEndpoint(listVersions, versions);
    expect(body).toMatchObject([{ version: 2 }, { version: 1 }]);
    const first = { params: { ...params, version: '1' } };
    expect((await callEndpoint(getVersion, first)).body).toMatchObject({ content: taught });
    const none = { params: { ...params, version: '3' } };
    expect(await callEndpoint(getVersion, none)).toMatchObject({
      status: 404,
      body: { code: 'document-not-found' },
    });
    const headers = { 'if-match': versionTag(await newest()) };
    expect(await callEndpoint(restore, { ...first, headers })).toMatchObject({
      status: 200,
      body: { version: 3, restoredFrom: 1, content: taught },
    });
  });

  it('belongs to a class, a subject and a school year', async () => {
    const other = '01KJQ5N8000000000000000001';
    await classes.add('teacher-1', other, { ...sampleClassToStore, name: '2م4' });
    const physics = { classId: other, logId: courseLogIdOf(2026, 'Physique') };
    const nextYear = { classId, logId: courseLogIdOf(2027, 'الرياضيات') };
    const begin = versionTag(unsavedVersion);
    await saveNext(taught);
    await saveNext(lost);
    await save(taught, begin, { params: physics });
    await save(emptyCourseLog, begin, { params: nextYear });
    await save(taught, begin, { params: { ...params, logId: physics.logId } });
    expect((await all('2026')).body).toMatchObject([
      { classId, document: { version: 2, content: lost } },
      { classId, id: physics.logId },
      { classId: other, document: { version: 1, content: taught } },
    ]);
    expect((await all('2027')).body).toMatchObject([{ id: nextYear.logId }]);
    expect((await all('2025')).body).toEqual([]);
    expect((await all('26')).status).toBe(400);
  });

  it('belongs to its teacher', async () => {
    await saveNext(taught);
    const stranger = { user: { ...teacher, uid: 'teacher-2' } };
    const refused = { status: 404, body: { code: 'class-not-found' } };
    expect(await read(stranger)).toMatchObject(refused);
    expect(await save(lost, '*', stranger)).toMatchObject(refused);
    expect(await callEndpoint(listVersions, { params, ...stranger })).toMatchObject(refused);
    expect(
      await callEndpoint(restore, { params: { ...params, version: '1' }, ...stranger }),
    ).toMatchObject(refused);
    expect((await all('2026', stranger)).body).toEqual([]);
    for (const user of [student, null]) {
      const status = user ? 403 : 401;
      expect((await read({ user })).status).toBe(status);
      expect((await save(lost, '*', { user })).status).toBe(status);
      expect((await all('2026', { user })).status).toBe(status);
    }
    expect(await newest()).toMatchObject({ version: 1, content: taught });
  });

  it('is kept as long as the record of its class, goes with it, and is not begun again', async () => {
    const before = Math.floor(Date.now() / 1000);
    await saveNext(taught);
    const expiries = (await stored()).map(({ expiresAt }) => Number(expiresAt));
    expect(expiries).toHaveLength(2);
    for (const each of expiries)
      expect(Math.round((each - before) / 86_400)).toBe(lifetimes.classRecord.days);
    expect((await callEndpoint(deleteClass, { params: { classId } })).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect(await save(lost, '*')).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
    expect((await all('2026')).body).toEqual([]);
  });

  it.each([
    ['class', 'class-not-found', () => classes.remove('teacher-1', classId)],
    ['account', 'forbidden', () => putItem(tombstone(rosterCountKey('teacher-1'), new Date()))],
  ])('is not left behind by a %s that is deleted meanwhile', async (_, code, meanwhile) => {
    const ports = connectClassDocuments(courseLogs);
    const { documents } = ports.store;
    const add: typeof documents.add = async (...given) => {
      const added = await documents.add(...given);
      await meanwhile();
      return added;
    };
    const { endpoints } = courseLogFeature(ports);
    const saving = saveVersion(
      { documents: { ...documents, add }, now: () => new Date() },
      endpoints.content,
      classDocumentOwner(ports, { uid: 'teacher-1', classId, id: params.logId }),
      { content: taught, seen: versionTag(unsavedVersion) },
    );
    await expect(saving).rejects.toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  const sessions = (count: number, entry: object) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => {
        const day = new Date(Date.UTC(2026, 8, 21 + Math.floor(at / 8))).toISOString();
        return [`${day.slice(0, 10)}-${(at % 8) + 1}`, entry];
      }),
    );

  it('has room for a session in each period of the year', async () => {
    const entries = sessions(limits.logEntries, { state: 'half', homework: 'تمرين 5 ص 42' });
    expect(await saveNext({ subject: 'الرياضيات', entries })).toMatchObject({ status: 200 });
    expect((await newest()).content.entries).toEqual(entries);
    const texts = sessions(limits.logEntries, { note: 'ا'.repeat(limits.sessionTextLength) });
    expect(await saveNext({ entries: texts })).toMatchObject({
      status: 413,
    });
  });

  it.each([
    ['more entries', { entries: sessions(limits.logEntries + 1, { state: 'taught' }) }, '/entries'],
    ['a day that is none', { entries: { '2027-02-29-1': { state: 'taught' } } }, '/entries'],
    ['a ninth period', { entries: { '2026-11-17-9': { state: 'taught' } } }, undefined],
    ['an empty entry', { entries: { '2026-11-17-3': {} } }, undefined],
    ['a reason without a loss', { entries: { '2026-11-17-3': { reason: 'strike' } } }, undefined],
    ['an unknown field', { ...taught, marks: {} }, undefined],
    ['a line break in a subject', { ...taught, subject: 'A\nB' }, '/subject'],
    ['no entries', { subject: 'A' }, '/entries'],
  ])('refuses %s', async (_, content, path) => {
    const { status, body } = await saveNext(content);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    if (path !== undefined) expect(body).toMatchObject({ issues: [{ path }] });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['__proto__', 'malformed-json'],
    ['constructor', 'validation-failed'],
    ['2026-11-17-3 ', 'validation-failed'],
    ['2026-11-17', 'validation-failed'],
  ])('has no entry named %s', async (key, code) => {
    const rawBody = `{"entries":{"${key}":{"state":"taught"}}}`;
    const headers = { 'if-match': versionTag(unsavedVersion) };
    expect(await callEndpoint(put, { params, rawBody, headers })).toMatchObject({
      ...{ status: 400, body: { code } },
    });
    expect(await stored()).toEqual([]);
  });

  it('asks which version is saved over, and takes no other', async () => {
    await saveNext(taught);
    expect((await save(lost, undefined)).status).toBe(428);
    for (const seen of [versionTag(unsavedVersion), '"7"', 'nonsense'])
      expect((await save(lost, seen)).status).toBe(412);
    expect(await newest()).toMatchObject({ version: 1, content: taught });
  });

  it.each(['y2026-ABCDEFGHIJ', 'y1926-aaaaaaaaaa', 't1-aaaaaaaaaa', '../x', 'y2026-aaaaaaaaaa#'])(
    'has no id %s',
    async (logId) => {
      expect((await read({ params: { classId, logId } })).status).toBe(400);
      expect((await save(taught, '*', { params: { classId, logId } })).status).toBe(400);
    },
  );

  it('says nothing of what it holds in a log line', async () => {
    const seen = versionTag(unsavedVersion);
    const { logged } = await save(lost, seen);
    expect(logged).not.toMatch(/strike|2026-11-17|<b>/);
  });
});
