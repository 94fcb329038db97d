import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteContentJob,
  listContentJobs,
  retryContentJob,
} from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import AiContentPage from './ai-content-page.tsx';

const finished = {
  ...pendingDraft,
  id: '2',
  type: 'LESSON_PLAN',
  status: 'SUCCESS',
} as const;
const failed = {
  ...pendingDraft,
  id: '3',
  type: 'EXERCISE',
  status: 'FAILED',
  error: { code: 'not-available' },
} as const;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(listContentJobs, { body: [pendingDraft, finished, failed] });
  api.on(getContentJob, { body: { ...finished, result: 'Fractions\n1. Fold a sheet.' } });
  notifications.set(undefined);
});
const show = (locale: 'en-US' | 'ar' = 'en-US') => renderPage(<AiContentPage />, { locale });
/** Finds the card of one job; jsdom has no wide screens. */
const cards = async () => {
  await screen.findByText('Success');
  return [...screen.getByRole('list', { name: 'AI Content History' }).children].map((card) => {
    if (card instanceof HTMLElement) return card;
    throw new Error('a card is no element');
  });
};

describe('the history of drafts', () => {
  it('shows the type and topic of each draft, and why one failed', async () => {
    show();
    const texts = (await cards()).map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Pending.*Test.*Fractions/);
    expect(texts[1]).toMatch(/Success.*Lesson plan/);
    expect(texts[2]).toMatch(/Failed.*not available yet.*Exercise/);
  });

  it('offers to view only drafts that succeeded', async () => {
    show();
    const views = (await cards()).map((card) => Boolean(within(card).queryByText('View')));
    expect(views).toEqual([false, true, false]);
  });

  it('opens a draft with its type and text, and closes it', async () => {
    show();
    await userEvent.click(await screen.findByText('View'));
    const dialog = await screen.findByRole('dialog', { name: /Lesson plan/ });
    expect(await within(dialog).findByText(/1. Fold a sheet./)).toBeTruthy();
    expect(api.callsOf(getContentJob).map(({ path }) => path)).toEqual(['/api/ai-content/jobs/2']);
    await userEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('fetches a text when its draft is opened, and only once', async () => {
    show();
    const view = await screen.findByText('View');
    expect(api.callsOf(listContentJobs)[0]?.search).toContain('view=summary');
    expect(api.callsOf(getContentJob)).toEqual([]);
    for (const times of [1, 2]) {
      await userEvent.click(view);
      const dialog = await screen.findByRole('dialog');
      await within(dialog).findByText(/1. Fold a sheet./);
      await userEvent.click(within(dialog).getByText('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(api.callsOf(getContentJob), `opened ${times} times`).toHaveLength(1);
    }
  });

  it('says when a text cannot be fetched, and tries again when asked', async () => {
    api.on(getContentJob, { status: 503, body: { code: 'unavailable' } });
    show();
    await userEvent.click(await screen.findByText('View'));
    const dialog = await screen.findByRole('dialog');
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('not available right now');
    api.on(getContentJob, { body: { ...finished, result: '2. Cut it.' } });
    await userEvent.click(within(alert).getByText('Try again'));
    expect(await within(dialog).findByText('2. Cut it.')).toBeTruthy();
  });

  it('starts a failed draft again and refreshes the list', async () => {
    api.on(retryContentJob, { body: pendingDraft });
    show();
    await userEvent.click(await screen.findByText('Try again'));
    await waitFor(() => expect(notifications.get()?.text.id).toBe('aiContent.exerciseSubmitted'));
    expect(api.callsOf(retryContentJob)[0]?.path).toBe('/api/ai-content/jobs/3/retry');
    expect(api.callsOf(listContentJobs)).not.toHaveLength(1);
  });

  it.each([
    ['cancelled', undefined],
    ['draft-unusable', 'aiContent.failed'],
  ])('tells of a draft that ends meanwhile as %s only if that is a failure', async (code, told) => {
    show();
    await cards();
    const ended = { ...pendingDraft, status: 'FAILED', error: { code } };
    api.on(listContentJobs, { body: [ended, finished, failed] });
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText(code === 'cancelled' ? 'Stopped' : /not good enough/);
    expect(notifications.get()?.text.id).toBe(told);
  });

  it('opens the form with the earlier request when the same request would fail again', async () => {
    const error = { code: 'draft-refused' };
    api.on(listContentJobs, { body: [{ ...finished, id: '7', status: 'FAILED', error }] });
    show();
    const change = await screen.findByText('Change the request');
    expect(change.getAttribute('href')).toBe('/ai-content/lesson-plan?from=7');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('asks before it deletes a draft', async () => {
    api.on(deleteContentJob, {});
    show();
    const [, , card] = await cards();
    await userEvent.click(within(card!).getByLabelText('Delete'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this draft?' });
    expect(api.callsOf(deleteContentJob)).toEqual([]);
    await userEvent.click(within(dialog).getByText('Delete'));
    await waitFor(() => expect(notifications.get()?.text.id).toBe('aiContent.deleted'));
    expect(api.callsOf(deleteContentJob)[0]?.path).toBe('/api/ai-content/jobs/3');
  });

  it('says that it is empty, and where to begin', async () => {
    api.on(listContentJobs, { body: [] });
    show();
    expect(await screen.findByText('No history found')).toBeTruthy();
    for (const [name, path] of [
      ['Lesson plan', '/ai-content/lesson-plan'],
      ['Test', '/ai-content/test'],
      ['Exercise', '/ai-content/exercise'],
    ] as const) {
      expect(screen.getByText(name).getAttribute('href')).toBe(path);
    }
  });

  it('says when it cannot be loaded, and tries again when asked', async () => {
    api.on(listContentJobs, { status: 503, body: { code: 'unavailable' } });
    show();
    expect(await screen.findByText('Failed to fetch AI content jobs')).toBeTruthy();
    api.on(listContentJobs, { body: [finished] });
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('View')).toBeTruthy();
  });

  it('speaks Arabic', async () => {
    show('ar');
    expect(await screen.findByText('مذكرة درس', { selector: 'div' })).toBeTruthy();
  });
});
