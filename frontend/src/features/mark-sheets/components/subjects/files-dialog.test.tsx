import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMarks } from '#shared/contracts/add-marks.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import {
  handInClasses,
  handInFile,
  type HandInClass,
} from '#test/fixtures/spreadsheets/hand-in-files.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import FilesDialog from './files-dialog.tsx';

const user = userEvent.setup({ applyAccept: false, delay: null });
const time = '2026-11-20T08:00:00.000Z';
const [listed, stranger] = handInClasses(2, 5) as [HandInClass, HandInClass];
const savedAs = (id: string, { name, pupils }: HandInClass, subject?: string): SavedClass => ({
  ...{ id: `01KJQ5N80000000000000000${id}`, version: 1, name, level: 'Secondary' },
  ...(subject && { subject }),
  ...{ counts: { pupils: pupils.length, girls: 0, boys: 0 }, keptAt: time, changedAt: time },
  keptUntil: time,
  pupils: pupils.map(({ surname, givenName, registrationNumber }, index) => ({
    ...{ id: `p${index}`, fullName: `${surname} ${givenName}`, registrationNumber },
  })),
});
const kept = savedAs('01', listed, 'الرياضيات');
const subjects = ['الفيزياء', 'التاريخ', 'الفلسفة'];
const fileOf = (of: HandInClass, name: string, title?: Parameters<typeof handInFile>[1]): File =>
  new File([handInFile(of, title).slice()], name);

let api: FakeApi;
let record: ReturnType<typeof fakeRecord>;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  record = fakeRecord(api, [kept]);
  api.on(getProfile, { body: sampleProfile });
});
afterEach(() => forgetResources());

const show = (locale: 'en-US' | 'ar' = 'en-US', names: readonly string[] = []) =>
  renderPage(
    <FilesDialog
      {...{ kept, onClose }}
      term={1}
      subjects={names}
      open
      onExited={() => undefined}
    />,
    { locale },
  );
const drop = (...files: File[]) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
const found = async (subject: string) => {
  const row = await waitFor(() => {
    const element = document.querySelector<HTMLElement>(`[data-found="${subject}"]`);
    expect(element).not.toBeNull();
    return element!;
  });
  return within(row);
};
const add = (name: RegExp) => screen.findByRole('button', { name });
const sheetOf = (subject: string, term = 1) =>
  record.sheetsOf(kept.id).find((sheet) => sheet.subject === subject && sheet.term === term);

describe('the files of colleagues', () => {
  it('come in together, each as a subject of the class, and only once', async () => {
    show();
    const files = subjects.map((subject) => fileOf(listed, `${subject}.xlsx`, { subject }));
    await drop(...files);
    // Four pupils have three marks, the last one two.
    await user.click(await add(/^Add 42 marks of 3 subjects$/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(record.sheetsOf(kept.id).map(({ subject, term }) => [subject, term])).toEqual(
      subjects.map((subject) => [subject, 1]),
    );
    const { columns, marks, averages, sources } = sheetOf('الفيزياء')!.content;
    expect(columns.map(({ role }) => role)).toEqual(['activities', 'test', 'exam']);
    expect(averages).toBeDefined();
    expect(sources).toMatchObject([{ kind: 'workbook', name: 'الفيزياء.xlsx' }]);
    expect(Object.values(marks['p0'] ?? {}).map(({ text }) => text)).toEqual(
      listed.marks[0]?.map((mark) => mark.replace('.', ',')),
    );

    // Another drop of the same files, under other names, finds nothing new.
    await drop(...subjects.map((subject) => fileOf(listed, `${subject} (1).xlsx`, { subject })));
    await screen.findAllByText(/0 new · 14 already there · 0 different/);
    const nothing = await add(/^Nothing new to add$/);
    expect(nothing.getAttribute('aria-disabled')).toBe('true');
    expect(api.callsOf(addMarks)).toHaveLength(3);
  });

  it('of two files of one subject the second adds to the first, and shows what differs', async () => {
    show();
    const later: HandInClass = {
      ...listed,
      marks: listed.marks.map((row, index) =>
        index === 4 ? [...row.slice(0, 2), '13'] : index === 0 ? ['19.5', ...row.slice(1)] : row,
      ),
    };
    await drop(
      fileOf(listed, 'أ.xlsx', { subject: 'الفيزياء' }),
      fileOf(later, 'ب.xlsx', { subject: 'الفيزياء' }),
    );
    await screen.findByText(/1 new · 13 already there · 1 different/);
    const rows = document.querySelectorAll<HTMLElement>('[data-found="الفيزياء"]');
    await user.click(within(rows[1]!).getByRole('button', { name: /^Details of/ }));
    expect(rows[1]!.textContent).toContain('19,5');
    await user.click(within(rows[1]!).getByRole('checkbox', { name: /of the file instead/ }));
    await user.click(await add(/^Add 16 marks of 2 subjects$/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { columns, marks } = sheetOf('الفيزياء')!.content;
    const [first, , exam] = columns.map(({ id }) => id) as [string, string, string];
    expect([marks['p0']?.[first]?.text, marks['p4']?.[exam]?.text]).toEqual(['19,5', '13']);
  });

  it('go to the subject that the class has under another name, and say so', async () => {
    show('en-US', ['الرياضيات']);
    await drop(
      fileOf(listed, 'أ.xlsx', { subject: 'Maths' }),
      fileOf(listed, 'ب.xlsx', { subject: 'Physique' }),
      fileOf(listed, 'ج.xlsx', { subject: 'الفيزياء' }),
    );
    await found('Physique');
    await waitFor(() =>
      expect(
        Array.from(document.querySelectorAll<HTMLElement>('[data-found]'), (row) => [
          row.dataset['found'],
          within(row).queryByLabelText<HTMLInputElement>('Subject')?.value,
        ]),
      ).toEqual([
        ['الرياضيات', 'الرياضيات'],
        ['Physique', undefined],
        ['Physique', 'Physique'],
      ]),
    );
    const maths = document.querySelector('[data-found="الرياضيات"]');
    expect(maths?.textContent).toContain('The file calls it Maths;');
    await user.click(await add(/^Add 28 marks of 2 subjects$/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(record.sheetsOf(kept.id).map(({ subject }) => subject)).toEqual([
      ...['الرياضيات', 'Physique'],
    ]);
  });

  it('what the class has stays unless the teacher takes the mark of the file', async () => {
    record.put(kept.id, {
      ...{ subject: 'الفيزياء', term: 1 },
      content: {
        columns: [{ id: 'c1', heading: 'الفرض', role: 'test', scale: 20 }],
        marks: { p1: { c1: { text: '7' } } },
      },
    });
    show();
    await drop(fileOf(listed, 'أ.xlsx', { subject: 'الفيزياء' }));
    await screen.findByText(/13 new · 0 already there · 1 different/);
    await user.click(await add(/^Add 13 marks of 1 subject$/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetOf('الفيزياء')?.content.marks['p1']?.['c1']?.text).toBe('7');
  });
});

describe('an answer that fails', () => {
  const broken = { status: 500, body: { code: 'internal' } };

  it('leaves the dialog open with an error at its subject, and a second press adds only that one', async () => {
    const answer = globalThis.fetch;
    let isDown = true;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      isDown && typeof init.body === 'string' && init.body.includes('"subject":"الفلسفة"')
        ? Promise.resolve(Response.json(broken.body, broken))
        : answer(address, init),
    );
    show();
    await drop(
      ...subjects.map((subject) => fileOf(listed, `${subject}.xlsx`, { subject })).reverse(),
    );
    await user.click(await add(/^Add 42 marks of 3 subjects$/));
    const alert = await (await found('الفلسفة')).findByRole('alert');
    expect(alert.textContent).not.toBe('');
    const again = await add(/^Add 14 marks of 1 subject$/);
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(notifications.get()?.text).toEqual({
      id: 'subjects.addedAll',
      values: { count: 14, subjects: 1 },
    });
    expect(api.callsOf(addMarks)).toHaveLength(3);
    expect(record.sheetsOf(kept.id)).toHaveLength(3);
  });

  it.each([
    ['the list of classes', listClasses],
    ['a class that a file names', getClass],
  ])('about %s is shown with a way to try again', async (_, endpoint) => {
    record.classes.push(savedAs('02', stranger));
    let isDown = true;
    const body = () => (endpoint === getClass ? record.classes[1] : record.classes);
    api.on(endpoint, () => (isDown ? broken : { body: body() }));
    show();
    await drop(
      fileOf(listed, 'أ.xlsx', { subject: 'الفيزياء' }),
      fileOf(stranger, 'ب.xlsx', { subject: 'التاريخ' }),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    // The file of the class itself waits for no other class; the other's is not called a stranger's.
    await add(/^Add 14 marks of 1 subject$/);
    expect(screen.queryByRole('note')).toBeNull();
    isDown = false;
    await user.click(again);
    await add(/^Add 28 marks of 2 subjects$/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('because a class was deleted meanwhile leaves out its file', async () => {
    record.classes.push(savedAs('02', stranger));
    api.on(getClass, { status: 404, body: { code: 'class-not-found' } });
    show();
    await drop(fileOf(stranger, 'ب.xlsx', { subject: 'التاريخ' }));
    expect((await screen.findByRole('note')).textContent).toContain(stranger.name);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a file that does not fit', () => {
  it('of another class is named and left out', async () => {
    show();
    await drop(fileOf(stranger, 'ع.xlsx', { subject: 'الفيزياء' }));
    const note = await screen.findByRole('note');
    expect(note.textContent).toContain(stranger.name);
    expect((await add(/^Nothing new/)).getAttribute('aria-disabled')).toBe('true');
  });

  it('with the name of the class and other pupils waits for the teacher', async () => {
    show();
    await drop(fileOf({ ...stranger, name: listed.name }, 'ع.xlsx', { subject: 'الفيزياء' }));
    const row = await found('الفيزياء');
    expect((await row.findByRole('alert')).textContent).toContain('most of its pupils are not');
    expect(row.getByRole<HTMLInputElement>('checkbox', { name: /^Take/ }).checked).toBe(false);
    await add(/^Nothing new/);
  });

  it('with the pupils of the class and another name asks whether it is this class', async () => {
    show();
    await drop(fileOf({ ...listed, name: 'قسم آخر' }, 'ع.xlsx', { subject: 'الفيزياء' }));
    const row = await found('الفيزياء');
    expect((await row.findByRole('alert')).textContent).toContain('its pupils are those of');
    await user.click(row.getByRole('checkbox', { name: /^Take/ }));
    await add(/^Add 14 marks/);
  });

  it('of another term goes into its own term, and says that the page shows another', async () => {
    show();
    await drop(fileOf(listed, 'ف.xlsx', { subject: 'الفيزياء', term: 'الفصل الثاني' }));
    const row = await found('الفيزياء');
    expect(row.getByText('The page shows another term.')).toBeTruthy();
    expect(row.getByRole<HTMLSelectElement>('combobox').value).toBe('2');
    await user.click(await add(/^Add 14 marks/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetOf('الفيزياء', 2)).toBeDefined();
    expect(sheetOf('الفيزياء', 1)).toBeUndefined();
  });

  it('without its subject and term goes nowhere before both are answered', async () => {
    const bare = workbook([
      [
        listed.name,
        worksheet([
          ['رقم التعريف', 'اللقب والاسم', 'المعدل'],
          ...kept.pupils.map(({ fullName, registrationNumber = '' }, index) => [
            ...[registrationNumber, fullName, `${10 + index}`],
          ]),
        ]),
      ],
    ]);
    show();
    await drop(new File([bare.slice()], 'معدلات.xlsx'));
    const term = await screen.findByRole('combobox', { name: 'Term' });
    await add(/^Nothing new/);
    await user.selectOptions(term, 'First term');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'التاريخ');
    // Averages alone are what the colleague gives.
    await user.click(await add(/^Add 5 marks of 1 subject$/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { columns, marks } = sheetOf('التاريخ')!.content;
    expect(columns.map(({ heading, scale }) => [heading, scale])).toEqual([['المعدل', 20]]);
    expect(Object.values(marks).map((own) => own[columns[0]!.id]?.text)).toEqual([
      ...['10', '11', '12', '13', '14'],
    ]);
  });

  it('with two pupils of one name, of whom it has one, asks who is meant', async () => {
    const twins: SavedClass = {
      ...kept,
      pupils: kept.pupils.map((pupil, index) => ({
        id: pupil.id,
        fullName: index < 2 ? 'حداد منى' : pupil.fullName,
      })),
    };
    record.classes.splice(0, 1, twins);
    const rows = [
      ['اللقب والاسم', 'الفرض /20'],
      ...twins.pupils.slice(1).map(({ fullName }, index) => [fullName, `${10 + index}`]),
    ];
    renderPage(
      <FilesDialog
        kept={twins}
        subjects={[]}
        term={1}
        open
        onClose={onClose}
        onExited={() => undefined}
      />,
    );
    await drop(new File([workbook([[twins.name, worksheet(rows)]]).slice()], 'نقاط.xlsx'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Term' }), 'First term');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'التاريخ');
    await add(/^Add 3 marks/);
    await user.click(screen.getByRole('button', { name: /^Details of/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /حداد منى/ }), 'p1');
    await user.click(await add(/^Add 4 marks/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { columns, marks } = sheetOf('التاريخ')!.content;
    expect(marks['p1']?.[columns[0]!.id]?.text).toBe('10');
    expect(marks['p0']).toBeUndefined();
  });

  it('that is no workbook is named beside the others, which go in', async () => {
    show('ar');
    await drop(new File(['x'], 'صورة.xlsx'), fileOf(listed, 'ف.xlsx', { subject: 'الفيزياء' }));
    const bad = await screen.findByRole('region', { name: 'صورة.xlsx' });
    expect(within(bad).getByRole('alert')).toBeTruthy();
    await add(/^إضافة 14/);
  });

  it('is compared anew when the class got other marks meanwhile', async () => {
    show();
    await drop(fileOf(listed, 'ف.xlsx', { subject: 'الفيزياء' }));
    const press = await add(/^Add 14 marks/);
    record.put(kept.id, {
      ...{ subject: 'الفيزياء', term: 1 },
      content: {
        columns: [{ id: 'c1', heading: 'الفرض', role: 'test', scale: 20 }],
        marks: { p1: { c1: { text: '7' } } },
      },
    });
    await user.click(press);
    await screen.findByText(/changed elsewhere in the meantime/);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await add(/^Add 13 marks/));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sheetOf('الفيزياء')?.content.marks['p1']?.['c1']?.text).toBe('7');
  });
});
