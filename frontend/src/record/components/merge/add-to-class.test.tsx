import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addClass, getClass, listClasses } from '#shared/contracts/classes.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { AddToClass } from './add-to-class.tsx';

let api: FakeApi;
const user = userEvent.setup({ delay: null });
const { pupils, ...summary } = sampleSavedClass;
const [first, second, third] = pupils.map(({ id }) => id) as [string, string, string];

beforeEach(() => {
  api = fakeApi();
  api.on(listClasses, { body: [summary] });
  api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
});

/** A confirmed page: its exam's heading was misread. */
const page = (texts: readonly (readonly string[])[], names = pupils.map((one) => one.fullName)) =>
  ({
    ...{ language: 'ar', digits: 'western', title: 'كشف النقاط - الفصل الأول', warnings: [] },
    columns: [
      { id: 'n', kind: 'name', heading: 'الاسم' },
      { id: 't', kind: 'mark', heading: 'الفرض', role: 'test', scale: 20 },
      { id: 'e', kind: 'mark', heading: 'yli>VI', role: 'exam', scale: 20 },
      { id: 'a', kind: 'average', heading: 'المعدل' },
      { id: 'r', kind: 'remark', heading: 'التقديرات' },
    ],
    rows: texts.map((cells, row) => ({
      id: `r${row}`,
      cells: [names[row] ?? '', ...cells].map((text) => ({ text })),
    })),
  }) satisfies Gradebook;

const texts = [
  ['12,50', '17', '14', 'حسن'],
  ['غ', '8', '', ''],
  ['9', '10', '9,5', ''],
];
const show = (gradebook: Gradebook = page(texts), stored?: MarkSheetContent) => {
  const server = fakeMarkSheets(api, sampleSheet, stored);
  renderPage(
    <AddToClass
      job={{ id: '01J0000000000000000000000A', source: 'page.jpg' }}
      gradebook={gradebook}
      asks
    />,
  );
  return server;
};
const figures = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dd')].map(({ textContent }) => Number(textContent));

describe('the marks of a confirmed page', () => {
  it('go into a new sheet of the class, with their source, after one answer', async () => {
    const server = show();
    const dialog = await screen.findByRole('dialog', { name: 'Add the marks to a class?' });
    await user.click(await within(dialog).findByRole('button', { name: /^Write 7/ }));
    await screen.findByRole('link', { name: /Open the marks of/ });
    expect(api.callsOf(addMarks)[0]?.body).toMatchObject({ subject: 'الرياضيات', term: 1 });
    const { columns = [], marks, remarks, sources = [] } = server.stored() ?? {};
    expect(columns.map(({ heading, role }) => [heading, role])).toEqual([
      ['الفرض', 'test'],
      ['yli>VI', 'exam'],
    ]);
    const [test, exam] = columns.map(({ id }) => id) as [string, string];
    expect(sources).toMatchObject([{ kind: 'page', name: 'page.jpg' }]);
    const from = sources[0]?.id;
    expect(marks).toEqual({
      [first]: { [test]: { text: '12,50', from }, [exam]: { text: '17', from } },
      [second]: { [test]: { text: 'غ', from }, [exam]: { text: '8', from } },
      [third]: { [test]: { text: '9', from }, [exam]: { text: '10', from } },
    });
    expect(remarks).toEqual({ [first]: 'حسن' });
  });

  it('are asked about again after a reload with the subject that was typed', async () => {
    const subject = async () => {
      show();
      return screen.findByLabelText<HTMLInputElement>(/^Subject/);
    };
    await user.type(await subject(), ' 2');
    cleanup();
    expect((await subject()).value).toBe('الرياضيات 2');
    expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('are compared with those of the class, which stay', async () => {
    const stored = {
      ...sampleMarks,
      marks: { [first]: { c2: { text: '12.5' }, c3: { text: '7' } } },
    };
    const server = show(page(texts), stored);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(figures(dialog)).toEqual([5, 1, 1, 0]));
    await user.click(within(dialog).getByRole('button', { name: /^Write 5/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.stored()?.marks[first]).toEqual({ c2: { text: '12.5' }, c3: { text: '7' } });
    expect(Object.keys(server.stored()?.marks ?? {})).toEqual([first, second, third]);
  });

  it('are not written twice', async () => {
    const stored: MarkSheetContent = {
      ...sampleMarks,
      marks: {
        [first]: { c2: { text: '12,5' }, c3: { text: '17' } },
        [second]: { c2: { text: 'abs' }, c3: { text: '8' } },
        [third]: { c2: { text: '9' }, c3: { text: '10' } },
      },
      remarks: { [first]: 'حسن' },
    };
    show(page(texts), stored);
    const button = await screen.findByRole('button', { name: 'Nothing new to write' });
    await user.click(button);
    expect(api.callsOf(addMarks)).toEqual([]);
  });

  it('of another class ask whether it is the right one', async () => {
    show(page(texts, ['غريب أول', 'غريب ثان', 'غريب ثالث']));
    expect(await screen.findByText(/Only 0 of 3 rows/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nothing new to write' })).toBeTruthy();
  });

  it('are compared again if the sheet was changed elsewhere meanwhile', async () => {
    const server = show(page(texts), { ...sampleMarks, marks: {} });
    const dialog = await screen.findByRole('dialog');
    const write = await within(dialog).findByRole('button', { name: /^Write 7/ });
    const newer = {
      ...sampleMarks,
      marks: { [first]: { c2: { text: '3' } } },
    } satisfies MarkSheetContent;
    server.changeElsewhere(newer);
    await user.click(write);
    expect(await within(dialog).findByText(/changed elsewhere meanwhile/)).toBeTruthy();
    await waitFor(() => expect(figures(dialog)).toEqual([6, 0, 1, 0]));
    expect(server.stored()).toEqual(newer);
    await user.click(within(dialog).getByRole('button', { name: /^Write 6/ }));
    await waitFor(() => expect(server.stored()?.marks[second]).toBeDefined());
    expect(server.stored()?.marks[first]).toMatchObject({ c2: { text: '3' } });
  });

  it('of a pupil who has left the class meanwhile are shown as such, and the dialog stays', async () => {
    const server = show(page(texts), { ...sampleMarks, marks: {} });
    const dialog = await screen.findByRole('dialog');
    const write = await within(dialog).findByRole('button', { name: /^Write 7/ });
    const fewer = { ...sampleSavedClass, version: 2, pupils: pupils.slice(0, 2) };
    api.on(getClass, { body: fewer, etag: 'W/"2"' });
    server.onlyPupils(fewer.pupils);
    await user.click(write);
    expect(await within(dialog).findByText(/changed elsewhere meanwhile/)).toBeTruthy();
    await waitFor(() => expect(figures(dialog)).toEqual([0, 5, 0, 0]));
    expect(Object.keys(server.stored()?.marks ?? {})).toEqual([first, second]);
  });

  it('wait in the dialog when the line drops', async () => {
    show(page(texts), { ...sampleMarks, marks: {} });
    api.on(addMarks, { status: 503, body: { code: 'unavailable' } });
    const write = await screen.findByRole('button', { name: /^Write 7/ });
    await user.click(write);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: /^Write 7/ })).toBeTruthy();
  });

  it('can only become a class for a teacher without classes', async () => {
    api.on(listClasses, { body: [] });
    show();
    await screen.findByRole('button', { name: 'Make a class of this page' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('a confirmed page of a class that is not saved', () => {
  it('becomes a class, and its marks are then added to that', async () => {
    api.on(listClasses, { body: [] });
    api.on(addClass, { status: 201, body: sampleSavedClass });
    show({ ...page(texts), title: 'القسم: 4م1 - الفصل الأول' });
    await user.click(await screen.findByRole('button', { name: 'Make a class of this page' }));
    const name = await screen.findByLabelText<HTMLInputElement>('Class');
    expect(name.value).toBe('4م1');
    expect(screen.getByRole('note').textContent).toMatch(/^3 pupils of the page/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save the class' }));
    expect(await screen.findByText('Enter the name of the class.')).toBeTruthy();
    await user.type(name, '2م3');
    api.on(listClasses, { body: [summary] });
    await user.click(screen.getByRole('button', { name: 'Save the class' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add the marks to a class?' });
    expect(await within(dialog).findByRole('button', { name: /^Write 7/ })).toBeTruthy();
    expect(api.callsOf(addClass).map(({ body }) => body)).toEqual([
      {
        ...{ name: '2م3', level: 'Middle' },
        pupils: pupils.map(({ fullName }) => ({ fullName })),
      },
    ]);
  });

  it('says what was read where the name can be no class', async () => {
    api.on(listClasses, { body: [] });
    show({ ...page(texts), title: 'القسم: 352 - الفصل الأول' });
    await user.click(await screen.findByRole('button', { name: 'Make a class of this page' }));
    expect(await screen.findByLabelText<HTMLInputElement>('Class')).toHaveProperty('value', '3م2');
    expect(screen.getByText(/352.* was read on the photo\. Check the name/)).toBeTruthy();
  });

  it('of the name of a saved class goes into that one', async () => {
    show({ ...page(texts), title: 'كشف 2م3' });
    await screen.findByRole('dialog', { name: 'Add the marks to a class?' });
    expect(
      screen.queryByRole('button', { name: 'Make a class of this page', hidden: true }),
    ).toBeNull();
  });
});
