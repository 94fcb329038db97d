import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { rendersOf } from '#frontend/test-support/count-renders.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeDraft } from '#frontend/test-support/fake-draft.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import DraftPage from './draft-page.tsx';

/** The most components that a letter may draw. */
const KEY = 10;
const QUESTIONS = 50;

beforeEach(() => session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' }));
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
});

it(`a letter in a test of ${QUESTIONS} questions draws only its text, and a pause only its question`, async () => {
  const server = fakeDraft(fakeApi(), { ...sampleTest(QUESTIONS), scale: 100 });
  renderPage(
    <Routes>
      <Route path="/ai-content/:jobId" element={<DraftPage />} />
    </Routes>,
    { at: `/ai-content/${pendingDraft.id}` },
  );
  // The questions below the first screen are drawn one by one.
  await waitFor(() => expect(document.querySelectorAll('[data-block]')).toHaveLength(QUESTIONS));
  const statement = document.querySelector<HTMLElement>('[data-block] [data-text]')!;
  fireEvent.click(statement);
  const field = document.querySelector<HTMLTextAreaElement>('[data-block] textarea')!;
  for (const text of ['W', 'Wa', 'Wat', 'Water']) {
    const names = await rendersOf(() => fireEvent.change(field, { target: { value: text } }));
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(KEY);
    // Otherwise the count would be worth nothing.
    expect(names).toContain('TextEditor');
    expect(field.value).toBe(text);
  }
  const paused = await rendersOf(() => screen.findByText('Saving…'));
  expect(paused.filter((name) => name === 'BlockFrame')).toHaveLength(1);
  await screen.findByText('All changes saved');
  expect(JSON.stringify(server.stored())).toContain('"Water"');
});
