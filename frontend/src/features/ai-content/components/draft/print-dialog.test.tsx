import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { printPdf } from '#frontend/lib/pdf/print-pdf.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { downloadDraft } from '../../draft-api.ts';
import PrintDialog from './print-dialog.tsx';

vi.mock('#frontend/lib/pdf/print-pdf.ts', () => ({ printPdf: vi.fn() }));
vi.mock('../../draft-api.ts', () => ({ downloadDraft: vi.fn() }));

const blob = new Blob(['%PDF-']);
const open = () => {
  const act = { printPage: vi.fn(), onClose: vi.fn() };
  const saveNow = vi.fn().mockResolvedValue(undefined);
  const document = { content: sampleTest(2), saveNow };
  renderPage(<PrintDialog jobId="job" {...{ document, ...act }} withSource={false} open />);
  const dialog = within(screen.getByRole('dialog'));
  return {
    ...act,
    saveNow,
    press: () => fireEvent.click(dialog.getByRole('button', { name: 'Print' })),
  };
};

beforeEach(() => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  vi.mocked(downloadDraft).mockReset().mockResolvedValue({ blob, name: 'test.pdf' });
  vi.mocked(printPdf).mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('prints for pupils at once, what is saved, and without the key', async () => {
  const { press, saveNow, onClose } = open();
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saveNow).toHaveBeenCalled();
  expect(vi.mocked(downloadDraft).mock.calls).toEqual([
    ['job', { format: 'pdf', key: undefined, source: undefined }],
  ]);
  expect(printPdf).toHaveBeenCalledWith(blob);
});

it.each([
  ['With answers', 'yes'],
  ['For pupils, then with answers', 'also'],
])('prints: %s', async (name, key) => {
  const { press, onClose } = open();
  fireEvent.click(screen.getByRole('radio', { name }));
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(vi.mocked(downloadDraft).mock.calls[0]?.[1]).toMatchObject({ key });
});

it('prints what the page shows without a network, for pupils by default', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, printPage } = open();
  press();
  await waitFor(() => expect(printPage).toHaveBeenCalledWith(false));
  expect(downloadDraft).not.toHaveBeenCalled();
});

it('stays open and says so if the pages could not be made', async () => {
  vi.mocked(printPdf).mockRejectedValue(new Error('no canvas'));
  const { press, onClose } = open();
  press();
  expect(
    await screen.findByText('The pages could not be prepared. Please try again.'),
  ).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
