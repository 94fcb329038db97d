import { setImmediate as task } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { session } from '../lib/auth/session.ts';
import { deviceCopy } from '../lib/documents/device-copy.ts';
import { fakeApi, type FakeApi } from '../test-support/fake-api.ts';
import { fakeLocks } from '../test-support/fake-locks.ts';
import { sampleUser } from '../test-support/sample-user.ts';
import { refusedDocuments, unsentDocuments } from '../lib/documents/unsaved-conflicts.ts';
import { sendUnsaved } from './send-unsaved.ts';

const { uid } = sampleUser;
const address = 'get-mark-sheet/c1/t1-aaaaaaaaaa';
const key = `daftar.document.${uid}.${address}`;
const base: MarkSheetContent = { columns: [{ id: 'c', heading: 'Test', scale: 20 }], marks: {} };
const typed: MarkSheetContent = { ...base, marks: { p: { c: { text: '1' } } } };
const seen = { createdAt: '2026-03-01T10:00:00.000Z', contentHash: 'h' };
const edits = { over: 1, seen, base, content: base, unanswered: [] };
const inOtherTab = () => deviceCopy(uid, address, markSheetVersions.content);

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  api = fakeApi();
  api.on(getMarkSheet, { status: 404, body: { code: 'mark-sheet-not-found' } });
});
afterEach(() => {
  session.set({ status: 'signed-out', deliberate: true });
  Reflect.deleteProperty(navigator, 'locks');
  refusedDocuments.set(new Map());
  unsentDocuments.set([]);
});
const sent = () => api.callsOf(getMarkSheet).length;

it('what a tab is typing is not sent by another tab, unless the tab ends', async () => {
  const copy = inOtherTab();
  const end = copy.follow(() => undefined);
  copy.write(edits, typed);
  await sendUnsaved(uid);
  await task();
  expect(sent()).toBe(0);
  // A crash: the browser takes the lock back, and what was typed stays on the device.
  end();
  await vi.waitFor(() => expect(refusedDocuments.get().has(address)).toBe(true));
  expect(localStorage.getItem(key)).toContain('"typed":');
});

it('what a tab has typed and saved or dropped is not sent again', async () => {
  const copy = inOtherTab();
  copy.write(edits, typed);
  await sendUnsaved(uid);
  copy.remove(base);
  await task();
  await task();
  expect(sent()).toBe(0);
});

it('edits that no tab is typing over are sent at once', async () => {
  inOtherTab().write({ ...edits, content: typed });
  await sendUnsaved(uid);
  expect(sent()).toBe(1);
});
