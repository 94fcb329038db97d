import { beforeEach, describe, expect, it } from 'vitest';
import { classSubjectsValue } from '#shared/contracts/class-subjects.ts';
import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { classValueKey, rosterCountKey } from '#core/aws/table-keys.ts';
import { tombstone } from '#core/aws/tombstone.ts';
import { connectClassValue } from '../class-values.ts';
import { putClassValue } from '../domain/put-class-value.ts';
import { getClassSubjects, putClassSubjects } from '../handlers.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as deleteClass } from './delete-class.ts';

useIdentityProvider(() => []);
const { client, name, put: putItem, items } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const [get, put] = [getClassSubjects(), putClassSubjects()];
const classId = '01KJQ5N8000000000000000000';
const params = { classId };
const maths: ClassSubjects = { subjects: [{ subject: 'الرياضيات', coefficient: 1.5 }], year: 2 };
const physics: ClassSubjects = { subjects: [{ subject: 'Physique', coefficient: 2 }] };

const read = (more: Partial<Call> = {}) => callEndpoint(get, { params, ...more });
const save = (body: unknown, headers: Call['headers'] = {}, more: Partial<Call> = {}) =>
  callEndpoint(put, { params, body, headers, ...more });
const tag = async () => String((await read()).headers['etag']);
const stored = async () =>
  (await items()).filter(({ SK }) => SK === classValueKey('', classId, 'SUBJECTS').SK);

beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
});

describe('the subjects of a class', () => {
  it('are none before the first save, and then as they were saved', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { subjects: [] } });
    expect(await save(maths)).toMatchObject({ status: 200, body: maths });
    expect((await read()).body).toEqual(maths);
    expect(await save({ subjects: [] })).toMatchObject({ status: 200 });
    expect((await read()).body).toEqual({ subjects: [] });
  });

  it('are kept as long as the record of the class', async () => {
    const before = Math.floor(Date.now() / 1000);
    await save(maths);
    const [{ expiresAt } = {}] = await stored();
    const days = (Number(expiresAt) - before) / 86_400;
    expect(Math.round(days)).toBe(lifetimes.classRecord.days);
  });

  it('are replaced only over the version that a device has seen', async () => {
    const empty = await tag();
    expect((await save(maths, { 'if-match': empty })).status).toBe(200);
    // Another device opened the page before that.
    expect(await save(physics, { 'if-match': empty })).toMatchObject({
      status: 412,
      body: { code: 'precondition-failed' },
    });
    expect((await read()).body).toEqual(maths);
    expect((await save(physics, { 'if-match': await tag() })).status).toBe(200);
    expect((await save(maths, { 'if-none-match': '*' })).status).toBe(412);
    expect((await save(maths)).status).toBe(200);
  });

  it('of two devices that save at once are those of one of them, and the other is refused', async () => {
    const seen = { 'if-match': await tag() };
    const answers = await Promise.all([save(maths, seen), save(physics, seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    expect((await read()).body).toEqual(saved);
  });

  it('are replaced whatever the order in which the table gives its fields back', async () => {
    await save(maths);
    const [item] = await stored();
    await putItem({
      ...item,
      subjects: { year: 2, subjects: [{ coefficient: 1.5, subject: 'الرياضيات' }] },
    });
    expect((await save(physics, { 'if-match': await tag() })).status).toBe(200);
  });

  it.each([
    ['a coefficient of 0', { coefficient: 0 }, '/subjects/0/coefficient', 'too_small'],
    [
      'a third of a coefficient',
      { coefficient: 1.33 },
      '/subjects/0/coefficient',
      'not_multiple_of',
    ],
    ['a coefficient above 20', { coefficient: 21 }, '/subjects/0/coefficient', 'too_big'],
    ['a name of 500 letters', { subject: 'ا'.repeat(500) }, '/subjects/0/subject', 'too_big'],
    ['no name', { subject: ' ' }, '/subjects/0/subject', 'too_small'],
    ['a line break in a name', { subject: 'A\nB' }, '/subjects/0/subject', 'control_character'],
    ['a fourth term', { terms: [4] }, '/subjects/0/terms/0', 'invalid_value'],
    ['an unknown field', { weight: 2 }, '/subjects/0/weight', 'unrecognized_keys'],
  ])('refuse %s, and say where', async (_, wrong, path, code) => {
    const [subject] = maths.subjects;
    expect(await save({ subjects: [{ ...subject, ...wrong }] })).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', issues: [{ path, code }] },
    });
    expect(await stored()).toEqual([]);
  });

  it('refuse two names that the record does not tell apart, and more subjects than a record has', async () => {
    const twice = [{ subject: 'Français' }, { subject: 'FRANCAIS' }];
    expect(await save({ subjects: twice })).toMatchObject({
      status: 400,
      body: { issues: [{ path: '/subjects', code: 'duplicate_subject' }] },
    });
    const many = Array.from({ length: 10_000 }, (__, at) => ({ subject: `S${at}` }));
    expect((await save({ subjects: many })).status).toBe(400);
  });

  it('keep a formula as the text that it is', async () => {
    const formula = { subjects: [{ subject: '=HYPERLINK("http://x")', coefficient: 1 }] };
    expect(await save(formula)).toMatchObject({ status: 200, body: formula });
  });

  it('belong to teachers, each to their own', async () => {
    await save(maths);
    expect((await read({ user: student })).status).toBe(403);
    expect((await save(maths, {}, { user: student })).status).toBe(403);
    const other = { user: { ...teacher, uid: 'teacher-2' } };
    expect(await read(other)).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
    expect(await save(maths, {}, other)).toMatchObject({ status: 404 });
  });

  it('go with their class', async () => {
    await save(maths);
    expect((await callEndpoint(deleteClass, { params })).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect((await save(maths)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['class', 'class-not-found', () => classes.remove('teacher-1', classId)],
    ['account', 'forbidden', () => putItem(tombstone(rosterCountKey('teacher-1'), new Date()))],
  ])(
    'are not left behind by a %s that is deleted while they are saved',
    async (_, code, meanwhile) => {
      const ports = connectClassValue(classSubjectsValue);
      const save: typeof ports.values.save = async (...given) => {
        const isSaved = await ports.values.save(...given);
        await meanwhile();
        return isSaved;
      };
      const late = { ...ports, values: { ...ports.values, save } };
      const of = { uid: 'teacher-1', classId };
      await expect(putClassValue(late, of, maths)).rejects.toMatchObject({ code });
      expect(await stored()).toEqual([]);
    },
  );
});
