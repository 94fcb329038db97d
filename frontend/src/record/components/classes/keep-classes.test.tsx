import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { KeepClasses } from './keep-classes.tsx';

const term: TermMarks = {
  term: 1,
  columns: [{ heading: 'الفرض /20', kind: 'mark', role: 'test', scale: 20 }],
  marks: [['12,5'], ['14']],
  remarks: ['عمل جيد', ''],
};
const read = (name: string, more: Partial<ListedClass> = {}): ListedClass => ({
  ...{ name, subject: 'الرياضيات', level: 'Middle', terms: [term] },
  pupils: [
    { fullName: 'بن علي ياسين', registrationNumber: '16020345' },
    { fullName: 'حداد سلمى', registrationNumber: '16020346' },
  ],
  ...more,
});
const user = userEvent.setup({ delay: null });
let api: FakeApi;
let record: ReturnType<typeof fakeRecord>;
const show = (...classes: ListedClass[]) =>
  renderPage(<KeepClasses classes={classes} file="نقاط.xlsx" isOutdated={false} />);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const also = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Also add the marks/ });
const sheets = () => record.classes.flatMap(({ id }) => record.sheetsOf(id));

beforeEach(() => {
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  record = fakeRecord(api);
  api.on(getProfile, { body: { ...sampleProfile, subject: 'الفيزياء' } });
});

describe('the marks of classes that are saved', () => {
  it('are added to the record, unless the teacher wants otherwise', async () => {
    show(read('2م3'), read('1م1'));
    const choice = await also();
    expect(choice.checked).toBe(true);
    expect(choice.labels?.[0]?.textContent).toContain('(4 marks and 2 remarks, term 1)');
    await press('Save \u20682م3\u2069');
    expect(await screen.findByText('2 marks and 1 remark added')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Open the marks of \u20682م3\u2069' });
    const [sheet] = sheets();
    expect(link.getAttribute('href')).toBe(`/classes/${record.classes[0]!.id}/marks/${sheet!.id}`);
    expect(sheet).toMatchObject({
      ...{ subject: 'الرياضيات', term: 1 },
      content: {
        marks: { a0: { c1: { text: '12,5' } }, a1: { c1: { text: '14' } } },
        remarks: { a0: 'عمل جيد' },
        sources: [{ kind: 'workbook', name: 'نقاط.xlsx' }],
      },
    });
    await user.click(await also());
    await press('Save \u20681م1\u2069');
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
    expect(sheets()).toHaveLength(1);
    await press('Add the marks of \u20681م1\u2069');
    await waitFor(() => expect(sheets()).toHaveLength(2));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are not saved while the file is read again under other choices', async () => {
    const saved = read('1م1');
    const { name, subject = '', level } = saved;
    const pupils = saved.pupils.map((pupil, index) => ({ ...pupil, id: `a${index}` }));
    record = fakeRecord(api, [{ ...sampleSavedClass, name, subject, level, pupils }]);
    renderPage(<KeepClasses classes={[read('2م3'), saved]} file="نقاط.xlsx" isOutdated />);
    for (const name of [/^Save/, /^See what changed in/, /^Add the marks/])
      expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
    await press(/^Save/);
    await press(/^See what changed in/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(record.classes).toHaveLength(1);
    expect(sheets()).toEqual([]);
  });

  it('wait for the profile, which says the subject that the file lacks', async () => {
    const { subject: _, ...unnamed } = read('2م3');
    let answer = (): void => undefined;
    const profile = new Promise<void>((resolve) => (answer = resolve));
    api.on(getProfile, async () => {
      await profile;
      return { body: { ...sampleProfile, subject: 'الفيزياء' } };
    });
    show(unnamed);
    await also();
    await press(/^Save/);
    expect(screen.queryByText(/^Enter the subject/)).toBeNull();
    answer();
    await waitFor(async () =>
      expect((await button(/^Save/)).getAttribute('aria-disabled')).toBe('false'),
    );
    await press(/^Save/);
    await waitFor(() => expect(sheets()).toMatchObject([{ subject: 'الفيزياء' }]));
  });

  it('come with what the reading of the file has to say, before anything is saved', async () => {
    const problems = [
      { code: 'mark-unreadable', params: { sheet: '2م3', row: '5', heading: 'الفرض', mark: '؟' } },
    ] as const;
    renderPage(
      <KeepClasses
        classes={[read('2م3')]}
        file="نقاط.xlsx"
        problems={problems}
        isOutdated={false}
      />,
    );
    const [said] = await screen.findAllByText(/^Sheet/u);
    const note = said!.closest('[role=status]')!;
    expect(note.textContent).toContain('row 5: ؟ under');
  });

  it('have the subject again that was typed before a reload', async () => {
    const { subject: _, ...unnamed } = read('2م3');
    const field = async () => {
      show(unnamed);
      return screen.findByLabelText<HTMLInputElement>(/^Subject/);
    };
    await waitFor(async () => expect((await field()).value).toBe('الفيزياء'));
    await user.type(screen.getAllByLabelText(/^Subject/).at(-1)!, ' 2');
    cleanup();
    expect((await field()).value).toBe('الفيزياء 2');
    await press('Save \u20682م3\u2069');
    await waitFor(() => expect(sheets()).toMatchObject([{ subject: 'الفيزياء 2' }]));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('are not mentioned if the file has none', async () => {
    const { terms: _, ...plain } = read('2م3');
    show(plain);
    await press('Save \u20682م3\u2069');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(api.callsOf(addMarks)).toEqual([]);
  });

  it('of another term are added to classes that are saved already, all at once', async () => {
    show(read('2م3'), read('1م1'));
    await also();
    await press('Save all 2 classes');
    await waitFor(() => expect(sheets()).toHaveLength(2));
    const second = { terms: [{ ...term, term: 2 as const }] };
    show(read('2م3', second), read('1م1', second));
    await press('Add the marks of 2 saved classes');
    await waitFor(() => expect(sheets().map((sheet) => sheet.term)).toEqual([1, 2, 1, 2]));
    expect(api.callsOf(addClass)).toHaveLength(2);
  });

  it('say what is different in the record, and who is not in the class', async () => {
    show(read('2م3'));
    await also();
    await press('Save \u20682م3\u2069');
    await waitFor(() => expect(sheets()).toHaveLength(1));
    const lina = { fullName: 'زروقي لينا', registrationNumber: '16020399' };
    show({
      ...read('2م3'),
      pupils: [...read('2م3').pupils, lina],
      terms: [{ ...term, marks: [['13'], ['25'], ['9']], remarks: ['عمل جيد', '', ''] }],
    });
    await press('Add the marks of \u20682م3\u2069');
    expect(await screen.findByText(/^1 entry differs from the record/)).toBeTruthy();
    expect(screen.getByText(/^1 entry is not a mark of its column/)).toBeTruthy();
    expect(screen.getByText(/^1 pupil of the file is not in the saved class/)).toBeTruthy();
    expect(sheets()[0]).toMatchObject({ version: 1 });
  });
});

it('a class is not saved twice when only the answer was lost', async () => {
  show(read('2م3'));
  await also();
  api.on(addClass, () => {
    const { name, subject, pupils } = read('2م3');
    const listed = pupils.map((pupil, index) => ({ ...pupil, id: `a${index}` }));
    record.classes.push({ ...sampleSavedClass, name, subject, pupils: listed });
    throw new TypeError('Failed to fetch');
  });
  await press('Save \u20682م3\u2069');
  await button('Try again');
  record = fakeRecord(api, record.classes);
  await press('Save \u20682م3\u2069');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(api.callsOf(addClass)).toHaveLength(1);
  await waitFor(() => expect(sheets()).toHaveLength(1));
});

it('says where classes could not be saved until they are, and tries only those again', async () => {
  const classes = ['2م3', '1م1', '3م2'].map((name) => {
    const { terms: _, ...plain } = read(name);
    return plain;
  });
  show(...classes);
  api.on(addClass, () => {
    if (record.classes.length > 0) return { status: 500, body: { code: 'internal' } };
    const { name, subject } = read('2م3');
    record.classes.push({ ...sampleSavedClass, name, subject });
    return { status: 201, body: record.classes[0] };
  });
  await press('Save all 3 classes');
  expect(await screen.findByText(/^The class could not be saved/)).toBeTruthy();
  expect(notifications.get()?.tone).toBe('quiet');
  record = fakeRecord(api, record.classes);
  await press('Save \u20681م1\u2069');
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(screen.getByText(/^The class could not be saved/)).toBeTruthy();
  await press('Try again');
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText(/^The class could not be saved/)).toBeNull());
  expect(record.classes.map(({ name }) => name)).toEqual(['2م3', '1م1', '3م2']);
});

it('the browser asks before the page is closed for as long as classes and marks are being saved', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  show(read('2م3'), read('1م1'));
  await also();
  expect(asks()).toBe(false);
  const during: boolean[] = [];
  api.on(addClass, () => {
    during.push(asks());
    throw new TypeError('Failed to fetch');
  });
  await press('Save all 2 classes');
  await button('Try again');
  expect(during).toEqual([true]);
  await waitFor(() => expect(asks()).toBe(false));
  record = fakeRecord(api);
  const marksWereAsked: boolean[] = [];
  api.on(addMarks, () => {
    marksWereAsked.push(asks());
    return { status: 409, body: { code: 'mark-sheets-full' } };
  });
  await press('Try again');
  await waitFor(() => expect(marksWereAsked).toHaveLength(2));
  await waitFor(() => expect(asks()).toBe(false));
  expect(marksWereAsked).toEqual([true, true]);
});

describe('marks without a subject or a term', () => {
  const bare = () => {
    const { subject: _, ...other } = read('2م3', {
      terms: [{ columns: term.columns, marks: term.marks }],
    });
    return other;
  };

  it('get those of the teacher, with the subject of the profile to begin with', async () => {
    show(bare());
    await waitFor(async () =>
      expect((await screen.findByLabelText<HTMLInputElement>(/^Subject/)).value).toBe('الفيزياء'),
    );
    await user.selectOptions(await screen.findByLabelText(/^Term/), 'Third term');
    await press('Save \u20682م3\u2069');
    await waitFor(() => expect(sheets()).toMatchObject([{ subject: 'الفيزياء', term: 3 }]));
  });

  it('are not added before the subject is known', async () => {
    api.on(getProfile, { status: 204 });
    show(bare());
    const field = await screen.findByLabelText(/^Subject/);
    await press('Save \u20682م3\u2069');
    expect(await screen.findByText('Enter the subject of the marks.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(api.callsOf(addClass)).toEqual([]);
    await user.type(field, 'التاريخ');
    await press('Save \u20682م3\u2069');
    await waitFor(() => expect(sheets()).toMatchObject([{ subject: 'التاريخ' }]));
  });
});

describe('marks that cannot be added', () => {
  it('say why, and can be added again', async () => {
    api.on(addMarks, { status: 409, body: { code: 'mark-sheets-full' } });
    show(read('2م3'));
    await also();
    await press('Save \u20682م3\u2069');
    expect((await screen.findByRole('alert')).textContent).toMatch(/mark/);
    expect(screen.getByText('Saved')).toBeTruthy();
    const classes = [...record.classes];
    record = fakeRecord(api, classes);
    await press('Try again to add the marks of \u20682م3\u2069');
    expect(await screen.findByText('2 marks and 1 remark added')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('says what failed after it was left, where no list shows it', async () => {
  const { terms: _, ...plain } = read('2م3');
  const { unmount } = show(plain);
  let fail = (): void => undefined;
  api.on(
    addClass,
    () =>
      new Promise((resolve) => {
        fail = () => resolve({ status: 500, body: { code: 'internal' } });
      }),
  );
  await press('Save \u20682م3\u2069');
  await waitFor(() => expect(api.callsOf(addClass)).toHaveLength(1));
  unmount();
  fail();
  await waitFor(() =>
    expect(notifications.get()).toMatchObject({
      tone: 'error',
      text: { id: 'classes.keepFailed' },
    }),
  );
});
