import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import { cancelContentJob } from '#shared/contracts/content-cancelling.ts';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import type { Test } from '#shared/model/draft.ts';
import type { DraftUnderway } from '#shared/model/draft-underway.ts';
import type { Locale } from '#shared/model/locale.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeDraft } from '#frontend/test-support/fake-draft.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { samplePlan, sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import DraftPage from './draft-page.tsx';

let api: FakeApi;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  api = fakeApi();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  notifications.set(undefined);
});
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
});

const whole = sampleTest(4);
const outline = {
  language: 'en',
  scale: 20,
  questions: [{ questionType: 'Multiple Choice', questionCount: 4 }],
} as const;
const written = (count: number): Test => ({
  ...whole,
  questions: whole.questions.slice(0, count),
});
/** The answer to the next look at the job. */
const running = (underway?: object, about: Partial<ContentJob> = {}) =>
  api.on(contentDocuments.getJob, {
    body: { ...pendingDraft, status: 'PROCESSING', step: 'drafting', ...about, underway },
  });
const show = async (locale: Locale = 'en-US') => {
  renderPage(
    <Routes>
      <Route path="/ai-content/:jobId" element={<DraftPage />} />
    </Routes>,
    { at: `/ai-content/${pendingDraft.id}`, locale },
  );
  await waitFor(() => expect(document.querySelector('[data-status]')).toBeTruthy());
};
/** The page looks at the job again when it gets the focus. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')));
const questions = () =>
  [...document.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));
const announced = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

describe('a draft that is being written', () => {
  it('shows its plan first, then each part, and then takes their place', async () => {
    running({ outline });
    await show();
    const plan = within(screen.getByRole('list', { name: 'What the draft will have' }));
    expect(plan.getByText(/Multiple Choice · 0 of 4/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Fractions' })).toBeTruthy();
    running({ outline, draft: written(2) });
    lookAgain();
    await waitFor(() => expect(questions()).toEqual(['q1', 'q2']));
    expect(plan.getByText(/Multiple Choice · 2 of 4/)).toBeTruthy();
    expect(screen.getByText(/^Not checked yet/)).toBeTruthy();
    running({ outline, draft: written(4) }, { step: 'solving' });
    lookAgain();
    await waitFor(() => expect(questions()).toHaveLength(4));
    fakeDraft(api, whole);
    lookAgain();
    await screen.findByRole('button', { name: 'Download' });
    expect(questions()).toHaveLength(4);
    expect(screen.queryByText(/^Not checked yet/)).toBeNull();
    await waitFor(() => expect(notifications.get()?.text.id).toBe('aiContent.ready'));
  });

  it('can be neither edited nor exported', async () => {
    running({ outline, draft: written(2) });
    await show();
    await waitFor(() => expect(questions()).toHaveLength(2));
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Stop']);
    expect(document.querySelector('textarea, input')).toBeNull();
  });

  it('announces that it is written and that it is checked, but not each part', async () => {
    running({ outline });
    await show();
    await waitFor(() => expect(announced()).toBe('The draft is being written.'));
    for (const count of [1, 2, 3]) {
      running({ outline, draft: written(count) });
      lookAgain();
      await waitFor(() => expect(questions()).toHaveLength(count));
      expect(announced()).toBe('The draft is being written.');
    }
    running({ outline, draft: written(4) }, { step: 'repairing' });
    lookAgain();
    await waitFor(() => expect(announced()).toBe('Everything is written and is being checked.'));
  });

  it.each([
    ['en-US', /^Some parts are still missing and are being written\./],
    ['ar', /^لا تزال بعض الأجزاء ناقصة، وكتابتها جارية\./],
  ] as const)('says in %s that parts are missing while it is repaired', async (locale, said) => {
    running({ outline, draft: written(3) }, { step: 'repairing' });
    await show(locale);
    await waitFor(() => expect(announced()).toMatch(said));
    expect(screen.getAllByText(said)).toHaveLength(2);
    running({ outline, draft: written(4) }, { step: 'repairing' });
    lookAgain();
    await waitFor(() => expect(announced()).not.toMatch(said));
    expect(screen.queryByText(said)).toBeNull();
  });

  it.each([
    ['nothing is shown', { outline }],
    [
      'a lesson lacks two of its sessions',
      {
        outline: { language: 'ar', minutes: 60, sessions: 3 },
        draft: samplePlan,
      },
    ],
    ['its parts cannot be counted', { outline: { language: 'en' } }],
  ])('never says that everything is written while %s', async (_, underway) => {
    const type = 'draft' in underway ? 'LESSON_PLAN' : 'TEST';
    for (const step of ['repairing', 'solving']) {
      running(underway, { type, step });
      await show();
      await waitFor(() => expect(announced()).not.toBe(''));
      expect(announced()).not.toContain('Everything is written');
      expect(announced()).toContain(
        step === 'repairing' ? 'Some parts are still missing' : 'Being checked',
      );
      cleanup();
      await forgetResources();
    }
  });

  it.each([
    ['en-US', ['412 words so far', '1 word so far', '1,000 words so far']],
    ['ar', ['حتى الآن: 412 كلمة', 'حتى الآن: كلمة واحدة', 'حتى الآن: 1.000 كلمة']],
  ] as const)('says in %s how many words are written, but announces none', async (locale, said) => {
    const counts = [412, 1, 1_000];
    running({ outline, words: counts[0] });
    await show(locale);
    await screen.findByText(said[0]);
    const before = announced();
    expect(before).not.toBe('');
    for (const [index, text] of said.entries()) {
      running({ outline, words: counts[index] });
      lookAgain();
      await screen.findByText(text);
      expect(announced()).toBe(before);
    }
  });

  it.each([
    ['en-US', /^The model has the task and has not begun to write\./, '7 words so far'],
    ['ar', /^وصل الطلب إلى النموذج ولم يبدأ الكتابة بعد\./, 'حتى الآن: 7 كلمات'],
  ] as const)(
    'says in %s that a model reads, before its first word and between two parts',
    async (...row) => {
      const [locale, reads, written] = row;
      running({ outline, words: 0, isReading: true });
      await show(locale);
      await screen.findByText(reads);
      expect(screen.queryByText(/^0 words|^حتى الآن/)).toBeNull();
      running({ outline, words: 7 });
      lookAgain();
      await screen.findByText(written);
      expect(screen.queryByText(reads)).toBeNull();
      running({ outline, words: 7, isReading: true });
      lookAgain();
      await screen.findByText(reads);
      expect(screen.getByText(written)).toBeTruthy();
    },
  );

  it.each([
    ['a draft that breaks its schema', { outline, draft: { ...whole, title: ['<b>'] } }],
    ['a question of no known kind', { outline, draft: { ...whole, questions: [{ id: 'q1' }] } }],
    ['a plan that it cannot read', { outline: 7, draft: whole }],
    ['a count of words that is none', { outline, words: '<b>', isReading: '<b>' }],
  ])('shows nothing of %s', async (_, underway) => {
    running(underway);
    await show();
    expect(questions()).toEqual([]);
    expect(document.querySelector('article')).toBeNull();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  });

  it('names the parts of a lesson in its own language', async () => {
    const lesson: DraftUnderway = { outline: { language: 'ar', minutes: 60 } };
    running(lesson, { type: 'LESSON_PLAN' });
    await show();
    const phases = screen.getByRole('list', { name: 'What the draft will have' });
    expect(phases.querySelectorAll('[lang=ar]')).toHaveLength(5);
    expect(phases.textContent).not.toContain(' of ');
    running(
      { ...lesson, outline: { ...lesson.outline, sessions: 3 }, draft: samplePlan },
      { type: 'LESSON_PLAN' },
    );
    lookAgain();
    await waitFor(() => expect(phases.textContent?.match(/· 1 of 3/g)).toHaveLength(3));
    running({ ...lesson, draft: samplePlan }, { type: 'LESSON_PLAN' });
    lookAgain();
    await waitFor(() => expect(document.querySelector('article')?.lang).toBe('ar'));
  });
});

describe('stopping a draft', () => {
  const failed = { ...pendingDraft, status: 'FAILED', error: { code: 'cancelled' } };

  it('asks first, ends the job, and removes what was written', async () => {
    running({ outline, draft: written(2) });
    api.on(cancelContentJob, () => {
      api.on(contentDocuments.getJob, { body: failed });
      return { body: failed };
    });
    await show();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.callsOf(cancelContentJob)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    await screen.findByText(/^You stopped this draft/);
    expect(questions()).toEqual([]);
    expect(notifications.get()?.text.id).toBe('draft.stopped');
    expect(document.activeElement?.textContent).toContain('You stopped this draft');
  });

  it('shows the draft if it was finished meanwhile', async () => {
    running({ outline, draft: written(2) });
    api.on(cancelContentJob, () => {
      const { job } = fakeDraft(api, whole);
      return { body: job };
    });
    await show();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Download' });
    await waitFor(() => expect(notifications.get()?.text.id).toBe('aiContent.ready'));
  });

  it('says when it failed, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    running({ outline });
    api.on(cancelContentJob, { status: 503, body: { code: 'unavailable' } });
    await show();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(notifications.get()?.text.id).toBe('error.unavailable'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.on(cancelContentJob, () => {
      api.on(contentDocuments.getJob, { body: failed });
      return { body: failed };
    });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Stop' }));
    await screen.findByText(/^You stopped this draft/);
  });
});
