import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { addClass, listClasses, replaceClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getSchoolYear, putSchoolYear } from '#shared/contracts/school-year.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import ClassesPage from '../../pages/classes-page.tsx';

const may = '2026-05-20T08:00:00.000Z';
const now = '2026-09-10T08:00:00.000Z';
const pupilsOf = (...names: string[]) =>
  names.map((fullName, index) => ({ id: `a${index}`, fullName }));
const last = (
  index: number,
  name: string,
  pupils: SavedClass['pupils'],
  time = may,
): SavedClass => ({
  ...{ id: `01KJQ5N800000000000000000${index}`, version: 1, name, subject: 'الرياضيات' },
  ...{ level: 'Middle', counts: { pupils: pupils.length, girls: 0, boys: 0 }, pupils },
  ...{ keptAt: time, changedAt: time, keptUntil: '2027-10-06T08:00:00.000Z' },
});
const second = last(0, '2م3', [
  { id: 'a0', fullName: 'بن علي ياسين', registrationNumber: '16020345', studentId: 'student-1' },
  { id: 'a1', fullName: 'حداد سلمى', dateOfBirth: '2013-05-04', gender: 'female' },
]);
const other = last(1, '2م1', pupilsOf('زروقي لينا'));
const third = last(2, '3م3', pupilsOf('عمراني أنيس'));
const fourth = last(3, '4م1', pupilsOf('قاسي مريم'));
const club = last(4, 'Club', pupilsOf('قاسي رياض'));
const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'الفرض', role: 'test', scale: 20, date: '2025-11-03' },
    { id: 'c2', heading: 'المشاركة', scale: 20 },
  ],
  marks: { a0: { c1: { text: '12' } } },
  averages: { preset: 'custom', scale: 20, parts: [{ roles: ['test'], weight: 2 }] },
  remarks: { a0: 'عمل جيد' },
};

const user = userEvent.setup({ delay: null, applyAccept: false });
let api: FakeApi;
let record: ReturnType<typeof fakeRecord>;
let year: SchoolYear;
const open = (classes: SavedClass[] = [second, other, third, fourth, club]) => {
  record = fakeRecord(api, classes);
  const before = JSON.stringify(classes);
  renderPage(<ClassesPage />);
  return {
    isAsItWas: () => expect(JSON.stringify(record.classes.slice(0, classes.length))).toBe(before),
  };
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const row = async (text: string | RegExp) =>
  (await screen.findByRole('checkbox', { name: text })).closest('li')!;
const tick = (text: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: text });
const begin = async () => {
  await press('New school year');
  await screen.findByRole('dialog', { name: /^New school year/ });
  await tick(/^.2م3/);
};
const made = () => record.classes.filter(({ keptAt }) => keptAt !== may);
const upload = async (...sheets: (readonly [string, (readonly string[])[]])[]) => {
  const heading = ['رقم التعريف', 'اللقب والاسم', 'تاريخ الميلاد'];
  const bytes = workbook(sheets.map(([name, rows]) => [name, worksheet([heading, ...rows])]));
  await user.upload(
    await screen.findByLabelText('Workbook with class lists'),
    new File([new Uint8Array(bytes)], 'قوائم.xlsx'),
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  year = { timetable: [{ day: 0, period: 1, className: '2م3', room: '5' }] };
  api.on(getSchoolYear, () => ({ body: year, etag: 'W/"1"' }));
  api.on(getAnnualDistributions, {
    body: {
      distributions: [
        { subject: 'رياضيات', level: 'Middle', year: 3, lessons: [{ lesson: 'الجذور' }] },
        { subject: 'الرياضيات', level: 'Middle', year: 3, lessons: [{ lesson: 'الجذور' }] },
      ],
    },
  });
});
afterEach(() => void vi.useRealTimers());

describe('a new school year', () => {
  it('takes last year’s classes one year up in two presses, and leaves them as they were', async () => {
    const { isAsItWas } = open();
    record.put(second.id, { subject: 'الرياضيات', term: 1, content: sheet });
    await begin();
    await press('Save 3 classes');
    expect(await screen.findByText(/^3 classes are saved\. Last year’s are under/)).toBeTruthy();
    expect(made().map(({ name, follows }) => [name, follows])).toEqual([
      ['3م3', second.id],
      ['3م1', other.id],
      ['4م3', third.id],
    ]);
    expect(made()[0]!.pupils).toEqual(second.pupils);
    isAsItWas();
    expect(record.sheetsOf(second.id)).toMatchObject([{ version: 1, content: sheet }]);
    expect(api.callsOf(replaceClass)).toEqual([]);
    expect(api.callsOf(putSchoolYear)).toEqual([]);
    await press('Close');
    expect(await screen.findByText('School year 2025/2026: 5 classes')).toBeTruthy();
  });

  it('begins the first term with the columns and the rule, without marks, texts and days', async () => {
    open();
    record.put(second.id, { subject: 'الرياضيات', term: 2, content: sheet });
    await begin();
    await press('Save 3 classes');
    await screen.findByText(/^3 classes are saved/);
    expect(record.sheetsOf(made()[0]!.id)).toMatchObject([
      {
        ...{ subject: 'الرياضيات', term: 1 },
        content: {
          columns: [
            { id: 'c1', heading: 'الفرض', role: 'test', scale: 20 },
            { id: 'c2', heading: 'المشاركة', scale: 20 },
          ],
          marks: {},
          averages: sheet.averages,
        },
      },
    ]);
    const content = record.sheetsOf(made()[0]!.id)[0]!.content;
    expect(Object.keys(content).toSorted()).toEqual(['averages', 'columns', 'marks']);
    expect(content.columns[0]).not.toHaveProperty('date');
  });

  it('asks about classes that end and those whose next name is unknown', async () => {
    open();
    await begin();
    expect((await tick(/^.4م1/)).checked).toBe(false);
    expect((await row(/^.4م1/)).textContent).toContain('its pupils have left');
    expect((await tick(/^.Club/)).checked).toBe(false);
    expect((await row(/^.Club/)).textContent).toContain('We do not know what comes after');
    await user.type(await screen.findByLabelText(/^.4م1. becomes/), ' ب');
    expect((await tick(/^.4م1/)).checked).toBe(true);
    await user.click(await tick(/^.2م1/));
    const name = await screen.findByLabelText(/^.2م3. becomes/);
    await user.clear(name);
    await user.type(name, '3م4');
    await press('Save 3 classes');
    await screen.findByText(/^3 classes are saved/);
    expect(made().map((one) => one.name)).toEqual(['3م4', '4م3', '4م1 ب']);
  });

  it('says which annual distribution is there', async () => {
    open();
    await begin();
    expect((await row(/^.2م3/)).textContent).toContain(
      'Your annual distribution of this year has 1 lesson.',
    );
    expect((await row(/^.3م3/)).textContent).toContain('You have no annual distribution');
  });

  it('two classes of one name are refused before anything is sent', async () => {
    open();
    await begin();
    const name = await screen.findByLabelText(/^.2م1. becomes/);
    await user.clear(name);
    await user.type(name, '3 م 3');
    expect(await screen.findAllByText(/two classes of this name/)).toHaveLength(2);
    await press('Save 3 classes');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(api.callsOf(addClass)).toEqual([]);
  });

  it('says before it begins that there is no room', async () => {
    const many = Array.from({ length: limits.savedClasses - 3 }, (_, index) => ({
      ...last(9, `1م${index}`, pupilsOf('قاسي رياض'), now),
      id: `01KJQ5N8000000000000000${100 + index}`,
    }));
    open([second, other, third, ...many].slice(0, limits.savedClasses - 1));
    await begin();
    expect(await screen.findByText(/There is room for 1 more, and 3 are ticked/)).toBeTruthy();
    expect((await button('Save 3 classes')).hasAttribute('disabled')).toBe(true);
    await user.click(await tick(/^.2م1/));
    await user.click(await tick(/^.3م3/));
    expect((await button('Save 1 class')).hasAttribute('disabled')).toBe(false);
  });

  it('takes classes that got marks this year along only if they are ticked', async () => {
    record = fakeRecord(api, [second, other]);
    const own = record.put(second.id, { subject: 'الرياضيات', term: 1, content: sheet });
    const summary = { ...own, classId: second.id, columns: 2, marks: 1, createdAt: may };
    api.on(listAllMarkSheets, { body: [{ ...summary, changedAt: now }] });
    renderPage(<ClassesPage />);
    await begin();
    expect((await tick(/^.2م3/)).checked).toBe(false);
    expect((await tick(/^.2م1/)).checked).toBe(true);
  });

  it('takes a class that was corrected in September along if it is ticked, and then its name is free', async () => {
    open([other, { ...last(2, '3م1', third.pupils), changedAt: now }]);
    await press('New school year');
    const [own, corrected] = [await tick(/^.2م1/), await tick(/^.3م1/)];
    expect(corrected.checked).toBe(false);
    expect((await row(/^.3م1/)).textContent).toContain('It was changed or got marks');
    await user.click(corrected);
    expect(own.checked).toBe(true);
    await press('Save 2 classes');
    await screen.findByText(/^2 classes are saved/);
    expect(made().map(({ name, follows }) => [name, follows])).toEqual([
      ['3م1', other.id],
      ['4م1', third.id],
    ]);
  });

  it('is not offered before the year is over', async () => {
    vi.setSystemTime(new Date('2026-06-30T08:00:00Z'));
    open();
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.queryByRole('button', { name: 'New school year' })).toBeNull();
  });
});

describe('the new lists', () => {
  const number = '16020345';
  it('say who stayed, came, repeats the year or is new, and keep what was known', async () => {
    const { isAsItWas } = open();
    await begin();
    await upload(
      [
        '3م3',
        [
          [number, 'بن علي ياسين', '2013-01-01'],
          ['', 'حداد سلمى', '2013-05-04'],
          ['', 'زروقي لينا', ''],
          ['', 'عمراني أنيس', ''],
          ['', 'مزيان جديد', ''],
        ],
      ],
      ['1م1', [['', 'صغير جدا', '']]],
    );
    const line = await row(/^.2م3/);
    await waitFor(() =>
      expect(line.querySelector('summary')?.textContent).toBe(
        '2 stayed, 1 from another class of yours, 1 repeats the year, 1 new',
      ),
    );
    expect((await tick(/^.2م1/)).checked).toBe(false);
    expect((await row(/^.2م1/)).textContent).toContain('The new file has no class');
    await press('Save 2 classes');
    await screen.findByText(/^2 classes are saved/);
    expect(made()).toMatchObject([
      {
        ...{ name: '3م3', follows: second.id },
        pupils: [
          { registrationNumber: number, dateOfBirth: '2013-01-01', studentId: 'student-1' },
          { dateOfBirth: '2013-05-04', gender: 'female' },
          {},
          {},
          { fullName: 'مزيان جديد' },
        ],
      },
      { name: '1م1', pupils: [{ fullName: 'صغير جدا' }] },
    ]);
    expect(made()[1]).not.toHaveProperty('follows');
    isAsItWas();
  });

  it('ask about namesakes, and save nothing before the answer', async () => {
    const twins = last(5, '2م5', [
      { id: 'a0', fullName: 'حداد سلمى', studentId: 'student-2' },
      { id: 'a1', fullName: 'حداد سلمى', registrationNumber: '77' },
    ]);
    open([twins]);
    await press('New school year');
    await tick(/^.2م5/);
    await upload(['3م5', [['', 'حداد سلمى', '2013-05-04']]]);
    const question = await screen.findByLabelText(/3م5.*حداد سلمى/);
    await press('Save 1 class');
    expect(await screen.findByText('Choose who this is.')).toBeTruthy();
    expect(document.activeElement).toBe(question);
    expect(api.callsOf(addClass)).toEqual([]);
    const options = within(question).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => option.textContent)).toEqual([
      expect.any(String),
      expect.stringContaining('2م5'),
      expect.stringContaining('77'),
      'None of these: a new pupil',
    ]);
    await user.selectOptions(question, options[1]!);
    expect((await row(/^.2م5/)).querySelector('summary')?.textContent).toContain('1 stayed');
    await press('Save 1 class');
    await screen.findByText(/^1 class is saved/);
    expect(made()).toMatchObject([{ pupils: [{ studentId: 'student-2' }] }]);
  });
});

describe('a move that breaks off', () => {
  it('is done again without making a class twice, even if only the answer was lost', async () => {
    open([second, other, third]);
    await begin();
    api.on(addClass, () => {
      if (made().length > 0) return { status: 503, body: { code: 'unavailable' } };
      record.classes.push({ ...last(6, '3م3', second.pupils, now), follows: second.id });
      throw new TypeError('Failed to fetch');
    });
    await press('Save 3 classes');
    await screen.findByText(/could not all be saved/);
    record = fakeRecord(api, record.classes);
    await press('Try again');
    expect(await screen.findByText(/^3 classes are saved/)).toBeTruthy();
    expect(made().map(({ name }) => name)).toEqual(['3م3', '3م1', '4م3']);
  });

  it('says how far it came, and begins the sheets that are missing', async () => {
    open([second, other]);
    const own = { subject: 'الرياضيات', term: 1 as const, content: sheet };
    record.put(second.id, own);
    await begin();
    api.on(addMarkSheet, { status: 503, body: { code: 'unavailable' } });
    await press('Save 2 classes');
    expect(await screen.findByText(/^1 of 2 classes are saved\./)).toBeTruthy();
    record = fakeRecord(api, record.classes);
    record.put(second.id, own);
    await press('Try again');
    expect(await screen.findByText(/^2 classes are saved/)).toBeTruthy();
    expect(made().map(({ name }) => name)).toEqual(['3م3', '3م1']);
    expect(record.sheetsOf(made()[0]!.id)).toHaveLength(1);
  });

  it('can be begun again after a reload with what is left', async () => {
    const first = { ...last(6, '3م3', second.pupils, now), follows: second.id };
    open([second, other, first]);
    expect(await screen.findByText('School year 2025/2026: 2 classes')).toBeTruthy();
    await press('New school year');
    await tick(/^.2م1/);
    expect(screen.queryByRole('checkbox', { name: /^.2م3/ })).toBeNull();
    await press('Save 1 class');
    await screen.findByText(/^1 class is saved/);
    expect(record.classes.map(({ name }) => name)).toEqual(['2م3', '2م1', '3م3', '3م1']);
  });

  it('of two devices makes no class twice', async () => {
    open([second, other]);
    await begin();
    // The other device was quicker with one class, and calls it differently.
    record.classes.push({ ...last(7, '3م9', second.pupils, now), follows: second.id });
    await press('Save 2 classes');
    await screen.findByText(/^2 classes are saved/);
    expect(made().map(({ name }) => name)).toEqual(['3م9', '3م1']);
    expect(screen.getAllByText(/goes on as/)[0]!.textContent).toContain('3م9');
  });

  it('each class has a key of its own, so that the server saves it once', async () => {
    open([second, other]);
    await begin();
    await press('Save 2 classes');
    await screen.findByText(/^2 classes are saved/);
    expect(api.callsOf(addClass).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `follows-${second.id}`,
      `follows-${other.id}`,
    ]);
  });
});

describe('the timetable', () => {
  const saved = (put: () => { status?: number; body?: unknown }) => api.on(putSchoolYear, put);
  it('changes only if the teacher wishes it, and once', async () => {
    year = {
      timetable: [
        { day: 0, period: 1, className: '2م3', room: '5' },
        { day: 0, period: 2, className: '3م3' },
        { day: 1, period: 1, className: '1م1' },
      ],
      holidays: [],
    };
    saved(() => {
      year = api.callsOf(putSchoolYear).at(-1)!.body as SchoolYear;
      throw new TypeError('Failed to fetch');
    });
    open([second, third]);
    await begin();
    const choice = await tick(/Also change the classes in my timetable/);
    expect(choice.checked).toBe(false);
    expect(choice.closest('label')?.textContent).toContain('1 period');
    await user.click(choice);
    await press('Save 2 classes');
    await press('Try again');
    await screen.findByText(/^2 classes are saved\. Last/);
    expect(year).toEqual({
      timetable: [
        { day: 0, period: 1, className: '3م3', room: '5' },
        { day: 0, period: 2, className: '4م3' },
        { day: 1, period: 1, className: '1م1' },
      ],
      holidays: [],
    });
    expect(api.callsOf(putSchoolYear)).toMatchObject([{ precondition: 'W/"1"' }]);
  });

  it('begins with the last one of the year before, without its changes and days', async () => {
    year = {
      ...{ timetable: [], begins: '2025-09-21' },
      changes: [{ from: '2025-10-12', timetable: [{ day: 0, period: 1, className: '2م3' }] }],
    };
    saved(() => ({ body: api.callsOf(putSchoolYear).at(-1)!.body }));
    open([second]);
    await begin();
    await user.click(await tick(/Also change the classes in my timetable/));
    await press('Save 1 class');
    await waitFor(() => expect(api.callsOf(putSchoolYear)).toHaveLength(1));
    expect(api.callsOf(putSchoolYear).map(({ body }) => body)).toEqual([
      { timetable: [{ day: 0, period: 1, className: '3م3' }], changes: [] },
    ]);
  });

  it('is left alone where a new class has hours already', async () => {
    year = {
      timetable: [
        { day: 0, period: 1, className: '2م3' },
        { day: 0, period: 2, className: '3م3' },
      ],
    };
    open([second]);
    await begin();
    expect(await screen.findByText(/has periods of a new class already/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /timetable/ })).toBeNull();
  });

  it('that was changed meanwhile stays as it is', async () => {
    open([second]);
    await begin();
    await user.click(await tick(/Also change the classes in my timetable/));
    year = { timetable: [] };
    await press('Save 1 class');
    expect(await screen.findByText(/your timetable was changed meanwhile/)).toBeTruthy();
    expect(api.callsOf(putSchoolYear)).toEqual([]);
    expect(made()).toHaveLength(1);
  });
});

it('lists show this year’s classes first', async () => {
  open([second]);
  await begin();
  await press('Save 1 class');
  await screen.findByText(/^1 class is saved/);
  await waitFor(() => expect(api.callsOf(listClasses).length).toBeGreaterThan(1));
  await press('Close');
  const cards = within(await screen.findByRole('list', { name: 'My Classes' }));
  await waitFor(() => expect(cards.getAllByRole('heading', { level: 2 })).toHaveLength(1));
});
