import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { listReportJobs } from '#shared/contracts/reports.ts';
import { readingsInEveryState } from '#test/support/sample-answer-sheets.ts';
import { sampleClasses, sampleSavedClass } from '#test/support/sample-classes.ts';
import {
  draftsInEveryState,
  jobsInEveryState,
  reportsInEveryState,
} from '#test/support/sample-jobs.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { SearchButton } from './search-button.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  for (const list of [listAllMarkSheets, listGradeJobs, listAnswersJobs, listReportJobs])
    api.on(list, { body: [] });
  api.on(listClasses, { body: sampleClasses });
  api.on(getClass, { status: 503, body: { status: 503, code: 'unavailable' } });
  api.on(listContentJobs, { body: draftsInEveryState() });
  api.on(listNotebookJobs, { body: jobsInEveryState() });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  // jsdom has no layout and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

const pages = [{ path: '/games', label: 'games.title' }] as const;
const openSearch = async () => {
  renderPage(<SearchButton pages={pages} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await screen.findByRole('option', { name: '2م3 الرياضيات' });
  return field;
};
const current = () => screen.getByRole('option', { selected: true });
const address = () => screen.getByTestId('address').textContent;

it('Ctrl+K opens the search, and Enter goes to the class that was found', async () => {
  const field = await openSearch();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('٢م٣');
  await waitFor(() => expect(current().textContent).toContain('2م3'));
  expect(field.getAttribute('aria-activedescendant')).toBe(current().id);
  await userEvent.keyboard('{Enter}');
  const { id } = sampleClasses.find(({ name }) => name === '2م3')!;
  expect(address()).toBe(`/classes/${id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('arrow keys go through the list and around its ends, while the field keeps the focus', async () => {
  const field = await openSearch();
  const options = screen.getAllByRole('option');
  expect(current()).toBe(options[0]);
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).toBe(options.at(-1));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(current()).toBe(options[1]);
  expect(document.activeElement).toBe(field);
});

it('a notebook goes by its classes, and opens its file', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await openSearch();
  await userEvent.click(await screen.findByRole('option', { name: /2م4.*pdf/ }));
  expect(opened).toHaveBeenCalledWith(
    '/results/notebook.pdf',
    '_blank',
    expect.stringContaining('noopener'),
  );
  expect(address()).toBe('/');
});

it('read answer sheets go by their test and class, as in their history', async () => {
  api.on(listAnswersJobs, { body: readingsInEveryState() });
  const [{ id, made } = {}] = readingsInEveryState().filter(({ status }) => status === 'SUCCESS');
  const { name } = sampleClasses.find((one) => one.id === made?.classId)!;
  await openSearch();
  await userEvent.click(await screen.findByRole('option', { name: `${made?.title} ${name}` }));
  expect(address()).toBe(`/answer-sheets/${id}`);
});

it('what was made or changed last comes first once all of it is there, and is not repeated', async () => {
  api.on(listAllMarkSheets, {
    body: sampleClasses.slice(0, 2).map(({ id: classId }, index) => ({
      // Sheets of one subject and term have one id, whatever their class.
      ...{ id: 't1-abcdefghij', classId, subject: 'العلوم', term: 1, columns: 3, marks: 4 },
      createdAt: '2026-09-20T08:00:00.000Z',
      changedAt: new Date(Date.now() - (index + 2) * 60_000).toISOString(),
    })),
  });
  await openSearch();
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(recent.getAllByRole('option').length).toBe(5);
  expect(names().filter((name) => name?.includes('marks of term 1'))).toEqual([
    expect.stringMatching(/^2م3 .*العلوم/),
    expect.stringMatching(/^4م1 .*العلوم/),
  ]);
  expect(new Set(names()).size).toBe(names().length);
  expect(current()).toBe(screen.getAllByRole('option')[0]);
  await userEvent.keyboard('العلوم');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull());
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('each opening asks for what is new', async () => {
  await openSearch();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.on(listReportJobs, { body: reportsInEveryState() });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: '2م3 council.pdf' })).toBeTruthy();
});

it('what cannot be fetched is left out, and what is not found is said', async () => {
  api.on(listContentJobs, { status: 503, body: { status: 503, code: 'unavailable' } });
  await openSearch();
  expect(screen.queryByText('Drafts')).toBeNull();
  await userEvent.keyboard('algebra');
  expect(screen.getByRole('status').textContent).toBe('Nothing has this name.');
  expect(screen.queryByRole('option')).toBeNull();
});

it('a pupil is found by any form of the name, and leads to the class at that pupil', async () => {
  const [pupil] = sampleSavedClass.pupils;
  // The other classes cannot be fetched, and the device does not have them.
  let asked = 0;
  api.on(getClass, () => {
    asked += 1;
    return asked === 1
      ? { body: { ...sampleSavedClass, pupils: [{ ...pupil, fullName: 'بن عيسى أُمينة' }] } }
      : { status: 503, body: { status: 503, code: 'unavailable' } };
  });
  await openSearch();
  expect(api.callsOf(getClass)).toEqual([]);
  await userEvent.keyboard('امينه عيسي');
  await waitFor(() => expect(current().textContent).toContain('بن عيسى أُمينة'));
  expect(current().textContent).toContain('2م3');
  expect(asked).toBe(sampleClasses.length);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(`/classes/${sampleSavedClass.id}?pupil=${pupil!.id}`);
});

it('pupils are found in the order of names, whatever their classes and spellings', async () => {
  const [pupil] = sampleSavedClass.pupils;
  const names = ['أسماء تومي', 'اسماء أحمد', 'أسماء بدر'];
  let asked = 0;
  api.on(getClass, () => {
    const fullName = names[asked % names.length];
    const { id } = sampleClasses[asked]!;
    asked += 1;
    return { body: { ...sampleSavedClass, id, pupils: [{ ...pupil, fullName }] } };
  });
  await openSearch();
  await userEvent.keyboard('اسماء');
  const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(found().length).toBe(sampleClasses.length));
  const order = ['اسماء أحمد', 'أسماء بدر', 'أسماء تومي'];
  const ranks = found().map((text) => order.findIndex((name) => text.includes(name)));
  expect(ranks).toEqual(ranks.toSorted());
  expect(new Set(ranks).size).toBeGreaterThan(1);
});
