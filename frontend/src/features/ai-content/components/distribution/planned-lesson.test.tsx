import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { generateContent, listContentJobs } from '#shared/contracts/ai-content.ts';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { annualDistributions } from '#shared/model/annual-distribution.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { preparePath } from '#frontend/lib/plan-paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import LessonPlanPage from '../../pages/lesson-plan-page.tsx';

const of = { subject: 'الرياضيات', level: 'Middle', year: 2 } as const;
const repeated = { lesson: 'إدماج' };
const lessons = [
  { lesson: 'جمع عددين نسبيين', field: 'أنشطة عددية', sequence: 'الأعداد', sessions: 2 },
  repeated,
  { ...repeated, competence: 'يحل مشكلات' },
];
const stored = { distributions: [{ ...of, lessons }] };
const job = { ...pendingDraft, id: '01JAZ8K7W2M4N6P8R0T2V4X6Z8', type: 'LESSON_PLAN' as const };

let api: FakeApi;
beforeEach(() => {
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  notifications.set(undefined);
  api = fakeApi();
  api.on(getProfile, { status: 204 });
  api.on(generateContent, { body: job });
  api.on(listContentJobs, { body: [job] });
  api.on(getAnnualDistributions, { body: stored, etag: '"1"' });
  api.on(putAnnualDistributions, { body: stored, etag: '"2"' });
});

const prepare = async (name: { lesson: string; nth?: number }, at = preparePath({ of, name })) => {
  renderPage(<LessonPlanPage />, { at });
  await screen.findByLabelText('Topic');
};
const generate = async () => {
  fireEvent.change(screen.getByLabelText('Objectives'), { target: { value: 'يجمع عددين' } });
  await userEvent.click(screen.getByText('Generate'));
  await waitFor(() => expect(api.callsOf(generateContent)).toHaveLength(1));
};
const valueOf = async (label: string | RegExp) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;
const plansSaved = () =>
  api.callsOf(putAnnualDistributions).map(({ body, precondition }) => ({
    precondition,
    plans: z.parse(annualDistributions, body).distributions[0]?.lessons.map(({ plan }) => plan),
  }));

describe('a planned lesson that is prepared', () => {
  it('fills the form, and only the curriculum is sent', async () => {
    await prepare({ lesson: 'جمع عددين نسبيين' });
    expect(await valueOf(/^Learning sequence/)).toBe('الأعداد');
    expect(await valueOf('Duration')).toBe('2 sessions of 60 minutes');
    await generate();
    expect(api.callsOf(generateContent)[0]?.body).toEqual({
      contentType: 'LESSON_PLAN',
      topic: 'جمع عددين نسبيين',
      subject: 'الرياضيات',
      level: 'Middle',
      year: 2,
      language: 'en',
      duration: '2 sessions of 60 minutes',
      objectives: 'يجمع عددين',
      field: 'أنشطة عددية',
      sequence: 'الأعداد',
    });
  });

  it('keeps its plan, at the right one of equal lines, for the whole level', async () => {
    await prepare({ lesson: 'إدماج', nth: 2 });
    expect(await valueOf(/^Final competence/)).toBe('يحل مشكلات');
    expect(await valueOf('Duration')).toBe('60 minutes');
    await generate();
    await waitFor(() =>
      expect(plansSaved()).toEqual([
        { precondition: '"1"', plans: [undefined, undefined, job.id] },
      ]),
    );
  });

  it('keeps its plan also where another device saved meanwhile', async () => {
    let tries = 0;
    api.on(getAnnualDistributions, () => ({
      body: tries === 0 ? stored : { distributions: [{ ...of, lessons: [repeated, ...lessons] }] },
      etag: tries === 0 ? '"1"' : '"5"',
    }));
    api.on(putAnnualDistributions, () => {
      tries += 1;
      return tries === 1
        ? { status: 412, body: { code: 'precondition-failed', message: '', correlationId: 'x' } }
        : { body: stored, etag: '"6"' };
    });
    await prepare({ lesson: 'جمع عددين نسبيين' });
    await generate();
    await waitFor(() => expect(plansSaved()).toHaveLength(2));
    expect(plansSaved()[1]).toEqual({
      precondition: '"5"',
      plans: [undefined, job.id, undefined, undefined],
    });
  });

  it('says so if its plan cannot be kept, and is asked for all the same', async () => {
    api.on(putAnnualDistributions, {
      status: 500,
      body: { code: 'internal', message: '', correlationId: 'x' },
    });
    await prepare({ lesson: 'جمع عددين نسبيين' });
    await generate();
    await waitFor(() => expect(notifications.get()?.tone).toBe('error'));
  });

  it('is not linked if the teacher says so', async () => {
    await prepare({ lesson: 'جمع عددين نسبيين' });
    await userEvent.click(await screen.findByRole('button', { name: 'Do not keep it there' }));
    await generate();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ai-content'));
    expect(plansSaved()).toEqual([]);
  });

  it('fills the form with its name if the distribution has another text now', async () => {
    await prepare({ lesson: 'طرح عددين' });
    expect(await valueOf('Topic')).toBe('طرح عددين');
    expect(await valueOf(/^Subject/)).toBe('الرياضيات');
  });

  it.each([['nothing that can be read'], ['["x","Middle",9,"y"]'], ['["","Middle",1,""]'], ['{}']])(
    'leaves the form empty for an address with %s',
    async (text) => {
      await prepare(
        { lesson: '' },
        `/ai-content/lesson-plan?${new URLSearchParams({ lesson: text }).toString()}`,
      );
      expect(await valueOf('Topic')).toBe('');
    },
  );
});
