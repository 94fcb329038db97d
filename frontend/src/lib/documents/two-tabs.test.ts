import { setImmediate as task } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleEndpoints,
  sampleForm,
  type SampleContent,
} from '../../test-support/fake-documents.ts';
import { fakeLocks } from '../../test-support/fake-locks.ts';
import { deviceCopy } from './device-copy.ts';
import { createDocumentEditor, type DocumentEditor } from './document-editor.ts';
import { mergerOf } from './merge/merge-edits.ts';

const KEY = 'daftar.document.me.sample';
const schema = sampleEndpoints.content;
const first = { title: '2م3', marks: ['', '', ''] };
const newest = { version: 1, createdAt: '2026-03-01T10:00:00.000Z', content: first };

let tabs: DocumentEditor<SampleContent>[];

/** A tab of the same browser. Nothing is saved, so that only what the tabs tell each other is tried. */
const openTab = (merge = true): DocumentEditor<SampleContent> => {
  const merger = mergerOf(sampleForm);
  const read = () => Promise.reject(new Error('The tabs know what they began from.'));
  const tab = createDocumentEditor<SampleContent>({
    newest,
    copy: deviceCopy('me', 'sample', schema),
    save: () => new Promise(() => undefined),
    ...(merge && { merge: (...edits) => merger({ schema, read, list: read }, ...edits) }),
    onSaved: () => undefined,
    onStale: () => undefined,
  });
  tabs.push(tab);
  return tab;
};
const contentOf = (tab: DocumentEditor<SampleContent>) => tab.state.get().content;
const mark = (tab: DocumentEditor<SampleContent>, row: number, value: string) =>
  tab.change((before) => ({ ...before, marks: before.marks.with(row, value) }), `mark/${row}`);
/** Tells all tabs what the device has now. Browsers do that in a task of its own, after the tab has gone on. */
const deliver = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }),
  );
/** Writes a tab's edits on the device at once, as leaving its window does. */
const store = (tab: DocumentEditor<SampleContent>) => void tab.saveNow();
/** Delivers until every tab shows the same marks. */
const settleOn = (...marks: string[]) =>
  vi.waitFor(
    () => {
      deliver();
      expect(tabs.map((tab) => contentOf(tab).marks)).toEqual(tabs.map(() => marks));
    },
    { interval: 5, timeout: 60_000 },
  );

beforeEach(() => {
  localStorage.clear();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
});

describe('two tabs that have not heard of each other yet', () => {
  it('both keep their marks, although the later one has written over the copy of the earlier', async () => {
    const [one, other] = [openTab(), openTab()];
    mark(one, 0, '14');
    mark(other, 1, '9');
    await settleOn('14', '9', '');
    expect(localStorage.getItem(KEY)).toContain('["14","9",""]');
  });

  it('both keep a mark that was not on the device yet', async () => {
    const [one, other] = [openTab(), openTab()];
    mark(one, 0, '14');
    deliver();
    mark(one, 1, '9');
    mark(other, 2, '11');
    store(other);
    await settleOn('14', '9', '11');
  });

  it('both keep a mark that is still being typed', async () => {
    const [one, other] = [openTab(), openTab()];
    one.typing.type({ field: 'mark/0', text: '14' }, (before) => ({
      ...before,
      marks: before.marks.with(0, '14'),
    }));
    mark(other, 1, '9');
    deliver();
    store(one);
    await settleOn('14', '9', '');
  });

  it('show the later one where both have the same place, and the earlier can undo that', async () => {
    const [one, other] = [openTab(), openTab()];
    mark(one, 0, '14');
    mark(one, 2, '8');
    mark(other, 0, '13');
    await settleOn('13', '', '8');
    one.undo();
    expect(contentOf(one).marks).toEqual(['14', '', '8']);
  });

  it('keep what a third has typed meanwhile', async () => {
    const [one, other, third] = [openTab(), openTab(), openTab()];
    mark(one, 0, '14');
    mark(other, 1, '9');
    mark(third, 2, '11');
    await settleOn('14', '9', '11');
  });
});

describe('two tabs that know of each other', () => {
  it('do not bring back what the other has cleared', async () => {
    const [one, other] = [openTab(), openTab()];
    mark(one, 0, '14');
    deliver();
    mark(other, 0, '');
    mark(other, 1, '9');
    store(one);
    store(other);
    await settleOn('', '9', '');
  });

  it('keep what a tab that opened later has typed', async () => {
    const one = openTab();
    mark(one, 0, '14');
    const other = openTab();
    mark(other, 1, '9');
    store(other);
    await settleOn('14', '9', '');
  });
});

describe('two tabs of a document that cannot be taken apart', () => {
  it('show the later copy, and the earlier can undo that', async () => {
    const [one, other] = [openTab(false), openTab(false)];
    mark(one, 0, '14');
    mark(other, 1, '9');
    await settleOn('', '9', '');
    one.undo();
    expect(contentOf(one).marks).toEqual(['14', '', '']);
  });
});

describe('a tab that opens while another is typing', () => {
  beforeEach(() =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() }),
  );
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  const hold = (tab: DocumentEditor<SampleContent>, value: string) =>
    tab.hold((before) => ({ ...before, marks: before.marks.with(0, value) }));
  /** Opens the other tab, which looks whether the first one is typing. */
  const openOther = async () => {
    const other = openTab();
    await task();
    deliver();
    await task();
    return other;
  };

  it('does not take half a mark for an edit, and has the mark once it is whole', async () => {
    const one = openTab();
    hold(one, '1');
    const other = await openOther();
    expect(contentOf(other).marks).toEqual(['', '', '']);
    expect(localStorage.getItem(KEY)).toContain('"typed"');
    one.hold(undefined);
    mark(one, 0, '14');
    await settleOn('14', '', '');
    await task();
    expect(contentOf(other).marks).toEqual(['14', '', '']);
  });

  it('never has a mark that the other drops', async () => {
    const one = openTab();
    hold(one, '1');
    await openOther();
    one.hold(undefined);
    await settleOn('', '', '');
    await task();
    expect(tabs.map((tab) => contentOf(tab).marks[0])).toEqual(['', '']);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('has edits of its own beside it, and the device keeps both', async () => {
    const one = openTab();
    hold(one, '1');
    const other = await openOther();
    mark(other, 1, '9');
    deliver();
    await vi.waitFor(() =>
      expect(localStorage.getItem(KEY)).toMatch(/"content":[^}]*\["","9",""\].*"typed":[^}]*\["1"/),
    );
  });

  it('takes it in when the other tab crashes', async () => {
    const one = openTab();
    hold(one, '1');
    const other = await openOther();
    one.stop();
    await vi.waitFor(() => expect(contentOf(other).marks).toEqual(['1', '', '']));
    expect(other.state.get().recovered).toBe(true);
  });

  it('has at once what was being typed when the page ended, with edits that were made meanwhile', async () => {
    hold(openTab(), '1');
    tabs.pop()?.stop();
    const again = openTab();
    mark(again, 1, '9');
    await vi.waitFor(() => expect(contentOf(again).marks).toEqual(['1', '9', '']));
  });
});
