import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import LessonPlanPage from '../../pages/lesson-plan-page.tsx';

let api: FakeApi;
beforeEach(() => {
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getProfile, { body: { ...sampleProfile, subject: 'الرياضيات', level: 'Middle' } });
  api.on(listContentJobs, { body: [] });
  api.on(getAnnualDistributions, { body: { distributions: [] } });
  api.on(putAnnualDistributions, { body: { distributions: [] } });
});

const sheetOf = (...lessons: string[]) =>
  worksheet([['الأسبوع', 'المورد'], ...lessons.map((lesson, index) => [index + 1, lesson])]);
const bring = async () => {
  renderPage(<LessonPlanPage />);
  await userEvent.click(await screen.findByText('From my annual distribution'));
  const book = workbook([
    ['1AM', sheetOf('الكسور', 'الدائرة')],
    ['2AM', sheetOf('الأعداد النسبية')],
    ['4AM', sheetOf('الجذور')],
  ]);
  const file = new File([new Uint8Array(book)], 'توزيع.xlsx');
  await userEvent.upload(await screen.findByLabelText(/^Excel workbook/), file);
  await screen.findByText(/^3 distributions were found/);
  return within(screen.getByRole('dialog'));
};
const saved = () => api.callsOf(putAnnualDistributions).map(({ body }) => JSON.stringify(body));

it('the distributions of several years are saved together, but for those that the teacher leaves out', async () => {
  const dialog = await bring();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Year 4/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save 2 distributions' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  const of = { subject: 'الرياضيات', level: 'Middle' };
  expect(saved()).toEqual([
    JSON.stringify({
      distributions: [
        {
          ...of,
          year: 1,
          lessons: [
            { lesson: 'الكسور', week: '1' },
            { lesson: 'الدائرة', week: '2' },
          ],
        },
        { ...of, year: 2, lessons: [{ lesson: 'الأعداد النسبية', week: '1' }] },
      ],
    }),
  ]);
});

it('none is saved without a subject, or with none chosen', async () => {
  const dialog = await bring();
  const [first] = dialog.getAllByLabelText(/^Subject/);
  await userEvent.clear(first!);
  expect(dialog.getByText(/^Say the subject of each/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Save 3/ })).toHaveProperty('disabled', true);
  for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
  expect(dialog.getByText('Choose at least one.')).toBeTruthy();
});

it('one of its tables can be looked at instead', async () => {
  const dialog = await bring();
  await userEvent.click(dialog.getByRole('button', { name: 'Look at one table' }));
  expect(await dialog.findByText('There are several tables: choose one.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  expect(await dialog.findByText(/^3 distributions were found/)).toBeTruthy();
});
