import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { courseLogVersions, listCourseLogs } from '#shared/contracts/course-logs.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { sampleClasses, sampleSavedClass } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { unsavedCopies } from '#frontend/lib/documents/unsaved-copies.ts';
import { sampleAttendance, sampleRoll } from '#frontend/test-support/fake-attendance.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import Today from './today.tsx';

const [class3, class1] = sampleClasses;
const subject = 'الرياضيات';
const lesson = (day: Lesson['day'], period: Lesson['period'], className: string): Lesson => ({
  ...{ day, period, className },
});
const timetable = [lesson(0, 1, '4م1'), lesson(0, 2, '2م3'), lesson(0, 5, '2م3')];
const lessons = [
  { lesson: 'حالات تقايس مثلثين', sessions: 3 },
  { lesson: 'المعادلات', sessions: 20 },
];
const user = userEvent.setup({ delay: null });
let api: FakeApi;
let users = 0;

const logged = (entries: object) => ({
  classId: class3!.id,
  id: courseLogIdOf(2026, subject),
  document: {
    ...{ version: 1, createdAt: '2026-11-20T10:00:00.000Z', author: 'teacher', contentHash: 'x' },
    content: { subject, entries },
  },
});

beforeEach(() => {
  localStorage.clear();
  // A Sunday, in the second lesson.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 35) });
  // Logs that a tab has saved are kept with their user.
  users += 1;
  session.set({
    status: 'signed-in',
    user: { ...sampleUser, uid: `${sampleUser.uid}-${users}` },
    role: 'teacher',
  });
  api = fakeApi();
  const schoolYear = { timetable, holidays: [], begins: '2026-11-15', ends: '2026-12-20' };
  api.on(getSchoolYear, { body: schoolYear });
  api.on(listClasses, { body: sampleClasses });
  for (const list of [listAllMarkSheets, listNotebookJobs, listGradeJobs])
    api.on(list, { body: [] });
  for (const list of [listAnswersJobs, listContentJobs, listCourseLogs, listAttendance])
    api.on(list, { body: [] });
  api.on(getProfile, { body: { ...sampleProfile, subject, level: 'Middle' } });
  api.on(getAnnualDistributions, {
    body: { distributions: [{ subject, level: 'Middle', year: 2, lessons }] },
  });
  api.on(courseLogVersions.putDocument, () => {
    const content = api.callsOf(courseLogVersions.putDocument).at(-1)?.body;
    return { body: { ...logged({}).document, version: 2, content }, etag: '"2"' };
  });
});
afterEach(() => void vi.useRealTimers());

/** The rows of the day, once what is known of them is there. */
const rows = async () => {
  renderPage(<Today />);
  await screen.findByText(/^part 3 of 3/);
  return within(screen.getByRole('region', { name: 'Today’s lessons' })).getAllByRole('listitem');
};
const said = () => within(screen.getByRole('region', { name: 'Today’s lessons' }));

describe('a day with a distribution', () => {
  it('names lesson and part of each session; what is over counts as taught', async () => {
    const found = await rows();
    expect(found.map(({ textContent }) => textContent)).toEqual([
      '08:00 – 09:004م1Taught, assumed',
      expect.stringContaining('حالات تقايس مثلثينpart 3 of 3 · Prepare'),
      expect.stringContaining('المعادلاتpart 1 of 20 · Prepare'),
    ]);
    // A class without a distribution has a field for its lesson.
    expect(
      within(found[0]!).getByRole('textbox', { name: /4م1.*: what is the lesson\?/ }),
    ).toBeTruthy();
  });

  it('is recorded by one press, which the same press or “Undo” takes back', async () => {
    await rows();
    const taught = () => said().getByRole('button', { name: 'Taught' });
    await user.click(taught());
    await waitFor(() => expect(taught().getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(api.callsOf(courseLogVersions.putDocument)).toHaveLength(1));
    expect(api.callsOf(courseLogVersions.putDocument)[0]?.body).toMatchObject({
      entries: { '2026-11-22-2': { state: 'taught' } },
    });
    await user.click(said().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(taught().getAttribute('aria-pressed')).toBe('false'));
    expect(said().queryByRole('button', { name: 'Undo' })).toBeNull();
    // The focus stays where the button was.
    expect(document.activeElement?.textContent).toBe('Taken back.');
  });

  it('is lost by three presses, says what moves first, and leaves its part to the next session', async () => {
    await rows();
    await user.click(said().getByRole('button', { name: 'Lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: /the session was lost/ }));
    // No reason was given this week, and no make-up is chosen.
    expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(dialog.getByRole('radio', { name: 'No make-up for now' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(dialog.getByRole('radio', { name: 'Strike' }));
    await user.click(dialog.getByRole('button', { name: /^Record and move \d+ sessions$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(said().getAllByRole('listitem')[2]!.textContent).toContain('part 3 of 3'),
    );
    await waitFor(() => expect(api.callsOf(courseLogVersions.putDocument)).toHaveLength(1));
    expect(api.callsOf(courseLogVersions.putDocument)[0]?.body).toMatchObject({
      entries: { '2026-11-22-2': { state: 'lost', reason: 'strike' } },
    });
  });

  it('has no choice that arrow keys could make and that opens another dialog: “Lost” is a button', async () => {
    await rows();
    await user.click(
      said().getAllByRole('button', { name: /^More about the session of .*2م3/ })[0]!,
    );
    const dialog = within(await screen.findByRole('dialog', { name: /2م3.* · 09:00/ }));
    expect(dialog.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual([
      'Taught',
      'Half',
    ]);
    dialog.getByRole('button', { name: 'Lost' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /the session was lost/ });
  });

  it('says the subject if the teacher has one class, and the class if its name is long', async () => {
    const long = '3AS Sciences 12';
    const both = timetable.map((one) => ({ ...one, className: long }));
    api.on(getSchoolYear, {
      body: { timetable: [both[0], { ...both[1], subject: 'العلوم' }], holidays: [] },
    });
    const details = async (said: string) => {
      renderPage(<Today />);
      await screen.findByText(said);
      const region = within(await screen.findByRole('region', { name: 'Today’s lessons' }));
      return (await region.findAllByRole('listitem')).map(({ textContent }) => textContent);
    };
    expect(await details('العلوم')).toEqual([
      expect.stringContaining(`No lesson planned${subject}`),
      expect.stringContaining('No lesson plannedالعلوم'),
    ]);
    cleanup();
    api.on(getSchoolYear, { body: { timetable: [both[0], timetable[1]], holidays: [] } });
    expect((await details('No lesson planned'))[0]).toContain(`No lesson planned${long}`);
  });

  it('keeps what is recorded on the device when there is no network', async () => {
    await rows();
    api.on(courseLogVersions.putDocument, () => {
      throw new TypeError('offline');
    });
    await user.click(said().getByRole('button', { name: 'Taught' }));
    await waitFor(() => expect(unsavedCopies.keys('').join()).toContain('get-course-log'));
    const taught = () => said().getByRole('button', { name: 'Taught' });
    await waitFor(() => expect(taught().getAttribute('aria-pressed')).toBe('true'));
  });

  it('takes a lesson that is typed in place', async () => {
    await rows();
    const field = () => said().getByRole('textbox', { name: /4م1.*: what is the lesson\?/ });
    await user.type(field(), 'الدوال{Enter}');
    await waitFor(() => expect(api.callsOf(courseLogVersions.putDocument)).toHaveLength(1));
    const [call] = api.callsOf(courseLogVersions.putDocument);
    expect(call?.path).toContain(class1!.id);
    expect(call?.body).toMatchObject({
      entries: { '2026-11-22-1': { lesson: 'الدوال' } },
    });
    expect(field()).toHaveProperty('value', 'الدوال');
  });

  it('offers to bring the distribution of a class that has none', async () => {
    await rows();
    expect(said().getByText(/^No annual distribution for .*4م1/)).toBeTruthy();
    await user.click(said().getByRole('button', { name: 'Import the annual distribution' }));
    expect(await screen.findByRole('dialog', { name: /distribution/ })).toBeTruthy();
  });

  it('says what could not be loaded for the lessons, and loads it again', async () => {
    api.on(getAnnualDistributions, { status: 503, body: { code: 'unavailable' } });
    renderPage(<Today />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(getAnnualDistributions, { body: { distributions: [] } });
    await user.click(again);
    await screen.findAllByRole('textbox', { name: /2م3.*: what is the lesson\?/ });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says what was recorded of a day that became a holiday', async () => {
    const holidays = [{ name: 'عطلة', from: '2026-11-15', to: '2026-11-15' }];
    api.on(getSchoolYear, {
      body: { timetable, holidays, begins: '2026-11-15', ends: '2026-12-20' },
    });
    api.on(listCourseLogs, { body: [logged({ '2026-11-15-2': { homework: '12 ص 47' } })] });
    renderPage(<Today />);
    const look = within(await screen.findByRole('region', { name: 'Worth a look' }));
    expect(look.getByRole('link').textContent).toMatch(/^1 record fits no session.*2م3/);
  });

  it('assumes nothing while what was recorded could not be loaded, says so, and still records', async () => {
    api.on(listCourseLogs, { status: 503, body: { code: 'unavailable' } });
    renderPage(<Today />);
    await screen.findByText(/^part 3 of 3/);
    expect(screen.getByRole('alert').textContent).toMatch(/recorded .* could not be loaded/);
    expect(said().getAllByRole('listitem')[0]!.textContent).not.toContain('assumed');
    const classes = within(screen.getByRole('region', { name: 'My Classes' }));
    expect(classes.queryByText(/on time|lesson \d/)).toBeNull();
    await user.click(said().getByRole('button', { name: 'Taught' }));
    await waitFor(() => expect(api.callsOf(courseLogVersions.putDocument)).toHaveLength(1));
  });

  it('does the same with a log that a newer release wrote', async () => {
    const later = { '2026-11-15-2': { state: 'lost', weather: 'snow' } };
    const readable = { ...logged({}), classId: class1!.id };
    api.on(listCourseLogs, { body: [readable, logged(later)] });
    renderPage(<Today />);
    await screen.findByText(/^part 3 of 3/);
    expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded.*new version/);
  });

  it('shows homework where it is to be corrected, and how far behind a class is', async () => {
    const lost = { state: 'lost', reason: 'strike' };
    api.on(listCourseLogs, {
      body: [logged({ '2026-11-15-2': lost, '2026-11-15-5': { ...lost, homework: '12 ص 47' } })],
    });
    renderPage(<Today />);
    await screen.findByText(/To correct/);
    expect(said().getAllByRole('listitem')[1]!.textContent).toMatch(/To correct: .*12 ص 47/);
    expect(said().getAllByRole('listitem')[2]!.textContent).toContain('2 sessions behind');
    const look = within(screen.getByRole('region', { name: 'Worth a look' }));
    expect(look.getByRole('link').textContent).toMatch(/^2 lost sessions, not made up/);
    const classes = within(screen.getByRole('region', { name: 'My Classes' }));
    expect(classes.getAllByRole('listitem')[0]!.textContent).toContain(
      'lesson 1 · 2 sessions behind',
    );
  });
});

describe('a pupil who was absent in the last sessions', () => {
  const ids = sampleSavedClass.pupils.map(({ id }) => id);
  const absent = sampleRoll(ids, { a0: 'absent', a1: 'late' });
  const excused = sampleRoll(ids, { a0: 'excused', a1: 'absent' });
  const three = { '2026-10-27-2': absent, '2026-11-15-2': excused, '2026-11-15-5': absent };
  beforeEach(() => api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' }));

  it('is worth a look, which opens the pupil’s dates', async () => {
    api.on(listAttendance, { body: sampleAttendance(class3!.id, three) });
    renderPage(<Today />);
    const look = within(await screen.findByRole('region', { name: 'Worth a look' }));
    const [link, ...others] = look.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link?.textContent).toMatch(
      /بن علي ياسين.*: absent in the last 3 sessions.*2م3.* · last on .*Sunday 15 November/,
    );
    expect(link?.getAttribute('href')).toBe(
      `/classes/${class3!.id}/attendance?unit=term&at=2026-11-15&pupil=a0`,
    );
  });

  it.each([
    ['is there again', { ...three, '2026-11-22-2': sampleRoll(ids) }, 0],
    ['has left the list', three, 1],
  ])('is not once the pupil %s', async (_, rolls, left) => {
    const pupils = sampleSavedClass.pupils.slice(left);
    api.on(getClass, { body: { ...sampleSavedClass, pupils }, etag: 'W/"2"' });
    api.on(listAttendance, { body: sampleAttendance(class3!.id, rolls) });
    await rows();
    expect(screen.queryByRole('region', { name: 'Worth a look' })).toBeNull();
  });

  it('does not keep Today from showing its lessons when the rolls cannot be loaded', async () => {
    api.on(listAttendance, { status: 503, body: { code: 'unavailable' } });
    expect(await rows()).toHaveLength(3);
  });
});
