import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeApi, type FakeApi } from '../../test-support/fake-api.ts';
import {
  fakeDocuments,
  sampleEndpoints,
  type FakeDocuments,
} from '../../test-support/fake-documents.ts';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { sampleUser } from '../../test-support/sample-user.ts';
import { session } from '../auth/session.ts';
import { forgetResources } from '../resources/forget-resources.ts';
import { deviceCopy } from './device-copy.ts';
import { documentsOf } from './documents.ts';
import { unsentDocuments } from './unsaved-conflicts.ts';
import { forgetUnsaved, isAnythingUnsaved } from './unsaved-copies.ts';
import { useDocument } from './use-document.ts';

// SWR keeps the timers that exist when it is loaded.
vi.hoisted(() => vi.useFakeTimers());
// The identity provider's client needs a browser and a network.
vi.mock('../auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('../runtime-config.ts', () => ({ loadConfig: async () => ({ apiBase: '/api' }) }));

const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));
const PAUSE = 1_500;

let api: FakeApi;
let server: FakeDocuments;
let samples: ReturnType<typeof samplesOfTab>;
const samplesOfTab = () => documentsOf(sampleEndpoints);

/** Opens the document as a page does. */
const open = async () => {
  const view = renderHook(() => useDocument(samples, pendingJob.id));
  await pass();
  return view;
};
type View = Awaited<ReturnType<typeof open>>;
const shown = ({ result }: View) => result.current.document!;
const type = (view: View, title: string) =>
  act(() => shown(view).change((before) => ({ ...before, title }), 'title'));
const field = 'title';
/** Types the title letter by letter, up to this text. */
const letters = (view: View, text: string) =>
  act(() => shown(view).typing.type({ field, text }, (before) => ({ ...before, title: text })));
const save = () => pass(PAUSE);
/** The tab ends without warning, and a new one opens. */
const crash = async (view: View) => {
  for (const { editor } of samples.editors.entries.get().values()) editor.stop();
  view.unmount();
  samples = samplesOfTab();
  await forgetResources();
};
const signIn = (uid: string) =>
  session.set({ status: 'signed-in', user: { ...sampleUser, uid }, role: 'teacher' });
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** The server receives the save, but its answer is lost. */
const loseAnswers = () =>
  api.on(sampleEndpoints.putDocument, () => {
    server.put();
    throw new TypeError('network');
  });
const goOffline = () =>
  api.on(sampleEndpoints.putDocument, () => {
    throw new TypeError('network');
  });
const goOnline = () => api.on(sampleEndpoints.putDocument, server.put);
const comeBack = async () => {
  await pass(1);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await pass();
  // What has come is looked at in a task of its own.
  await pass(1);
};

/** Changes the device's copy as another tab would. */
const hear = async (newValue: string | null, at: string) => {
  if (newValue === null) localStorage.removeItem(at);
  else localStorage.setItem(at, newValue);
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: at, newValue })),
  );
  await pass();
};
const copyOf = (title: string, over = 1) =>
  JSON.stringify({
    ...{ over, base: server.newest().content, unanswered: [] },
    content: { ...server.newest().content, title },
  });
const address = `daftar.document.me.get-sample-job/${pendingJob.id}`;

beforeEach(() => {
  localStorage.clear();
  signIn('me');
  api = fakeApi();
  server = fakeDocuments(api);
  samples = samplesOfTab();
});
afterEach(async () => {
  cleanup();
  session.set({ status: 'signed-out', deliberate: true });
  await forgetResources();
  await vi.runOnlyPendingTimersAsync();
});

describe('a document', () => {
  it('is loaded with its job', async () => {
    const { result } = await open();
    expect(result.current).toMatchObject({
      job: { id: pendingJob.id, status: 'SUCCESS' },
      document: { content: server.newest().content, status: 'saved', recovered: false },
    });
  });

  it('is empty while its job has none, and reports the failure', async () => {
    api.on(sampleEndpoints.getJob, { body: pendingJob });
    const pending = await open();
    expect(pending.result.current).toMatchObject({ job: pendingJob, document: undefined });
    cleanup();
    await forgetResources();
    api.on(sampleEndpoints.getJob, { status: 404, body: { code: 'job-not-found' } });
    const missing = await open();
    expect(missing.result.current.error).toMatchObject({ code: 'job-not-found' });
  });

  it('from a newer release is not shown, so that it is never saved incompletely', async () => {
    const content = { ...server.newest().content, comment: 'new' };
    const document = { ...server.newest(), content };
    api.on(sampleEndpoints.getJob, { body: { ...pendingJob, status: 'SUCCESS', document } });
    const { result } = await open();
    expect(result.current).toMatchObject({
      job: { status: 'SUCCESS' },
      document: undefined,
      isUnreadable: true,
    });
  });
});

describe('an edit', () => {
  it('shows at once, and is saved after a pause, based on the version that was shown', async () => {
    const view = await open();
    type(view, '2م4');
    expect(shown(view)).toMatchObject({ content: { title: '2م4' }, status: 'saving' });
    await pass(PAUSE - 1);
    expect(server.saves()).toEqual([]);
    await pass(1);
    expect(server.saves()).toMatchObject([{ precondition: 'W/"1-1"', body: { title: '2م4' } }]);
    expect(shown(view)).toMatchObject({ status: 'saved', newest: { version: 2 } });
  });

  it('that was undone does not shorten the pause of the next one', async () => {
    const view = await open();
    type(view, 'A');
    act(() => shown(view).undo?.());
    await pass(15_000);
    type(view, 'B');
    await pass(PAUSE - 1);
    expect(server.saves()).toEqual([]);
    await pass(1);
    expect(server.titles()).toEqual(['2م3', 'B']);
  });

  it('that was replaced by a newer version does not shorten the pause of the next one', async () => {
    const view = await open();
    type(view, 'A');
    server.saveElsewhere('theirs');
    await comeBack();
    act(() => shown(view).takeNewest());
    await pass(15_000);
    type(view, 'B');
    await pass(PAUSE - 1);
    expect(server.saves()).toEqual([]);
    await pass(1);
    expect(server.titles()).toEqual(['2م3', 'theirs', 'B']);
  });

  it('is saved after fifteen seconds at the latest, while typing continues', async () => {
    const view = await open();
    for (let second = 0; second < 16; second += 1) {
      type(view, `title ${second}`);
      await pass(1_000);
    }
    expect(server.saves()).toHaveLength(1);
  });

  it('is saved at once when the window loses the focus or is hidden', async () => {
    const view = await open();
    type(view, 'A');
    await act(async () => void window.dispatchEvent(new Event('blur')));
    await pass();
    expect(server.titles()).toContain('A');
    type(view, 'B');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await pass();
    visibility.mockRestore();
    expect(server.titles()).toContain('B');
  });

  it('made during a save is saved after it', async () => {
    const view = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(sampleEndpoints.putDocument, async () => {
      const answer = server.put();
      await promise;
      return answer;
    });
    type(view, 'A');
    await save();
    type(view, 'B');
    await pass(30_000);
    expect(server.saves()).toHaveLength(1);
    goOnline();
    resolve();
    await pass();
    expect(shown(view)).toMatchObject({ content: { title: 'B' }, status: 'saving' });
    await save();
    expect(server.saves().map(({ precondition }) => precondition)).toEqual(['W/"1-1"', 'W/"2-2"']);
    expect(shown(view).status).toBe('saved');
  });

  it('can be undone and redone, which is saved as well', async () => {
    const view = await open();
    expect([shown(view).undo, shown(view).redo]).toEqual([undefined, undefined]);
    type(view, 'A');
    await save();
    act(() => shown(view).undo?.());
    await save();
    act(() => shown(view).redo?.());
    await save();
    expect(server.titles()).toEqual(['2م3', 'A', '2م3', 'A']);
  });
});

describe('a save that fails', () => {
  it('is retried with growing pauses, and at once when the network is back', async () => {
    goOffline();
    const view = await open();
    type(view, 'A');
    await save();
    expect(shown(view)).toMatchObject({ status: 'not-saved', problem: { id: 'error.network' } });
    const tries = async (time: number) => {
      await pass(time);
      return server.saves().length;
    };
    expect(await tries(2_000)).toBe(2);
    expect(await tries(2_000)).toBe(2);
    expect(await tries(2_000)).toBe(3);
    expect(await tries(8_000)).toBe(4);
    goOnline();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass();
    expect(shown(view)).toMatchObject({ status: 'saved', problem: undefined });
    expect(server.titles()).toEqual(['2م3', 'A']);
  });

  it('is among the documents that wait to be sent from the first failure until it is saved', async () => {
    const view = await open();
    type(view, 'sent');
    await save();
    expect(unsentDocuments.get()).toEqual([]);
    goOffline();
    type(view, 'kept');
    expect(unsentDocuments.get()).toEqual([]);
    await save();
    view.unmount();
    expect(unsentDocuments.get()).toEqual([`${sampleEndpoints.getJob.id}/${pendingJob.id}`]);
    goOnline();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass();
    expect(unsentDocuments.get()).toEqual([]);
  });

  it('is neither hurried nor delayed by further edits', async () => {
    goOffline();
    const view = await open();
    type(view, 'A');
    await save();
    await pass(2_000);
    await pass(4_000);
    expect(server.saves()).toHaveLength(3);
    for (let second = 1; second < 8; second += 1) {
      type(view, `A${second}`);
      await pass(1_000);
    }
    expect(server.saves()).toHaveLength(3);
    goOnline();
    await pass(1_500);
    expect(server.titles()).toEqual(['2م3', 'A7']);
  });

  it('is not retried when it cannot succeed, until there is something else to save', async () => {
    api.on(sampleEndpoints.putDocument, { status: 413, body: { code: 'document-too-large' } });
    const view = await open();
    type(view, 'A'.repeat(9));
    await save();
    await pass(600_000);
    expect(server.saves()).toHaveLength(1);
    expect(shown(view).problem).toMatchObject({ id: 'error.document-too-large' });
    goOnline();
    type(view, 'A');
    await save();
    expect(shown(view).status).toBe('saved');
  });

  it('but was stored causes no conflict with later edits of the same user', async () => {
    loseAnswers();
    const view = await open();
    type(view, 'A');
    await save();
    type(view, 'B');
    goOnline();
    await pass(10_000);
    expect(shown(view)).toMatchObject({ content: { title: 'B' }, status: 'saved' });
    expect(server.titles()).toEqual(['2م3', 'A', 'B']);
  });
});

describe('an edit that is not saved', () => {
  it('is restored after the tab was closed, says so, and is saved', async () => {
    const gone = await open();
    type(gone, 'A');
    await crash(gone);
    const view = await open();
    expect(shown(view)).toMatchObject({ content: { title: 'A' }, recovered: true });
    act(() => shown(view).acknowledge());
    expect(shown(view).recovered).toBe(false);
    await save();
    expect(server.titles()).toEqual(['2م3', 'A']);
    expect(isAnythingUnsaved()).toBe(false);
  });

  it('is offered to the user when another device has saved since', async () => {
    const gone = await open();
    type(gone, 'mine');
    await crash(gone);
    server.saveElsewhere('theirs');
    const view = await open();
    expect(shown(view)).toMatchObject({
      content: { title: 'mine' },
      status: 'changed-elsewhere',
      newest: { content: { title: 'theirs' } },
    });
  });

  it('is recognised as saved when only the answer was lost', async () => {
    loseAnswers();
    const gone = await open();
    type(gone, 'A');
    await save();
    await crash(gone);
    const view = await open();
    expect(shown(view)).toMatchObject({ status: 'saved', recovered: false });
    expect(isAnythingUnsaved()).toBe(false);
  });

  it('that gets no answer is sent again, and is one version however late the first one arrives', async () => {
    const view = await open();
    const arrivals: (() => void)[] = [];
    api.on(sampleEndpoints.putDocument, () => {
      // The server decides when the save arrives, with the precondition that it was sent with.
      const { body, precondition } = api.calls.at(-1)!;
      return new Promise((resolve) => {
        arrivals.push(() => resolve(server.putLate(body, precondition)));
      });
    });
    type(view, 'once');
    await save();
    expect(shown(view).status).toBe('saving');
    await pass(45_000);
    expect(shown(view).status).toBe('not-saved');
    await pass(2_000);
    expect(server.saves()).toHaveLength(2);
    arrivals.forEach((arrive) => arrive());
    await pass();
    expect(shown(view).status).toBe('saved');
    expect(server.titles()).toEqual(['2م3', 'once']);
    // Later edits are based on it.
    goOnline();
    type(view, 'twice');
    await save();
    expect(server.titles()).toEqual(['2م3', 'once', 'twice']);
  });

  it('makes the browser ask before the page is closed, and nothing else does', async () => {
    const view = await open();
    expect(asksBeforeLeaving()).toBe(false);
    type(view, 'A');
    expect(asksBeforeLeaving()).toBe(true);
    await save();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('is saved after leaving the page, and restored on the return', async () => {
    goOffline();
    const left = await open();
    type(left, 'A');
    left.unmount();
    await pass();
    expect(asksBeforeLeaving()).toBe(true);
    const view = await open();
    expect(shown(view)).toMatchObject({ content: { title: 'A' }, status: 'not-saved' });
    act(() => shown(view).undo?.());
    expect(shown(view).content.title).toBe('2م3');
    act(() => shown(view).redo?.());
    view.unmount();
    goOnline();
    await pass(60_000);
    expect(server.titles()).toEqual(['2م3', 'A']);
    expect(asksBeforeLeaving()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('belongs to one user, survives an expired session, and is removed by logging out', async () => {
    goOffline();
    const view = await open();
    type(view, 'A');
    act(() => session.set({ status: 'signed-out', deliberate: false }));
    await pass(60_000);
    expect(server.saves()).toEqual([]);
    act(() => signIn('colleague'));
    await pass();
    expect(shown(view)).toMatchObject({ content: { title: '2م3' }, recovered: false });
    expect(isAnythingUnsaved('colleague')).toBe(false);
    act(() => signIn('me'));
    await pass();
    expect(shown(view)).toMatchObject({ content: { title: 'A' }, recovered: true });
    act(() => session.set({ status: 'signed-out', deliberate: true }));
    forgetUnsaved('me');
    await pass(60_000);
    expect(isAnythingUnsaved()).toBe(false);
  });

  it('that another release has kept is set aside, whatever is edited and saved', async () => {
    const schema = z.object({ old: z.string() });
    deviceCopy('me', `${samples.id}/${pendingJob.id}`, schema).write({
      over: 1,
      content: { old: '' },
      unanswered: [],
    });
    const view = await open();
    expect(shown(view)).toMatchObject({ status: 'saved', recovered: false });
    type(view, 'A');
    await save();
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining('.unreadable/')]);
    expect(Object.values(localStorage)).toEqual([expect.stringContaining('"old"')]);
  });
});

describe('another device', () => {
  const contest = async () => {
    const view = await open();
    server.saveElsewhere('theirs');
    type(view, 'mine');
    await save();
    return view;
  };

  it('has saved: nothing is lost, and nothing is saved before the user has chosen', async () => {
    const view = await contest();
    const theirs = { version: 2, content: { title: 'theirs' } };
    expect(shown(view)).toMatchObject({ status: 'changed-elsewhere', newest: theirs });
    type(view, 'mine too');
    await pass(60_000);
    expect(shown(view).content.title).toBe('mine too');
    expect(server.titles()).toEqual(['2م3', 'theirs']);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('is overruled: the user’s own edits are saved over its version, which stays listed', async () => {
    const view = await contest();
    act(() => shown(view).keepMine());
    await pass();
    expect(shown(view)).toMatchObject({ content: { title: 'mine' }, status: 'saved' });
    expect(server.titles()).toEqual(['2م3', 'theirs', 'mine']);
  });

  it('is preferred: its version is shown, and undo brings back the user’s own edits', async () => {
    const view = await contest();
    act(() => shown(view).takeNewest());
    expect(shown(view)).toMatchObject({ content: { title: 'theirs' }, status: 'saved' });
    expect(isAnythingUnsaved()).toBe(false);
    act(() => shown(view).undo?.());
    await save();
    expect(server.titles()).toEqual(['2م3', 'theirs', 'mine']);
  });

  it('has saved: its version is shown when the user returns without edits', async () => {
    const view = await open();
    server.saveElsewhere('theirs');
    await comeBack();
    expect(shown(view)).toMatchObject({ content: { title: 'theirs' }, status: 'saved' });
    type(view, 'mine');
    await save();
    expect(server.titles()).toEqual(['2م3', 'theirs', 'mine']);
  });

  it('has saved: the user with edits sees it on return, before anything is sent', async () => {
    goOffline();
    const view = await open();
    type(view, 'mine');
    await save();
    server.saveElsewhere('theirs');
    await comeBack();
    expect(shown(view).status).toBe('changed-elsewhere');
  });

  it('has saved the same content, which is no conflict', async () => {
    const view = await open();
    server.saveElsewhere('same');
    type(view, 'same');
    await save();
    expect(shown(view).status).toBe('saved');
    expect(server.titles()).toEqual(['2م3', 'same']);
  });
});

describe('another tab of the same browser', () => {
  const key = () => Object.keys(localStorage)[0]!;
  it('edits the same document: what it types and saves is shown here', async () => {
    const view = await open();
    await hear(copyOf('there'), address);
    expect(shown(view)).toMatchObject({ content: { title: 'there' }, status: 'saving' });
    expect(key()).toBe(address);
    server.saveElsewhere('there');
    await hear(null, address);
    expect(shown(view)).toMatchObject({ status: 'saved', newest: { version: 2 } });
    await pass(60_000);
    expect(server.saves()).toEqual([]);
  });

  it('has stored newer text than it announced: that text is shown, and kept on the device', async () => {
    const view = await open();
    localStorage.setItem(address, copyOf('there and on'));
    await act(
      async () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: address, newValue: copyOf('there') }),
        ),
    );
    expect(shown(view).content).toMatchObject({ title: 'there and on' });
    expect(localStorage.getItem(address)).toBe(copyOf('there and on'));
  });

  it('stores its own edits, and this tab does not store them again', async () => {
    const view = await open();
    const writing = vi.spyOn(Storage.prototype, 'setItem');
    await hear(copyOf('there'), address);
    expect(shown(view).content).toMatchObject({ title: 'there' });
    expect(writing).toHaveBeenCalledOnce();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('is closed before it has saved, so this tab saves', async () => {
    await open();
    await hear(copyOf('there'), address);
    await pass(10_000);
    expect(server.titles()).toEqual(['2م3', 'there']);
    expect(isAnythingUnsaved()).toBe(false);
  });

  it('has saved and edited further before this tab checks', async () => {
    const view = await open();
    server.saveElsewhere('there');
    await hear(copyOf('there and on', 2), address);
    await comeBack();
    expect(shown(view)).toMatchObject({ content: { title: 'there and on' }, status: 'saving' });
    await pass(10_000);
    expect(server.titles()).toEqual(['2م3', 'there', 'there and on']);
  });

  it('does not know what this tab has saved, and its edits are applied to that', async () => {
    const view = await open();
    type(view, 'here');
    await save();
    await hear(copyOf('there', 1), address);
    expect(shown(view)).toMatchObject({ content: { title: 'there' }, status: 'saving' });
    await pass(10_000);
    expect(server.titles()).toEqual(['2م3', 'here', 'there']);
  });

  it('keeps what it has stored while this tab was saving', async () => {
    const view = await open();
    api.on(sampleEndpoints.putDocument, () => {
      localStorage.setItem(address, copyOf('there', 2));
      return server.put();
    });
    type(view, 'here');
    await save();
    expect(shown(view).status).toBe('saved');
    expect(isAnythingUnsaved('me')).toBe(true);
  });
});

describe('a text that is being typed', () => {
  const typedTitle = (view: View) =>
    shown(view).typing.shown.get()?.text ?? shown(view).content.title;
  const hide = async (act_: () => void) => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => act_());
    visibility.mockRestore();
  };

  it('enters the document in a pause, and changes nothing before', async () => {
    const view = await open();
    const before = shown(view);
    letters(view, 'A');
    await pass(499);
    letters(view, 'AB');
    await pass(499);
    expect(view.result.current.document).toBe(before);
    expect(typedTitle(view)).toBe('AB');
    await pass(1);
    expect(shown(view)).toMatchObject({ content: { title: 'AB' }, status: 'saving' });
    await save();
    expect(server.titles()).toEqual(['2م3', 'AB']);
  });

  it('enters the document after five seconds at the latest, while typing continues', async () => {
    const view = await open();
    for (let letter = 1; letter <= 16; letter += 1) {
      letters(view, 'x'.repeat(letter));
      await pass(400);
    }
    expect(shown(view).content.title).toHaveLength(13);
    expect(typedTitle(view)).toHaveLength(16);
  });

  it('is one step for undo however long it takes, unless there was a pause', async () => {
    const view = await open();
    for (let letter = 1; letter <= 30; letter += 1) {
      letters(view, 'x'.repeat(letter));
      await pass(letter % 5 === 0 ? 900 : 300);
    }
    await pass(1_000);
    letters(view, 'another');
    act(() => shown(view).keys.undo());
    expect(typedTitle(view)).toBe('x'.repeat(30));
    act(() => shown(view).keys.undo());
    expect(typedTitle(view)).toBe('2م3');
    act(() => shown(view).keys.redo());
    act(() => shown(view).keys.redo());
    expect(typedTitle(view)).toBe('another');
  });

  it('can be undone before it is in the document', async () => {
    const view = await open();
    letters(view, 'A');
    act(() => shown(view).keys.undo());
    expect(typedTitle(view)).toBe('2م3');
    act(() => shown(view).keys.redo());
    expect(typedTitle(view)).toBe('A');
  });

  it('comes before every other edit, and a text of another field', async () => {
    const view = await open();
    letters(view, 'A');
    act(() => shown(view).change((before) => ({ ...before, title: `${before.title}!` })));
    expect(shown(view).content.title).toBe('A!');
    letters(view, 'B');
    act(() =>
      shown(view).typing.type({ field: 'other', text: '?' }, (before) => ({
        ...before,
        title: `${before.title}?`,
      })),
    );
    expect(shown(view).content.title).toBe('B');
    await pass(500);
    expect(shown(view).content.title).toBe('B?');
  });

  it('is saved by a save that is asked for at once', async () => {
    const view = await open();
    letters(view, 'A');
    await act(() => shown(view).saveNow());
    expect(server.titles()).toEqual(['2م3', 'A']);
    expect(shown(view).status).toBe('saved');
  });

  it('makes the browser ask before the page is closed, unless it changes nothing', async () => {
    const view = await open();
    letters(view, 'A');
    expect(asksBeforeLeaving()).toBe(true);
    letters(view, '2م3');
    await pass(500);
    expect(asksBeforeLeaving()).toBe(false);
    expect(shown(view).status).toBe('saved');
  });

  it.each([
    ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['another window is chosen', () => window.dispatchEvent(new Event('blur'))],
  ])('is on the device and sent when %s', async (_, happens) => {
    goOffline();
    const view = await open();
    letters(view, 'A');
    await hide(happens);
    expect(localStorage.getItem(address)).toContain('"title":"A"');
    letters(view, 'AB');
    await pass(500);
    letters(view, 'ABC');
    await hide(happens);
    expect(localStorage.getItem(address)).toContain('"title":"ABC"');
    await crash(view);
    goOnline();
    const next = await open();
    expect(shown(next)).toMatchObject({ content: { title: 'ABC' }, recovered: true });
    await save();
    expect(server.titles().at(-1)).toBe('ABC');
  });

  it('is saved after leaving the page of the document', async () => {
    const view = await open();
    letters(view, 'A');
    view.unmount();
    await pass();
    expect(server.titles()).toEqual(['2م3', 'A']);
  });

  it('is kept when another device has saved meanwhile, and the user chooses', async () => {
    const view = await open();
    letters(view, 'mine');
    server.saveElsewhere('theirs');
    await comeBack();
    expect(shown(view)).toMatchObject({
      content: { title: 'mine' },
      status: 'changed-elsewhere',
      newest: { content: { title: 'theirs' } },
    });
    letters(view, 'mine too');
    act(() => shown(view).takeNewest());
    expect(typedTitle(view)).toBe('theirs');
    act(() => shown(view).keys.undo());
    expect(typedTitle(view)).toBe('mine too');
  });

  it('is kept when another tab stores something else, which can be undone', async () => {
    const view = await open();
    letters(view, 'here');
    await hear(copyOf('there'), address);
    expect(typedTitle(view)).toBe('here');
    await pass(1_000);
    expect(shown(view).content.title).toBe('here');
    expect(localStorage.getItem(address)).toContain('"title":"here"');
    act(() => shown(view).keys.undo());
    expect(shown(view).content.title).toBe('there');
  });

  it('is removed by logging out', async () => {
    goOffline();
    const view = await open();
    letters(view, 'A');
    act(() => session.set({ status: 'signed-out', deliberate: true }));
    expect(isAnythingUnsaved('me')).toBe(true);
    forgetUnsaved('me');
    await pass(60_000);
    expect(isAnythingUnsaved()).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('the copy on the device', () => {
  it('has each edit at once, so that a page may end without an event', async () => {
    goOffline();
    const view = await open();
    type(view, 'A');
    expect(localStorage.getItem(address)).toContain('"title":"A"');
    type(view, 'AB');
    expect(localStorage.getItem(address)).toContain('"title":"AB"');
  });

  it('has each letter at once, which the next visit shows as an edit', async () => {
    goOffline();
    const view = await open();
    letters(view, 'A');
    letters(view, 'AB');
    const left = localStorage.getItem(address)!;
    await crash(view);
    localStorage.setItem(address, left);
    const { content, status, recovered } = shown(await open());
    expect([content.title, status, recovered]).toEqual(['AB', 'saving', true]);
  });

  it('has what is typed into a field that may still drop it, and not once it is dropped', async () => {
    const view = await open();
    act(() => shown(view).hold((before) => ({ ...before, title: 'typed' })));
    expect(localStorage.getItem(address)).toContain('"title":"typed"');
    expect(asksBeforeLeaving()).toBe(true);
    await pass(60_000);
    expect(server.titles()).toEqual(['2م3']);
    expect(shown(view).content.title).toBe('2م3');
    act(() => shown(view).hold(undefined));
    expect(localStorage.getItem(address)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('keeps what is typed while another device or tab changes the document', async () => {
    const view = await open();
    act(() => shown(view).hold((before) => ({ ...before, title: 'typed' })));
    server.saveMarksElsewhere('1', '9');
    await comeBack();
    expect(shown(view).content.marks).toEqual(['1', '9']);
    const kept = () => (JSON.parse(localStorage.getItem(address)!) as { typed: unknown }).typed;
    expect(kept()).toEqual({ title: 'typed', marks: ['1', '9'] });
    // Another tab has saved what it had, and removes the copy.
    await hear(null, address);
    expect(kept()).toEqual({ title: 'typed', marks: ['1', '9'] });
  });

  it('is not written again after everything is saved', async () => {
    const view = await open();
    type(view, 'A');
    type(view, 'AB');
    await act(() => shown(view).saveNow());
    expect(localStorage.getItem(address)).toBeNull();
    await pass(60_000);
    expect(localStorage.getItem(address)).toBeNull();
  });
});

describe('an earlier version of a document', () => {
  it('is restored after the edits are saved, and undo brings those back', async () => {
    const view = await open();
    type(view, 'A');
    await act(() => shown(view).restore(1));
    expect(server.newest()).toMatchObject({ version: 3, restoredFrom: 1 });
    expect(shown(view)).toMatchObject({ content: { title: '2م3' }, status: 'saved' });
    act(() => shown(view).undo?.());
    await save();
    expect(server.titles()).toEqual(['2م3', 'A', '2م3', 'A']);
  });

  it('is restored after edits made during another save', async () => {
    const view = await open();
    type(view, 'A');
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(sampleEndpoints.putDocument, async () => {
      const answer = server.put();
      await promise;
      return answer;
    });
    await save();
    type(view, 'B');
    goOnline();
    await act(async () => {
      const restored = shown(view).restore(1);
      resolve();
      await restored;
    });
    expect(server.titles()).toEqual(['2م3', 'A', 'B', '2م3']);
    expect(shown(view)).toMatchObject({ content: { title: '2م3' }, status: 'saved' });
  });

  it('is not restored over unsaved edits or changes from elsewhere, which are shown', async () => {
    goOffline();
    const view = await open();
    type(view, 'A');
    await act(() => expect(shown(view).restore(1)).rejects.toThrow(TypeError));
    goOnline();
    await pass(60_000);
    server.saveElsewhere('theirs');
    const refused = { code: 'precondition-failed' };
    await act(() => expect(shown(view).restore(1)).rejects.toMatchObject(refused));
    expect(shown(view)).toMatchObject({ content: { title: 'theirs' }, status: 'saved' });
    expect(server.titles()).toEqual(['2م3', 'A', 'theirs']);
  });
});
