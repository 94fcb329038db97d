import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import { rawWorkbook, sheetXml, textRow } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { workbook as workbookOf, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { getSchoolYear, putSchoolYear } from '#shared/contracts/school-year.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import {
  classLessonsPath,
  classMarksPath,
  classPath,
  markSheetPath,
} from '#frontend/lib/class-paths.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import ClassesPage from './classes-page.tsx';

const kept: SavedClass = {
  id: '01KJQ5N8000000000000000000',
  version: 3,
  name: '2م3',
  subject: 'الرياضيات',
  counts: { pupils: 2, girls: 1, boys: 1 },
  keptAt: '2026-09-01T08:00:00.000Z',
  changedAt: '2026-09-01T08:00:00.000Z',
  keptUntil: '2027-10-06T08:00:00.000Z',
  pupils: [
    { id: 'a0', fullName: 'بن علي ياسين', registrationNumber: '16020345', gender: 'male' },
    { id: 'a1', fullName: 'حداد سلمى', dateOfBirth: '2013-05-04', gender: 'female' },
  ],
};
const { pupils: _, ...summary } = kept;
const user = userEvent.setup({ delay: null, applyAccept: false });
let api: FakeApi;

const open = (classes: object[] = [summary], sheets: object[] = []) => {
  api.on(listClasses, { body: classes });
  api.on(listAllMarkSheets, { body: sheets });
  api.on(getSchoolYear, { body: { timetable: [] } });
  api.on(getClass, { body: kept, etag: 'W/"3"' });
  renderPage(<ClassesPage />);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Presses an item of the menu of the class. */
const choose = async (item: string) => {
  await user.click(await button('More actions for \u20682م3\u2069'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const workbook = () =>
  new File(
    [readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx')],
    'وثيقة حجز النقاط.xlsx',
  );
const upload = async (file: File) =>
  user.upload(await screen.findByLabelText('Workbook with class lists'), file);

beforeEach(() => {
  workbooksReadHere();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
});

describe('the page of my classes', () => {
  it('folds the classes of earlier years away', async () => {
    const today = new Date().toISOString();
    const current = { ...summary, id: '01KJQ5N8000000000000000001', name: '4م1', changedAt: today };
    open([{ ...summary, changedAt: '2024-10-01T08:00:00.000Z' }, current]);
    const cards = within(await screen.findByRole('list', { name: 'My Classes' }));
    expect(cards.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const earlier = screen.getByText('School year 2024/2025: 1 class').closest('details')!;
    expect(earlier.open).toBe(false);
    expect(within(earlier).getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(1);
  });

  it('shows each class, and that no AI model sees it', async () => {
    open();
    const card = await screen.findByRole('heading', { level: 2, name: nameOfClass(kept) });
    expect(within(card).getByRole('link').getAttribute('href')).toBe(classPath(kept.id));
    expect(screen.getByText('2 pupils: 1 girl, 1 boy')).toBeTruthy();
    expect(screen.getByText('1 class, 2 pupils')).toBeTruthy();
    expect(screen.getByText(/400 days.*never sent to an AI model/)).toBeTruthy();
  });

  it('names a class whose name is too long for its monogram, and one without a subject', async () => {
    const long = { ...summary, name: 'السنة الثانية متوسط 3' };
    open([long, { ...summary, id: '01KJQ5N8000000000000000001', subject: undefined }]);
    expect(await screen.findByRole('heading', { level: 2, name: nameOfClass(long) })).toBeTruthy();
    expect(screen.getByText('الرياضيات')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '\u20682م3\u2069' })).toBeTruthy();
  });

  it('has everything that can be done with a class in a menu, for the keyboard as well', async () => {
    open();
    const more = await button('More actions for \u20682م3\u2069');
    more.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(
      items.map((item) => [item.textContent, item.getAttribute('href')]).filter(([, at]) => at),
    ).toEqual([
      ['Marks of \u20682م3\u2069', classMarksPath(kept.id)],
      ['Lessons of \u20682م3\u2069', classLessonsPath(kept.id)],
      ['Pupils of \u20682م3\u2069', classPath(kept.id)],
      ['Make a notebook for \u20682م3\u2069', `/notebooks/create?classes=${kept.id}`],
      ['Put \u20682م3\u2069 on the wheel', `/games/spinner?class=${kept.id}`],
    ]);
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Delete \u20682م3\u2069');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(more));
  });

  it('explains itself while it is empty', async () => {
    open([]);
    expect(await screen.findByText(/You have not saved any class yet/)).toBeTruthy();
    expect(await button('Save classes from a workbook')).toBeTruthy();
  });
});

describe('the marks of a class', () => {
  const sheet = (id: string, marks: number) => ({
    ...{ id, classId: kept.id, subject: 'الرياضيات', term: Number(id[1]), columns: 3, marks },
    ...{ createdAt: kept.keptAt, changedAt: kept.keptAt },
  });
  const [first, second, third] = ['t1-abcdefghij', 't2-abcdefghij', 't3-abcdefghij'] as const;
  const rows = async () => {
    const list = within(await screen.findByRole('list', { name: 'How much is filled in' }));
    return list.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  const next = (name: string) =>
    screen.findByRole('link', { name: `${name} ${nameOfClass(kept)}` });

  it('are shown term by term, in words', async () => {
    open([summary], [sheet(first, 4), sheet(second, 6)]);
    expect(await rows()).toEqual([
      'First term66% (4 of 6)',
      'Second termcomplete',
      'Third termNot begun',
    ]);
  });

  it('are counted by subject if there are several', async () => {
    open([summary], [sheet(first, 6), { ...sheet('t1-bbcdefghij', 1), subject: 'العلوم' }]);
    expect((await rows())[0]).toBe('First term58% (1 of 2 subjects)');
    expect(screen.getByText('1 subject unfinished')).toBeTruthy();
  });

  it('that are missing come next', async () => {
    const all = [sheet(first, 4), sheet(second, 4), sheet(third, 4)];
    open([summary], all);
    const link = await next('Type marks');
    expect(all.map(({ id }) => markSheetPath(kept.id, id))).toContain(link.getAttribute('href'));
    expect(screen.getByText('2 marks missing')).toBeTruthy();
  });

  it('are begun next if the term has none, and printed when they are complete', async () => {
    open();
    expect((await next('Begin the marks')).getAttribute('href')).toBe(classMarksPath(kept.id));
    expect(screen.getByText(/term: no marks yet$/)).toBeTruthy();
    cleanup();
    open([summary], [sheet(first, 6), sheet(second, 6), sheet(third, 6)]);
    expect((await next('Make a notebook')).getAttribute('href')).toBe(
      `/notebooks/create?classes=${kept.id}`,
    );
  });

  it('can be fetched again after a failure, while the classes are shown', async () => {
    api.on(listAllMarkSheets, { status: 503, body: { code: 'unavailable' } });
    api.on(listClasses, { body: [summary] });
    renderPage(<ClassesPage />);
    await screen.findByText('The marks could not be loaded');
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    api.on(listAllMarkSheets, { body: [] });
    await user.click(await button('Try again'));
    expect(await rows()).toHaveLength(3);
  });
});

describe('a saved class', () => {
  it('is deleted once that is confirmed', async () => {
    open();
    api.on(deleteClass, () => {
      api.on(listClasses, { body: [] });
      return {};
    });
    await choose('Delete \u20682م3\u2069');
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.callsOf(deleteClass)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/You have not saved any class yet/)).toBeTruthy();
    expect(api.callsOf(deleteClass)).toMatchObject([{ path: `/api/classes/${kept.id}` }]);
  });

  it('is renamed in its current version', async () => {
    open();
    api.on(replaceClass, { body: { ...kept, name: '3م3', version: 4 } });
    await choose('Rename \u20682م3\u2069');
    const field = await screen.findByLabelText<HTMLInputElement>('Class');
    await user.clear(field);
    await user.click(await button('Save'));
    expect(await screen.findByText('Enter the name of the class.')).toBeTruthy();
    await user.type(field, '3م3');
    await user.click(await button('Save'));
    await waitFor(() => expect(api.callsOf(replaceClass)).toHaveLength(1));
    expect(api.callsOf(replaceClass)).toMatchObject([
      {
        precondition: 'W/"3"',
        body: { name: '3م3', subject: 'الرياضيات', pupils: kept.pupils },
      },
    ]);
    await waitFor(() => expect(api.callsOf(getSchoolYear)).toHaveLength(1));
  });

  it('is renamed in all its timetables too, so that its sessions stay its own', async () => {
    open();
    const lesson = { day: 0, period: 1 } as const;
    const year = (className: string) => ({
      timetable: [{ ...lesson, className }],
      changes: [{ from: '2026-11-01', timetable: [{ ...lesson, period: 2, className }] }],
    });
    api.on(getSchoolYear, { body: year('2 م 3'), etag: 'W/"7"' });
    api.on(putSchoolYear, { body: year('3م3'), etag: 'W/"8"' });
    api.on(replaceClass, { body: { ...kept, name: '3م3', version: 4 } });
    await choose('Rename \u20682م3\u2069');
    const field = await screen.findByLabelText<HTMLInputElement>('Class');
    await user.clear(field);
    await user.type(field, '3م3');
    await user.click(await button('Save'));
    await waitFor(() => expect(api.callsOf(putSchoolYear)).toHaveLength(1));
    expect(api.callsOf(putSchoolYear)).toMatchObject([
      { precondition: 'W/"7"', body: year('3م3') },
    ]);
  });
});

describe('classes read from a workbook', () => {
  it('can be saved one by one or all at once, with their marks', async () => {
    open([]);
    const record = fakeRecord(api);
    await user.click(await button('Save classes from a workbook'));
    await upload(workbook());
    await screen.findByRole('checkbox', { name: /Also add the marks/ });
    await user.click(await button('Save \u20681م1\u2069'));
    expect(await screen.findByText(/ marks and 40 remarks added$/)).toBeTruthy();
    await user.click(await button('Save all 5 classes'));
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(6));
    await waitFor(() =>
      expect(screen.getAllByText(/ marks and 40 remarks added$/)).toHaveLength(6),
    );
    const bodies = api.callsOf(addClass).map(({ body }) => body as { pupils: object[] });
    expect(bodies.map((body) => body.pupils.length)).toEqual([40, 40, 40, 40, 40, 40]);
    const sheets = record.classes.flatMap(({ id }) => record.sheetsOf(id));
    expect(sheets.map(({ subject, term }) => [subject, term])).toEqual(
      Array.from({ length: 6 }, () => ['اللغة العربية', 1]),
    );
  });

  it('are rejected with the reason', async () => {
    open([]);
    await user.click(await button('Save classes from a workbook'));
    await upload(new File(['x'], 'list.xlsx'));
    expect((await screen.findByRole('alert')).textContent).toContain('not an Excel workbook');
  });

  it.each([
    ['names', '<c r="A2"><f>B9</f></c><c r="B2"><v>12</v></c>', 'A2 (\u2068الاسم\u2069)'],
    [
      'marks',
      '<c r="A2" t="str"><v>أمينة</v></c><c r="B2"><f>C9</f></c>',
      'B2 (\u2068الفرض\u2069)',
    ],
  ])(
    'are not said to be missing when their %s are formulas without results',
    async (_, cells, at) => {
      open([]);
      await user.click(await button('Save classes from a workbook'));
      const xml = sheetXml(textRow(1, 'الاسم', 'الفرض') + `<row r="2">${cells}</row>`);
      await upload(new File([new Uint8Array(rawWorkbook(xml))], 'list.xlsx'));
      expect((await screen.findByRole('alert')).textContent).toBe(
        `Sheet S holds formulas without results: ${at}. Open and save the workbook in a spreadsheet program such as Excel or LibreOffice, then choose it again.`,
      );
    },
  );

  it('are asked about where a sheet may be no list, beside those that are', async () => {
    open([]);
    fakeRecord(api);
    await user.click(await button('Save classes from a workbook'));
    const pairs = [
      ['Kaci', 'Ali'],
      ['Talbi', 'Sara'],
      ['Hamdani', 'Islam'],
    ];
    const file = workbookOf([
      ['2AM1', worksheet([['Aya Bouzid'], ['Ali Haddad'], ['Ines Kaci']])],
      ['Feuil2', worksheet(pairs)],
      ['Feuil3', worksheet(pairs.map(([one, two]) => [`${one}e`, `${two}e`]))],
    ]);
    await upload(new File([new Uint8Array(file)], 'lists.xlsx'));
    const asked = await screen.findByRole('group', {
      name: 'Which column of Feuil2 has the names?',
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await button('Save 2AM1')).toBeTruthy();
    await user.click(within(asked).getByRole('button', { name: 'These are the names' }));
    await user.click(await button('Save Feuil2'));
    await user.click(await button('Leave this sheet out'));
    await waitFor(() => expect(screen.queryByRole('group', { name: /Feuil3/ })).toBeNull());
    const [saved] = api.callsOf(addClass).map(({ body }) => body as { pupils: object[] });
    expect(saved?.pupils).toMatchObject([
      { fullName: 'Kaci Ali' },
      { fullName: 'Talbi Sara' },
      { fullName: 'Hamdani Islam' },
    ]);
  });

  it('update the saved class of the same name after showing who joined and who left', async () => {
    open();
    api.on(replaceClass, { body: { ...kept, version: 4 } });
    await choose('Update \u20682م3\u2069 from a new file');
    await upload(workbook());
    expect(await screen.findByText('40 new pupils')).toBeTruthy();
    expect(screen.getByText('2 pupils left')).toBeTruthy();
    expect(api.callsOf(replaceClass)).toEqual([]);
    await user.click(await button('Save 42 changes'));
    await waitFor(() => expect(api.callsOf(replaceClass)).toHaveLength(1));
    const { body, precondition } = api.callsOf(replaceClass)[0]!;
    const { name, pupils } = body as ClassContent;
    expect([precondition, name, pupils.length]).toEqual(['W/"3"', '2م3', 40]);
  });

  describe('with two pupils of one name', () => {
    const [ali, sara, lina] = ['Ali Haddad', 'Sara Kaci', 'Lina Talbi'];
    /** Reads a newer list, and returns the questions about its namesakes. */
    const questionsOf = async (before: readonly string[], after: readonly string[]) => {
      open();
      const pupils = before.map((fullName, index) => ({ id: `p${index}`, fullName }));
      const counts = { pupils: pupils.length, girls: 0, boys: 0 };
      api.on(getClass, { body: { ...kept, pupils, counts }, etag: 'W/"3"' });
      api.on(replaceClass, { body: { ...kept, version: 4 } });
      await choose('Update \u20682م3\u2069 from a new file');
      const rows = after.map((name, index) => [String(index + 1), name]);
      const file = workbookOf([['2م3', worksheet([['No.', 'Full name'], ...rows])]]);
      await upload(new File([new Uint8Array(file)], 'lists.xlsx'));
      const group = await screen.findByRole('group', { name: /^Several pupils are called/ });
      return within(group).getAllByRole('combobox');
    };
    const savedIds = async () => {
      await user.click(await button(/^Save/));
      await waitFor(() => expect(api.callsOf(replaceClass)).toHaveLength(1));
      const { pupils } = api.callsOf(replaceClass)[0]!.body as ClassContent;
      return pupils.map(({ id }) => id);
    };

    it('ask who is who, and save what the teacher says', async () => {
      const [first, second] = await questionsOf([lina, ali, sara, ali], [sara, ali, lina, ali]);
      await user.click(await button(/^Save/));
      await screen.findByText(/^First say of each pupil of one name/);
      expect(api.callsOf(replaceClass)).toEqual([]);
      await user.selectOptions(first!, 'No. 4');
      await user.selectOptions(second!, 'No. 2');
      expect(await savedIds()).toEqual(['p2', 'p3', 'p0', 'p1']);
    });

    it('save two new ones when the one of that name left', async () => {
      const questions = await questionsOf([lina, ali, sara], [ali, lina, ali, sara]);
      for (const question of questions) await user.selectOptions(question, 'New in the class');
      expect(await savedIds()).toEqual([undefined, 'p0', undefined, 'p2']);
    });
  });

  it('do not replace a class that has changed meanwhile, and say so', async () => {
    open();
    api.on(replaceClass, { status: 412, body: { code: 'precondition-failed', current: kept } });
    await choose('Update \u20682م3\u2069 from a new file');
    await upload(workbook());
    await user.click(await button('Save 42 changes'));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText(/^The class was changed elsewhere.*check them, and save again/);
    expect(notifications.get()?.tone).toBe('quiet');
    api.on(replaceClass, { status: 500, body: { code: 'internal' } });
    await user.click(await button('Save 42 changes'));
    await dialog.findByText(/^The class could not be saved. Please try again/);
    expect(dialog.queryByText(/changed elsewhere/)).toBeNull();
  });

  it('stay in their dialog while they are saved', async () => {
    open();
    let answer = (): void => undefined;
    api.on(
      replaceClass,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { ...kept, version: 4 } });
        }),
    );
    await choose('Update \u20682م3\u2069 from a new file');
    await upload(workbook());
    await user.click(await button('Save 42 changes'));
    await waitFor(() => expect(api.callsOf(replaceClass)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(await button('Cancel'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
