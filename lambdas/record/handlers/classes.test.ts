import { beforeEach, describe, expect, it } from 'vitest';
import type { ClassSummary, SavedClass } from '#shared/model/saved-class.ts';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClass } from '#test/support/sample-class.ts';
import { rosterCountKey } from '#core/aws/table-keys.ts';
import { tombstone } from '#core/aws/tombstone.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import { handler as addClass } from './add-class.ts';
import { handler as deleteClass } from './delete-class.ts';
import { handler as getClass } from './get-class.ts';
import { handler as listClasses } from './list-classes.ts';
import { handler as replaceClass } from './replace-class.ts';

useIdentityProvider(() => []);
const { put, items } = useEmptyTable();
const stranger = { ...teacher, uid: 'teacher-2' };
const list = async (call: Call = {}) =>
  (await callEndpoint(listClasses, call)).body as ClassSummary[];
const add = async (body: object = sampleClass) =>
  (await callEndpoint(addClass, { body })).body as SavedClass;
const renamed = { ...sampleClass, name: '3م3' };

let kept: SavedClass;
let params: { classId: string };
beforeEach(async () => {
  kept = await add();
  params = { classId: kept.id };
});

describe('saving a class', () => {
  it('returns the saved class and its expiry date', async () => {
    expect(kept).toMatchObject({
      ...sampleClass,
      version: 1,
      counts: { pupils: 3, girls: 1, boys: 1 },
    });
    expect(Date.parse(kept.keptUntil) - Date.parse(kept.keptAt)).toBe(400 * 24 * 60 * 60 * 1000);
    const { pupils: _, contentHash: __, ...summary } = kept;
    expect(await list()).toEqual([summary]);
  });

  it('keeps what its file says of the school when a newer version does not say it', async () => {
    const school = { school: 'متوسطة المتنبي', academicSeason: '2026/2027' };
    const own = await add({ ...sampleClass, ...school });
    expect(own).toMatchObject(school);
    const { body } = await callEndpoint(replaceClass, {
      ...{ params: { classId: own.id }, body: renamed, headers: { 'if-match': '*' } },
    });
    expect(body).toMatchObject({ ...school, name: '3م3', version: 2 });
    const said = { ...renamed, school: 'ثانوية الأمير' };
    const next = await callEndpoint(replaceClass, {
      ...{ params: { classId: own.id }, body: said, headers: { 'if-match': '*' } },
    });
    expect(next.body).toMatchObject({ school: 'ثانوية الأمير', academicSeason: '2026/2027' });
    expect((await list()).at(-1)).toMatchObject({ school: 'ثانوية الأمير' });
  });

  it('logs nothing about it', async () => {
    const { logged } = await callEndpoint(addClass, { body: sampleClass });
    expect(logged).not.toBe('');
    expect(logged).not.toMatch(/ياسين|2م3|1602034501230400/);
  });

  it.each([
    ['no pupils', { pupils: [] }, '/pupils'],
    ['no name', { name: ' ' }, '/name'],
    ['a pupil without a name', { pupils: [{ fullName: '' }] }, '/pupils/0/fullName'],
    ['marks', { terms: [] }, '/terms'],
    [
      'a birth date that is none',
      { pupils: [{ fullName: 'ا', dateOfBirth: '2013-02-30' }] },
      '/pupils/0/dateOfBirth',
    ],
    [
      'a student who is two pupils',
      { pupils: ['ا', 'ب'].map((fullName) => ({ fullName, studentId: 's1' })) },
      '/pupils',
    ],
    [
      'more pupils than a class has',
      { pupils: Array.from({ length: limits.classPupils + 1 }, () => ({ fullName: 'ا' })) },
      '/pupils',
    ],
  ])('refuses %s', async (_, change, path) => {
    const answer = await callEndpoint(addClass, { body: { ...sampleClass, ...change } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await items()).toHaveLength(1);
  });

  it('accepts classes up to the limit', async () => {
    for (let more = 1; more < limits.savedClasses; more += 1) await add();
    const answer = await callEndpoint(addClass, { body: sampleClass });
    expect(answer).toMatchObject({ status: 409, body: { code: 'classes-full' } });
    expect(await list()).toHaveLength(limits.savedClasses);
  });

  it('adds nothing to an account that is being deleted', async () => {
    await put(tombstone(rosterCountKey('teacher-1'), new Date()));
    const answer = await callEndpoint(addClass, { body: sampleClass });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await list()).toHaveLength(1);
  });
});

describe('saving a class with an idempotency key', () => {
  const addWith = (key: string, body: object = sampleClass) =>
    callEndpoint(addClass, { body, headers: { 'idempotency-key': key } });

  it('answers the class that was saved with the key first, however often and whatever was sent', async () => {
    const first = await Promise.all([
      addWith('moved-2026-a'),
      addWith('moved-2026-a'),
      addWith('moved-2026-b'),
    ]);
    const [id, twin, other] = first.map(({ body }) => (body as SavedClass).id);
    expect([twin, other === id]).toEqual([id, false]);
    expect(await addWith('moved-2026-a', renamed)).toMatchObject({ status: 201, body: { id } });
    expect((await list()).map(({ name }) => name)).toEqual(['2م3', '2م3', '2م3']);
  });

  it('begins anew once that class is deleted', async () => {
    const { id } = (await addWith('moved-2026-a')).body as SavedClass;
    await callEndpoint(deleteClass, { params: { classId: id } });
    expect(await addWith('moved-2026-a', renamed)).toMatchObject({ body: { name: '3م3' } });
  });

  it('removes no class of another call when there are too many', async () => {
    await addWith('moved-2026-a');
    for (let more = 2; more < limits.savedClasses; more += 1) await add();
    expect(await addWith('moved-2026-b')).toMatchObject({ status: 409 });
    expect(await addWith('moved-2026-a')).toMatchObject({ status: 201 });
    expect(await list()).toHaveLength(limits.savedClasses);
  });

  it('keeps the order in which classes were saved', async () => {
    for (const key of ['moved-2026-a', 'moved-2026-b', 'moved-2026-c']) {
      await addWith(key, { ...sampleClass, name: key });
    }
    expect((await list()).map(({ name }) => name)).toEqual([
      ...['2م3', 'moved-2026-a', 'moved-2026-b', 'moved-2026-c'],
    ]);
  });
});

it('a class says which one it continues, also after a change by a client that does not know it', async () => {
  const next = (await callEndpoint(addClass, { body: { ...renamed, follows: kept.id } }))
    .body as SavedClass;
  expect(next.follows).toBe(kept.id);
  await callEndpoint(replaceClass, {
    ...{ params: { classId: next.id }, body: { ...sampleClass, name: '3م4' } },
    headers: { 'if-match': '*' },
  });
  expect((await list())[1]).toMatchObject({ name: '3م4', follows: kept.id });
});

describe('replacing a class', () => {
  const tagOf = async () => String((await callEndpoint(getClass, { params })).headers['etag']);
  const replace = (tag: string | undefined, body: object = renamed, user = teacher) =>
    callEndpoint(replaceClass, {
      user,
      params,
      body,
      ...(tag && { headers: { 'if-match': tag } }),
    });

  it('makes the next version of the one that was shown', async () => {
    const answer = await replace(await tagOf());
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: await tagOf() },
      body: { version: 2 },
    });
    expect(await list()).toMatchObject([{ name: '3م3', version: 2 }]);
  });

  it('keeps the current version, and returns it to a caller who has seen an older one', async () => {
    const seen = await tagOf();
    await replace(seen);
    const answer = await replace(seen, { ...sampleClass, name: '4م3' });
    expect(answer).toMatchObject({
      status: 412,
      headers: { etag: await tagOf() },
      body: { code: 'precondition-failed', current: { ...renamed, version: 2 } },
    });
    expect(await list()).toMatchObject([{ name: '3م3' }]);
  });

  it('can be repeated', async () => {
    const seen = await tagOf();
    await replace(seen);
    expect(await replace(seen)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('requires the version that was shown', async () => {
    expect(await replace(undefined)).toMatchObject({
      status: 428,
      body: { code: 'precondition-required' },
    });
  });
});

describe('deleting a class', () => {
  it('removes all of it', async () => {
    expect(await callEndpoint(deleteClass, { params })).toMatchObject({ status: 204 });
    expect(await items()).toEqual([]);
    expect(await callEndpoint(deleteClass, { params })).toMatchObject({ status: 404 });
  });
});

describe('a class of another teacher', () => {
  const unknown = { status: 404, body: { code: 'class-not-found' } };
  const headers = { 'if-match': '*' };
  it.each<[string, ApiHandler, Call]>([
    ['seen', getClass, {}],
    ['replaced', replaceClass, { body: renamed, headers }],
    ['deleted', deleteClass, {}],
  ])('cannot be %s', async (_, handler, call) => {
    const before = await items();
    expect(await callEndpoint(handler, { ...call, params, user: stranger })).toMatchObject(unknown);
    expect(await items()).toEqual(before);
  });

  it('is listed only for that teacher', async () => {
    expect(await list({ user: stranger })).toEqual([]);
  });

  it.each([
    ['list', listClasses],
    ['add', addClass],
    ['get', getClass],
    ['replace', replaceClass],
    ['delete', deleteClass],
  ])('is closed to students: they cannot %s', async (_, handler) => {
    const answer = await callEndpoint(handler, { user: student, params, body: sampleClass });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
