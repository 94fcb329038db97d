import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeApi } from '../../test-support/fake-api.ts';
import {
  fakeDocuments,
  sampleEndpoints,
  sampleForm,
  type FakeDocuments,
} from '../../test-support/fake-documents.ts';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { sampleUser } from '../../test-support/sample-user.ts';
import { session } from '../auth/session.ts';
import { forgetResources } from '../resources/forget-resources.ts';
import { documentsOf } from './documents.ts';
import { mergerOf } from './merge/merge-edits.ts';
import { sendUnsavedCopy } from './send-unsaved-copy.ts';
import { refusedDocuments, unsavedConflicts } from './unsaved-conflicts.ts';
import { isAnythingUnsaved } from './unsaved-copies.ts';
import { useDocument } from './use-document.ts';

vi.mock('../auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('../runtime-config.ts', () => ({ loadConfig: async () => ({ apiBase: '/api' }) }));

let api: FakeApi;
let server: FakeDocuments;
let samples: ReturnType<typeof samplesOfTab>;
const samplesOfTab = () => documentsOf(sampleEndpoints, async () => mergerOf(sampleForm));

const open = async () => {
  const view = renderHook(() => useDocument(samples, pendingJob.id));
  await vi.waitFor(() => expect(view.result.current.document).toBeDefined());
  return view;
};
type View = Awaited<ReturnType<typeof open>>;
const shown = ({ result }: View) => result.current.document!;
const type = (view: View, title: string) =>
  act(() => shown(view).change((before) => ({ ...before, title }), 'title'));
const save = (view: View) => act(() => shown(view).saveNow());
const until = (view: View, state: object) =>
  vi.waitFor(() => expect(shown(view)).toMatchObject(state));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
/** Saves fail until the returned function is called. */
const goOffline = () => {
  api.on(sampleEndpoints.putDocument, () => {
    throw new TypeError('network');
  });
  return () => api.on(sampleEndpoints.putDocument, server.put);
};
const newest = () => server.newest().content;
/** Leaves edits on the device as an earlier release did, without the version that they began from. */
const keepOldEdits = () =>
  localStorage.setItem(
    `daftar.document.me.get-sample-job/${pendingJob.id}`,
    JSON.stringify({
      ...{ over: 1, unanswered: [] },
      content: { title: 'mine', marks: ['14.5', '9'] },
    }),
  );

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'signed-in', user: { ...sampleUser, uid: 'me' }, role: 'teacher' });
  api = fakeApi();
  server = fakeDocuments(api);
  samples = samplesOfTab();
});
afterEach(async () => {
  cleanup();
  session.set({ status: 'signed-out', deliberate: true });
  await forgetResources();
});

describe('edits of two devices', () => {
  it('are merged and saved where they differ in place, and undo takes back none of the other’s', async () => {
    const view = await open();
    server.saveMarksElsewhere('15', '9');
    type(view, 'mine');
    await save(view);
    await until(view, { status: 'saved', merged: 1, undo: undefined });
    expect(newest()).toEqual({ title: 'mine', marks: ['15', '9'] });
    expect(shown(view).content).toEqual(newest());
    expect(isAnythingUnsaved()).toBe(false);
    act(() => shown(view).acknowledge());
    expect(shown(view).merged).toBeUndefined();
  });

  it('are merged when the user returns to the page, before anything is sent', async () => {
    const view = await open();
    const goOnline = goOffline();
    type(view, 'mine');
    await save(view);
    server.saveMarksElsewhere('15', '9');
    goOnline();
    await comeBack();
    await until(view, { content: { title: 'mine', marks: ['15', '9'] } });
    await save(view);
    expect(newest()).toEqual({ title: 'mine', marks: ['15', '9'] });
  });

  it('wait for the user where both have changed the same, who may choose one by one', async () => {
    const view = await open();
    server.saveElsewhere('theirs');
    server.saveMarksElsewhere('15', '9');
    act(() => shown(view).change(() => ({ title: 'mine', marks: ['14.5', '10'] })));
    await save(view);
    await until(view, { status: 'changed-elsewhere', content: { title: 'mine' } });
    const compared = await act(() => shown(view).merge());
    expect(compared).toMatchObject({
      overlaps: [{ key: 'title', mine: 'mine', theirs: 'theirs' }],
      taken: { mine: 1, theirs: 1 },
    });
    expect((await act(() => shown(view).merge(new Map())))?.next).toBeUndefined();
    expect(server.newest().version).toBe(3);
    await act(() => shown(view).merge(new Map([['title', 'theirs']])));
    await save(view);
    await until(view, { status: 'saved' });
    expect(newest()).toEqual({ title: 'theirs', marks: ['15', '10'] });
    act(() => shown(view).undo?.());
    await save(view);
    expect(newest()).toEqual({ title: 'mine', marks: ['15', '10'] });
  });

  it('are merged after all once the user has taken back what both had changed', async () => {
    const view = await open();
    server.saveElsewhere('theirs');
    act(() => shown(view).change(() => ({ title: 'mine', marks: ['14.5', '10'] })));
    await save(view);
    await until(view, { status: 'changed-elsewhere' });
    type(view, '2م3');
    await save(view);
    await until(view, { status: 'saved' });
    expect(newest()).toEqual({ title: 'theirs', marks: ['14.5', '10'] });
  });

  it('begin from one’s own save if its answer was lost, so that nothing removed elsewhere comes back', async () => {
    const view = await open();
    api.on(sampleEndpoints.putDocument, () => {
      server.put();
      throw new TypeError('network');
    });
    act(() => shown(view).change((before) => ({ ...before, marks: ['14.5', '9', '18'] })));
    await save(view);
    expect(newest().marks).toEqual(['14.5', '9', '18']);
    // The other device removes the mark, which the version that both began from did not have.
    server.saveMarksElsewhere('14.5', '9');
    api.on(sampleEndpoints.putDocument, server.put);
    type(view, 'mine');
    await save(view);
    await until(view, { status: 'saved' });
    expect(newest()).toEqual({ title: 'mine', marks: ['14.5', '9'] });
  });

  it('that an earlier release kept without what they began from wait for the user wherever both differ', async () => {
    server.saveMarksElsewhere('15', '9');
    keepOldEdits();
    const view = await open();
    await until(view, { status: 'changed-elsewhere' });
    expect(await act(() => shown(view).merge())).toMatchObject({
      overlaps: [{ key: 'title' }, { key: 'mark/0', mine: '14.5', theirs: '15' }],
    });
    expect(server.newest().version).toBe(2);
  });

  it('wait for the user wherever both differ if the server has gone back to a backup', async () => {
    server.saveMarksElsewhere('15', '9');
    const view = await open();
    const goOnline = goOffline();
    type(view, 'mine');
    await save(view);
    server.goBack(1);
    server.saveMarksElsewhere('14.5', '8');
    goOnline();
    await save(view);
    await until(view, { status: 'changed-elsewhere', content: { title: 'mine' } });
    const compared = await act(() => shown(view).merge());
    expect(compared?.overlaps.map(({ key }) => key)).toEqual(['title', 'mark/0', 'mark/1']);
    expect(newest()).toEqual({ title: '2م3', marks: ['14.5', '8'] });
  });

  it('wait for the network, and not for the user, while they cannot be compared', async () => {
    server.saveMarksElsewhere('15', '9');
    const view = await open();
    const goOnline = goOffline();
    type(view, 'mine');
    await save(view);
    server.goBack(1);
    server.saveMarksElsewhere('14.5', '8');
    goOnline();
    api.on(sampleEndpoints.listVersions, () => {
      throw new TypeError('network');
    });
    await save(view);
    await until(view, { status: 'not-saved', problem: { id: 'error.network' } });
    expect(unsavedConflicts.get()).toEqual([]);
    await expect(act(() => shown(view).merge())).rejects.toThrow('network');
    api.on(sampleEndpoints.listVersions, server.list);
    await save(view);
    await until(view, { status: 'changed-elsewhere', content: { title: 'mine' } });
    expect(shown(view).problem).toBeUndefined();
  });

  it('are refused, and not asked about, if the document is deleted while they are compared', async () => {
    server.saveMarksElsewhere('15', '9');
    const view = await open();
    const goOnline = goOffline();
    type(view, 'mine');
    await save(view);
    server.goBack(1);
    server.saveMarksElsewhere('14.5', '8');
    goOnline();
    api.on(sampleEndpoints.listVersions, () => ({
      ...{ status: 404, body: { code: 'job-not-found' } },
    }));
    await save(view);
    await until(view, { status: 'not-saved', problem: { id: 'error.job-not-found' } });
    expect([...refusedDocuments.get().keys()]).toEqual([`get-sample-job/${pendingJob.id}`]);
    expect(isAnythingUnsaved()).toBe(true);
  });

  it('are merged with what was begun again: what it lacks was deleted', async () => {
    server.saveMarksElsewhere('15', '9');
    const view = await open();
    const goOnline = goOffline();
    type(view, 'mine');
    await save(view);
    server.beginAgain({ title: '2م3', marks: ['', ''] });
    goOnline();
    await save(view);
    await until(view, { status: 'saved' });
    expect(newest()).toEqual({ title: 'mine', marks: ['', ''] });
    expect(server.newest().version).toBe(2);
  });

  it('are merged in the background too, without a page of the document', async () => {
    const view = await open();
    goOffline();
    type(view, 'mine');
    await save(view);
    for (const { editor } of samples.editors.entries.get().values()) editor.stop();
    cleanup();
    server.saveMarksElsewhere('15', '9');
    api.on(sampleEndpoints.putDocument, server.put);
    samples = samplesOfTab();
    await sendUnsavedCopy(samples, 'me', pendingJob.id);
    await vi.waitFor(() => expect(newest()).toEqual({ title: 'mine', marks: ['15', '9'] }));
    expect(isAnythingUnsaved()).toBe(false);
    expect(samples.editors.entries.get().size).toBe(0);
  });

  it('are left for the user in the background where both have changed the same, and that is known', async () => {
    const view = await open();
    goOffline();
    type(view, 'mine');
    await save(view);
    for (const { editor } of samples.editors.entries.get().values()) editor.stop();
    cleanup();
    server.saveElsewhere('theirs');
    api.on(sampleEndpoints.putDocument, server.put);
    samples = samplesOfTab();
    await sendUnsavedCopy(samples, 'me', pendingJob.id);
    await vi.waitFor(() =>
      expect(unsavedConflicts.get()).toEqual([`get-sample-job/${pendingJob.id}`]),
    );
    expect(newest().title).toBe('theirs');
    expect(isAnythingUnsaved()).toBe(true);
    const later = await open();
    await act(() => shown(later).merge(new Map([['title', 'mine']])));
    await save(later);
    expect(newest().title).toBe('mine');
    expect(unsavedConflicts.get()).toEqual([]);
  });
});
