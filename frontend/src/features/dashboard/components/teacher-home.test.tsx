import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft, pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { TeacherHome } from './teacher-home.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(listNotebookJobs, { body: [{ ...pendingJob, status: 'SUCCESS' }] });
  api.on(listGradeJobs, { body: [] });
  api.on(listAnswersJobs, { body: [] });
  api.on(listContentJobs, { body: [pendingDraft] });
  api.on(listClasses, { body: [] });
  api.on(listAllMarkSheets, { body: [] });
  api.on(getSchoolYear, { body: { timetable: [] } });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  // As on a device that has shown the dashboard before.
  localStorage.setItem('room.today', `${innerWidth}x380`);
});
const card = (title: string) => within(screen.getByText(title).closest('li')!);

it('has a card for everything a teacher can do', () => {
  renderPage(<TeacherHome />);
  const addresses = [
    ['Manage Students', '/manage-students'],
    ['Manage Classes', '/classes'],
    ['View Reports', '/reports'],
    ['Create Notebook', '/notebooks/create'],
    ['Extract Grades', '/grades/extract'],
    ['AI Lesson Plan Generator', '/ai-content/lesson-plan'],
    ['AI Test Generator', '/ai-content/test'],
    ['AI Exercise Generator', '/ai-content/exercise'],
    ['In-Class Games', '/games'],
  ] as const;
  for (const [title, path] of addresses)
    expect(screen.getByText(title).getAttribute('href')).toBe(path);
});

it('shows the status of the last job of each kind, and fetches each list once', async () => {
  renderPage(<TeacherHome />);
  expect(await card('Create Notebook').findByText('Success')).toBeTruthy();
  expect(await card('AI Test Generator').findByText('Pending')).toBeTruthy();
  // Nothing follows what the tool is for.
  for (const title of ['Extract Grades', 'AI Exercise Generator'])
    expect(screen.getByText(title).closest('li')!.textContent).toMatch(/[a-z]\.$/);
  expect(api.callsOf(listContentJobs)).toHaveLength(1);
});

it('says on a card that its jobs could not be loaded, and loads them again with today', async () => {
  api.on(listGradeJobs, { status: 503, body: { code: 'unavailable' } });
  renderPage(<TeacherHome />);
  expect(await card('Extract Grades').findByText('This could not be loaded')).toBeTruthy();
  api.on(listGradeJobs, { body: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card('Extract Grades').queryByText(/could not/)).toBeNull());
});

it('shows the cards together with today on a device that does not know how high today is', async () => {
  localStorage.clear();
  const styles = document.createElement('style');
  styles.textContent = readFileSync('frontend/src/app/theme/base.css', 'utf8');
  document.head.append(styles);
  onTestFinished(() => styles.remove());
  renderPage(<TeacherHome />);
  const notebook = () => screen.queryByRole('link', { name: 'Create Notebook' });
  expect(notebook()).toBeNull();
  await screen.findByRole('region', { name: 'Today’s lessons' });
  expect(notebook()).not.toBeNull();
});

it('shows today above the cards once it has loaded', async () => {
  renderPage(<TeacherHome />);
  const today = await screen.findByRole('region', { name: 'Today’s lessons' });
  const [first] = screen.getAllByRole('list');
  expect(today.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
