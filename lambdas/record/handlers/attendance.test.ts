import { beforeEach, describe, expect, it } from 'vitest';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { AttendanceContent, Roll } from '#shared/model/attendance.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { recordPrefix } from '#core/aws/table-keys.ts';
import {
  getAttendanceVersion,
  listAttendanceVersions,
  putAttendanceDocument,
  restoreAttendanceVersion,
} from '../handlers.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as deleteClass } from './delete-class.ts';
import { handler as get } from './get-attendance.ts';
import { handler as list } from './list-attendance.ts';

const put = putAttendanceDocument();
const listVersions = listAttendanceVersions();
const getVersion = getAttendanceVersion();
const restore = restoreAttendanceVersion();

useIdentityProvider(() => []);
const { client, name, items } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const classId = '01KJQ5N8000000000000000000';
const other = '01KJQ5N8000000000000000001';
const params = { classId, monthId: 'm2026-11' };
const at = '2026-11-29T08:05:00.000Z';
const late: Roll = { marks: { a1: { sign: 'late', note: 'الحافلة', at } } };
const taken: Roll = { taken: { at, pupils: ['a0', 'a1'] }, marks: late.marks };
const rolls = (key: string, roll: Roll = taken): AttendanceContent => ({ rolls: { [key]: roll } });

type Answered = { document: DocumentVersion & { content: AttendanceContent } };
const read = (more: Partial<Call> = {}) => callEndpoint(get, { params, ...more });
const newest = async () => ((await read()).body as Answered).document;
const save = (body: object, more: Partial<Call> = {}) =>
  callEndpoint(put, {
    params,
    body,
    headers: { 'if-match': versionTag(unsavedVersion) },
    ...more,
  });
const stored = async () =>
  (await items()).filter(({ SK }) => String(SK).startsWith(recordPrefix(classId)));
const all = (from: string, to: string, more: Partial<Call> = {}) =>
  callEndpoint(list, { params: { from, to }, ...more });
const refused = { status: 404, body: { code: 'class-not-found' } };

beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
  await classes.add('teacher-1', other, { ...sampleClassToStore, name: '2م4' });
});

describe('the rolls of a month', () => {
  it('are there from the start, empty, and are saved, read and restored as versions', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { classId, id: 'm2026-11', document: { version: 0, content: { rolls: {} } } },
    });
    const first = rolls('2026-11-29-2');
    const saved = await save(first);
    expect(saved).toMatchObject({ status: 200, body: { version: 1, content: first } });
    const seen = { 'if-match': String(saved.headers['etag']) };
    const second = rolls('2026-11-29-2', late);
    expect(await save(second, { headers: seen })).toMatchObject({ body: { version: 2 } });
    expect(await save(first, { headers: seen })).toMatchObject({
      status: 412,
      body: { current: { version: 2, content: second } },
    });
    expect((await callEndpoint(listVersions, { params })).body).toMatchObject([
      { version: 2 },
      { version: 1 },
    ]);
    const one = { params: { ...params, version: '1' } };
    expect((await callEndpoint(getVersion, one)).body).toMatchObject({ content: first });
    const headers = { 'if-match': versionTag(await newest()) };
    expect(await callEndpoint(restore, { ...one, headers })).toMatchObject({
      body: { version: 3, restoredFrom: 1, content: first },
    });
  });

  it('are listed from a month to a month, of all classes or of one', async () => {
    const months = ['2025-12', '2026-09', '2026-11', '2026-12', '2027-01'];
    for (const month of months)
      await save(rolls(`${month}-15-1`), { params: { classId, monthId: `m${month}` } });
    await save(rolls('2026-11-29-am'), { params: { classId: other, monthId: 'm2026-11' } });
    const idsOf = async (...given: Parameters<typeof all>) =>
      ((await all(...given)).body as { id: string; classId: string }[]).map((one) => [
        one.classId === other ? 'other' : 'class',
        one.id,
      ]);
    expect((await all('2026-11', '2026-11')).body).toEqual(
      expect.arrayContaining([(await read()).body]),
    );
    expect(await idsOf('2026-09', '2026-12')).toEqual([
      ['class', 'm2026-09'],
      ['class', 'm2026-11'],
      ['class', 'm2026-12'],
      ['other', 'm2026-11'],
    ]);
    expect(await idsOf('2026-11', '2026-12', { query: { classId: other } })).toEqual([
      ['other', 'm2026-11'],
    ]);
    expect(await idsOf('2026-10', '2026-10')).toEqual([]);
    // The log of a course and a mark sheet have other ids in the same place.
    expect(await idsOf('2026-01', '2026-12')).toHaveLength(4);
  });

  it.each([
    ['2026-12', '2026-11'],
    ['2026-01', '2027-01'],
    ['2026-13', '2026-13'],
    ['2026-1', '2026-2'],
  ])('are not listed from %s to %s', async (from, to) => {
    expect(await all(from, to)).toMatchObject({
      ...{ status: 400, body: { code: 'validation-failed' } },
    });
  });

  it('belong to their teacher', async () => {
    await save(rolls('2026-11-29-2'));
    const stranger = { user: { ...teacher, uid: 'teacher-2' } };
    expect(await read(stranger)).toMatchObject(refused);
    expect(await save(rolls('2026-11-29-2', late), stranger)).toMatchObject(refused);
    expect(await callEndpoint(listVersions, { params, ...stranger })).toMatchObject(refused);
    expect((await all('2026-11', '2026-11', stranger)).body).toEqual([]);
    const asked = { ...stranger, query: { classId } };
    expect((await all('2026-11', '2026-11', asked)).body).toEqual([]);
    expect((await read({ user: student })).status).toBe(403);
    expect((await save(rolls('2026-11-29-2', late), { user: null })).status).toBe(401);
    expect(await newest()).toMatchObject({ version: 1 });
  });

  it('go with their class', async () => {
    await save(rolls('2026-11-29-2'));
    expect(await stored()).toHaveLength(2);
    expect((await callEndpoint(deleteClass, { params: { classId } })).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect(await save(rolls('2026-11-29-2'))).toMatchObject(refused);
  });

  it('take no roll of another month', async () => {
    const both = { rolls: { ...rolls('2026-11-29-2').rolls, ...rolls('2026-12-01-1').rolls } };
    expect(await save(both)).toMatchObject({
      status: 400,
      body: {
        code: 'validation-failed',
        issues: [{ path: '/rolls/2026-12-01-1', code: 'other_month' }],
      },
    });
    expect(await stored()).toEqual([]);
  });

  const marks = (count: number, note: string): Roll['marks'] =>
    Object.fromEntries(
      Array.from({ length: count }, (_, one) => [`p${one}`, { sign: 'absent', note, at }]),
    );
  const everyPeriod = (roll: Roll, most: number = limits.monthRolls): AttendanceContent['rolls'] =>
    Object.fromEntries(
      Array.from({ length: most }, (_, one) => [
        `2026-11-${String(1 + Math.floor(one / 8)).padStart(2, '0')}-${(one % 8) + 1}`,
        roll,
      ]),
    );

  it('have room for a class of 60 twice a day, and say when they are too big', async () => {
    const pupils = Array.from({ length: 60 }, (_, one) => `p${one}`);
    const roll = { taken: { at, pupils }, marks: marks(20, 'مرض') };
    const fits = { rolls: everyPeriod(roll, 44) };
    expect(await save(fits)).toMatchObject({ status: 200 });
    expect((await newest()).content).toEqual(fits);
    const tooBig = { rolls: everyPeriod({ ...roll, marks: marks(60, 'مرض') }, 44) };
    expect(await save(tooBig)).toMatchObject({
      ...{ status: 413, body: { code: 'document-too-large' } },
    });
    expect((await newest()).content).toEqual(fits);
  });

  it.each([
    ['more rolls than a month has', { rolls: everyPeriod(late, limits.monthRolls + 1) }],
    ['a day that is none', rolls('2026-11-31-2')],
    ['a ninth period', rolls('2026-11-29-9')],
    ['a sign that is none', rolls('2026-11-29-2', { marks: { a: { sign: 'ill', at } } } as never)],
    ['a tap without a time', rolls('2026-11-29-2', { marks: { a: { sign: 'late' } } } as never)],
    [
      'a pupil that is called twice',
      rolls('2026-11-29-2', { ...late, taken: { at, pupils: ['a', 'a'] } }),
    ],
    [
      'a note of two lines',
      rolls('2026-11-29-2', { marks: { a: { sign: 'late', note: 'A\nB', at } } }),
    ],
    ['an unknown field', { ...rolls('2026-11-29-2'), names: {} }],
    [
      'a pupil with the name of a method',
      rolls('2026-11-29-2', { marks: { 'to string': { sign: 'late', at } } }),
    ],
  ])('refuse %s', async (_, content) => {
    expect(await save(content)).toMatchObject({
      ...{ status: 400, body: { code: 'validation-failed' } },
    });
    expect(await stored()).toEqual([]);
  });

  it.each(['m2026-13', 'm1926-11', 'y2026-aaaaaaaaaa', 't1-aaaaaaaaaa', '../x', 'm2026-11#'])(
    'have no id %s',
    async (monthId) => {
      expect((await read({ params: { classId, monthId } })).status).toBe(400);
      expect((await save(rolls('2026-11-29-2'), { params: { classId, monthId } })).status).toBe(
        400,
      );
    },
  );

  it('say nothing of a pupil in a log line', async () => {
    const { logged } = await save(rolls('2026-11-29-2'));
    expect(logged).not.toMatch(/late|الحافلة|2026-11-29/);
  });
});
