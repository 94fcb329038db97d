import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { isAnythingUnsaved } from '#frontend/lib/documents/unsaved-copies.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeDraft } from '#frontend/test-support/fake-draft.ts';
import { fakeShelves } from '#frontend/test-support/fake-listed-documents.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import DraftPage from './draft-page.tsx';

let api: FakeApi;
let server: ReturnType<typeof fakeShelves>;

beforeEach(() => {
  api = fakeApi();
  api.on(listClasses, () => ({ body: [] }));
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  notifications.set(undefined);
});
afterEach(async () => {
  session.set({ status: 'signed-out', deliberate: true });
  await forgetResources();
  localStorage.clear();
});

const open = async () => {
  fakeDraft(api, sampleTest(3), { classId: '01KJQ5N8000000000000000000', date: '2026-11-04' });
  server = fakeShelves(api);
  renderPage(
    <Routes>
      <Route path="/ai-content/:jobId" element={<DraftPage />} />
    </Routes>,
    { at: `/ai-content/${pendingDraft.id}` },
  );
  // The bank is loaded after the draft.
  const keep = await screen.findByRole('button', { name: 'Keep in the question bank: Question 1' });
  await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBe('false'));
  await waitFor(() => expect(document.querySelectorAll('[data-block]')).toHaveLength(3));
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const stored = () => Object.values(server.contentOf('s00').questions);
const saved = () => waitFor(() => expect(isAnythingUnsaved()).toBe(false));

it('keeps a question with one press, says that it is kept, and takes that back', async () => {
  await open();
  press('Keep in the question bank: Question 2');
  expect(button('Take out of the question bank again: Question 2')).toBeTruthy();
  await saved();
  expect(stored()).toMatchObject([
    {
      version: 1,
      question: { id: sampleTest(3).questions[1]?.id },
      tests: [
        { draft: pendingDraft.id, date: '2026-11-04', classId: '01KJQ5N8000000000000000000' },
      ],
    },
  ]);
  press('Take out of the question bank again: Question 2');
  expect(button('Keep in the question bank: Question 2')).toBeTruthy();
  await saved();
  expect(stored()).toEqual([]);
});

it('keeps all questions, and only what is not kept yet', async () => {
  await open();
  press('Keep in the question bank: Question 2');
  press('Keep all questions');
  expect(notifications.get()?.text).toMatchObject({ values: { count: 2 } });
  await saved();
  expect(stored()).toHaveLength(3);
  press('Undo keeping');
  await saved();
  expect(stored()).toHaveLength(1);
});

it('says that the wording differs, and keeps it as the next version', async () => {
  await open();
  press('Keep in the question bank: Question 1');
  fireEvent.click(button('Edit: Text of Question 1'));
  fireEvent.change(screen.getByLabelText('Text of Question 1', { selector: 'textarea' }), {
    target: { value: 'In other words?' },
  });
  fireEvent.blur(screen.getByLabelText('Text of Question 1', { selector: 'textarea' }));
  expect(
    await screen.findByRole('img', { name: 'In the question bank in other words' }),
  ).toBeTruthy();
  press('Keep as a new version in the question bank: Question 1');
  await saved();
  expect(stored()).toHaveLength(1);
  expect(stored()[0]).toMatchObject({ version: 2, question: { stem: 'In other words?' } });
  expect(stored()[0]?.earlier).toHaveLength(1);
  // Undo brings the former wording back, and the question stays.
  press('Take out of the question bank again: Question 1');
  await saved();
  expect(stored()[0]).toMatchObject({ version: 1 });
});

it('keeps a question without a network, and sends it when there is one', async () => {
  await open();
  server.disconnect();
  press('Keep in the question bank: Question 3');
  expect(button('Take out of the question bank again: Question 3')).toBeTruthy();
  expect(isAnythingUnsaved()).toBe(true);
  server.connect();
  dispatchEvent(new Event('online'));
  await saved();
  expect(stored()).toHaveLength(1);
});
