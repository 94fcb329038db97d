import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { mutate } from 'swr';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import type { Locale } from '#shared/model/locale.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { completeContent } from '#shared/record/sheet/complete-content.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import MarkSheetPage from './mark-sheet-page.tsx';

let api: FakeApi;
const user = userEvent.setup({ delay: null });
beforeEach(() => {
  api = fakeApi();
  api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
  api.on(listAttendance, { body: [] });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
});

const show = (locale: Locale = 'en-US', search = '') =>
  renderPage(
    <Routes>
      <Route path={paths.markSheet} element={<MarkSheetPage />} />
    </Routes>,
    { at: markSheetPath(sampleSavedClass.id, sampleSheet.id) + search, locale },
  );
const cell = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const textAt = (place: string) => cell(place).querySelector('bdi')?.textContent;
const open = async (first: MarkSheetContent = sampleMarks, locale?: Locale, search?: string) => {
  const server = fakeMarkSheets(api, sampleSheet, first);
  show(locale, search);
  await screen.findByRole('grid');
  return server;
};
/** Begins at the cell that the sheet proposes. */
const begin = () => document.querySelector<HTMLElement>('[data-here]')?.focus();
const [first, second, third] = sampleSavedClass.pupils.map(({ id }) => id) as [string, ...string[]];

describe('the marks of a class', () => {
  it('are named by class, subject and term, and lead back to the class', async () => {
    await open();
    const heading = await screen.findByRole('heading', { level: 1, name: /First term/ });
    expect(heading.textContent).toContain('2م3');
    expect(heading.textContent).toContain('الرياضيات');
    const tabs = within(screen.getByRole('navigation', { name: 'Pages of this class' }));
    expect(tabs.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      `/classes/${sampleSavedClass.id}/marks`,
    );
  });

  it('are typed by keyboard alone: digits, Enter, absences, Tab', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    await waitFor(() => expect(document.activeElement).toBe(cell('0:2')));
    await user.keyboard('15{Enter}a{Enter}12,5{Tab}9{Enter}');
    expect([textAt('0:2'), textAt('1:2'), textAt('2:2'), textAt('2:3')]).toEqual([
      ...['15', 'غ', '12,5', '9'],
    ]);
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({
        [first]: { c1: { text: '15' } },
        [second!]: { c1: { text: 'غ' } },
        [third!]: { c1: { text: '12,5' }, c2: { text: '9' } },
      }),
    );
    await screen.findByText('All changes saved');
  });

  it('update averages as they are typed', async () => {
    await open({ ...sampleMarks, marks: {} });
    begin();
    await user.keyboard('10{Tab}12{Tab}14{Enter}');
    // (11 + 14 × 2) ÷ 3, and the place in the class
    expect(cell('0:6').textContent).toBe('13(1)');
    await user.click(cell('1:2'));
    await user.keyboard('16{Tab}16{Tab}16{Enter}');
    await user.click(cell('2:2'));
    await user.keyboard('10{Tab}12{Tab}14{Enter}');
    expect([0, 1, 2].map((row) => cell(`${row}:6`).textContent)).toEqual([
      '13(2)',
      '16(1)',
      '13(2)',
    ]);
  });

  it('that count in averages and have no rule ask for one, which is chosen below them', async () => {
    const { averages: _, ...withoutRule } = sampleMarks;
    api.on(getProfile, { body: sampleProfile });
    await open(withoutRule);
    expect(screen.getByText(/^No rule for averages is chosen for these marks/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose how' }));
    await user.selectOptions(await screen.findByLabelText('Calculate averages by'), 'equal');
    await user.click(screen.getByRole('button', { name: 'Averages' }));
    expect(screen.queryByText(/^No rule for averages/)).toBeNull();
  });

  it('of a single column ask for no rule', async () => {
    await open({ columns: sampleMarks.columns.slice(0, 1), marks: {} });
    expect(screen.queryByText(/^No rule for averages/)).toBeNull();
  });

  it('that are too high are said to be, and are kept', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    begin();
    await user.keyboard('25{Enter}');
    expect(await screen.findByText('Higher than 20.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-place')).toBe('0:2');
    await waitFor(() => expect(server.stored()?.marks[first]).toEqual({ c1: { text: '25' } }));
  });

  it('are undone one by one', async () => {
    await open({ ...sampleMarks, marks: {} });
    begin();
    await user.keyboard('15{Enter}16{Enter}{Control>}z{/Control}');
    expect([textAt('0:2'), textAt('1:2')]).toEqual(['15', '']);
  });

  it('stay with their pupil while they are typed and another pupil leaves the class', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    cell('1:2').focus();
    fireEvent.click(cell('1:2'));
    await user.keyboard('1');
    const pupils = sampleSavedClass.pupils.filter(({ id }) => id !== first);
    api.on(getClass, { body: { ...sampleSavedClass, pupils }, etag: 'W/"2"' });
    await mutate(() => true);
    await waitFor(() => expect(textAt('0:1')).toBe(pupils[0]?.fullName));
    await user.keyboard('5{Enter}');
    expect(textAt('0:2')).toBe('15');
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({ [second ?? '']: { c1: { text: '15' } } }),
    );
  });

  it('get another column, whose settings open and can only be those of marks', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Column' }));
    const heading = await screen.findByRole('textbox', { name: /Heading/ });
    expect(screen.queryByRole('combobox', { name: /Contains|contains|What/ })).toBeNull();
    await user.type(heading, 'Project');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(cell('-1:5').textContent).toContain('Project'));
  });

  it('are kept on the device and saved later when the line drops', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    api.on(markSheetVersions.putDocument, { status: 503, body: { code: 'unavailable' } });
    begin();
    await user.keyboard('15{Enter}');
    expect(await screen.findByText('Kept on this device')).toBeTruthy();
    expect(textAt('0:2')).toBe('15');
    expect(JSON.stringify(localStorage)).toContain('15');
    expect(server.stored()?.marks).toEqual({});
  });

  it('are kept on the device when the page is left before they are accepted', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    begin();
    await user.keyboard('15{Enter}16{Enter}17');
    fireEvent(window, new Event('pagehide'));
    const [stored = ''] = Object.keys(localStorage).map((key) => localStorage.getItem(key)!);
    for (const mark of ['15', '16', '17']) expect(stored).toContain(`"text":"${mark}"`);
    await screen.findByText('All changes saved');
    expect(JSON.stringify(server.stored())).toContain('"text":"17"');
  });

  it('are on the device with each key, for a page that ends without an event', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    const kept = () => Object.values<string>(localStorage).join();
    begin();
    await user.keyboard('15{Enter}1');
    expect(kept()).toMatch(/"typed":.*"text":"15".*"text":"1"/);
    await user.keyboard('6');
    expect(kept()).toMatch(/"typed":.*"text":"15".*"text":"16"/);
    await user.keyboard('{Escape}');
    expect(kept()).not.toContain('"text":"16"');
    await screen.findByText('All changes saved');
    expect(server.stored()?.marks).toEqual({ [first]: { c1: { text: '15' } } });
  });

  it('that were being typed when an earlier visit ended are edits of the next one', async () => {
    const content = { ...sampleMarks, marks: {} };
    const typed = { ...content, marks: { [first]: { c1: { text: '15' } } } };
    localStorage.setItem(
      `daftar.document.${sampleUser.uid}.get-mark-sheet/${sampleSavedClass.id}/${sampleSheet.id}`,
      JSON.stringify({ over: 1, base: content, content, unanswered: [], ids: [0.5], typed }),
    );
    const server = await open(content);
    expect(textAt('0:2')).toBe('15');
    await waitFor(() => expect(server.stored()?.marks).toEqual(typed.marks));
  });

  it('that reached the server without an answer are known as the own ones', async () => {
    const server = await open({ ...sampleMarks, remarks: { [first]: 'x' } });
    api.on(markSheetVersions.putDocument, () => {
      const current = { ...sampleSheet.document, version: 2, content: server.stored() };
      if (api.callsOf(markSheetVersions.putDocument).length > 1) {
        return { status: 412, body: { code: 'precondition-failed', current } };
      }
      const sent = z.parse(markSheetContent, api.calls.at(-1)?.body);
      server.changeElsewhere(completeContent(sent, sent));
      return { status: 503, body: { code: 'unavailable' } };
    });
    begin();
    await user.keyboard('9{Enter}');
    await waitFor(() => expect(api.callsOf(markSheetVersions.putDocument)).toHaveLength(2));
    expect(await screen.findByText('All changes saved')).toBeTruthy();
  });

  it('that were deleted elsewhere are said to be gone', async () => {
    fakeMarkSheets(api, sampleSheet);
    show();
    expect(await screen.findByText(/no longer there/)).toBeTruthy();
  });

  it('of a class that cannot be read are shown after another try', async () => {
    fakeMarkSheets(api, sampleSheet, sampleMarks);
    api.on(getMarkSheet, { status: 503, body: { code: 'unavailable' } });
    show();
    await screen.findByText('The marks could not be loaded');
    fakeMarkSheets(api, sampleSheet, sampleMarks);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  it('read from the right in Arabic', async () => {
    await open(sampleMarks, 'ar');
    expect(screen.getByRole('grid').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('الفصل الأول');
  });
});

describe('a table from a spreadsheet', () => {
  const copied = (text: string, html = '') =>
    ({ getData: (type: string) => (type === 'text/html' ? html : text) }) as DataTransfer;
  const names = sampleSavedClass.pupils.map(({ fullName }) => fullName);
  const [one = '', two = ''] = names;

  it('is shown before it is written, by names and headings, and nothing is replaced unasked', async () => {
    const server = await open({ ...sampleMarks, marks: { [first]: { c2: { text: '7' } } } });
    begin();
    await user.paste(
      copied(`الاسم\tالفرض\tالاختبار\n${two}\t12\t25\n${one}\t17\tغ\nمجهول فلان\t9\t9`),
    );
    const dialog = await screen.findByRole('dialog', { name: /Paste 3 rows, 2 columns/ });
    const figures = [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['2', '0', '1', '1']);
    expect(within(dialog).getByText(/Not found in the class/)).toBeTruthy();
    expect(server.stored()?.marks).toEqual({ [first]: { c2: { text: '7' } } });
    await user.click(within(dialog).getByRole('button', { name: 'Write 2 marks' }));
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({
        [first]: { c2: { text: '7' }, c3: { text: 'غ' } },
        [second!]: { c2: { text: '12' } },
      }),
    );
  });

  it('replaces a mark that the teacher chose, gives a row to a pupil, and is undone at once', async () => {
    const server = await open({ ...sampleMarks, marks: { [first]: { c2: { text: '7' } } } });
    begin();
    await user.paste(copied(`الاسم\tالفرض\n${one}\t17\nمجهول فلان\t9`));
    const dialog = await screen.findByRole('dialog', { name: /Paste/ });
    await user.click(within(dialog).getByRole('radio', { name: 'Take 17' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /مجهول/ }), third!);
    await user.click(within(dialog).getByRole('button', { name: 'Write 2 marks' }));
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({
        [first]: { c2: { text: '17' } },
        [third!]: { c2: { text: '9' } },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.stored()?.marks).toEqual({ [first]: { c2: { text: '7' } } }));
  });

  it('without names follows the class from the focused cell on', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    await user.click(cell('1:3'));
    await user.paste(copied('12\t13\n14\t15'));
    const dialog = await screen.findByRole('dialog', { name: /Paste/ });
    await user.click(within(dialog).getByRole('button', { name: 'Write 4 marks' }));
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({
        [second!]: { c2: { text: '12' }, c3: { text: '13' } },
        [third!]: { c2: { text: '14' }, c3: { text: '15' } },
      }),
    );
  });

  it('of another class writes nothing until the teacher says that it follows this one', async () => {
    await open({ ...sampleMarks, marks: {} });
    begin();
    await user.paste(copied('Nom\tDevoir\nHaddad Sara\t12\nBelaid Omar\t9'));
    const dialog = await screen.findByRole('dialog', { name: /Paste 2 rows, 1 column/ });
    expect(within(dialog).getByRole('button', { name: 'Nothing new to write' })).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: /In class order/ }));
    expect(within(dialog).getByRole('button', { name: 'Write 2 marks' })).toBeTruthy();
  });

  it('of one cell goes straight into the focused one', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    begin();
    await user.paste(copied('12,5\r\n'));
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({ [first]: { c1: { text: '12,5' } } }),
    );
  });

  it('can be pasted after the button asked for it; too much and no marks are said', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Paste a table' }));
    const field = await screen.findByRole('textbox', { name: 'Paste the table here' });
    await user.click(field);
    await user.paste(copied('12\t'.repeat(10_000)));
    expect(await screen.findByText(/too much for one class/)).toBeTruthy();
    await user.paste(copied(names.join('\n')));
    expect(await screen.findByText(/no marks in what you copied/)).toBeTruthy();
    await user.paste(copied('', `<table><tr><td>${one}</td><td>12</td></tr></table>`));
    expect(await screen.findByRole('dialog', { name: /Paste 1 row, 1 column/ })).toBeTruthy();
  });
});

describe('marks on a touch screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }));
  });
  afterEach(() => void vi.unstubAllGlobals());
  const press = async (...names: readonly string[]) => {
    const dialog = await screen.findByRole('dialog');
    for (const name of names) await user.click(await within(dialog).findByRole('button', { name }));
  };
  const begin = async (marks: MarkSheetContent['marks'] = {}) => {
    const server = await open({ ...sampleMarks, marks });
    await user.click(screen.getByRole('button', { name: 'Type one pupil at a time' }));
    return server;
  };

  it('are typed one pupil at a time: digits, endings, absences, Next', async () => {
    const server = await begin();
    await press('1', '2', ',25', 'Next', 'Absent', 'Next', '9', '7', 'Erase', 'Next');
    await waitFor(() =>
      expect(server.stored()?.marks).toEqual({
        [first]: { c1: { text: '12,25' } },
        [second!]: { c1: { text: 'غ' } },
        [third!]: { c1: { text: '9' } },
      }),
    );
    // After the last pupil the next column begins.
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Column' }).value).toBe('3');
    await press('The pupil before');
    expect(document.querySelector('[data-entry]')?.textContent).toBe('9');
  });

  it('that are too high stay with their reason', async () => {
    const server = await begin();
    await press('2', '5', 'Next');
    expect((await screen.findByRole('alert')).textContent).toBe('Higher than 20.');
    await waitFor(() => expect(server.stored()?.marks[first]).toEqual({ c1: { text: '25' } }));
  });

  it('are found by number or name, and those without a mark are listed', async () => {
    await begin({ [first]: { c1: { text: '15' } } });
    await press('Pupil');
    expect(await screen.findByText('2 pupils without a mark')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), '1');
    await user.click(await screen.findByRole('button', { name: /15$/ }));
    expect(await screen.findByText('Number 1')).toBeTruthy();
    expect(document.querySelector('[data-entry]')?.textContent).toBe('15');
  });

  it('show the other marks of the pupil, also of columns with one heading', async () => {
    const columns = sampleMarks.columns.map((column) => ({ ...column, heading: 'الفرض' }));
    const marks = { [first]: { c2: { text: '7' }, c3: { text: '8' } } };
    await open({ ...sampleMarks, columns, marks });
    await user.click(screen.getByRole('button', { name: 'Type one pupil at a time' }));
    const others = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(others.map(({ textContent }) => textContent.replace(/\D/g, ''))).toEqual(['7', '8']);
  });

  it('are written when the teacher closes in the middle of one', async () => {
    const server = await begin();
    await press('1', '4', 'Close');
    await waitFor(() => expect(server.stored()?.marks[first]).toEqual({ c1: { text: '14' } }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  it('are written when the teacher goes back to another page in the middle of one', async () => {
    const server = await begin();
    await press('1', '4');
    cleanup();
    await waitFor(() => expect(server.stored()?.marks[first]).toEqual({ c1: { text: '14' } }));
  });
});

describe('the points of a test', () => {
  const ofTest: MarkSheetContent = {
    columns: [
      {
        ...{ id: 'c2', heading: 'الفرض', role: 'test', scale: 20, date: '2026-11-05' },
        questions: [
          { id: 'q1', points: 12 },
          { id: 'q2', points: 8 },
        ],
      },
    ],
    marks: {},
  };

  it('are typed question by question, and make the mark', async () => {
    const server = await open(ofTest, 'en-US', '?points=c2');
    await screen.findByRole('heading', { level: 2, name: /الفرض.*points of each question/ });
    begin();
    await user.keyboard('10{Tab}7,5{Enter}');
    expect(textAt('0:4')).toBe('17,5');
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        marks: { [first]: { c2: { text: '17,5' } } },
        points: { [first]: { c2: { q1: '10', q2: '7,5' } } },
      }),
    );
    await user.click(screen.getByRole('link', { name: 'Back to the marks' }));
    await waitFor(() => expect(textAt('0:2')).toBe('17,5'));
  });

  it('are on the device with each key', async () => {
    await open(ofTest, 'en-US', '?points=c2');
    begin();
    await user.keyboard('7,5');
    expect(Object.values<string>(localStorage).join()).toContain('"q1":"7,5"');
  });

  it.each([
    ['give quarters', [2.5, 17.5]],
    ['are as many as a draft has', [5, ...Array.from({ length: 60 }, () => 0.25)]],
  ])('are typed where questions %s', async (_, all) => {
    const questions = all.map((points, index) => ({ id: `q${index}`, points }));
    const columns = ofTest.columns.map((column) => ({ ...column, questions }));
    const server = await open({ ...ofTest, columns }, 'ar', '?points=c2');
    begin();
    await user.keyboard('٢٫٢٥{Tab}0,25{Enter}');
    await waitFor(() =>
      expect(server.stored()?.points?.[first]?.['c2']).toEqual({ q0: '٢٫٢٥', q1: '0,25' }),
    );
  });

  it('above what a question gives are said to be, and make no mark', async () => {
    await open(ofTest, 'en-US', '?points=c2');
    begin();
    await user.keyboard('13{Enter}');
    expect(await screen.findByText('Higher than 12.')).toBeTruthy();
    expect(textAt('0:4')).toBe('');
    expect(screen.getByText(/^1 pupil has points but no mark yet/)).toBeTruthy();
  });

  it('are set up from the marks: the points of the questions add up to the full mark', async () => {
    const server = await open({ ...sampleMarks, marks: {} });
    await user.click(cell('0:3'));
    await user.click(screen.getByRole('button', { name: 'Points per question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Points per question' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('Column').value).toBe('c2');
    const points = dialog.getByLabelText('Points of the questions, in their order');
    await user.type(points, '5 5 x');
    expect(Object.values<string>(sessionStorage).join()).toContain('5 5 x');
    await user.click(dialog.getByRole('button', { name: 'Enter points' }));
    expect(dialog.getByText(/in quarters/)).toBeTruthy();
    await user.clear(points);
    await user.type(points, '5 5');
    expect(dialog.getByText('They add up to 10, but the test is marked out of 20.')).toBeTruthy();
    await user.type(points, ' 10');
    await user.click(dialog.getByRole('button', { name: 'Enter points' }));
    await screen.findByRole('link', { name: 'Back to the marks' });
    await waitFor(() =>
      expect(server.stored()?.columns[1]?.questions?.map((one) => one.points)).toEqual([5, 5, 10]),
    );
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('of a test without questions are its marks', async () => {
    await open(sampleMarks, 'en-US', '?points=c3');
    expect(textAt('0:2')).toBe('15');
  });

  it('take no pasted table', async () => {
    notifications.set(undefined);
    await open(ofTest, 'en-US', '?points=c2');
    begin();
    await user.paste('1\t2\n3\t4');
    expect(notifications.get()?.text.id).toBe('record.pointsPaste');
  });
});

/** What the line above the grid says. */
const said = () =>
  document.querySelector(
    `[id="${cell('0:2').closest('table')!.querySelector('[data-here]')!.getAttribute('aria-describedby')!}"]`,
  )!.textContent;

describe('a step back', () => {
  it('goes to the mark, says whose it was and flashes it', async () => {
    await open({ ...sampleMarks, marks: {} });
    await waitFor(() => expect(document.activeElement).toBe(cell('0:2')));
    await user.keyboard('15{Enter}14{Enter}');
    await user.click(cell('2:4'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(cell('1:2')));
    const { fullName } = sampleSavedClass.pupils[1]!;
    expect(said()?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      `${fullName} · تقويم النشاطات: 14 → blank`,
    );
    expect(cell('1:2').hasAttribute('data-flash')).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(said()).toBe('');
  });

  it('by its button keeps the focus there, for the next one', async () => {
    await open({ ...sampleMarks, marks: {} });
    await waitFor(() => expect(document.activeElement).toBe(cell('0:2')));
    await user.keyboard('15{Enter}14{Enter}');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(cell('0:2').hasAttribute('data-here')).toBe(true);
    expect([textAt('0:2'), textAt('1:2')]).toEqual(['', '']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  });
});

describe('a key that makes no mark', () => {
  it.each([
    ['x', /“\u2068x\u2069” is not a mark/],
    ['21', /Higher than 20/],
    ['12,255', /at most two decimals/],
  ])('is explained while it is typed: %s', async (keys, words) => {
    await open({ ...sampleMarks, marks: {} });
    await waitFor(() => expect(document.activeElement).toBe(cell('0:2')));
    await user.keyboard(keys);
    expect(said()).toMatch(words);
    // It stays until it is right.
    await user.keyboard('{Enter}');
    expect(cell('0:2').hasAttribute('data-here')).toBe(true);
  });

  it.each([
    ['0:0', /cannot be typed/],
    ['0:1', /Names are changed in the class/],
    ['0:6', /Averages are calculated/],
  ])('is refused with the reason where nothing is typed: %s', async (place, words) => {
    await open();
    await user.click(cell(place));
    await user.keyboard('9');
    expect(said()).toMatch(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(said()).toBe('');
  });
});

describe('a pupil who has left', () => {
  const left = [{ id: 'gone', fullName: 'غائب قديم', leftOn: '2026-11-12' }];

  it('stays below the others with the date, in no figure, and cannot be changed', async () => {
    api.on(getClass, { body: { ...sampleSavedClass, left }, etag: 'W/"1"' });
    const full = { c1: { text: '20' }, c2: { text: '20' }, c3: { text: '20' } };
    await open({ ...sampleMarks, marks: { ...sampleMarks.marks, gone: full } });
    const last = sampleSavedClass.pupils.length;
    expect(cell(`${last}:1`).textContent).toBe('غائب قديمleft on 12 November 2026');
    expect(cell(`${last}:0`).textContent).toBe('');
    expect(cell(`${last}:6`).textContent).toBe('20');
    expect(cell('0:6').textContent).toMatch(/\(1\)$/);
    await user.click(cell(`${last}:2`));
    await user.keyboard('5');
    expect(said()).toMatch(/This pupil has left/);
    expect(textAt(`${last}:2`)).toBe('20');
  });

  it('is not in a sheet without a mark of theirs', async () => {
    api.on(getClass, { body: { ...sampleSavedClass, left }, etag: 'W/"1"' });
    await open({ ...sampleMarks, marks: { ...sampleMarks.marks, gone: {} } });
    expect(screen.queryByText('غائب قديم')).toBeNull();
  });
});

it('a mark with two values has a sign in its cell, and the head says that one is to choose until it is chosen', async () => {
  const server = await open({ ...sampleMarks, marks: {} });
  const of = (version: number) => ({
    version,
    createdAt: sampleSheet.document.createdAt,
    author: 'teacher',
    contentHash: String(version),
  });
  api.on(markSheetVersions.listVersions, { body: [of(2), of(1)] });
  api.on(markSheetVersions.getVersion, {
    body: { ...of(1), content: { ...sampleMarks, marks: {} } },
  });
  await waitFor(() => expect(document.activeElement).toBe(cell('0:2')));
  server.changeElsewhere({ ...sampleMarks, marks: { [first]: { c1: { text: '11' } } } });
  await user.keyboard('15{Enter}{Control>}s{/Control}');
  const choose = await screen.findByRole('button', { name: '1 to choose' });
  expect(cell('0:2').getAttribute('data-state')).toBe('overlap');
  expect(cell('0:2').textContent).toContain(', two values');
  expect(screen.queryByText('All changes saved')).toBeNull();
  await user.click(choose);
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('0:2').getAttribute('data-state')).toBe('overlap');
  let presses = 0;
  const count = () => {
    presses += 1;
  };
  addEventListener('click', count, { capture: true });
  await user.click(screen.getByRole('button', { name: '1 to choose' }));
  await user.click(await screen.findByRole('button', { name: 'All from elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  removeEventListener('click', count, { capture: true });
  expect(presses).toBeLessThanOrEqual(3);
  await waitFor(() => expect(textAt('0:2')).toBe('11'));
  expect(cell('0:2').hasAttribute('data-state')).toBe(false);
  await screen.findByText('All changes saved');
});
