import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { session } from '#frontend/lib/auth/session.ts';
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
