import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmGrades, getGradePicture, gradebooks } from '#shared/contracts/gradebooks.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { getHand } from '#shared/contracts/hand.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import type { Gradebook, GradebookCell } from '#shared/model/gradebook.ts';
import type { Locale } from '#shared/model/locale.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeGradebook } from '#frontend/test-support/fake-gradebook.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import ReviewPage from './grade-review-page.tsx';

let api: FakeApi;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  api = fakeApi();
  api.on(getProfile, { body: sampleProfile });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  notifications.set(undefined);
});
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
});

const show = (locale: Locale = 'en-US') =>
  renderPage(
    <Routes>
      <Route path="/grades/:jobId" element={<ReviewPage />} />
    </Routes>,
    { at: `/grades/${pendingJob.id}`, locale },
  );

/** A page of ten pupils with two doubtful cells. */
const short = sampleGradebook({ pupils: 10 });

/** Opens the review of a page of marks and leaves the focus where it starts. */
const open = async (book: Gradebook = short, locale?: Locale) => {
  const server = fakeGradebook(api, book);
  show(locale);
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-here')).toBe(true));
  // The part below the table is loaded on demand.
  await waitFor(() => expect(document.querySelector('details')).toBeTruthy());
  await waitFor(() => expect(at(`${book.rows.length - 1}:0`)).toBeTruthy());
  return server;
};
const here = () => document.activeElement?.getAttribute('data-place');
const at = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const goTo = (place: string) => fireEvent.click(at(place));
const textAt = (place: string) => at(place).querySelector('bdi')?.textContent;
const press = (keys: string) => user.keyboard(keys);
// Skips the search for hidden elements, which is slow in a large table. Only answers that do not fit are hidden, without a value.
const hidden = { hidden: true };
const button = (name: string | RegExp) => screen.getByRole('button', { name, ...hidden });
/** The answers to a rare question are loaded after the table. */
const answer = (name: string | RegExp) => screen.findByRole('button', { name, ...hidden });
const left = () => document.querySelector('[data-left]')?.getAttribute('data-left');

describe('the review of a page of marks, when it opens,', () => {
  it('puts the focus on the first doubt and describes its row, column, value and doubt', async () => {
    await open();
    expect(here()).toBe('3:2');
    const cell = document.activeElement!;
    expect(cell.getAttribute('role')).toBe('gridcell');
    expect(cell.textContent).toBe('13, to check');
    const words = document.getElementById(cell.getAttribute('aria-describedby')!);
    expect(words?.textContent).toBe('This may be \u206813\u2069 or \u206818\u2069.');
    const [head] = within(cell.closest('tr')!).getAllByRole('rowheader', hidden);
    expect(head?.textContent).toBe('منصوري أمينة');
    expect(screen.getAllByRole('columnheader', hidden)[2]?.textContent).toContain('تقويم النشاطات');
    expect(button(/2 left to check/)).toBeTruthy();
  });

  it('makes the table one stop for Tab, in the direction of its page', async () => {
    await open();
    const grid = screen.getByRole('grid', hidden);
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(grid.parentElement?.dir).toBe('rtl');
    await user.tab();
    expect(grid.contains(document.activeElement)).toBe(false);
  });

  it('puts the focus on the first mark when nothing is doubtful', async () => {
    await open(sampleGradebook({ pupils: 10, clean: true }));
    expect(here()).toBe('0:2');
    expect(button(/No doubts left/)).toBeTruthy();
  });

  it('keeps each key on the device before the mark is written', async () => {
    await open();
    await press('18');
    expect(Object.values<string>(localStorage).join()).toMatch(/"typed":.*"text":"18"/);
    await press('{Escape}');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says in every mode how many marks have not been checked', async () => {
    await open(sampleGradebook({ pupils: 3, clean: true }));
    expect(screen.getByText('You have not looked at 9 marks.')).toBeTruthy();
    await press('{Enter}');
    expect(screen.getByText('You have not looked at 8 marks.')).toBeTruthy();
    expect(screen.getByText(/^No doubts are left. You have not looked at 8 marks/)).toBeTruthy();
    await press('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', hidden);
    expect(dialog.textContent).toContain('8 marks have not been checked one by one.');
  });
});

describe('the handwriting of the teacher', () => {
  /** A page without doubts, some of whose cells of marks differ. */
  const pageWith = (change: Partial<GradebookCell>): Gradebook => {
    const book = sampleGradebook({ pupils: 10, clean: true });
    const isMark = (index: number) => book.columns[index]?.kind === 'mark';
    const rows = book.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (isMark(index) ? { ...cell, ...change } : cell)),
    }));
    return { ...book, rows };
  };

  it('is named if marks need no check thanks to it; a corrected mark did need it', async () => {
    await open(pageWith({ byHand: true }));
    await screen.findByText(/^30 marks need no check/);
    goTo('0:2');
    await press('7{Enter}');
    await screen.findByText(/^29 marks need no check/);
  });

  it('may be learnt, after a page with many doubts was confirmed', async () => {
    api.on(getHand, { status: 204 });
    await open(pageWith({ confidence: 60, checked: true }));
    await press('{Control>}{Enter}{/Control}');
    await user.click(within(await screen.findByRole('dialog', hidden)).getByText('Confirm'));
    await screen.findByText(/^You had to check 30 marks/);
  });
});

it('says which sheet of the teacher a printed page is', async () => {
  const book = sampleGradebook({ pupils: 3, clean: true });
  const columns = book.columns.map((column) =>
    column.kind === 'mark' ? { ...column, recordColumn: column.id } : column,
  );
  const record = { classId: '01KJQ5N8000000000000000000', subject: 'الرياضيات', term: 1 as const };
  const classList = { pupils: [], ...book.classList, source: '2م3', sheet: '2م3' };
  await open({ ...book, columns, record, classList });
  const note = await screen.findByText(/You printed this sheet/);
  expect(note.textContent).toMatch(/2م3.*الرياضيات.*first term/);
  for (const { heading, kind } of columns) {
    if (kind === 'mark') expect(note.textContent).toContain(heading);
  }
});

describe('the review of 40 pupils by keyboard', () => {
  /** Waits for a dialog that may be loading, and expects that there is none. */
  const expectNoDialog = async () => {
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog', hidden)).toBeNull();
  };

  it('takes 12 key presses to confirm', async () => {
    const server = await open(sampleGradebook());
    let pressed = 0;
    const count = () => {
      pressed += 1;
    };
    document.addEventListener('keydown', count, true);
    await press('{Enter}'); // 13 is right.
    await press('9{Enter}'); // Corrects 1z.
    await press('11{Enter}'); // Corrects 71; the average then follows.
    await press('{Enter}{Enter}'); // Accepts two uncertain marks.
    await press(' '); // Accepts the likeliest pupil.
    await waitFor(() => expect(document.activeElement).toBe(button(/^Confirm/)));
    expect(screen.getByText(/^No doubts are left. You have not looked at \d+ marks/)).toBeTruthy();
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm these marks?', ...hidden });
    expect(dialog.textContent).toContain('40 pupils, 3 columns of marks');
    await press('{Tab}{Enter}');
    document.removeEventListener('keydown', count, true);
    expect(pressed).toBe(12);
    await screen.findByText(/You confirmed these marks/);
    const [confirmed] = api.callsOf(confirmGrades);
    expect(confirmed?.precondition).toBe(
      versionTag({ version: 1 + api.callsOf(gradebooks.putDocument).length }),
    );
    expect(server.stored().rows[8]?.cells[4]).toMatchObject({ text: '9', read: '1z' });
    expect(server.stored().rows[33]?.pupil).toBe(33);
  });

  it('cannot be confirmed while anything is doubtful', async () => {
    await open();
    expect(button(/^Confirm/).getAttribute('aria-disabled')).toBe('true');
    expect(button(/^Confirm/).getAttribute('aria-describedby')).toBe('review-confirm-note');
    expect(screen.getByText('2 left to check first')).toBeTruthy();
    await user.click(button(/^Confirm/));
    await press('{Control>}{Enter}{/Control}');
    await expectNoDialog();
  });

  it('cannot be confirmed by the very tap that ends typing a doubtful mark', async () => {
    await open(sampleGradebook({ pupils: 10, clean: true }));
    goTo('0:2');
    await press('25');
    const confirm = button(/^Confirm/);
    // Before the button shows that it is disabled.
    act(() => {
      confirm.focus();
      confirm.click();
    });
    await expectNoDialog();
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
  });

  it('can be confirmed again after a change', async () => {
    await open(sampleGradebook({ pupils: 10, clean: true }));
    await press('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog', hidden);
    await press('{Tab}{Enter}');
    await screen.findByText(/You confirmed these marks/);
    expect(screen.getByRole('link', { name: 'Excel (.xlsx)', ...hidden })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CSV', ...hidden })).toBeTruthy();
    goTo('0:2');
    await press('9{Enter}');
    await screen.findByText(/The marks changed after you confirmed/);
    expect(screen.queryByRole('link', { name: 'CSV', ...hidden })).toBeNull();
    expect(button(/^Confirm$|^ConfirmCtrl/)).toBeTruthy();
  });

  it('says when it cannot be confirmed', async () => {
    await open(sampleGradebook({ pupils: 10, clean: true }));
    api.on(confirmGrades, { status: 409, body: { code: 'grades-doubtful' } });
    await press('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog', hidden);
    await press('{Tab}{Enter}');
    await waitFor(() => expect(notifications.get()?.text.id).toBe('error.grades-doubtful'));
  });
});

describe('a cell of the review', () => {
  it.each([
    // The average on the page follows from 13, so any other mark makes it doubtful; with 9 the exam may be why.
    ['9', '9', '3:4'],
    ['12,5', '12,5', '3:5'],
    ['٧٫٥', '٧٫٥', '3:5'],
    ['a', 'غ', '8:4'],
    ['غ', 'غ', '8:4'],
  ])('accepts %s', async (typed, text, next) => {
    await open();
    await press(`${typed}{Enter}`);
    expect(textAt('3:2')).toBe(text);
    expect(here()).toBe(next);
  });

  it('can be emptied, edited, left unchanged, and all of it undone', async () => {
    await open();
    await press('{Delete}');
    expect(textAt('3:2')).toBe('');
    await press('{Control>}z{/Control}');
    expect(textAt('3:2')).toBe('13');
    await press('{F2}');
    expect(screen.getByDisplayValue('13')).toBe(document.activeElement);
    await press(',5{Escape}');
    expect(textAt('3:2')).toBe('13');
    expect(here()).toBe('3:2');
    await press('{F2},5{Enter}');
    expect(textAt('3:2')).toBe('13,5');
    await press('{Control>}z{/Control}');
    expect(textAt('3:2')).toBe('13');
    await press('{Control>}y{/Control}');
    expect(textAt('3:2')).toBe('13,5');
  });

  it('keeps the focus when the typed text is not a mark, or is above the scale', async () => {
    await open();
    await press('1x{Enter}');
    expect(here()).toBe('3:2');
    expect(screen.getByText('“\u20681x\u2069” is not a mark.')).toBeTruthy();
    await press('25{Enter}');
    expect(here()).toBe('3:2');
    expect(screen.getByText('Higher than 20.')).toBeTruthy();
  });

  it('is saved when the focus moves elsewhere', async () => {
    await open();
    await press('9');
    await user.click(button('Versions'));
    expect(textAt('3:2')).toBe('9');
  });

  it('switches to the other reading with one key, and back again', async () => {
    await open();
    await press(' ');
    expect(textAt('3:2')).toBe('18');
    goTo('3:2');
    await user.click(button('Back to 13'));
    expect(textAt('3:2')).toBe('13');
  });
});

describe('moving through the table', () => {
  it('follows the arrow keys on a right-to-left page', async () => {
    await open();
    await press('{ArrowLeft}');
    expect(here()).toBe('3:3');
    await press('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(here()).toBe('4:1');
    await press('{Home}');
    expect(here()).toBe('4:0');
    await press('{Control>}{End}{/Control}');
    expect(here()).toBe('9:6');
    await press('{Control>}{Home}{/Control}{ArrowUp}{ArrowUp}');
    expect(here()).toBe('-1:0');
  });

  it('follows the arrow keys on a left-to-right page', async () => {
    await open(sampleGradebook({ language: 'en', pupils: 10 }), 'ar');
    await press('{ArrowRight}');
    expect(here()).toBe('3:3');
  });

  it('goes to the previous doubt, and to any doubt from the list', async () => {
    await open(sampleGradebook());
    await press('{Shift>}{Enter}{/Shift}');
    expect(here()).toBe('33:1');
    await user.click(button('Next cell to check'));
    expect(here()).toBe('3:2');
    await user.click(button('Previous cell to check'));
    expect(here()).toBe('33:1');
    await user.click(button(/6 left to check/));
    const items = await screen.findAllByRole('menuitem', hidden);
    expect(items).toHaveLength(6);
    expect(items[2]?.textContent).toContain('Higher than 20. Far from this pupil’s other marks.');
    await user.click(items[2]!);
    await waitFor(() => expect(here()).toBe('14:3'));
  });

  it('shows the calculation that an average does not match', async () => {
    const book = sampleGradebook({ clean: true, pupils: 10 });
    const average = book.columns.findIndex(({ kind }) => kind === 'average');
    const rows = book.rows.map((row, index) =>
      index === 2 ? { ...row, cells: row.cells.with(average, { text: '3,21' }) } : row,
    );
    await open({ ...book, rows });
    await user.click(button(/1 left to check/));
    const [item] = await screen.findAllByRole('menuitem', hidden);
    expect(item?.textContent).toMatch(/does not match the marks: \u2066.+ = [\d.]+\u2069\./);
  });

  it('shows it beside a mark that may be why, too', async () => {
    const book = sampleGradebook({ clean: true, pupils: 10 });
    const exam = book.columns.findIndex(({ role }) => role === 'exam');
    const rows = book.rows.map((row, index) => {
      const { text = '' } = row.cells[exam] ?? {};
      const cell = { ...row.cells[exam], text: text.startsWith('1') ? '2' : `1${text}` };
      return index === 2
        ? { ...row, cells: row.cells.with(exam, { ...cell, confidence: 98.2 }) }
        : row;
    });
    await open({ ...book, rows });
    await user.click(button(/2 left to check/));
    const items = await screen.findAllByRole('menuitem', hidden);
    expect(items).toHaveLength(2);
    for (const item of items) expect(item.textContent).toContain('The average does not match');
  });
});

describe('a handwritten page', () => {
  it('is checked mark by mark before it can be confirmed', async () => {
    await open({ ...sampleGradebook({ clean: true, pupils: 3 }), warnings: ['handwriting'] });
    expect(screen.getByText(/handwritten or hard to read/)).toBeTruthy();
    expect(left()).toBe('9');
    expect(here()).toBe('0:2');
    await press('{Enter}');
    expect(here()).toBe('0:3');
    expect(left()).toBe('8');
    await press('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', hidden);
    expect(dialog.textContent).toContain('8 marks have not been checked one by one.');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
    await user.click(button('Check every mark'));
    expect(left()).toBe('0');
  });
});

describe('a misread heading', () => {
  const misread = () => {
    const page = sampleGradebook({ pupils: 3, clean: true });
    const columns = page.columns
      .filter(({ kind }) => kind !== 'average')
      .map(({ role, ...column }) =>
        role === 'exam' ? { ...column, heading: 'yli>VI' } : { ...column, ...(role && { role }) },
      );
    const rows = page.rows.map((row) => ({ ...row, cells: row.cells.slice(0, columns.length) }));
    return { ...page, columns, rows };
  };

  it('is a doubt: the one role left is proposed, and averages follow once it is confirmed', async () => {
    const server = await open(misread());
    expect(here()).toBe('-1:4');
    expect(left()).toBe('1');
    expect(document.activeElement?.textContent).toContain('to check');
    expect(screen.getByText(/heading does not say what these marks count as/)).toBeTruthy();
    expect(await answer(/It is Exam/)).toBeTruthy();
    await press('{Enter}');
    expect(left()).toBe('0');
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().columns[4]).toMatchObject({ role: 'exam' }));
    expect(server.stored().averages?.preset).toBe('middle-2022');
  });

  it('can be excluded from the average, or given another role', async () => {
    const server = await open(misread());
    await user.click(await answer('Not in any average'));
    expect(left()).toBe('0');
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().columns[4]).toMatchObject({ checked: true }));
  });
});

describe('a heading that is no known one', () => {
  const unread = () => {
    const page = sampleGradebook({ pupils: 3, clean: true });
    const columns = page.columns.map((column) =>
      column.role === 'exam'
        ? { ...column, heading: 'p Les CE', read: 'p Les C€', unsure: true as const }
        : column,
    );
    return { ...page, columns };
  };

  it('is a doubt that Enter settles by the usual heading, and says what was read', async () => {
    const server = await open(unread());
    expect(left()).toBe('1');
    expect(screen.getByText(/p Les CE.* is no heading that Daftar knows/)).toBeTruthy();
    expect(screen.getByText(/Read on the photo: .*p Les C€/)).toBeTruthy();
    expect(await answer(/It is .*الاختبار/)).toBeTruthy();
    await press('{Enter}');
    expect(left()).toBe('0');
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().columns[4]).toMatchObject({ heading: 'الاختبار' }));
  });

  it('can be kept', async () => {
    const server = await open(unread());
    await user.click(await answer(/Keep .*p Les CE/));
    expect(left()).toBe('0');
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().columns[4]).not.toHaveProperty('unsure'));
    expect(server.stored().columns[4]?.heading).toBe('p Les CE');
  });
});

describe('a class list that does not match the page', () => {
  const OTHER = '01KJQ5N8000000000000000000';
  const right = sampleGradebook({ pupils: 28, clean: true });
  /** A page of 28 pupils, eleven of whom are not in its list. */
  const wrong = {
    ...right,
    rows: right.rows.map(({ pupil, ...row }, place) =>
      place < 11 ? row : { ...row, pupil: pupil! },
    ),
  };
  const savedClass = {
    ...{ id: OTHER, version: 1, name: '2م4', keptAt: '2026-09-06T08:00:00.000Z' },
    ...{ changedAt: '2026-09-06T08:00:00.000Z', keptUntil: '2027-09-06T08:00:00.000Z' },
    counts: { pupils: 28, girls: 0, boys: 0 },
  };
  const keep = (names: readonly string[]) =>
    api.on(getClass, {
      body: {
        ...savedClass,
        pupils: names.map((fullName, index) => ({ id: `a${index}`, fullName })),
      },
    });
  const question = /^11 of 28 names are not in this list: is it the right class/;
  const anotherClass = async () => user.click(await answer('Choose another class'));
  const item = (name: string | RegExp) => screen.findByRole('menuitem', { name, ...hidden });

  it('asks one question, then shows the names one by one if it is the right list', async () => {
    const server = await open(wrong);
    expect(here()).toBe('-1:1');
    expect(left()).toBe('1');
    expect(screen.getByText(question)).toBeTruthy();
    expect(screen.queryByText(/match no pupil on the class list/)).toBeNull();
    expect(button(/^Confirm/).getAttribute('aria-disabled')).toBe('true');
    await user.click(await answer(/^It is the right class/));
    expect(here()).toBe('0:1');
    expect(left()).toBe('11');
    expect(screen.queryByText(question)).toBeNull();
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().classList?.rightClass).toBe(true));
  });

  it('is not questioned again after its answer', async () => {
    const answered = { ...wrong, classList: { ...wrong.classList!, rightClass: true as const } };
    await open(answered);
    expect(here()).toBe('0:1');
    expect(left()).toBe('11');
  });

  it('can be replaced by another list, which is questioned too if it does not match', async () => {
    api.on(listClasses, { status: 500, body: {} });
    const server = await open(wrong);
    await anotherClass();
    await screen.findByText('Your classes could not be loaded.');
    api.on(listClasses, { body: [savedClass] });
    await user.click(await item('Try again'));
    keep(['سعدي فاطمة', 'زيتوني خالد']);
    await user.click(await item(/2م4/));
    await screen.findByText(/^28 of 28 names are not in this list/);
    expect(here()).toBe('-1:1');
    keep(right.classList!.pupils.map(({ name }) => name));
    await anotherClass();
    await user.click(await item(/2م4/));
    await waitFor(() => expect(left()).toBe('0'));
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().classList?.source).toBe('2م4'));
    expect(server.stored().rows[0]?.pupil).toBe(0);
  });

  it('can be removed', async () => {
    api.on(listClasses, { body: [] });
    const server = await open(wrong);
    await anotherClass();
    await user.click(await item('Continue without a class list'));
    await waitFor(() => expect(left()).toBe('0'));
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().classList).toBeUndefined());
  });
});

describe('rows and columns of the review', () => {
  const menuOf = async (row: number) => {
    goTo(`${row}:6`);
    return screen.findByRole('menu', hidden);
  };

  it('make room for a missed row', async () => {
    await open();
    await menuOf(1);
    await user.click(screen.getByText('A row was missed: move marks down from here'));
    expect(textAt('1:3')).toBe('');
    expect(textAt('2:3')).toBe('11');
    expect(textAt('1:1')).toBe('أحمدي أمينة');
    expect(here()).toBe('1:6');
  });

  it('rows can be inserted and removed', async () => {
    await open();
    goTo('1:2');
    await press('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByText('New row below'));
    expect(here()).toBe('2:2');
    expect(textAt('2:1')).toBe('');
    await menuOf(2);
    await user.click(screen.getByText('Remove row'));
    expect(textAt('2:1')).toBe('حداد أمينة');
  });

  it('a column’s role and scale can be set', async () => {
    await open();
    goTo('-1:3');
    const dialog = await screen.findByRole('dialog', { name: 'Column', ...hidden });
    const scale = within(dialog).getByLabelText(/Marked out of/);
    await user.clear(scale);
    await user.type(scale, '0{Enter}');
    expect(within(dialog).getByText('Enter a whole number from 1 to 1000')).toBeTruthy();
    await user.clear(scale);
    await user.type(scale, '١٠{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
    expect(at('-1:3').textContent).toBe('الفرض/10');
    expect(here()).toBe('-1:3');
  });

  it('columns can be added, moved and removed', async () => {
    await open();
    await user.click(button('Column'));
    const dialog = await screen.findByRole('dialog', { name: 'Column', ...hidden });
    await user.type(within(dialog).getByLabelText(/Heading/), 'شفوي');
    await user.click(button('Move back'));
    await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
    expect(at('-1:5').textContent).toBe('شفوي/20');
    goTo('-1:5');
    await screen.findByRole('dialog', { name: 'Column', ...hidden });
    await user.click(button('Remove column'));
    await waitFor(() => expect(at('-1:5').textContent).toBe('المعدل/20'));
  });
});

describe('names in the review', () => {
  it('are chosen from the class list by typing', async () => {
    await open(sampleGradebook());
    goTo('33:1');
    await press('م');
    const dialog = await screen.findByRole('dialog', { name: 'Whose row is 34?', ...hidden });
    const field = within(dialog).getByRole('combobox', hidden);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(within(dialog).getAllByRole('option', hidden)[0]?.textContent).toContain('no row yet');
    await user.clear(field);
    await user.type(field, 'لا أحد');
    expect(within(dialog).getByText('The class list has no pupil of this name.')).toBeTruthy();
    await user.clear(field);
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
    expect(textAt('33:1')).toBe(sampleGradebook().classList?.pupils[33]?.name);
  });

  it('without a row are listed and can be added; rows without a name are found', async () => {
    await open(sampleGradebook());
    expect(screen.getByText(/1 pupil on the class list has no row/)).toBeTruthy();
    await user.click(button(/^Row 34/));
    expect(here()).toBe('33:1');
    await user.click(button(/^Add a row for/));
    expect(screen.getAllByRole('rowheader', hidden)).toHaveLength(41);
    expect(here()).toBe('33:2');
  });
});

describe('for a screen reader', () => {
  it('an edited field is named after its pupil and its column', async () => {
    await open();
    await press('9');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'منصوري أمينة · تقويم النشاطات',
    );
  });

  it('the count of doubts is announced when it changes', async () => {
    await open();
    const announced = () => document.querySelector('[role=status][data-count]')?.textContent;
    expect(announced()).toBe('2 left to check');
    await press('{Enter}');
    expect(announced()).toBe('1 left to check');
  });

  it('interface words in an Arabic table carry their own language', async () => {
    await open();
    expect(at('3:2').closest('[lang]')?.getAttribute('lang')).toBe('ar');
    const word = within(at('3:2')).getByText(/to check/);
    expect(word.getAttribute('lang')).toBe('en-GB');
    expect(screen.getByRole('gridcell', { name: 'More for row 1', ...hidden }).lang).toBe('en-GB');
  });
});

it('does not suggest an impossible mark', async () => {
  const rows = short.rows.map((row, place) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      place === 3 && column === 2 ? { ...cell, text: '25', second: '28' } : cell,
    ),
  }));
  await open({ ...short, rows });
  expect(here()).toBe('3:2');
  expect(screen.getAllByText('Higher than 20.').length).toBeGreaterThan(0);
  // The buttons are there for every cell, and hidden where they answer nothing.
  expect(screen.queryByRole('button', { name: /^It is/ })).toBeNull();
});

describe('averages and statistics', () => {
  it('are calculated by a preset, explained, and compared with the page', async () => {
    const server = await open();
    await user.click(button('Averages'));
    const presets = await screen.findByLabelText('Calculate averages by');
    await user.selectOptions(presets, 'Middle school (since 2022/2023)');
    expect(screen.getByText(/^Averages: Middle school \(since 2022\/2023\)/)).toBeTruthy();
    goTo('0:6');
    expect(at('0:6').textContent).toBe('5.67');
    expect(screen.getByText('(8 + 6)/2 = 7, (7 + 2 × 5)/3 = 5.67')).toBeTruthy();
    expect(at('3:6').textContent).toBe('10.17');
    goTo('8:6');
    expect(screen.getByText('No average: a mark is missing.')).toBeTruthy();
    await user.selectOptions(screen.getAllByLabelText('Weight')[1]!, '3');
    expect(at('0:6').textContent).toBe('5.5, differs from the written average');
    expect(screen.getByDisplayValue('My own rule')).toBeTruthy();
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(server.stored().averages?.preset).toBe('custom'));
  });

  it('for the class are a table with its figures', async () => {
    await open(sampleGradebook({ pupils: 10, clean: true }));
    await user.click(button('Statistics'));
    const table = await screen.findByRole('table', { name: 'Spread of marks', ...hidden });
    const rows = within(table).getAllByRole('row', hidden).slice(1);
    const counts = rows.map((row) =>
      Number(within(row).getAllByRole('cell', hidden)[0]?.textContent),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(rows[0]?.textContent).toContain('below 8');
    expect(screen.getByText('Pass rate').parentElement?.textContent).toMatch(/%$/);
    await user.selectOptions(screen.getByLabelText('Statistics of'), 'test');
    expect(screen.getByText('Highest').parentElement?.textContent).toMatch(/^Highest\d+$/);
  });
});

describe('the photo beside the marks', () => {
  const photo = () => screen.queryByAltText('Photo of the page');

  it('is fetched again when its link has expired, and the page works without it', async () => {
    await open();
    await user.click(button('Photo of the page'));
    await waitFor(() => expect(photo()?.getAttribute('src')).toBe('http://storage/page?link=1'));
    for (const link of [2, 3]) {
      fireEvent.error(photo()!);
      await waitFor(() =>
        expect(photo()?.getAttribute('src')).toBe(`http://storage/page?link=${link}`),
      );
    }
    fireEvent.error(photo()!);
    await screen.findByText(/The photo cannot be shown/);
    goTo('3:2');
    await press('9{Enter}');
    expect(textAt('3:2')).toBe('9');
    await user.click(button('Try again'));
    await waitFor(() => expect(photo()?.getAttribute('src')).toBe('http://storage/page?link=4'));
    expect(api.callsOf(getGradePicture)).toHaveLength(4);
  });
});

describe('a review of several photos', () => {
  const rows = short.rows.map((row, index) => (index < 5 ? row : { ...row, page: 2 }));
  const book = { ...short, rows, pages: [{}, { misfit: 'other-class' as const }, {}] };
  const isShown = (number: number) =>
    button(`Photo ${number}`).getAttribute('aria-pressed') === 'true';

  it('shows the photo with the focused row, and another one until the focus moves', async () => {
    await open(book);
    await user.click(button('Photo of the page'));
    expect(isShown(1)).toBe(true);
    await user.click(button('Photo 2'));
    expect(isShown(2)).toBe(true);
    goTo('6:2');
    expect(isShown(3)).toBe(true);
    const asked = () => new Set(api.callsOf(getGradePicture).map(({ search }) => search));
    await waitFor(() => expect(asked()).toEqual(new Set(['', '?page=1', '?page=2'])));
  });

  it('says which photo is not in the table, and why', async () => {
    await open(book);
    const said = screen.getByText('Photo 2 is not in the table.').closest('li');
    expect(said?.textContent).toContain('It shows another class.');
  });
});

describe('a review without anything to check', () => {
  const answer = (body: object, status = 200) => {
    api.on(gradebooks.getJob, { status, body });
    show();
  };

  it('says that the page is still being read, and checks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer({ ...pendingJob, status: 'PROCESSING' });
    await screen.findByText('Processing');
    fakeGradebook(api);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await screen.findByRole('grid', hidden);
    vi.useRealTimers();
  });

  it('says why it could not be read', async () => {
    answer({ ...pendingJob, status: 'FAILED', error: { code: 'upload-missing' } });
    await screen.findByText(/The uploaded file is no longer there/);
    expect(screen.getByRole('link', { name: 'Extract Grades', ...hidden })).toBeTruthy();
  });

  it('says that there is no such extraction', async () => {
    answer({ code: 'job-not-found' }, 404);
    await screen.findByText('This job no longer exists.');
  });

  it('says that it has no marks', async () => {
    answer({ ...pendingJob, status: 'SUCCESS' });
    await screen.findByText('There are no marks to check here.');
  });

  it('says that the marks could not be loaded, and tries again', async () => {
    answer({}, 500);
    await screen.findByText('The marks could not be loaded');
    fakeGradebook(api);
    await user.click(button('Try again'));
    await screen.findByRole('grid', hidden);
  });
});
