import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { classValueKey } from '#core/aws/table-keys.ts';
import { getClassSeating, putClassSeating } from '../handlers.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as deleteClass } from './delete-class.ts';

useIdentityProvider(() => []);
const { client, name, items } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const [get, put] = [getClassSeating(), putClassSeating()];
const classId = '01KJQ5N8000000000000000000';
const params = { classId };
const plan: SeatingPlan = {
  ...{ rows: 2, columns: 2, aisles: [1], door: 'back-left' },
  seats: { '1-1': 'k3v8q1zt', '1-2': '', '2-2': 'x0d7m2rb' },
  ...{ front: ['x0d7m2rb'], apart: [['k3v8q1zt', 'x0d7m2rb']] },
};

const read = (more: Partial<Call> = {}) => callEndpoint(get, { params, ...more });
const save = (body: unknown, headers: Call['headers'] = {}, more: Partial<Call> = {}) =>
  callEndpoint(put, { params, body, headers, ...more });
const stored = async () =>
  (await items()).filter(({ SK }) => SK === classValueKey('', classId, 'SEATING').SK);

beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
});

describe('the seating plan of a class', () => {
  it('is a room without seats before the first save, and then as it was saved', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { seats: {} } });
    expect(await save(plan)).toMatchObject({ status: 200, body: plan });
    expect((await read()).body).toEqual(plan);
  });

  it('is replaced only over the version that a device has seen', async () => {
    const empty = { 'if-match': String((await read()).headers['etag']) };
    expect((await save(plan, empty)).status).toBe(200);
    expect(await save({ ...plan, desk: 'left' }, empty)).toMatchObject({
      status: 412,
      body: { code: 'precondition-failed' },
    });
    expect((await read()).body).toEqual(plan);
  });

  it('has room for the largest class in the largest room', async () => {
    const side = limits.seatingSide;
    const seats = Object.fromEntries(
      Array.from({ length: side * side }, (_, at) => [
        `${Math.floor(at / side) + 1}-${(at % side) + 1}`,
        at < limits.classPupils ? `p${at}` : '',
      ]),
    );
    const largest = { rows: side, columns: side, aisles: [], seats };
    expect(await save(largest)).toMatchObject({ status: 200, body: largest });
  });

  it.each([
    ['a pupil twice', { seats: { '1-1': 'a', '1-2': 'a' } }, '/seats', 'duplicate_pupil'],
    ['a seat outside the room', { seats: { '3-1': '' } }, '/seats', 'out_of_range'],
    ['a room that is too large', { rows: 15 }, '/rows', 'too_big'],
    ['half a column', { columns: 1.5 }, '/columns', 'invalid_type'],
    ['a name for an id', { seats: { '1-1': 'أمينة' } }, '/seats/1-1', 'invalid_format'],
    ['a group of one', { apart: [['a']] }, '/apart/0', 'too_small'],
    ['a wall that a room has not', { door: 'above' }, '/door', 'invalid_value'],
    ['an unknown field', { notes: 'x' }, '/notes', 'unrecognized_keys'],
  ])('refuses %s, and says where', async (_, wrong, path, code) => {
    expect(await save({ ...plan, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', issues: [{ path, code }] },
    });
    expect(await stored()).toEqual([]);
  });

  it.each(['0-1', '1-0', '01-1', '1', '1-1-1', '__proto__', '１-１'])(
    'refuses the seat %s',
    async (key) => {
      const body = JSON.parse(`{"rows":2,"columns":2,"aisles":[],"seats":{"${key}":""}}`) as object;
      expect((await save(body)).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  it('belongs to a teacher, each to their own', async () => {
    await save(plan);
    expect((await read({ user: student })).status).toBe(403);
    const other = { user: { ...teacher, uid: 'teacher-2' } };
    expect(await read(other)).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
    expect((await save(plan, {}, other)).status).toBe(404);
  });

  it('goes with its class', async () => {
    await save(plan);
    expect((await callEndpoint(deleteClass, { params })).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect((await save(plan)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
