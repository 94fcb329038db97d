import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { listReportJobs } from '#shared/contracts/reports.ts';
import { sampleAnswers } from '#test/support/sample-answer-sheets.ts';
import { draftsInEveryState } from '#test/support/sample-jobs.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetCopies, keepCopy } from '#frontend/lib/offline/copies.ts';
import {
  forgetNotes,
  noteConflict,
  noteRefused,
  noteSaving,
  noteUnsent,
  waitingDocuments,
} from '#frontend/lib/documents/unsaved-conflicts.ts';
import { unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { useStore } from '#frontend/lib/store.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import UnsentMark from './unsent-mark.tsx';

const draft = draftsInEveryState().find(({ status }) => status === 'SUCCESS')!;
const mine = `get-content-job/${draft.id}`;
const unknown = 'get-mark-sheet/c1/s1';
const log = 'get-course-log/c1/y2026-abcdefghij';
const rolls = 'get-attendance/c1/m2026-11';
const seats = 'get-class-seating/c1';
const Mark = () => (
  <header>
    <UnsentMark addresses={useStore(waitingDocuments)} />
  </header>
);
/** The address of the test's page is a region as well. */
const said = () => screen.getAllByRole('status')[0]?.textContent;
const mark = () => screen.queryByRole('button', { name: /documents? not sent yet/ });

beforeEach(async () => {
  await forgetCopies();
  const api = fakeApi();
  const empty = [listAllMarkSheets, listGradeJobs, listAnswersJobs, listReportJobs];
  for (const list of [...empty, listClasses, listNotebookJobs]) api.on(list, { body: [] });
  api.on(listContentJobs, { body: draftsInEveryState() });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetNotes();
  localStorage.clear();
});

it('names a document by its own copy on the device if no list has it', async () => {
  const { uid } = sampleUser;
  const keep = (url: string, body: unknown) => keepCopy({ uid, url, body, etag: null });
  await keep('/classes/c1/mark-sheets/s1', { subject: 'الرياضيات', term: 2 });
  await keep('/classes/c1', { name: '2م3' });
  await keep('/ai-content/jobs/gone', { type: 'TEST' });
  await keep('/grades/jobs/photo', { source: 'صورة.jpg' });
  renderPage(<Mark />);
  const { title } = sampleAnswers();
  const edited = { content: { ...sampleAnswers(), classId: 'c1' } };
  localStorage.setItem(unsavedKey(uid, 'get-answers-job/read'), JSON.stringify(edited));
  const jobs = ['content-job/gone', 'grade-job/photo', 'answers-job/read', 'answers-job/other'];
  const own = jobs.map((job) => `get-${job}`);
  for (const address of [unknown, log, rolls, seats, ...own]) noteUnsent(address, true);
  await waitFor(() => expect(said()).toBe('8 documents not sent yet'));
  await userEvent.click(mark()!);
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      // The mark before the subject has the whole run as English does.
      expect.stringMatching(/^2م3\u200e.*الرياضيات.*marks of term 2$/),
      '2م3Lessons of the class',
      '2م3Rolls of the class',
      '2م3Seats of the class',
      'Test',
      'صورة.jpg',
      `${title}2م3`,
      'A document',
    ]),
  );
});

it('leads to the roll that waits, and to the class if the copy cannot be read', async () => {
  const at = (minute: number) => `2026-11-22T08:${minute}:00.000Z`;
  const old = { marks: { p1: { sign: 'late', at: at(50) } } };
  const key = unsavedKey(sampleUser.uid, rolls);
  const unsent = {
    base: { rolls: { '2026-11-15-2': old } },
    content: {
      rolls: {
        '2026-11-15-2': old,
        '2026-11-22-2': { marks: { p1: { sign: 'absent', at: at(40) } } },
        '2026-11-22-5': { taken: { at: at(30), pupils: ['p1'] }, marks: {} },
      },
    },
  };
  localStorage.setItem(key, JSON.stringify(unsent));
  const { unmount } = renderPage(<Mark />);
  noteUnsent(rolls, true);
  const target = async () => {
    await waitFor(() => expect(mark()).not.toBeNull());
    await userEvent.click(mark()!);
    return (await screen.findByRole('menuitem')).getAttribute('href');
  };
  expect(await target()).toBe('/classes/c1/roll/2026-11-22-2');
  unmount();
  localStorage.setItem(key, '{"content":{"rolls":{"x":1}}}');
  renderPage(<Mark />);
  expect(await target()).toBe('/classes/c1');
});

it('says how many documents wait to be sent, leads to each, and goes when they are sent', async () => {
  renderPage(<Mark />);
  expect(mark()).toBeNull();
  for (const address of [mine, mine, unknown]) noteUnsent(address, true);
  await waitFor(() => expect(said()).toBe('2 documents not sent yet'));
  await userEvent.click(mark()!);
  expect(screen.getByRole('menuitem', { name: 'A document' }).getAttribute('href')).toBe(
    '/classes/c1/marks/s1',
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(draft.source!) }));
  expect(screen.getByTestId('address').textContent).toBe(`/ai-content/${draft.id}`);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  noteUnsent(mine, false);
  await screen.findByRole('button', { name: '1 document not sent yet' });
  noteUnsent(unknown, false);
  await waitFor(() => expect(mark()).toBeNull());
  await waitFor(() => expect(said()).toBe('Everything is sent.'));
});

describe('it never says that everything is sent', () => {
  const kept = unsavedKey(sampleUser.uid, seats);
  const kinds: [string, (waits: boolean) => void][] = [
    ['marks of a class', (waits) => noteUnsent(unknown, waits)],
    ['a draft', (waits) => noteUnsent(mine, waits)],
    ['a roll', (waits) => noteUnsent(rolls, waits)],
    ['what was said of lessons', (waits) => noteUnsent(log, waits)],
    ['a seating plan', (waits) => noteUnsent(seats, waits)],
    ['marks with two values', (waits) => noteConflict(unknown, waits)],
    [
      'refused edits',
      (waits) => noteRefused(unknown, waits ? { id: 'error.class-not-found' } : undefined),
    ],
  ];
  it.each(kinds)('while %s wait', async (_, wait) => {
    renderPage(<Mark />);
    act(() => noteUnsent('get-grade-job/photo', true));
    act(() => wait(true));
    act(() => noteUnsent('get-grade-job/photo', false));
    await waitFor(() => expect(said()).toMatch(/^1 document not sent yet/));
    act(() => wait(false));
    await waitFor(() => expect(said()).toBe('Everything is sent.'));
  });
  it.each([
    ['an edit of a pupil is being sent', (is: boolean) => noteSaving('replace-class/c1', is)],
    ['marks are being sent', (is: boolean) => noteSaving(unknown, is)],
    [
      'the device keeps edits that no page has opened',
      (is: boolean) => {
        if (is) localStorage.setItem(kept, '{}');
        else {
          localStorage.removeItem(kept);
          noteSaving(seats, true);
          noteSaving(seats, false);
        }
      },
    ],
  ])('while %s', async (_, wait) => {
    renderPage(<Mark />);
    act(() => noteUnsent(mine, true));
    act(() => wait(true));
    await waitFor(() => expect(said()).toBe('1 document not sent yet'));
    act(() => noteUnsent(mine, false));
    await waitFor(() => expect(said()).toBe(''));
    act(() => wait(false));
    await waitFor(() => expect(said()).toBe('Everything is sent.'));
  });
});

it('says that a choice waits, and leads to it', async () => {
  renderPage(<Mark />);
  act(() => noteConflict(unknown, true));
  await waitFor(() => expect(said()).toBe('1 document not sent yet · 1 to choose'));
  await userEvent.click(mark()!);
  expect((await screen.findByRole('menuitem')).getAttribute('href')).toBe('/classes/c1/marks/s1');
});
