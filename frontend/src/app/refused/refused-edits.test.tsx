import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { session } from '../../lib/auth/session.ts';
import { markSheetDocuments } from '#frontend/record/api/mark-sheet-documents.ts';
import { editorOf } from '../../lib/documents/open-document.ts';
import { refusedDocuments, unsentDocuments } from '../../lib/documents/unsaved-conflicts.ts';
import { forgetCopies, keepCopy, readCopy } from '../../lib/offline/copies.ts';
import { useStore } from '../../lib/store.ts';
import { fakeApi, type FakeApi } from '../../test-support/fake-api.ts';
import { renderPage } from '../../test-support/render.tsx';
import { sampleUser } from '../../test-support/sample-user.ts';
import { sendUnsaved } from '../send-unsaved.ts';
import { readers } from './read-edits.ts';
import RefusedEdits from './refused-edits.tsx';

const { uid } = sampleUser;
const [first, second] = sampleSavedClass.pupils;
const sheet = `get-mark-sheet/${sampleSavedClass.id}/t1-aaaaaaaaaa`;
const key = `daftar.document.${uid}.${sheet}`;
const column = { id: 'c1', heading: 'Test', scale: 20 };
const base: MarkSheetContent = { columns: [column], marks: { [first!.id]: { c1: { text: '7' } } } };
const content: MarkSheetContent = {
  columns: [column, { id: 'c2', heading: 'Oral', scale: 20 }],
  marks: { [first!.id]: { c1: { text: '14.5' } }, [second!.id]: { c2: { text: '9' } } },
};
const version = { version: 1, createdAt: '2026-03-01T10:00:00.000Z', contentHash: 'h' };
let api: FakeApi;

const keepEdits = () =>
  localStorage.setItem(key, JSON.stringify({ over: 1, base, content, unanswered: [] }));
const Notes = () => (
  <main tabIndex={-1}>{useStore(refusedDocuments).size >= 0 && <RefusedEdits uid={uid} />}</main>
);
/** Opens the page with edits of a sheet that was deleted elsewhere. */
const comeBack = async () => {
  keepEdits();
  await keepCopy({
    uid,
    url: `/classes/${sampleSavedClass.id}`,
    body: sampleSavedClass,
    etag: null,
  });
  api.on(getMarkSheet, { status: 404, body: { code: 'mark-sheet-not-found' } });
  renderPage(<Notes />);
  await act(() => sendUnsaved(uid));
  await screen.findByText(/One document has changes that can no longer be saved/);
};
const show = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(async () => {
  localStorage.clear();
  await forgetCopies();
  await Promise.all(['conflict', 'search', 'draft'].map(loadMessages));
  api = fakeApi();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(() => {
  cleanup();
  session.set({ status: 'signed-out', deliberate: true });
  refusedDocuments.set(new Map());
  unsentDocuments.set([]);
});

describe('edits of a document that was deleted elsewhere', () => {
  it('are announced, shown with the names of pupils, and copied as columns', async () => {
    const user = userEvent.setup();
    await comeBack();
    expect(screen.getByRole('alert').textContent).toContain('kept on this device');
    expect(unsentDocuments.get()).toEqual([sheet]);
    const dialog = await show(user);
    await dialog.findByText('These marks no longer exist.');
    const lines = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toContain(`${first!.fullName} · Test: 14.5`);
    expect(lines).toContain(`${second!.fullName} · Oral: 9`);
    await user.click(dialog.getByRole('button', { name: 'Copy the changes' }));
    expect(await navigator.clipboard.readText()).toContain(`${first!.fullName}\tTest\t14.5`);
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('are removed only after a question, and then nothing is left of them', async () => {
    const user = userEvent.setup();
    await comeBack();
    const dialog = await show(user);
    await user.click(await dialog.findByRole('button', { name: 'Remove the changes' }));
    const question = await screen.findByRole('dialog', { name: 'Remove these changes?' });
    await user.click(within(question).getByRole('button', { name: 'Remove the changes' }));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/can no longer be saved/)).toBeNull();
    expect(unsentDocuments.get()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('are not spoken of any more once another tab has removed them', async () => {
    await comeBack();
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    await waitFor(() => expect(screen.queryByText(/can no longer be saved/)).toBeNull());
    expect(unsentDocuments.get()).toEqual([]);
  });

  it('keep what names their pupils on the device', async () => {
    await comeBack();
    const { answerOrCopy } = await import('../../lib/offline/answer-or-copy.ts');
    const { ApiError } = await import('../../lib/api/api-error.ts');
    const url = `/classes/${sampleSavedClass.id}`;
    const gone = () => Promise.reject(new ApiError(404, 'class-not-found'));
    await expect(answerOrCopy(url, gone)).rejects.toThrow('404');
    expect((await readCopy(uid, url))?.body).toEqual(sampleSavedClass);
  });
});

describe('edits that this release cannot read', () => {
  const damaged = '{"over":1,"content":{"columns":[';
  const openPage = async () => {
    localStorage.setItem(key, damaged);
    renderPage(<Notes />);
    await act(() => sendUnsaved(uid));
    await screen.findByText(/One document has changes that can no longer be saved/);
  };

  it('are announced without an edit, copied as they are, and removed after a question', async () => {
    const user = userEvent.setup();
    await openPage();
    expect(api.callsOf(getMarkSheet)).toEqual([]);
    const dialog = await show(user);
    await dialog.findByText(/This version of Daftar cannot read them/);
    expect(await dialog.findByText(damaged)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copy the changes' }));
    expect(await navigator.clipboard.readText()).toBe(damaged);
    await user.click(dialog.getByRole('button', { name: 'Remove the changes' }));
    const question = await screen.findByRole('dialog', { name: 'Remove these changes?' });
    await user.click(within(question).getByRole('button', { name: 'Remove the changes' }));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('are announced again after a reload, until they are removed', async () => {
    await openPage();
    cleanup();
    act(() => refusedDocuments.set(new Map()));
    localStorage.setItem(`daftar.document.${uid}.get-later-kind/1`, '{}');
    renderPage(<Notes />);
    await act(() => sendUnsaved(uid));
    await screen.findByText(/2 documents have changes that can no longer be saved/);
  });
});

const refusals: [number, string | undefined][] = [
  [400, 'validation-failed'],
  [403, 'forbidden'],
  [404, 'class-not-found'],
  [404, 'document-not-found'],
  [409, undefined],
  [410, undefined],
  [412, 'precondition-failed'],
  [413, 'document-too-large'],
  [422, undefined],
];
it.each(refusals)(
  'a save that is refused with %i %s is told, and its edits stay',
  async (status, code) => {
    api.on(markSheetVersions.putDocument, { status, body: code === undefined ? {} : { code } });
    const id = sheet.slice('get-mark-sheet/'.length);
    const { editors } = markSheetDocuments;
    const newest = { ...version, content: base };
    editors.open(`${uid}/${sheet}`, uid, () =>
      editorOf(markSheetDocuments, id, uid, newest, async () => []),
    );
    const { editor } = editors.entries.get().get(`${uid}/${sheet}`)!;
    editor.change(() => content);
    await editor.saveNow();
    expect([...refusedDocuments.get().keys()]).toEqual([sheet]);
    expect(editor.state.get().content).toEqual(content);
    expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ content });
    expect(session.get().status).toBe('signed-in');
    // Another tab removes them.
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    expect(editor.state.get().content).toEqual(base);
    expect(refusedDocuments.get().size).toBe(0);
    expect(localStorage.getItem(key)).toBeNull();
  },
);

it('the edits of every document that is edited can be read', () => {
  const edited = endpoints
    .filter(({ id }) => /^put-.+-document$/.test(id))
    .map(({ path }) => path.replace(/\/document$/, ''));
  const documents = endpoints.filter(
    ({ method, path }) => method === 'GET' && edited.includes(path),
  );
  expect(Object.keys(readers).toSorted()).toEqual(documents.map(({ id }) => id).toSorted());
  expect(Object.keys(readers)).toContain(contentDocuments.getJob.id);
});
