import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { printFolder } from '#shared/contracts/visit-folders.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetCopies, keepCopy } from '#frontend/lib/offline/copies.ts';
import { openFile, saveFile } from '#frontend/lib/save-file.ts';
import { writeSetting } from '#frontend/lib/settings/local-settings.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import FolderDialog from './folder-dialog.tsx';

vi.mock('#frontend/lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('#frontend/lib/runtime-config.ts', () => ({
  loadConfig: async () => ({ apiBase: '/api' }),
}));
vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn(), openFile: vi.fn() }));

const user = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 29, 8, 10) });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getProfile, { body: { fullName: 'سليمة' } });
  api.on(getSchoolYear, { body: { timetable: [{ day: 0, period: 1, className: '2م3' }] } });
  api.on(printFolder, { body: '%PDF' });
  await forgetCopies();
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(saveFile).mockReset();
  localStorage.clear();
});

const openDialog = () => renderPage(<FolderDialog open day="2026-11-29" onClose={() => {}} />);
const make = () => user.click(screen.getByRole('button', { name: 'Make and save' }));
const isMade = () => screen.findByText(/^For Sunday.*November.*made at 08:10 on/);

describe('the dialog of a visitor’s folder', () => {
  it('makes one in a press, without marks and standing, and keeps it on the device', async () => {
    const { unmount } = openDialog();
    await screen.findByText('None is kept on this device yet.');
    await make();
    await isMade();
    expect(saveFile).toHaveBeenCalledOnce();
    const [call] = api.callsOf(printFolder);
    expect(call?.path).toBe('/api/school-year/days/2026-11-29/folder');
    expect(call?.search).toBe('?language=en&for=visit');

    unmount();
    // Without a network, the next visit of the page finds it.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    openDialog();
    await isMade();
    await make();
    await screen.findByText('There is no network. Open the last one, or try again with a network.');
    await user.click(screen.getByRole('button', { name: 'Open the last one' }));
    const [[blob]] = vi.mocked(openFile).mock.calls as [[Blob, string]];
    expect(blob.type).toBe('application/pdf');
    expect(await blob.text()).toBe('"%PDF"');
  });

  it('shows marks and what is behind only if they are ticked, and nothing of them to a substitute', async () => {
    openDialog();
    await user.click(screen.getByRole('checkbox', { name: /^Marks/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Lost sessions/ }));
    await make();
    await isMade();
    await user.click(screen.getByRole('button', { name: 'A substitute' }));
    // That of a visitor is another one.
    await screen.findByText('None is kept on this device yet.');
    await make();
    await isMade();
    expect(api.callsOf(printFolder).map(({ search }) => search)).toEqual([
      '?language=en&for=visit&marks=true&standing=true',
      '?language=en&for=substitute',
    ]);
  });

  it('says what to do without a network if none is kept, and for a day that is missing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    openDialog();
    await make();
    await screen.findByText(/no folder is kept on this device/);
    await user.clear(screen.getByLabelText('Day'));
    await make();
    await screen.findByText('Choose a day.');
  });

  it('keeps none on a shared computer', async () => {
    writeSetting('sharedDevice', 'true');
    const { unmount } = openDialog();
    await screen.findByText('This is a shared computer, so it keeps none.');
    await make();
    await isMade();
    unmount();
    openDialog();
    await screen.findByText('This is a shared computer, so it keeps none.');
  });

  it('says what the folder will lack, and where to enter it', async () => {
    api.on(getProfile, { status: 204 });
    api.on(getSchoolYear, { body: { timetable: [] } });
    openDialog();
    const link = await screen.findByRole('link', { name: 'Enter the timetable' });
    expect(link.getAttribute('href')).toBe('/profile/school-year');
    await screen.findByRole('link', { name: 'Fill in the profile' });
  });

  it('does not open what another release has kept in another form', async () => {
    await keepCopy({
      uid: sampleUser.uid,
      url: 'made folder visit',
      body: { bytes: 1 },
      etag: null,
    });
    openDialog();
    await screen.findByText('None is kept on this device yet.');
    expect(screen.queryByRole('button', { name: 'Open the last one' })).toBeNull();
  });
});
