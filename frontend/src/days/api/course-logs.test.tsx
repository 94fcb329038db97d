import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { unsavedConflicts } from '#frontend/lib/documents/unsaved-conflicts.ts';
import { isAnythingUnsaved } from '#frontend/lib/documents/unsaved-copies.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeCourseLogs } from '#frontend/test-support/fake-listed-documents.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { useCourseLogs } from './course-logs.ts';
import { courseLogDocuments } from './course-log-documents.ts';

vi.mock('#frontend/lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('#frontend/lib/runtime-config.ts', () => ({
  loadConfig: async () => ({ apiBase: '/api' }),
}));

const maths = { classId: '01KJQ5N8000000000000000000', subject: 'الرياضيات' };
const physics = { classId: '01KJQ5N8000000000000000001', subject: 'Physique' };
const key = '2026-11-17-3';
const lost = { state: 'lost', reason: 'strike' } as const;

let api: FakeApi;
let server: ReturnType<typeof fakeCourseLogs>;

let cache: Cache;
const Fresh = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
);
const begin = () => {
  cache = new Map();
  return renderHook(() => useCourseLogs(2026), { wrapper: Fresh });
};
const open = async () => {
  const view = begin();
  await waitFor(() => expect(view.result.current.isLoading).toBe(false));
  return view;
};
type View = Awaited<ReturnType<typeof open>>;
const entries = ({ result }: View, course = maths) => result.current.logOf(course)?.entries;
const record = (
  { result }: View,
  ...changes: Parameters<View['result']['current']['record']>[0][number][]
) => {
  let undo: () => void = () => undefined;
  act(() => {
    undo = result.current.record(changes);
  });
  return () => act(() => undo());
};
const settled = () => waitFor(() => expect(isAnythingUnsaved()).toBe(false));
/** The tab is closed and opened again. */
const reload = async (view: View) => {
  view.unmount();
  session.set({ status: 'signed-out', deliberate: true });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  return open();
};

beforeEach(() => {
  localStorage.clear();
  courseLogDocuments.saved.set(new Map());
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  server = fakeCourseLogs(api);
});
afterEach(() => {
  cleanup();
  session.set({ status: 'signed-out', deliberate: true });
});

describe('the logs of courses', () => {
  it('are empty from the start, and known as soon as they are fetched', async () => {
    server.saveElsewhere(physics, { entries: { [key]: { state: 'taught' } } });
    const view = begin();
    expect(view.result.current.logOf(maths)).toBeUndefined();
    await waitFor(() => expect(view.result.current.isLoading).toBe(false));
    expect(entries(view)).toEqual({});
    expect(entries(view, physics)).toEqual({ [key]: { state: 'taught' } });
  });

  it('show at once what is recorded, send it, and go on showing it', async () => {
    const view = await open();
    record(view, { ...maths, entries: { [key]: lost } });
    expect(entries(view)).toEqual({ [key]: lost });
    await settled();
    expect(server.stored(maths)).toEqual({ subject: maths.subject, entries: { [key]: lost } });
    expect(entries(view)).toEqual({ [key]: lost });
    record(view, { ...maths, entries: { [key]: undefined, '2026-11-18-1': { note: 'ن' } } });
    await settled();
    expect(server.stored(maths).entries).toEqual({ '2026-11-18-1': { note: 'ن' } });
    expect(server.saves()).toBe(2);
    expect(api.callsOf(listCourseLogs)).toHaveLength(1);
  });

  it('take back one step in all courses, also after it was saved, but nothing that came later', async () => {
    const view = await open();
    const undo = record(
      view,
      { ...maths, entries: { [key]: lost, '2026-11-17-4': lost } },
      { ...physics, entries: { '2026-11-17-5': lost }, order: [{ lesson: 'A' }] },
    );
    await settled();
    record(view, { ...maths, entries: { '2026-11-17-4': { state: 'taught' } } });
    await settled();
    undo();
    await settled();
    expect(server.stored(maths).entries).toEqual({ '2026-11-17-4': { state: 'taught' } });
    expect(server.stored(physics)).toEqual({ subject: 'Physique', entries: {} });
    expect(entries(view, physics)).toEqual({});
  });

  it('keep on the device what no network takes, and send it after the next visit', async () => {
    let view = await open();
    server.disconnect();
    record(view, { ...maths, entries: { [key]: lost } });
    view = await reload(view);
    expect(view.result.current.error).toBeInstanceOf(TypeError);
    await waitFor(() => expect(entries(view)).toEqual({ [key]: lost }));
    record(view, { ...maths, entries: { '2026-11-18-1': { state: 'taught' } } });
    expect(isAnythingUnsaved()).toBe(true);
    server.saveElsewhere(maths, { entries: { '2026-11-19-2': { note: 'هاتف' } } });
    server.connect();
    view = await reload(view);
    await settled();
    const all = {
      [key]: lost,
      '2026-11-18-1': { state: 'taught' },
      '2026-11-19-2': { note: 'هاتف' },
    };
    expect(server.stored(maths).entries).toEqual(all);
    expect(entries(view)).toEqual(all);
  });

  it('can be written before they are fetched', async () => {
    server.saveElsewhere(maths, { entries: { '2026-11-19-2': { note: 'هاتف' } } });
    const view = begin();
    record(view, { ...maths, entries: { [key]: lost } });
    await settled();
    const both = { [key]: lost, '2026-11-19-2': { note: 'هاتف' } };
    expect(server.stored(maths).entries).toEqual(both);
    await waitFor(() => expect(entries(view)).toEqual(both));
  });

  it('wait for a choice where another device says something else of the same session', async () => {
    const view = await open();
    server.saveElsewhere(maths, { entries: { [key]: { state: 'taught' } } });
    record(view, { ...maths, entries: { [key]: lost } });
    const address = `get-course-log/${view.result.current.documentIdOf(maths)}`;
    await waitFor(() => expect(unsavedConflicts.get()).toEqual([address]));
    expect(entries(view)).toEqual({ [key]: lost });
    expect(server.stored(maths).entries).toEqual({ [key]: { state: 'taught' } });
  });

  it('are not written by an undo after another user has signed in', async () => {
    const view = await open();
    const undo = record(view, { ...maths, entries: { [key]: lost } });
    await settled();
    act(() =>
      session.set({ status: 'signed-in', user: { ...sampleUser, uid: 'b' }, role: 'teacher' }),
    );
    undo();
    expect(isAnythingUnsaved()).toBe(false);
    expect(server.saves()).toBe(1);
  });

  it('stay those of a class whose subject was renamed', async () => {
    server.saveElsewhere(maths, { subject: maths.subject, entries: { [key]: lost } });
    const view = await open();
    const renamed = { classId: maths.classId, subject: 'Maths', others: [] };
    expect(entries(view, renamed)).toEqual({ [key]: lost });
    record(view, { ...renamed, entries: { '2026-11-18-1': { state: 'taught' } } });
    await settled();
    expect(server.stored(maths)).toEqual({
      subject: maths.subject,
      entries: { [key]: lost, '2026-11-18-1': { state: 'taught' } },
    });
    expect(entries(view, { ...renamed, subject: 'Physique' })).toBeDefined();
  });

  it('make no call for a change that changes nothing', async () => {
    const view = await open();
    record(view, { ...maths, entries: { [key]: undefined } });
    record(view, { ...maths, order: null });
    await settled();
    expect(server.saves()).toBe(0);
  });
});
