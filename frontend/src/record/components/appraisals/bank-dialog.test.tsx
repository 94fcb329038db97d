import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getReportSettings, putReportSettings } from '#shared/contracts/report-settings.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import BankDialog from './bank-dialog.tsx';

it('has the remarks again that were typed before the page was left', async () => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  const open = () => {
    const frame = { open: true, onClose: vi.fn(), onExited: vi.fn() };
    renderPage(<BankDialog {...frame} kind="remarks" settings={{}} scale={20} />);
    return screen.getAllByRole<HTMLTextAreaElement>('textbox')[0]!;
  };
  await userEvent.type(open(), ' and careful');
  cleanup();
  expect(open().value).toMatch(/ and careful$/);
  expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  expect(open().value).not.toContain('careful');
});

it('saves each text once and on one line, however it was pasted', async () => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  const api = fakeApi();
  api.on(getReportSettings, { body: {}, etag: 'W/"1"' });
  api.on(putReportSettings, () => ({ body: api.calls.at(-1)?.body }));
  const frame = { open: true, onClose: vi.fn(), onExited: vi.fn() };
  renderPage(<BankDialog {...frame} kind="advice" settings={{ advice: [] }} scale={20} />);
  await userEvent.click(screen.getAllByRole('textbox')[0]!);
  await userEvent.paste('واصل\n\u202bواصل \u202c\n\tواصل\tالجهد\n\n');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(frame.onClose).toHaveBeenCalled());
  expect(api.callsOf(putReportSettings)[0]?.body).toEqual({
    advice: ['واصل', 'واصل الجهد'].map((text) => ({ band: 5, text })),
  });
});
