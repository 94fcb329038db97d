import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { generateContent, listContentJobs } from '#shared/contracts/ai-content.ts';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import LessonPlanPage from '../../pages/lesson-plan-page.tsx';

const profile = { ...sampleProfile, subject: 'الرياضيات', level: 'Middle' as const };
const saved = {
  subject: 'الرياضيات',
  level: 'Middle' as const,
  year: 2,
  lessons: [
    {
      lesson: 'جمع عددين نسبيين',
      field: 'أنشطة عددية',
      sequence: 'الأعداد النسبية',
      competence: 'يحل مشكلات',
      sessions: 2,
    },
    { lesson: 'الدائرة', field: 'أنشطة هندسية' },
  ],
};

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getProfile, { body: profile });
  api.on(generateContent, { body: pendingDraft });
  api.on(listContentJobs, { body: [pendingDraft] });
  api.on(getAnnualDistributions, { body: { distributions: [] } });
});

const open = async () => {
  renderPage(<LessonPlanPage />);
  await userEvent.click(await screen.findByText('From my annual distribution'));
  return screen.findByRole('dialog');
};
const paste = (text: string): void => {
  const field = screen.getByLabelText('Or paste the table');
  const event = createEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
  fireEvent(field, event);
};
const press = async (role: 'button' | 'menuitem', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));
const saveButton = () => screen.getByRole('button', { name: 'Save' });

describe('an annual distribution', () => {
  it('is not read from formulas without results', async () => {
    await open();
    const sheet = worksheet([
      ['الأسبوع', 'المورد'],
      [1, 'مفهوم العدد النسبي'],
      [undefined, 'جمع عددين نسبيين'],
    ]);
    sheet['A3'] = { t: 'n', f: 'A2+1' };
    const file = new File([new Uint8Array(workbook([['س1', sheet]]))], 'توزيع.xlsx');
    await userEvent.upload(await screen.findByLabelText(/^Excel workbook/), file);
    expect(
      await screen.findByText(/^This workbook holds formulas without results: .*A3.*Open and save/),
    ).toBeTruthy();
    expect(screen.queryByText('جمع عددين نسبيين')).toBeNull();
  });

  it('is read from a workbook with merged cells, checked and saved', async () => {
    api.on(putAnnualDistributions, { body: { distributions: [saved] } });
    await open();
    const sheet = worksheet(
      [
        ['التوزيع السنوي'],
        ['الميدان', 'المقطع', 'المورد', 'الكفاءة الختامية', 'عدد الحصص'],
        ['أنشطة عددية', 'الأعداد النسبية', 'مفهوم العدد النسبي', 'يحل مشكلات', 1],
        [undefined, undefined, 'جمع عددين نسبيين', undefined, 2],
      ],
      ['A1:E1', 'A3:A4', 'B3:B4', 'D3:D4'],
    );
    const file = new File([new Uint8Array(workbook([['س1', sheet]]))], 'توزيع.xlsx');
    await userEvent.upload(await screen.findByLabelText(/^Excel workbook/), file);
    await screen.findByText('Say which subject, level and year of study it is for.');
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByLabelText('Year of study'),
      '2',
    );
    await userEvent.click(saveButton());
    await screen.findByLabelText(/^Search the lessons/);
    expect(api.callsOf(putAnnualDistributions).map(({ body }) => body)).toEqual([
      {
        distributions: [
          {
            subject: 'الرياضيات',
            level: 'Middle',
            year: 2,
            lessons: [
              {
                lesson: 'مفهوم العدد النسبي',
                field: 'أنشطة عددية',
                sequence: 'الأعداد النسبية',
                competence: 'يحل مشكلات',
                sessions: 1,
              },
              {
                lesson: 'جمع عددين نسبيين',
                field: 'أنشطة عددية',
                sequence: 'الأعداد النسبية',
                competence: 'يحل مشكلات',
                sessions: 2,
              },
            ],
          },
        ],
      },
    ]);
  });

  it('asks whether lessons of a summary and of the details below it are taught once', async () => {
    await open();
    const names = ['أ', 'ب', 'ج', 'د', 'هـ', 'و'].map((letter) => `درس ${letter}`);
    const list = (count: string) => names.map((name) => `${name}\t${count}`);
    const head = 'الدرس\tعدد الحصص';
    paste([head, ...list(''), head, ...list('2')].join('\n'));
    await screen.findByText('Say whether the lessons in two lists are taught once or twice.');
    await userEvent.selectOptions(
      screen.getByLabelText('6 lessons are in two lists of this table'),
      'Each is taught once',
    );
    expect(await screen.findByText('6 lessons')).toBeTruthy();
  });

  it('says before it is saved which lessons come out of it, with their weeks', async () => {
    await open();
    const sheet = worksheet(
      [
        ['الأسبوع', 'الميدان', 'المورد', 'عدد الحصص', 'الحجم الساعي'],
        [1, 'أنشطة عددية', 'الأعداد النسبية', 1, 1.5],
        [2, undefined, undefined, 2, 1],
        [3, 'أنشطة هندسية', 'الدائرة', undefined, 1],
      ],
      ['B2:B3', 'C2:C3'],
    );
    const file = new File([new Uint8Array(workbook([['س1', sheet]]))], 'توزيع.xlsx');
    await userEvent.upload(await screen.findByLabelText(/^Excel workbook/), file);
    const ready = await screen.findByRole('region', { name: '2 lessons' });
    for (const text of [
      'From week 1 to week 3',
      '1 lesson over several weeks or periods',
      '3 sessions (1 lesson without a number)',
      '3.5 hours',
    ])
      expect(within(ready).getByText(text)).toBeTruthy();
    expect(within(ready).queryByRole('list')).toBeNull();
    await userEvent.click(within(ready).getByRole('button', { name: 'See the lessons' }));
    const said = within(ready)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      'الأعداد النسبيةWeek 1 – 2أنشطة عددية3 sessions2.5 hours',
      'الدائرةWeek 3أنشطة هندسية1 hour',
    ]);
  });

  it('without headings is saved only after the teacher says which column has the lessons', async () => {
    await open();
    await screen.findByLabelText('Or paste the table');
    paste('أنشطة عددية\tالكسور\nأنشطة هندسية\tالدائرة');
    await screen.findByText('Say which column has the lessons.');
    expect(saveButton()).toHaveProperty('disabled', true);
    await press('button', /^Column B: Not read/);
    await press('menuitem', 'Lesson');
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByLabelText('Year of study'),
      '1',
    );
    expect(screen.getByText('2 lessons')).toBeTruthy();
    expect(saveButton()).toHaveProperty('disabled', false);
  });

  describe('with strange headings', () => {
    const strange = (lesson: string) =>
      ['Ref\tXxx\tYyy\tZzz', `a\tG\t${lesson}\t2`, 'b\tG\tThe sphere\t3'].join('\n');
    const dialog = () => within(screen.getByRole('dialog'));
    const correct = async () => {
      await open();
      await screen.findByLabelText('Or paste the table');
      paste(strange('The circle'));
      await press('button', 'Row 1');
      await press('menuitem', 'The headings are here');
      await press('button', /^Column C, Yyy/);
      await press('menuitem', 'Lesson');
      await press('button', /^Column D, Zzz/);
      await press('menuitem', 'Hours');
    };

    it('is saved as the teacher corrected it', async () => {
      api.on(putAnnualDistributions, { body: { distributions: [saved] } });
      await correct();
      await userEvent.selectOptions(dialog().getByLabelText('Year of study'), '2');
      await screen.findByText('2 lessons');
      await userEvent.click(saveButton());
      await waitFor(() => expect(api.callsOf(putAnnualDistributions)).toHaveLength(1));
      expect(api.callsOf(putAnnualDistributions)[0]?.body).toMatchObject({
        distributions: [
          {
            lessons: [
              { lesson: 'The circle', hours: 2 },
              { lesson: 'The sphere', hours: 3 },
            ],
          },
        ],
      });
    });

    it('is read as corrected the next time, of which the device keeps no word', async () => {
      await correct();
      cleanup();
      await open();
      await screen.findByLabelText('Or paste the table');
      paste(strange('The cube'));
      expect(await screen.findByText(/^Read as you corrected/)).toBeTruthy();
      expect(await screen.findByRole('button', { name: 'Column C, Yyy: Lesson' })).toBeTruthy();
      const stored = JSON.stringify({ ...localStorage });
      expect(stored).toContain('plan-columns');
      expect(stored).not.toMatch(/circle|sphere|Yyy/);
    });
  });

  it('has the subject again that was typed before a reload', async () => {
    const table = async () => {
      await open();
      await screen.findByLabelText('Or paste the table');
      paste('Lesson\tField\nCircle\tGeometry\nSphere\tGeometry');
      return within(screen.getByRole('dialog')).findByLabelText<HTMLInputElement>(/^Subject/);
    };
    await userEvent.type(await table(), ' 2');
    cleanup();
    expect((await table()).value).toBe('الرياضيات 2');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('with two tables asks which one, and with too many lessons is refused', async () => {
    await open();
    await screen.findByLabelText('Or paste the table');
    const many = Array.from({ length: 401 }, (_, index) => `${index}\tدرس ${index}`);
    paste(['Week\tLesson', ...many, 'Lesson\tField', 'Circle\tGeometry'].join('\n'));
    await screen.findByText('There are several tables: choose one.');
    await userEvent.selectOptions(screen.getByLabelText('Table'), '0');
    expect(screen.getByText(/^401 lessons are more than a year has/)).toBeTruthy();
    expect(saveButton()).toHaveProperty('disabled', true);
  });

  it.each([
    ['a word', 'الدرس', /^There is no table of lessons here/],
    ['an empty clipboard', '', /^There is no table of lessons here/],
  ])('is not made of %s', async (_, text, problem) => {
    await open();
    await screen.findByLabelText('Or paste the table');
    paste(text);
    expect(await screen.findByText(problem)).toBeTruthy();
  });

  it('is not read from a file that is no workbook', async () => {
    await open();
    const input = await screen.findByLabelText(/^Excel workbook/);
    await userEvent.upload(input, new File(['PDF'], 'توزيع.xlsx'));
    expect(await screen.findByText(/^This file is not an Excel workbook/)).toBeTruthy();
  });
});

describe('a lesson plan', () => {
  it('takes topic, curriculum and duration from a lesson of the distribution', async () => {
    api.on(getAnnualDistributions, { body: { distributions: [saved] } });
    const dialog = await open();
    await userEvent.type(await screen.findByLabelText(/^Search the lessons/), 'نسبي');
    expect(within(dialog).queryByText('الدائرة')).toBeNull();
    await userEvent.click(within(dialog).getByText('جمع عددين نسبيين'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(/^Learning sequence/)).toHaveProperty('value', 'الأعداد النسبية');
    fireEvent.change(screen.getByLabelText('Objectives'), { target: { value: 'يجمع عددين' } });
    await userEvent.click(screen.getByText('Generate'));
    await waitFor(() => expect(api.callsOf(generateContent)).toHaveLength(1));
    expect(api.callsOf(generateContent)[0]?.body).toMatchObject({
      topic: 'جمع عددين نسبيين',
      subject: 'الرياضيات',
      level: 'Middle',
      year: 2,
      field: 'أنشطة عددية',
      sequence: 'الأعداد النسبية',
      competence: 'يحل مشكلات',
      duration: '2 sessions of 60 minutes',
    });
  });
});
