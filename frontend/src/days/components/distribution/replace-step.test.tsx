import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { courseLogVersions, listCourseLogs } from '#shared/contracts/course-logs.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { logOf } from '#frontend/test-support/fake-year.fixture.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import DistributionDialog from './distribution-dialog.tsx';

const plan = '01JAZ8K7W2M4N6P8R0T2V4X6Z9';
const of = { subject: 'الرياضيات', level: 'Middle', year: 2 } as const;
const lessons = [{ lesson: 'الأعداد النسبية' }, { lesson: 'الكسور', plan }, { lesson: 'التناسب' }];

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-12T10:00:00') });
  localStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  const body = { distributions: [{ ...of, lessons }] };
  api.on(getAnnualDistributions, { body, etag: '"1"' });
  api.on(putAnnualDistributions, { body, etag: '"2"' });
  api.on(getProfile, { body: { ...sampleProfile, subject: of.subject, level: of.level } });
  api.on(listClasses, { body: sampleClasses });
  api.on(listAllMarkSheets, { body: [] });
  api.on(listCourseLogs, { body: [] });
  api.on(courseLogVersions.putDocument, {
    status: 500,
    body: { code: 'internal', message: '', correlationId: 'x' },
  });
  api.on(getSchoolYear, {
    body: {
      begins: '2026-10-04',
      timetable: [
        { day: 0, period: 2, className: '2م3' },
        { day: 2, period: 1, className: '2م3' },
      ],
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  session.set({ status: 'signed-out', deliberate: true });
});

const replace = async (...texts: string[]) => {
  const onClose = vi.fn();
  renderPage(<DistributionDialog open onClose={onClose} values={{ ...of, year: '2' }} />);
  const field = await screen.findByLabelText('Or paste the table');
  const table = ['Week\tLesson', ...texts.map((text, index) => `${index + 1}\t${text}`)].join('\n');
  fireEvent(
    field,
    createEvent.paste(field, {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? table : '') },
    }),
  );
  await screen.findByText(`${texts.length} lessons`);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return onClose;
};
const save = () => screen.getByRole('button', { name: 'Save' });
const savedPlans = () =>
  api.callsOf(putAnnualDistributions).map(({ body }) => JSON.stringify(body).includes(plan));

it.each([
  ['Yes, the same lesson', true],
  ['No, another lesson', false],
])('a lesson whose name has changed is asked about: %s', async (answer, keepsPlan) => {
  const onClose = await replace('الأعداد النسبية', 'الكسور العشرية', 'التناسب');
  await screen.findByText(/^2 lessons that were taught stay/);
  expect(save()).toHaveProperty('disabled', true);
  expect(screen.getByText('Answer each question first.')).toBeTruthy();
  const question = screen.getByRole('group', { name: /الكسور.*الكسور العشرية/ });
  await userEvent.click(within(question).getByRole('button', { name: answer }));
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(savedPlans()).toEqual([keepsPlan]);
  const kept = JSON.stringify({ ...localStorage });
  // Only a lesson that the new distribution does not have is written into the log, as a text.
  expect(kept.includes('\\"lesson\\":\\"الكسور\\"')).toBe(!keepsPlan);
});

it('without a timetable it is saved with nothing asked', async () => {
  api.on(getSchoolYear, { body: { timetable: [] } });
  const onClose = await replace('التناسب', 'الدائرة');
  await screen.findByText(/^No lesson of the old one was taught yet/);
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.callsOf(putAnnualDistributions)).toHaveLength(1);
});

it('what was taught must be known before', async () => {
  api.on(listAllMarkSheets, {
    status: 503,
    body: { code: 'unavailable', message: '', correlationId: 'x' },
  });
  await replace('التناسب', 'الدائرة');
  await screen.findByText(/^What was taught until now could not be loaded/);
  expect(save()).toHaveProperty('disabled', true);
});

it('the first one of a class asks where its typed lessons end, and writes what is answered', async () => {
  api.on(getAnnualDistributions, { body: { distributions: [] }, etag: '"1"' });
  const entries = {
    '2026-10-04-2': { lesson: 'استقبال' },
    '2026-10-06-1': { lesson: 'الأعداد النسبية' },
  };
  api.on(listCourseLogs, { body: [logOf(sampleClasses[0]?.id, of.subject, entries)] });
  const onClose = await replace('الأعداد النسبية', 'الكسور', 'التناسب');
  const next = await screen.findByRole('combobox', { name: 'Next lesson' });
  // Sunday, of which nothing was typed, counts as taught.
  expect(next).toHaveProperty('value', '2');
  expect(screen.getByText(/2م3.*: 2 typed lessons/)).toBeTruthy();
  expect(api.callsOf(putAnnualDistributions)).toHaveLength(1);
  await userEvent.selectOptions(next, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Go on from there' }));
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(api.callsOf(courseLogVersions.putDocument)).toHaveLength(1));
  expect(api.callsOf(courseLogVersions.putDocument)[0]?.body).toMatchObject({
    entries: {
      '2026-10-04-2': { lesson: 'استقبال' },
      '2026-10-06-1': { here: { lesson: 'الأعداد النسبية', part: 1 } },
      '2026-10-13-1': { here: { lesson: 'الكسور', part: 1 } },
    },
  });
});
