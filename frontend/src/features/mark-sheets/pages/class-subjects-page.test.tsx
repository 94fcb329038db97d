import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { mutate } from 'swr';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getClassSubjects, putClassSubjects } from '#shared/contracts/class-subjects.ts';
import { addMarkSheet, getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { classSubjects, type ClassSubjects } from '#shared/model/class-subjects.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { arabicPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { classSubjectsPath } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { rendersOf } from '#frontend/test-support/count-renders.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import ClassSubjectsPage from './class-subjects-page.tsx';

const user = userEvent.setup({ delay: null });
const time = '2026-11-20T08:00:00.000Z';
const classOf = (count: number, level: SavedClass['level'] = 'Middle'): SavedClass => ({
  ...{ id: '01KJQ5N8000000000000000001', version: 1, name: '4م2', ...(level && { level }) },
  ...{ counts: { pupils: count, girls: 0, boys: 0 }, keptAt: time, changedAt: time },
  keptUntil: time,
  pupils: arabicPupils(7, count).map(({ surname, givenName }, index) => ({
    ...{ id: `p${index}`, fullName: `${surname} ${givenName} ${index}` },
  })),
});
/** A subject as a colleague gave it: one average for each pupil. */
const given = (texts: readonly string[], scale = 20): MarkSheetContent => ({
  columns: [{ id: 'c1', heading: 'المعدل', role: 'term', scale }],
  marks: Object.fromEntries(
    texts.flatMap((text, index) => (text ? [[`p${index}`, { c1: { text } }]] : [])),
  ),
});
/** A subject of the teacher's own. */
const own: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c2', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: {
    p0: { c1: { text: '12' }, c2: { text: '15' } },
    p1: { c1: { text: '8' }, c2: { text: '11' } },
  },
  averages: {
    ...{ preset: 'middle-2022', scale: 20 },
    parts: [
      { roles: ['activities', 'test'], weight: 1 },
      { roles: ['exam'], weight: 2 },
    ],
  },
};

let api: FakeApi;
let record: ReturnType<typeof fakeRecord>;
let stored: ClassSubjects;
let version: number;
const begin = (kept: SavedClass, settings: ClassSubjects = { subjects: [] }): void => {
  stored = settings;
  version = 1;
  record = fakeRecord(api, [kept]);
  const answer = () => ({ body: stored, etag: `W/"${version}"` });
  api.on(getClassSubjects, answer);
  api.on(putClassSubjects, () => {
    stored = z.parse(classSubjects, api.calls.at(-1)?.body);
    version += 1;
    return answer();
  });
  api.on(getReportSettings, { body: {} });
  api.on(getProfile, { body: sampleProfile });
};
beforeEach(() => {
  api = fakeApi();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  session.set({ status: 'signed-out', deliberate: true });
  await forgetResources();
  localStorage.clear();
});

const id = '01KJQ5N8000000000000000001';
const show = (locale: 'en-US' | 'ar' = 'en-US', search = '?period=1') =>
  renderPage(
    <Routes>
      <Route path={paths.classSubjects} element={<ClassSubjectsPage />} />
    </Routes>,
    { at: classSubjectsPath(id) + search, locale },
  );
const cell = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const textAt = (place: string) => cell(place).querySelector('bdi')?.textContent;
const rowOf = (row: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => textAt(`${row}:${from + at}`));
const put = (subject: string, content: MarkSheetContent, term: 1 | 2 | 3 = 1) =>
  record.put(id, { subject, term, content });
const sheetOf = (subject: string, term = 1) =>
  record.sheetsOf(id).find((sheet) => sheet.subject === subject && sheet.term === term);
/** Whether the browser asks before the tab is closed. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const counted: ClassSubjects = {
  subjects: [
    { subject: 'الرياضيات', coefficient: 4 },
    { subject: 'التاريخ', coefficient: 1.5 },
    { subject: 'التربية البدنية', coefficient: 1 },
  ],
};

describe('all subjects of a class', () => {
  it('give the general average, the rank and the honour; whoever lacks a mark has none of them', async () => {
    begin(classOf(3), counted);
    put('الرياضيات', own);
    put('التاريخ', given(['10', '16', '12']));
    put('التربية البدنية', given(['معفى', '18', '14']));
    show();
    await screen.findByRole('grid');
    // (14 × 4 + 10 × 1.5) ÷ 5.5, without physical education; (10 × 4 + 16 × 1.5 + 18) ÷ 6.5.
    expect(rowOf(0, 2, 8)).toEqual(['12,91', '1', '14', '10', 'معفى', 'Honour roll']);
    expect(rowOf(1, 2, 8)).toEqual(['12,62', '2', '10', '16', '18', 'Honour roll']);
    expect(rowOf(2, 2, 8)).toEqual(['—', '—', '', '12', '14', '1 subject missing']);
    expect(cell('-1:5').textContent).toContain('coefficient 1.5');
    expect(
      screen.getByText(/^General average: each average as printed × its coefficient/),
    ).toBeTruthy();
    const missing = within(await screen.findByRole('region', { name: 'What is missing' }));
    expect(missing.getByText(/1 pupil without all marks/)).toBeTruthy();
    expect(missing.getByRole('link', { name: 'Open its marks' })).toBeTruthy();
  });

  it('do not take the only test of a subject for its average: nothing is typed over it, and a rule is asked for', async () => {
    begin(classOf(1), counted);
    const test = { ...own, columns: own.columns.slice(0, 1), averages: undefined };
    put('الرياضيات', { ...test, marks: { p0: { c1: { text: '12' } } } });
    show();
    await screen.findByRole('grid');
    expect(rowOf(0, 2, 5)).toEqual(['—', '—', '']);
    await user.click(cell('0:4'));
    await user.keyboard('15{Enter}');
    expect(rowOf(0, 2, 5)).toEqual(['—', '—', '']);
    expect(screen.getByRole('link', { name: 'Choose the rule' })).toBeTruthy();
    expect(sheetOf('الرياضيات')?.content.marks).toEqual({ p0: { c1: { text: '12' } } });
  });

  it('without a coefficient have no general average, and ask for it', async () => {
    begin(classOf(2));
    put('التاريخ', given(['10', '16']));
    show();
    await screen.findByRole('grid');
    expect(rowOf(0, 2, 6)).toEqual(['—', '—', '10', '1 subject missing']);
    await user.click(await screen.findByRole('button', { name: 'Give the coefficient' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Coefficients of/ }));
    const field = dialog.getByRole('textbox', { name: /^Coefficient of/ });
    await user.type(field, '0');
    expect(dialog.getByRole('alert').textContent).toContain('no coefficient of 0');
    await user.clear(field);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Year of study' }), '1');
    expect(dialog.getByText(/letter 1547/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Coefficient of/ }).value).toBe(
      '1',
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(textAt('0:2')).toBe('10'));
    expect(stored).toMatchObject({ year: 1, subjects: [{ subject: 'التاريخ', coefficient: 1 }] });
  });

  it('take a column typed straight away, whose first mark begins the sheet', async () => {
    begin(classOf(3), counted);
    put('الرياضيات', own);
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('11{Enter}غ م{Enter}12,5{Enter}');
    expect([0, 1, 2].map((row) => textAt(`${row}:5`))).toEqual(['11', 'غ م', '12,5']);
    await waitFor(() => {
      const { columns = [], marks = {} } = sheetOf('التاريخ')?.content ?? {};
      expect(columns.map(({ role, scale }) => [role, scale])).toEqual([['term', 20]]);
      expect(['p0', 'p1', 'p2'].map((one) => marks[one]?.[columns[0]!.id]?.text)).toEqual([
        ...['11', 'غ م', '12,5'],
      ]);
    });
    expect(api.callsOf(addMarkSheet)).toHaveLength(1);
  });

  it('lose no mark that is typed while the sheet is being made', async () => {
    begin(classOf(4), counted);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const make = () => {
      const { subject, term, content } = z.parse(
        addMarkSheet.body,
        api.callsOf(addMarkSheet)[0]?.body,
      );
      return put(subject, content, term);
    };
    api.on(addMarkSheet, async () => {
      await arrived;
      return record.answerOf(make(), id);
    });
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('12{Enter}معفى{Enter}1');
    arrive();
    await waitFor(() => expect(sheetOf('التاريخ')).toBeDefined());
    await waitFor(() => expect(api.callsOf(getMarkSheet)).not.toEqual([]));
    await user.keyboard('3{Enter}14{Enter}');
    expect([0, 1, 2, 3].map((row) => textAt(`${row}:5`))).toEqual(['12', 'معفى', '13', '14']);
    await waitFor(() => {
      const { columns = [], marks = {} } = sheetOf('التاريخ')?.content ?? {};
      expect(['p0', 'p1', 'p2', 'p3'].map((one) => marks[one]?.[columns[0]!.id]?.text)).toEqual([
        ...['12', 'معفى', '13', '14'],
      ]);
    });
  });

  it('keep what was typed while no sheet can be made, also when another term is looked at meanwhile', async () => {
    begin(classOf(2), counted);
    api.on(addMarkSheet, { status: 500, body: { code: 'internal-error', message: 'no' } });
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('12{Enter}13{Enter}');
    await screen.findByText(/^Not saved yet: /);
    await user.click(screen.getByRole('button', { name: 'Second term' }));
    await waitFor(() => expect(screen.queryByText(/^Not saved yet: /)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'First term' }));
    await screen.findByText(/^Not saved yet: /);
    expect([textAt('0:5'), textAt('1:5')]).toEqual(['12', '13']);
    await user.click(screen.getByRole('button', { name: 'Year' }));
    await screen.findByText('Marks that are not sent yet are not in this table.');
  });

  it('write no average that was typed into the first column of a sheet that another device has begun', async () => {
    begin(classOf(2), counted);
    api.on(addMarkSheet, () => {
      put('التاريخ', own);
      return { status: 409, body: { code: 'mark-sheet-exists', message: 'there' } };
    });
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('19{Enter}');
    await waitFor(() => expect(textAt('0:5')).toBe('14'));
    expect(sheetOf('التاريخ')?.content.marks).toEqual(own.marks);
  });

  it('undo the last mark, whichever subject it belongs to', async () => {
    begin(classOf(2), counted);
    put('التاريخ', given(['10', '16']));
    put('التربية البدنية', given(['12', '14']));
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('11{Tab}13{Enter}');
    expect(rowOf(0, 5, 7)).toEqual(['11', '13']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rowOf(0, 5, 7)).toEqual(['11', '12']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rowOf(0, 5, 7)).toEqual(['10', '12']);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(rowOf(0, 5, 7)).toEqual(['11', '12']);
  });

  it('write an exemption into the empty marks of a subject that is worked out, and no mark', async () => {
    begin(classOf(3), { subjects: [{ subject: 'الرياضيات', coefficient: 4, exempt: true }] });
    put('الرياضيات', own);
    show();
    await screen.findByRole('grid');
    await user.click(cell('2:4'));
    await user.keyboard('معفى{Enter}');
    expect(textAt('2:4')).toBe('معفى');
    await waitFor(() =>
      expect(sheetOf('الرياضيات')?.content.marks['p2']).toEqual({
        c1: { text: 'معفى' },
        c2: { text: 'معفى' },
      }),
    );
    await user.click(cell('0:4'));
    await user.keyboard('9{Enter}');
    expect(textAt('0:4')).toBe('14');
  });

  it('of one pupil are typed across by keys, and the next pupil follows the last subject', async () => {
    begin(classOf(2, 'Primary'), {
      ...{ year: 3, preset: 'primary' },
      subjects: [
        { subject: 'الرياضيات', coefficient: 1 },
        { subject: 'التاريخ', coefficient: 1 },
        { subject: 'اللغة الفرنسية', coefficient: 1, words: [1] },
      ],
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Pupil by pupil' }));
    const dialog = within(await screen.findByRole('dialog'));
    const first = await dialog.findByRole('textbox', { name: /الرياضيات/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('8{Enter}7,5{Enter}قراءة سليمة{Enter}');
    await dialog.findByText('2/2');
    await user.keyboard('11{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The highest mark is 10');
    await user.click(dialog.getByRole('button', { name: 'Previous' }));
    await dialog.findByText(/General average 7,75, rank 1/);
    await waitFor(() => {
      expect(sheetOf('اللغة الفرنسية')?.content.remarks).toEqual({ p0: 'قراءة سليمة' });
      expect(Object.keys(sheetOf('الرياضيات')?.content.marks ?? {})).toEqual(['p0', 'p1']);
    });
  });

  it('of a year have the average of three terms, and the decision', async () => {
    begin(classOf(2), { subjects: [{ subject: 'التاريخ', coefficient: 2 }], pass: 10 });
    put('التاريخ', given(['10', '9']), 1);
    put('التاريخ', given(['12', '9']), 2);
    put('التاريخ', given(['14', '9,5']), 3);
    show('ar', '?period=year');
    const table = await screen.findByRole('region', { name: 'السنة' });
    await within(table).findByText('ينتقل');
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['10', '12', '14', '12', '1', 'لوحة شرف', 'ينتقل'],
      ['9', '9', '9,5', '9,17', '2', '', 'يُعرض على المجلس'],
    ]);
  });

  it('of a year have a pupil who has left, with the day and without a rank', async () => {
    const { pupils, ...kept } = classOf(3);
    const left = [{ ...pupils[1]!, leftOn: '2027-03-02' }];
    const own = { ...kept, pupils: [pupils[0]!, pupils[2]!], left };
    begin(own, { subjects: [{ subject: 'التاريخ', coefficient: 2 }] });
    put('التاريخ', given(['10', '9']), 1);
    show('ar', '?period=year');
    const table = await screen.findByRole('region', { name: 'السنة' });
    const gone = await within(table).findByText(/غادر يوم/);
    const row = gone.closest('tr')!;
    expect(row.textContent).toContain(pupils[1]!.fullName);
    expect(row).toBe(table.querySelector('tbody tr:last-child'));
    const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['9', '—', '—', '—', '—', '', '']);
  });

  it('of a year say that a mark is not sent yet, and show it once it is', async () => {
    begin(classOf(1), { subjects: [{ subject: 'التاريخ', coefficient: 2 }] });
    const sheet = put('التاريخ', given(['10']));
    let send = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    api.on(markSheetVersions.putDocument, async () => {
      const { marks } = z.parse(markSheetContent, api.calls.at(-1)?.body);
      await sent;
      record.write(sheet, marks);
      const { body, etag } = record.answerOf(sheet, id);
      return { body: body.document, etag };
    });
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:4'));
    await user.keyboard('13{Enter}');
    await user.click(screen.getByRole('button', { name: 'Year' }));
    const table = await screen.findByRole('region', { name: 'Year' });
    const note = 'Marks that are not sent yet are not in this table.';
    await screen.findByText(note);
    expect(table.querySelector('tbody td')?.textContent).toBe('10');
    send();
    await waitFor(() => expect(table.querySelector('tbody td')?.textContent).toBe('13'));
    expect(screen.queryByText(note)).toBeNull();
  });

  it('of one pupil take in the mark that is being typed when the page is left', async () => {
    begin(classOf(2), counted);
    put('الرياضيات', given(['10', '16']));
    const page = show();
    await user.click(await screen.findByRole('button', { name: 'Pupil by pupil' }));
    const field = await screen.findByRole('textbox', { name: /الرياضيات/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('17');
    page.unmount();
    await waitFor(() =>
      expect(sheetOf('الرياضيات')?.content.marks['p0']).toEqual({ c1: { text: '17' } }),
    );
  });

  it('of one pupil take a word from its button, by keyboard and by pointer', async () => {
    begin(classOf(2), counted);
    put('الرياضيات', given(['10', '16']));
    put('التاريخ', given(['11', '12']));
    show();
    await user.click(await screen.findByRole('button', { name: 'Pupil by pupil' }));
    const dialog = within(await screen.findByRole('dialog'));
    const first = await dialog.findByRole('textbox', { name: /الرياضيات/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /التاريخ/ });
    await user.keyboard('{Enter}9');
    const absence = dialog.getByRole('button', { name: /^Absence .*غ/ });
    act(() => absence.focus());
    await user.keyboard('{Enter}');
    expect([field.value, document.activeElement]).toEqual(['غ', field]);
    await user.keyboard('14');
    await user.click(absence);
    expect([field.value, document.activeElement]).toEqual(['غ', field]);
    await user.click(dialog.getByRole('button', { name: /^Exemption .*معفى/ }));
    await user.click(dialog.getByRole('button', { name: 'Next pupil' }));
    await waitFor(() =>
      expect(sheetOf('التاريخ')?.content.marks['p0']).toEqual({ c1: { text: 'معفى' } }),
    );
  });

  describe('whose coefficients another device has saved', () => {
    const saveElsewhere = (): void => {
      stored = { subjects: [{ subject: 'التاريخ', coefficient: 5 }] };
      version += 1;
    };
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Coefficients' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Coefficients of/ }));
      return { dialog, field: dialog.getByRole<HTMLInputElement>('textbox', { name: /التاريخ/ }) };
    };
    beforeEach(() => {
      begin(classOf(1), { subjects: [{ subject: 'التاريخ', coefficient: 2 }] });
      api.on(putClassSubjects, () => {
        const call = api.calls.at(-1);
        const etag = () => `W/"${version}"`;
        if (call?.precondition !== etag())
          return { status: 412, body: { code: 'precondition-failed', message: 'no' } };
        stored = z.parse(classSubjects, call.body);
        version += 1;
        return { body: stored, etag: etag() };
      });
    });

    it('ask before they are replaced, also when the page has read the newer ones', async () => {
      show();
      const { dialog, field } = await openDialog();
      await user.clear(field);
      await user.type(field, '3');
      saveElsewhere();
      await act(() => mutate(`${getClassSubjects.id}/${id}`));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByText(/changed elsewhere after you began/);
      expect(stored.subjects).toEqual([{ subject: 'التاريخ', coefficient: 5 }]);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(document.activeElement?.textContent).toBe('Keep my changes');
      await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(stored.subjects).toEqual([{ subject: 'التاريخ', coefficient: 3 }]),
      );
    });

    it('say so of a draft that is found again, and take the newer ones', async () => {
      const page = show();
      const before = await openDialog();
      await user.type(before.field, '0');
      page.unmount();
      await forgetResources();
      saveElsewhere();
      show();
      const { dialog, field } = await openDialog();
      expect(field.value).toBe('20');
      await dialog.findByText(/changed elsewhere after you began/);
      await user.click(dialog.getByRole('button', { name: 'Use the newer version' }));
      expect(field.value).toBe('5');
      expect(dialog.queryByText(/changed elsewhere/)).toBeNull();
    });
  });

  it('save a name that is still in the field for another subject', async () => {
    begin(classOf(1), { subjects: [{ subject: 'التاريخ', coefficient: 2 }] });
    show();
    await user.click(await screen.findByRole('button', { name: 'Coefficients' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Coefficients of/ }));
    await user.type(dialog.getByRole('textbox', { name: /Another subject/ }), 'الرسم');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored.subjects.map(({ subject }) => subject)).toEqual(['التاريخ', 'الرسم']),
    );
  });

  it('of 45 pupils draw little for each key', async () => {
    const subjects = Array.from({ length: 15 }, (_, index) => ({
      ...{ subject: `مادة ${index + 1}`, coefficient: (index % 4) + 1 },
    }));
    begin(classOf(45), { subjects });
    for (const { subject } of subjects)
      put(subject, given(Array.from({ length: 45 }, (_, index) => String(5 + (index % 15)))));
    show();
    await waitFor(() => expect(cell('44:0')).toBeTruthy());
    await user.click(cell('0:4'));
    // The first edit of a visit also makes undo possible.
    await user.keyboard('11{ArrowDown}');
    const key = await rendersOf(() => user.keyboard('1'));
    const next = await rendersOf(() => user.keyboard('3'));
    const arrow = await rendersOf(() => user.keyboard('{ArrowDown}{ArrowUp}'));
    expect([key.length <= 10, next.length <= 10], [...key, '|', ...next].join(' ')).toEqual([
      ...[true, true],
    ]);
    expect(arrow.length, arrow.join(' ')).toBeLessThanOrEqual(20);
  });

  it('lose no mark when the page is left while the sheet is being made', async () => {
    begin(classOf(3), counted);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.on(addMarkSheet, async () => {
      const { subject, term, content } = z.parse(addMarkSheet.body, api.calls.at(-1)?.body);
      await arrived;
      return record.answerOf(put(subject, content, term), id);
    });
    const page = show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('12{Enter}13{Enter}14{Enter}');
    await user.click(cell('0:5'));
    await user.keyboard('11{Enter}');
    page.unmount();
    expect(asks()).toBe(true);
    arrive();
    await waitFor(() => {
      const { columns = [], marks = {} } = sheetOf('التاريخ')?.content ?? {};
      expect(['p0', 'p1', 'p2'].map((one) => marks[one]?.[columns[0]!.id]?.text)).toEqual([
        ...['11', '13', '14'],
      ]);
    });
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('keep what could not be saved until the page is opened again, and save it then', async () => {
    begin(classOf(2), counted);
    let isUp = false;
    api.on(addMarkSheet, () => {
      if (!isUp) return { status: 500, body: { code: 'internal-error', message: 'no' } };
      const { subject, term, content } = z.parse(addMarkSheet.body, api.calls.at(-1)?.body);
      return record.answerOf(put(subject, content, term), id);
    });
    const page = show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('12{Enter}13{Enter}');
    await screen.findByText(/^Not saved yet: /);
    page.unmount();
    expect(asks()).toBe(true);
    show();
    await screen.findByText(/^Not saved yet: /);
    expect([textAt('0:5'), textAt('1:5')]).toEqual(['12', '13']);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asks()).toBe(false));
    await waitFor(() => expect([textAt('0:5'), textAt('1:5')]).toEqual(['12', '13']));
    expect(Object.keys(sheetOf('التاريخ')?.content.marks ?? {})).toEqual(['p0', 'p1']);
  });

  it('write into a sheet that another device has begun only where it has nothing, and name the rest', async () => {
    begin(classOf(3), counted);
    api.on(addMarkSheet, () => {
      if (!sheetOf('التاريخ')) put('التاريخ', given(['17', '', '9']));
      return { status: 409, body: { code: 'mark-sheet-exists', message: 'there' } };
    });
    show();
    await screen.findByRole('grid');
    await user.click(cell('0:5'));
    await user.keyboard('12{Enter}13{Enter}9{Enter}');
    const note = await screen.findByText(/another device or a file has begun/);
    expect(note.textContent).toContain(' 0 (12)');
    expect(note.textContent).not.toContain('(9)');
    await waitFor(() => expect(sheetOf('التاريخ')?.content).toEqual(given(['17', '13', '9'])));
    await waitFor(() =>
      expect([0, 1, 2].map((row) => textAt(`${row}:5`))).toEqual(['17', '13', '9']),
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/another device or a file has begun/)).toBeNull();
  });
});
