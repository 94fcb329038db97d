import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#shared/model/locale.ts';
import { session } from '../../lib/auth/session.ts';
import { documentsOf } from '../../lib/documents/documents.ts';
import { useDocument } from '../../lib/documents/use-document.ts';
import { notifications } from '../../lib/notifications/notifications.ts';
import { writeSetting } from '../../lib/settings/local-settings.ts';
import { forgetResources } from '../../lib/resources/forget-resources.ts';
import { mergerOf } from '../../lib/documents/merge/merge-edits.ts';
import { fakeApi, type FakeApi } from '../../test-support/fake-api.ts';
import {
  fakeDocuments,
  sampleEndpoints,
  sampleForm,
  type FakeDocuments,
} from '../../test-support/fake-documents.ts';
import { renderPage } from '../../test-support/render.tsx';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { sampleUser } from '../../test-support/sample-user.ts';
import type { LoadDescribe } from '../conflict/described-overlap.ts';
import { DocumentBar } from './document-bar.tsx';
import { documentKeys } from './document-keys.ts';

// The identity provider's client needs a browser and a network.
vi.mock('../../lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('../../lib/runtime-config.ts', () => ({ loadConfig: async () => ({ apiBase: '/api' }) }));

const samples = documentsOf(sampleEndpoints);

interface EditorProps {
  readonly documents?: typeof samples;
  readonly describe?: LoadDescribe;
}

/** A page that edits a document, like those of features. */
const Editor = ({ documents = samples, describe: words }: EditorProps) => {
  const { document } = useDocument(documents, pendingJob.id);
  if (!document) return null;
  const { title } = document.content;
  return (
    <div onKeyDown={documentKeys(document)}>
      <DocumentBar document={document.store} {...(words && { describe: words })} />
      <input
        aria-label="title"
        value={title}
        onChange={({ target }) =>
          document.change((before) => ({ ...before, title: target.value }), 'title')
        }
      />
      <input aria-label="search" onKeyDown={(event) => event.stopPropagation()} />
    </div>
  );
};

let api: FakeApi;
let server: FakeDocuments;
const open = async (locale?: Locale) => {
  renderPage(<Editor />, { ...(locale && { locale }) });
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'title' });
};
const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const retype = (field: HTMLInputElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });
const saveByKey = () => user.keyboard('{Control>}s{/Control}');
const status = () => document.querySelector('[data-status]')!;

beforeEach(() => {
  localStorage.clear();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  server = fakeDocuments(api);
});
afterEach(async () => {
  cleanup();
  session.set({ status: 'signed-out', deliberate: true });
  await forgetResources();
});

describe('the status of a document', () => {
  it.each([
    ['en-US', 'Saving…', 'All changes saved'],
    ['ar', 'جارٍ الحفظ…', 'حُفظت كل التعديلات'],
  ] as const)('says in words whether everything is saved: %s', async (locale, saving, saved) => {
    const field = await open(locale);
    expect(status().textContent).toBe(saved);
    retype(field, 'A');
    expect(status().textContent).toBe(saving);
    field.focus();
    await saveByKey();
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(server.titles()).toEqual(['2م3', 'A']);
  });

  it('is not announced while saving succeeds', async () => {
    const field = await open();
    retype(field, 'A');
    field.focus();
    await saveByKey();
    await waitFor(() => expect(status().textContent).toBe('All changes saved'));
    expect(status().getAttribute('aria-live')).toBe('off');
  });

  it.each([
    ['cannot keep them', 'Not saved yet', /This device cannot keep your changes/],
    ['is a shared one', 'Kept in this tab', /The service is not available right now/],
  ])('says where edits are while the device %s', async (why, state, reason) => {
    if (why === 'cannot keep them')
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    else writeSetting('sharedDevice', 'true');
    api.on(sampleEndpoints.putDocument, { status: 503, body: { code: 'unavailable' } });
    const field = await open();
    retype(field, 'A');
    field.focus();
    await saveByKey();
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(status().textContent).toBe(state);
    vi.restoreAllMocks();
    api.on(sampleEndpoints.putDocument, server.put);
    await press('Save now');
    await waitFor(() => expect(status().textContent).toBe('All changes saved'));
    writeSetting('sharedDevice', 'false');
  });

  it('announces why saving failed, that nothing is lost, and the next success', async () => {
    api.on(sampleEndpoints.putDocument, { status: 503, body: { code: 'unavailable' } });
    const field = await open();
    retype(field, 'A');
    field.focus();
    await saveByKey();
    await screen.findByText('Kept on this device');
    await screen.findByText(/The service is not available right now/);
    expect(status().getAttribute('aria-live')).toBe('polite');
    api.on(sampleEndpoints.putDocument, server.put);
    await press('Save now');
    await waitFor(() => expect(status().textContent).toBe('All changes saved'));
    expect(status().getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('button', { name: 'Save now' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Versions' })),
    );
  });
});

describe('undo and redo', () => {
  it('are always in the same place, and disabled at first', async () => {
    const field = await open();
    const undo = screen.getByRole('button', { name: 'Undo' });
    const redo = screen.getByRole('button', { name: 'Redo' });
    expect([undo, redo].map((button) => button.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
    ]);
    retype(field, 'A');
    await user.click(undo);
    expect(field.value).toBe('2م3');
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await user.click(redo);
    expect(field.value).toBe('A');
  });

  it.each([
    ['QWERTY', { key: 'z', code: 'KeyZ' }],
    ['AZERTY', { key: 'z', code: 'KeyW' }],
    ['Arabic', { key: 'ئ', code: 'KeyZ' }],
  ])('have keyboard shortcuts in every field of the document: %s', async (_, key) => {
    const field = await open();
    retype(field, 'A');
    expect(fireEvent.keyDown(field, { ...key, ctrlKey: true })).toBe(false);
    expect(field.value).toBe('2م3');
    fireEvent.keyDown(field, { ...key, metaKey: true, shiftKey: true });
    expect(field.value).toBe('A');
  });

  it('ignore other keys, other fields and dialogs', async () => {
    const field = await open();
    retype(field, 'A');
    const undo = { key: 'z', code: 'KeyZ', ctrlKey: true };
    expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'search' }), undo)).toBe(true);
    expect(fireEvent.keyDown(field, { ...undo, ctrlKey: false })).toBe(true);
    expect(fireEvent.keyDown(field, { ...undo, altKey: true })).toBe(true);
    expect(fireEvent.keyDown(field, { ...undo, key: 'a', code: 'KeyA' })).toBe(true);
    await press('Versions');
    expect(fireEvent.keyDown(await screen.findByRole('dialog'), undo)).toBe(true);
    expect(field.value).toBe('A');
  });
});

describe('a newer version of the document', () => {
  const contest = async () => {
    const field = await open();
    server.saveElsewhere('theirs');
    retype(field, 'mine');
    field.focus();
    await saveByKey();
    await screen.findByRole('button', { name: 'Choose a version' });
    return field;
  };

  it('is announced, and can be replaced by the user’s own changes', async () => {
    const field = await contest();
    await press('Choose a version');
    await user.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(server.titles()).toEqual(['2م3', 'theirs', 'mine']));
    expect(field.value).toBe('mine');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Versions' })),
    );
  });

  it('can be taken, and undo brings the user’s own changes back', async () => {
    const field = await contest();
    await press('Choose a version');
    await user.click(await screen.findByRole('button', { name: 'Use the newer version' }));
    expect(field.value).toBe('theirs');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Undo');
    expect(field.value).toBe('mine');
  });
});

describe('the versions of a document', () => {
  const openVersions = async () => {
    await press('Versions');
    const dialog = await screen.findByRole('dialog', { name: 'Versions' });
    await within(dialog).findByText('Version 1');
    return within(dialog);
  };
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('are listed newest first, with who made them', async () => {
    await open();
    server.saveElsewhere('A');
    await openVersions();
    const [newest, first] = rows();
    expect(newest).toMatch(/^Version 2Edited by you.*Current$/);
    expect(first).toMatch(/^Version 1Made automatically.*Restore$/);
  });

  it('are restored after a confirmation, which undo takes back', async () => {
    const field = await open();
    retype(field, 'A');
    const dialog = await openVersions();
    server.saveElsewhere('A');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openVersions();
    await user.click(await again.findByRole('button', { name: 'Restore version 1' }));
    const question = within(again.getByRole('group', { name: 'Restore version 1?' }));
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(question.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notifications.get()?.text.id).toBe('documents.restored');
    expect(field.value).toBe('2م3');
    await press('Undo');
    expect(field.value).toBe('A');
    const restored = await openVersions();
    expect(await restored.findByText('Version 1 restored')).toBeTruthy();
  });

  it('say what restoring one changes, also in what is not saved yet', async () => {
    const words = vi.fn<LoadDescribe>(async () => ({ key, mine, theirs }) => ({
      ...{ subject: 'Amina', part: key },
      ...{ mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) },
    }));
    const documents = documentsOf(sampleEndpoints, async () => mergerOf(sampleForm));
    server.saveElsewhere('A');
    renderPage(<Editor documents={documents} describe={words} />);
    retype(await screen.findByRole('textbox', { name: 'title' }), 'B');
    const dialog = await openVersions();
    await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    const question = within(dialog.getByRole('group', { name: 'Restore version 1?' }));
    expect(await question.findByText('Restoring it makes one change:')).toBeTruthy();
    expect(question.getByRole('listitem').textContent).toBe('Amina · title: "B" → "2م3"');
    expect(words).toHaveBeenCalledExactlyOnceWith({ title: '2م3', marks: ['14.5', '9'] });
  });

  it('are not restored when the user declines', async () => {
    await open();
    server.saveElsewhere('A');
    const dialog = await openVersions();
    await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Restore version 1' }));
    expect(api.callsOf(sampleEndpoints.restoreVersion)).toEqual([]);
  });

  it('say when the list or the restoring failed, and try again', async () => {
    await open();
    api.on(sampleEndpoints.listVersions, { status: 503, body: { code: 'unavailable' } });
    await press('Versions');
    expect(await screen.findByText('The versions could not be loaded')).toBeTruthy();
    server = fakeDocuments(api);
    server.saveElsewhere('A');
    await press('Try again');
    api.on(sampleEndpoints.restoreVersion, { status: 404, body: { code: 'document-not-found' } });
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    await press('Restore');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain('does not exist');
  });
});

describe('unsaved edits', () => {
  it('are restored when the document is opened again, with a message until it is closed', async () => {
    localStorage.setItem(
      `daftar.document.${sampleUser.uid}.get-sample-job/${pendingJob.id}`,
      JSON.stringify({
        ...{ over: 1, base: server.newest().content, unanswered: [] },
        content: { title: 'A', marks: [] },
      }),
    );
    const field = await open();
    expect(field.value).toBe('A');
    expect(await screen.findByText(/We restored your unsaved changes/)).toBeTruthy();
    await press('Close');
    expect(screen.queryByText(/We restored your unsaved changes/)).toBeNull();
    expect(field.value).toBe('A');
  });
});
