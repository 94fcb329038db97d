import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { signIn } from '#shared/attendance/roll.ts';
import type { AttendanceContent, RollSign } from '#shared/model/attendance.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { unsavedConflicts } from '#frontend/lib/documents/unsaved-conflicts.ts';
import { isAnythingUnsaved } from '#frontend/lib/documents/unsaved-copies.ts';
import { forgetCopies, readCopy } from '#frontend/lib/offline/copies.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeAttendance } from '#frontend/test-support/fake-listed-documents.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { useAttendance } from './attendance.ts';
import { attendanceDocuments } from './attendance-documents.ts';

vi.mock('#frontend/lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('#frontend/lib/runtime-config.ts', () => ({
  loadConfig: async () => ({ apiBase: '/api' }),
}));

const classId = '01KJQ5N8000000000000000000';
const november = `${classId}/m2026-11`;
const key = '2026-11-17-3';
/** As another device says it. */
const at = (time: string) => `2026-11-17T${time}.000Z`;
const said = (sign: RollSign, time: string, pupil = 'a'): AttendanceContent => ({
  rolls: { [key]: { marks: { [pupil]: { sign, at: at(time) } } } },
});

let api: FakeApi;
let server: ReturnType<typeof fakeAttendance>;
let cache: Cache;
const Fresh = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
);
const begin = () => {
  cache = new Map();
  return renderHook(() => useAttendance('2026-10', '2026-11'), { wrapper: Fresh });
};
const open = async () => {
  const view = begin();
  await waitFor(() => expect(view.result.current.isLoading).toBe(false));
  return view;
};
type View = Awaited<ReturnType<typeof open>>;
type Change = Parameters<View['result']['current']['say']>[2];
const say = ({ result }: View, change: Change, its = key) => {
  let undo: () => void = () => undefined;
  act(() => {
    undo = result.current.say(classId, its, change);
  });
  return () => act(() => undo());
};
const tap = (view: View, pupil: string, sign: RollSign) =>
  say(view, { marks: { [pupil]: { sign } } });
const signsIn = ({ result }: View, ...pupils: string[]) => {
  const roll = result.current.rollOf(classId, key);
  return pupils.map((pupil) => roll && signIn(roll, pupil));
};
const settled = () => waitFor(() => expect(isAnythingUnsaved()).toBe(false));
const stored = () => server.contentOf(november).rolls[key];
/** The tab is closed and opened again. */
const reload = async (view: View) => {
  view.unmount();
  session.set({ status: 'signed-out', deliberate: true });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  return open();
};

/** The device has a copy of the list with this version. */
const copied = (version: number) =>
  waitFor(async () => {
    const copy = await readCopy(sampleUser.uid, '/attendance/2026-10/2026-11');
    expect(copy?.body).toMatchObject([{ document: { version } }]);
  });

beforeEach(async () => {
  await forgetCopies();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at('08:10:00')) });
  localStorage.clear();
  attendanceDocuments.saved.set(new Map());
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  server = fakeAttendance(api);
});
afterEach(() => {
  cleanup();
  session.set({ status: 'signed-out', deliberate: true });
  vi.useRealTimers();
});

describe('the rolls of classes', () => {
  it('are empty from the start, and known once they are fetched', async () => {
    server.add(november, said('late', '08:00:00'));
    const view = begin();
    expect(view.result.current.rollOf(classId, key)).toBeUndefined();
    expect(view.result.current.rollsOf(classId)).toBeUndefined();
    await waitFor(() => expect(view.result.current.isLoading).toBe(false));
    expect(signsIn(view, 'a', 'b')).toEqual(['late', undefined]);
    expect(view.result.current.rollOf(classId, '2026-10-01-1')).toEqual({ marks: {} });
    expect(Object.keys(view.result.current.rollsOf(classId) ?? {})).toEqual([key]);
    expect(view.result.current.rollsOf('01KJQ5N8000000000000000009')).toEqual({});
  });

  it('show a tap at once, send it with the time of the tap, and take it back with a later one', async () => {
    const view = await open();
    server.disconnect();
    tap(view, 'a', 'absent');
    expect(signsIn(view, 'a')).toEqual(['absent']);
    vi.setSystemTime(at('11:00:00'));
    server.connect();
    const again = await reload(view);
    await settled();
    expect(stored()?.marks).toEqual({ a: { sign: 'absent', at: at('08:10:00') } });
    const undo = tap(again, 'a', 'late');
    await settled();
    vi.setSystemTime(at('12:00:00'));
    undo();
    await settled();
    expect(stored()?.marks).toEqual({ a: { sign: 'absent', at: at('12:00:00') } });
    expect(signsIn(again, 'a')).toEqual(['absent']);
    expect(api.callsOf(listAttendance).length).toBeGreaterThan(0);
  });

  it('are taken, and taken back, for exactly the pupils they called', async () => {
    const view = await open();
    tap(view, 'a', 'absent');
    const undo = say(view, { taken: { pupils: ['a', 'b'], half: 1 } });
    expect(signsIn(view, 'a', 'b', 'c')).toEqual(['absent', 'present', undefined]);
    await settled();
    expect(stored()?.taken).toEqual({ at: at('08:10:00'), pupils: ['a', 'b'], half: 1 });
    undo();
    await settled();
    expect(signsIn(view, 'a', 'b')).toEqual(['absent', undefined]);
    expect(stored()?.taken).toEqual({ at: at('08:10:00').replace('000Z', '001Z'), pupils: [] });
  });

  it('take back a note with its sign, and nothing that was said since', async () => {
    const view = await open();
    say(view, { marks: { a: { sign: 'late', note: '10 د' } } });
    const undo = say(view, { marks: { a: { sign: 'excused' }, b: { sign: 'absent' } } });
    tap(view, 'b', 'late');
    undo();
    await settled();
    expect(stored()?.marks).toMatchObject({
      a: { sign: 'late', note: '10 د' },
      b: { sign: 'late' },
    });
  });

  it('ask nothing where two devices say something else of a pupil: the later tap counts', async () => {
    const view = await open();
    server.add(november, said('late', '08:05:00'));
    tap(view, 'a', 'absent');
    await settled();
    expect(stored()?.marks['a']).toMatchObject({ sign: 'absent' });
    server.add(november, said('excused', '09:00:00'));
    tap(view, 'a', 'present');
    await settled();
    expect(stored()?.marks['a']).toMatchObject({ sign: 'excused' });
    expect(signsIn(view, 'a')).toEqual(['excused']);
    expect(unsavedConflicts.get()).toEqual([]);
  });

  it('keep taps that no network takes over a reload, and beside those of another device', async () => {
    let view = await open();
    server.disconnect();
    tap(view, 'a', 'absent');
    view = await reload(view);
    await waitFor(() => expect(signsIn(view, 'a')).toEqual(['absent']));
    tap(view, 'b', 'late');
    server.add(november, said('excused', '08:00:00', 'c'));
    server.connect();
    view = await reload(view);
    await settled();
    expect(Object.keys(stored()?.marks ?? {}).toSorted()).toEqual(['a', 'b', 'c']);
    expect(signsIn(view, 'a', 'b', 'c')).toEqual(['absent', 'late', 'excused']);
  });

  it('keep unsent taps and what was saved when a server answers what it had before', async () => {
    let view = await open();
    tap(view, 'a', 'absent');
    await settled();
    tap(view, 'b', 'late');
    await settled();
    server.goBack(november, 0);
    tap(view, 'c', 'excused');
    await settled();
    expect(Object.keys(stored()?.marks ?? {}).toSorted()).toEqual(['a', 'b', 'c']);
    view = await reload(view);
    expect(signsIn(view, 'a', 'b', 'c')).toEqual(['absent', 'late', 'excused']);
  });

  it('stay known when a network answers an old empty list, also after a reload', async () => {
    let view = await open();
    tap(view, 'a', 'absent');
    await settled();
    expect(server.saves()).toBe(1);
    view = await reload(view);
    await copied(1);
    api.on(listAttendance, { body: [] });
    view = await reload(view);
    expect(signsIn(view, 'a')).toEqual(['absent']);
    expect(server.saves()).toBe(1);
  });

  it('come back to a server that has lost them, after a reload, beside what it has got since', async () => {
    let view = await open();
    tap(view, 'a', 'absent');
    await settled();
    tap(view, 'b', 'late');
    await settled();
    view = await reload(view);
    await copied(2);
    server.goBack(november, 0, said('excused', '08:00:00', 'c'));
    view = await reload(view);
    await waitFor(() =>
      expect(signsIn(view, 'a', 'b', 'c')).toEqual(['absent', 'late', 'excused']),
    );
    await settled();
    expect(Object.keys(stored()?.marks ?? {}).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('are not sent again to a class that was deleted', async () => {
    let view = await open();
    tap(view, 'a', 'absent');
    await settled();
    view = await reload(view);
    await copied(1);
    server.goBack(november, 0);
    api.on(getAttendance, { status: 404, body: { code: 'class-not-found' } });
    await reload(view);
    expect(isAnythingUnsaved()).toBe(false);
    expect(server.saves()).toBe(1);
  });
});
