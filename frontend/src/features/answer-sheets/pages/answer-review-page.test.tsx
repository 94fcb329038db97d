import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AnswersJob } from '#shared/contracts/answer-sheets.ts';
import {
  answersDocuments as endpoints,
  getAnswersPicture,
} from '#shared/contracts/answers-documents.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { answerReviewPath, paths } from '#frontend/lib/paths.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { rendersOf } from '#frontend/test-support/count-renders.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { signInTeacher } from '#frontend/test-support/unverified-teacher.ts';
import {
  readingsInEveryState,
  sampleAnswers,
  sampleAnswersClass,
  sampleAnswersWithInk,
  samplePictureOf,
} from '#test/support/sample-answer-sheets.ts';
import AnswerReviewPage from './answer-review-page.tsx';

const job: AnswersJob = readingsInEveryState().at(-1)!;
const createdAt = '2026-11-20T08:00:00.000Z';

let api: FakeApi;
let record: ReturnType<typeof fakeRecord>;
let stored: AnswerSheets;
beforeEach(() => {
  forgetAllUnsentForms();
  localStorage.clear();
  signInTeacher({ emailVerified: true });
  api = fakeApi();
  record = fakeRecord(api, [sampleAnswersClass]);
  stored = sampleAnswers();
  let version = 1;
  const document = () => ({ version, createdAt, author: 'teacher', content: stored });
  api.on(getProfile, { status: 404, body: { code: 'profile-not-found' } });
  api.on(endpoints.getJob, () => ({
    body: { ...job, document: document() },
    etag: versionTag({ version }),
  }));
  api.on(endpoints.putDocument, () => {
    stored = z.parse(endpoints.content, api.calls.at(-1)?.body);
    version += 1;
    return { body: document(), etag: versionTag({ version }) };
  });
  api.on(getAnswersPicture, () => {
    const sheet = Number(new URLSearchParams(api.calls.at(-1)?.search).get('sheet'));
    return { body: samplePictureOf(stored, sheet) };
  });
});

const open = async (locale: 'en-US' | 'ar' = 'en-US') => {
  renderPage(
    <Routes>
      <Route path={paths.answerReview} element={<AnswerReviewPage />} />
    </Routes>,
    { at: answerReviewPath(job.id), locale },
  );
  await screen.findByRole('grid');
  await screen.findByText(sampleAnswersClass.name);
  // Its rows are drawn in portions; one is of a sheet without a name.
  const rows = 1 + sampleAnswersClass.pupils.length;
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(rows));
};
const left = () => Number(document.querySelector('[data-open]')?.getAttribute('data-open'));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const keys = (text: string) => userEvent.keyboard(text);
/** Settles every doubt of the sample, and says whose the sheet without a name is. */
const settleAll = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Whose sheet is it?'), 'p19');
  await userEvent.click(button('It is this pupil’s'));
  await keys('b');
  await keys('{Enter}');
  await keys('3,5{Enter}');
  await keys('0');
  await keys('2{Enter}');
};
const sheet = (index: number) => stored.sheets[index];

describe('the answers of a class', () => {
  it('are a table of pupils and questions, with what is missing', async () => {
    await open();
    const rows = within(screen.getByRole('grid')).getAllByRole('row');
    expect(rows).toHaveLength(1 + 25);
    expect(rows[1]?.textContent).toContain('Photo 18: whose sheet?');
    expect(within(rows[9]!).getByText('no sheet')).toBeTruthy();
    expect(screen.getByText(/3 pupils have no sheet/)).toBeTruthy();
    await userEvent.click(button('Show them'));
    expect(screen.getByText(/it is a sheet of another test/)).toBeTruthy();
    expect(screen.getByText(/has a sheet already, which counts/)).toBeTruthy();
  });

  it('are settled one doubt after the other, by keys alone', async () => {
    await open();
    expect(left()).toBe(6);
    expect(button('Enter the marks')).toHaveProperty('disabled', true);
    await settleAll();
    expect(left()).toBe(0);
    await keys('{Control>}s{/Control}');
    await waitFor(() => expect(sheet(17)?.pupil).toBe('p19'));
    expect(sheet(2)?.answers['q7']).toEqual({ chosen: ['b'], settled: true });
    expect(sheet(5)?.answers['q3']).toEqual({ chosen: ['c'], settled: true });
    expect(sheet(9)?.answers['task']).toEqual({ points: 3.5 });
    expect(sheet(11)?.answers['q10']).toEqual({ chosen: [], settled: true });
    expect(sheet(14)?.answers['q15']).toEqual({ points: 2 });
    expect(button('Enter the marks')).toHaveProperty('disabled', false);
  });

  it('of a nearly empty sheet are asked about one after the other once one was answered beside the bubbles', async () => {
    const { sheets } = stored;
    const empty = Object.fromEntries(
      Object.entries(sheets[0]!.answers).map(([id, { chosen, ...answer }]) => [
        id,
        {
          ...answer,
          ...(chosen && { chosen: [] }),
          ...(id === 'q1' && { doubt: 'blank' as const }),
        },
      ]),
    );
    stored = { ...stored, sheets: sheets.with(0, { ...sheets[0]!, answers: empty }) };
    await open();
    await userEvent.click(button('Next to check'));
    expect(left()).toBe(7);
    expect(screen.getByRole('region', { name: /question 1 / }).textContent).toContain(
      'Nearly all bubbles of this sheet',
    );
    await keys('b');
    expect(left()).toBe(6 + 13);
    expect(screen.getByRole('region', { name: /question 2 / })).toBeTruthy();
    await userEvent.click(button('Undo'));
    await userEvent.click(screen.getAllByRole('gridcell')[17]!);
    expect(left()).toBe(7);
  });

  it('never take two filled bubbles by one key', async () => {
    await open();
    await userEvent.click(button('Next to check'));
    screen.getByRole('region', { name: /question 7/ }).focus();
    await keys('{Enter}');
    expect(left()).toBe(6);
    await userEvent.click(button(/no points/));
    expect(left()).toBe(5);
  });

  it('give no points by a key of its own, also for several bubbles', async () => {
    await open();
    await userEvent.click(button('Next to check'));
    expect(screen.getByRole('region', { name: /question 7/ })).toBeTruthy();
    await keys('-');
    expect(left()).toBe(5);
    await userEvent.click(screen.getAllByText(/, to check/, { selector: 'td span' }).at(-1)!);
    await keys('-');
    expect(left()).toBe(4);
    await keys('{Control>}s{/Control}');
    await waitFor(() => expect(sheet(14)?.answers['q15']).toEqual({ points: 0 }));
    expect(sheet(2)?.answers['q7']).toEqual({ chosen: ['b', 'd'], settled: true });
  });

  it('go on to the next doubt by Enter on a clear cell, of options and of points', async () => {
    await open();
    const rows = within(screen.getByRole('grid')).getAllByRole('row');
    const cellOf = (row: number, column: number) =>
      within(rows[row]!).getAllByRole('gridcell')[column]!;
    for (const column of [0, 14]) {
      await userEvent.click(cellOf(2, column));
      cellOf(2, column).focus();
      await keys('{Enter}');
      expect(screen.getByRole('region', { name: /question 7/ })).toBeTruthy();
    }
    expect(left()).toBe(6);
  });

  it('say how many bubbles are filled', async () => {
    const words = async (chosen: string[]) => {
      cleanup();
      stored.sheets[2]!.answers['q7'] = { chosen, doubt: 'double' };
      await open();
      await userEvent.click(button('Next to check'));
      return document.querySelector('[data-doubt-words]')?.textContent;
    };
    expect(await words(['b', 'd'])).toBe('Two bubbles are filled, or may be.');
    expect(await words(['a', 'b', 'd'])).toBe('3 bubbles are filled, or may be.');
    expect(await words(['a'])).toMatch(/^1 bubble is filled here, but several/);
  });

  it('of a spoiled sheet are settled by one press, which can be undone; sure ones stay', async () => {
    const { answers } = stored.sheets[2]!;
    const sure = { ...answers['q1'] };
    for (const id of ['q2', 'q3', 'q4']) answers[id] = { chosen: ['a', 'b', 'c'], doubt: 'double' };
    answers['q15'] = { doubt: 'unmarked' };
    await open();
    expect(left()).toBe(10);
    expect(screen.queryByText(/unclear answers of this sheet/)).toBeNull();
    await userEvent.click(button('Next to check'));
    await userEvent.click(button('No points for the 5 unclear answers of this sheet'));
    expect(left()).toBe(5);
    expect(screen.queryByText(/unclear answers of this sheet/)).toBeNull();
    await keys('{Control>}s{/Control}');
    await waitFor(() => expect(sheet(2)?.answers['q15']).toEqual({ points: 0 }));
    expect(sheet(2)?.answers['q2']).toEqual({ chosen: ['a', 'b', 'c'], settled: true });
    expect(sheet(2)?.answers['q1']).toEqual(sure);
    await userEvent.click(button('Undo'));
    expect(left()).toBe(10);
  });

  it('are corrected by pressing a cell, and by a bubble of the picture', async () => {
    await open();
    const row = within(screen.getByRole('grid')).getAllByRole('row')[2]!;
    await userEvent.click(within(row).getAllByRole('gridcell')[0]!);
    const panel = screen.getByRole('region', { name: /question 1 / });
    const bubbles = await screen.findAllByLabelText(/^Bubble/);
    await userEvent.click(bubbles.find((one) => one.getAttribute('aria-pressed') === 'false')!);
    expect(within(row).getAllByRole('gridcell')[0]?.textContent).toContain('wrong');
    expect(within(panel).getByRole('heading').textContent).toContain('question 1 ');
    await userEvent.click(button('Undo'));
    expect(within(row).getAllByRole('gridcell')[0]?.textContent).toContain('right');
  });

  it('are complete without a sheet that is not of this class, which can be taken back', async () => {
    await open();
    await userEvent.click(button('Not of this class'));
    expect(left()).toBe(5);
    expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(1 + 24);
    await keys('{Control>}s{/Control}');
    await waitFor(() => expect(sheet(17)?.dismissed).toBe(true));
    expect(screen.getByText(/1 sheet is not of this class/)).toBeTruthy();
    await userEvent.click(button('Show them'));
    await userEvent.click(button('It is of this class'));
    expect(left()).toBe(6);
  });

  it('ask for points that the question can give', async () => {
    await open();
    await userEvent.click(screen.getAllByText(/, to check/, { selector: 'td span' }).at(-1)!);
    await keys('2,1{Enter}');
    expect(screen.getByText('A number from 0 to 2 in quarters')).toBeTruthy();
    expect(left()).toBe(6);
  });

  it('have points again that were typed, and not given, before a reload', async () => {
    const typed = async () => {
      await open();
      await userEvent.click(screen.getAllByText(/, to check/, { selector: 'td span' }).at(-1)!);
      return screen.findByLabelText<HTMLInputElement>(/^Points \(/);
    };
    await userEvent.type(await typed(), '1,5');
    cleanup();
    const field = await typed();
    expect(field.value).toBe('1,5');
    expect(left()).toBe(6);
    await userEvent.type(field, '{Enter}');
    expect(left()).toBe(5);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('are marked anew when the key of a question changes', async () => {
    await open();
    const right = () =>
      within(screen.getByRole('grid')).getAllByText('right', { selector: 'span' }).length;
    const before = right();
    await userEvent.click(button(/^Question 5, 1 point/));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Right answer'), 'false');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark again' }));
    await waitFor(() => expect(right()).toBeLessThan(before));
  });

  it('are figures of each question, which follow a corrected key', async () => {
    await open();
    await userEvent.click(button('Show the figures'));
    const table = await screen.findByRole('table', { name: 'The questions in figures' });
    const row = () => within(table).getAllByRole('row')[5]!;
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 16);
    const right = () => within(row()).getByText(/, the right answer: /).textContent;
    const facility = () => row().textContent?.match(/\d+%/)?.[0];
    const [letter, share] = [right(), facility()];
    expect(letter).toMatch(/ص.*, the right answer: \d+$/);
    await userEvent.click(button(/^Question 5, 1 point/));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Right answer'), 'false');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark again' }));
    await waitFor(() => expect(right()).toMatch(/خ.*, /));
    expect(facility()).not.toBe(share);
  });

  it('are marked once a question whose key is not known has one', async () => {
    const [first, ...others] = stored.questions;
    stored = { ...stored, questions: [{ id: first!.id, points: first!.points }, ...others] };
    await open();
    expect(left()).toBeGreaterThan(20);
    await userEvent.click(button(/^Question 1, /));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Right answer'), first!.key!);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark again' }));
    await waitFor(() => expect(left()).toBe(6));
  });

  it('move by the arrows of the direction of reading', async () => {
    await open('ar');
    const row = within(screen.getByRole('grid')).getAllByRole('row')[2]!;
    await userEvent.click(within(row).getAllByRole('gridcell')[3]!);
    await keys('{ArrowLeft}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-place')).toBe('2:4');
  });
});

describe('the marks of the answers', () => {
  it('go into the record with their points, in two acts after the last doubt', async () => {
    await open();
    await settleAll();
    await userEvent.click(button('Enter the marks'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Date taken')).toHaveProperty('value', '2026-11-19');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enter' }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toMatch(/^\/classes\/\w+\/marks\/t1-/),
    );
    const [written] = record.sheetsOf(sampleAnswersClass.id);
    expect(written).toMatchObject({ subject: 'الرياضيات', term: 1 });
    const column = written?.content.columns.find(({ draft }) => draft === stored.draft);
    expect(column?.questions).toHaveLength(16);
    expect(Object.keys(written?.content.marks ?? {})).toHaveLength(22);
    expect(written?.content.marks['p7']).toBeUndefined();
  });

  it('replace other marks of the column only after a question', async () => {
    await open();
    await settleAll();
    const enter = async () => {
      await userEvent.click(button('Enter the marks'));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Enter' }));
    };
    record.put(sampleAnswersClass.id, {
      ...{ subject: 'الرياضيات', term: 1 },
      content: {
        columns: [
          {
            ...{ id: 'c9', heading: 'فرض', role: 'test', scale: 20 },
            ...{ date: '2026-11-19', draft: stored.draft },
          },
        ],
        marks: { p0: { c9: { text: '3' } } },
      },
    });
    const [before] = record.sheetsOf(sampleAnswersClass.id);
    await enter();
    expect(await screen.findByText(/1 pupil has other marks or points/)).toBeTruthy();
    expect(before?.content.marks['p0']).toEqual({ c9: { text: '3' } });
    await userEvent.click(button('Replace and enter'));
    await waitFor(() => expect(before?.content.marks['p0']).not.toEqual({ c9: { text: '3' } }));
  });
});

it('says how far a reading is, and why there are no answers', async () => {
  api.on(endpoints.getJob, {
    body: {
      ...{ ...job, ...pendingJob, pictures: 40, status: 'PROCESSING', step: 'registering' },
      progress: { done: 12, total: 40 },
    },
  });
  renderPage(
    <Routes>
      <Route path={paths.answerReview} element={<AnswerReviewPage />} />
    </Routes>,
    { at: answerReviewPath(job.id) },
  );
  expect(await screen.findByText('12 of 40', { exact: false })).toBeTruthy();
  expect(screen.getByText(/40 photos are being read/)).toBeTruthy();
});

describe('a key in the answers of a class', () => {
  it('draws only what it changes', async () => {
    await open();
    await settleAll();
    await screen.findByText('All changes saved');
    const cell = document.querySelector<HTMLElement>('[data-place="2:1"]')!;
    await userEvent.click(cell);
    act(() => cell.focus());
    for (const key of ['{ArrowDown}', '{ArrowDown}', 'a', 'b', '{ArrowDown}', '{ArrowRight}']) {
      const names = await rendersOf(() => keys(key));
      expect(names.length, `${key}: ${names.join(' ')}`).toBeLessThanOrEqual(10);
      // Otherwise the count would be worth nothing.
      expect(names).toContain('Rows');
    }
  });
});

describe('how dark an answer is', () => {
  beforeEach(() => {
    stored = sampleAnswersWithInk();
  });
  const slide = async (to: number) => {
    const slider = screen.getByRole('slider', { name: 'An answer is at least so dark' });
    await act(async () => {
      fireEvent.change(slider, { target: { value: String(to) } });
    });
    return slider;
  };

  it('is moved for the class after whose answers change is shown, and can be undone', async () => {
    await open();
    const doubt = { chosen: ['c'], doubt: 'faint' };
    expect(sheet(5)?.answers['q3']).toEqual(doubt);
    await userEvent.click(button('How dark an answer is'));
    expect(await screen.findByText('No answer changes.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    const slider = await slide(-6);
    expect(slider.getAttribute('aria-valuetext')).toBe('Fainter than usual: 35 %');
    expect(screen.getByText('1 answer changes:')).toBeTruthy();
    const changes = within(screen.getByRole('list', { name: 'Answers that change' }));
    expect(changes.getByRole('listitem').textContent).toMatch(
      /question 3: \W+, to check becomes \W+$/,
    );
    expect(left()).toBe(6);
    await userEvent.click(button('Change'));
    await waitFor(() => expect(left()).toBe(5));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await keys('{Control>}s{/Control}');
    await waitFor(() => expect(stored.threshold).toBe(35));
    expect(sheet(5)?.answers['q3']).toEqual({ chosen: ['c'] });
    await userEvent.click(button('Undo'));
    expect(left()).toBe(6);
  });

  it('cannot be moved for a reading that stored no ink', async () => {
    stored = sampleAnswers();
    await open();
    expect(screen.queryByRole('button', { name: 'How dark an answer is' })).toBeNull();
  });

  it('comes with what is said once of the sheets with a line, and of scans in black and white', async () => {
    await open();
    expect(screen.getByText(/Dark lines go through bubbles of 3 sheets/)).toBeTruthy();
    expect(screen.getByText(/11 sheets were scanned in black and white/)).toBeTruthy();
  });
});
