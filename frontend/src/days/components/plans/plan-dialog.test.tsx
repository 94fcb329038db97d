import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { orderedLines } from '#shared/course/line-names.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import PlanDialog from './plan-dialog.tsx';
import { PlanLink } from './plan-link.tsx';

const plan = (id: string, source: string, more = {}) => ({
  ...pendingDraft,
  ...{ id, source, type: 'LESSON_PLAN' as const, status: 'SUCCESS' as const, ...more },
});
const [one, two] = ['01JAZ8K7W2M4N6P8R0T2V4X6Z1', '01JAZ8K7W2M4N6P8R0T2V4X6Z2'] as const;
const of = { subject: 'الرياضيات', level: 'Middle', year: 2 } as const;

let api: FakeApi;
beforeEach(() => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(listContentJobs, {
    body: [
      plan(two, 'الدائرة'),
      plan(one, 'الكسُور'),
      plan('01JAZ8K7W2M4N6P8R0T2V4X6Z3', 'الكسور', { status: 'FAILED' }),
      { ...pendingDraft, source: 'الكسور' },
    ],
  });
});
const show = (chosen?: string) => {
  const lessons = [{ lesson: 'الكسور', ...(chosen && { plan: chosen }) }];
  const stored = { distributions: [{ ...of, lessons }] };
  api.on(getAnnualDistributions, { body: stored, etag: '"1"' });
  api.on(putAnnualDistributions, { body: stored, etag: '"2"' });
  const onClose = vi.fn();
  const [line] = orderedLines(lessons);
  renderPage(
    <>
      <PlanLink of={of} line={line!} />
      <PlanDialog open onClose={onClose} of={of} line={line!} />
    </>,
  );
  return onClose;
};
const saved = () => api.callsOf(putAnnualDistributions).map(({ body }) => JSON.stringify(body));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Lesson plans' })).getAllByRole('button');

it('finished plans are offered, those on the lesson first, and one is kept with it', async () => {
  const onClose = show();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [first, second] = await rows();
  expect(first?.textContent).toContain('الكسُور');
  expect(second?.textContent).toContain('الدائرة');
  await userEvent.click(first!);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toEqual([
    JSON.stringify({ distributions: [{ ...of, lessons: [{ lesson: 'الكسور', plan: one }] }] }),
  ]);
});

it('the plan of a lesson is opened, and can be taken away', async () => {
  show(one);
  const link = await screen.findByText('Plan');
  expect(link.getAttribute('href')).toBe(`/ai-content/${one}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Use none' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).not.toContain('plan');
});

it('a lesson whose plan was deleted is prepared', async () => {
  show('01JAZ8K7W2M4N6P8R0T2V4X6Z0');
  const link = await screen.findByText('Prepare');
  expect(link.getAttribute('href')).toMatch(/^\/ai-content\/lesson-plan\?lesson=/);
});

it('a failure is said, and the dialog stays', async () => {
  const onClose = show();
  api.on(putAnnualDistributions, {
    status: 500,
    body: { code: 'internal', message: '', correlationId: 'x' },
  });
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await userEvent.click((await rows())[0]!);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
