import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import type { Role } from '#shared/model/role.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import QuizGame from './quiz-game.tsx';

let api: FakeApi;
const finished = { ...pendingDraft, id: '01KJQ5N8000000000000000002', status: 'SUCCESS' } as const;

beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
  notifications.set(undefined);
  api.on(listContentJobs, {
    body: [pendingDraft, finished, { ...finished, id: 'x', type: 'LESSON_PLAN', source: 'A plan' }],
  });
});

const open = (role: Role = 'teacher') => {
  session.set({ status: 'signed-in', user: sampleUser, role });
  renderPage(<QuizGame />);
};
const choose = async () => {
  await userEvent.click(screen.getByText('From my tests'));
  await userEvent.click(await screen.findByRole('button', { name: /Fractions/ }));
};

describe('a quiz from a teacher’s tests', () => {
  it('has the questions of the newest version, which can be played', async () => {
    const document = { version: 3, createdAt: finished.createdAt, author: 'teacher' };
    api.on(getContentJob, {
      body: { ...finished, document: { ...document, content: sampleTest() } },
    });
    open();
    await choose();
    expect(await screen.findByRole('button', { name: 'Start with 4 questions' })).toBeTruthy();
    expect(screen.getByLabelText('Name of the set(optional)')).toHaveProperty(
      'value',
      'The water cycle',
    );
    expect(api.callsOf(getContentJob)[0]?.path).toContain(finished.id);
  });

  it('says when a test has no questions to play', async () => {
    api.on(getContentJob, { body: { ...finished, result: 'Plain text' } });
    open();
    await choose();
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('This test cannot be played');
  });

  it('says when there are no tests yet, and where to begin', async () => {
    api.on(listContentJobs, { body: [pendingDraft] });
    open();
    await userEvent.click(screen.getByText('From my tests'));
    const link = await screen.findByText('New test');
    expect(link.getAttribute('href')).toBe('/ai-content/test');
  });

  it('is offered to teachers only', () => {
    open('student');
    expect(screen.queryByText('From my tests')).toBeNull();
  });
});
