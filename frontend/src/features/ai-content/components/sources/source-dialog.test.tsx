import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import SourceDialog from './source-dialog.tsx';

const user = userEvent.setup({ delay: null });
const fileOf = (text: string) => new File([text], 'water.txt', { lastModified: 1 });
const text = 'Water flows.\n\nIt freezes at 0 degrees.';
const open = () => {
  const dialog = { onText: vi.fn(), onClose: vi.fn() };
  renderPage(<SourceDialog {...dialog} open text="" language="en" />);
  return dialog;
};
const choose = async (file: File) => {
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  return screen.findByLabelText<HTMLInputElement>(/^Title of the source/);
};
const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
/** Types a title and ticks a paragraph; the page then ends without an event that the dialog sees. */
const fill = async () => {
  const dialog = open();
  const title = await choose(fileOf(text));
  await user.clear(title);
  await user.type(title, 'The water cycle');
  await user.click(await screen.findByRole('checkbox', { name: /freezes/ }));
  return dialog;
};

beforeEach(() => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetAllUnsentForms();
});

it('has title and ticks again when the same file is chosen after a reload', async () => {
  await fill();
  cleanup();
  const { onText } = open();
  expect((await choose(fileOf(text))).value).toBe('The water cycle');
  expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
  expect(await screen.findByRole('checkbox', { name: /freezes/ })).toHaveProperty('checked', true);
  await press(/^Add/);
  expect(onText.mock.calls[0]?.[0]).toContain('The water cycle');
  expect(onText.mock.calls[0]?.[0]).toContain('It freezes at 0 degrees.');
});

it('begins anew on request, with the title that the file gives and no ticks', async () => {
  await fill();
  cleanup();
  open();
  const title = await choose(fileOf(text));
  await press(/^Start over/);
  expect(title.value).toBe('water');
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('checkbox', { name: /freezes/ })).toHaveProperty('checked', false);
  cleanup();
  open();
  expect((await choose(fileOf(text))).value).toBe('water');
});

it('begins anew with another file of the same name', async () => {
  await fill();
  cleanup();
  open();
  expect((await choose(fileOf('Fire burns.'))).value).toBe('water');
});

it.each([/^Add/, /^Cancel/])('keeps nothing after %s', async (button) => {
  await fill();
  await press(button);
  cleanup();
  open();
  expect((await choose(fileOf(text))).value).toBe('water');
});
