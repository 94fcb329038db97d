import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { signIn } from '#shared/attendance/roll.ts';
import type { BoxReading } from '#shared/attendance/register-reading.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { readRegisterPhoto } from '#shared/contracts/register-photos.ts';
import type { Roll } from '#shared/model/attendance.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import RegisterPhoto from './register-photo.tsx';

const upload = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('#frontend/lib/uploads/upload-file.ts', () => ({ uploadFile: upload }));
vi.mock('#frontend/lib/resources/pupil-data-question.ts', () => ({
  requireNotice: () => Promise.resolve(),
}));
const rolls = vi.hoisted((): { now: Record<string, Roll> } => ({ now: {} }));
vi.mock('#frontend/rolls/api/attendance.ts', async () => {
  const { sayInRoll } = await import('#frontend/rolls/model/say-roll.ts');
  return {
    useAttendance: () => ({
      rollsOf: () => rolls.now,
      say: (_class: string, key: string, change: Parameters<typeof sayInRoll>[1]) => {
        const before = rolls.now;
        const roll = before[key] ?? { marks: {} };
        rolls.now = { ...before, [key]: sayInRoll(roll, change, new Date()) };
        return () => {
          rolls.now = before;
        };
      },
    }),
  };
});

const { id: classId, pupils } = sampleSavedClass;
const [first, second, third] = pupils.map(({ id }) => id);
const [sunday, monday] = ['2026-11-15-2', '2026-11-16-2'] as const;
const at = '2026-11-15T09:00:00.000Z';

type Answer = z.infer<typeof readRegisterPhoto.response>;
const pageWith = (boxes: readonly (readonly [BoxReading, BoxReading])[]): Answer => ({
  pages: [
    {
      reading: {
        ...{ number: 7, printedAt: at, classId, classVersion: 1, hasStrangers: false },
        columns: [sunday, monday].map((key) => ({ rolls: [{ key }] })),
        rows: boxes.map((row, index) => ({ pupil: pupils[index]?.id ?? '', boxes: [...row] })),
      },
      ...{ picture: '', width: 1_000, height: 1_400, isCut: false, places: [] },
    },
  ],
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  upload.mockReset().mockResolvedValue('uploads/teacher-1/1/register.jpg');
  rolls.now = {};
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getClass, { body: sampleSavedClass });
});

const choosePhoto = async (answer: Answer) => {
  api.on(readRegisterPhoto, { body: answer });
  const { container } = renderPage(<RegisterPhoto />);
  const input = container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field');
  await userEvent.upload(input, new File(['x'], 'register.jpg', { type: 'image/jpeg' }));
};
const says = (key: string, pupil = '') => signIn(rolls.now[key] ?? { marks: {} }, pupil);

it('writes what is new and makes the roll taken; a session without ink stays unknown', async () => {
  await choosePhoto(
    pageWith([
      ['absent', 'none'],
      ['late', 'none'],
      ['none', 'none'],
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Write 2 signs' }));
  expect([first, second, third].map((pupil) => says(sunday, pupil))).toEqual([
    'absent',
    'late',
    'present',
  ]);
  expect(says(monday, first)).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(says(sunday, first)).toBeUndefined();
});

it('leaves what is recorded otherwise until the paper is chosen, and what is unclear until a sign is', async () => {
  const marks = { [first ?? '']: { sign: 'absent', at } } as const;
  const called = pupils.map(({ id }) => id);
  rolls.now = { [sunday]: { taken: { at, pupils: called }, marks } };
  await choosePhoto(
    pageWith([
      ['excused', 'none'],
      ['unclear', 'none'],
      ['none', 'none'],
    ]),
  );
  const write = await screen.findByRole('button', { name: /^(Write|Take)/ });
  expect(write).toHaveProperty('disabled', true);
  expect(screen.getByText('1 unclear box stays as it is')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Paper: excused' }));
  const choice = screen
    .getAllByRole('group')
    .find((group) => within(group).queryByRole('button', { name: 'late' }));
  if (!choice) throw new Error('no choice of signs');
  await userEvent.click(within(choice).getByRole('button', { name: 'late' }));
  await userEvent.click(screen.getByRole('button', { name: 'Write 2 signs' }));
  expect([first, second, third].map((pupil) => says(sunday, pupil))).toEqual([
    'excused',
    'late',
    'present',
  ]);
});

it.each([
  ['no-sheet', /No corner marks/],
  ['unknown', /was not printed from your account/],
  ['unclear', /cannot be read surely/],
  ['other-sheet', /not a register/],
] as const)('says why a photo has no register (%s)', async (problem, words) => {
  await choosePhoto({ pages: [], problem });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
});

const marks = { kind: 'marks', classId, name: '2M3', title: 'Physics', term: 2 } as const;

it('says what another printed page is, and leads to where its photo belongs', async () => {
  await choosePhoto({ pages: [], problem: 'other-sheet', others: [marks] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/page of marks of 2M3: Physics, second term/);
  const link = within(alert).getByRole('link', { name: 'Extract grades' });
  expect(link.getAttribute('href')).toBe('/grades/extract');
});

it('reads the register of a photo that shows another page too, and says so', async () => {
  const read = pageWith([['absent', 'none']]);
  await choosePhoto({
    ...read,
    others: [{ kind: 'answers', classId, name: '2M3', title: 'Fractions' }],
  });
  await screen.findByRole('button', { name: 'Write 1 sign' });
  const said = screen.getByText(/answer sheet of 2M3: Fractions/);
  expect(said).toBeTruthy();
});

it('says how much of a broken photo is missing', async () => {
  const failure = { code: 'picture-damaged', params: { missing: '40' } } as const;
  await choosePhoto({ pages: [], problem: 'unusable', failure });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/About 40 % of the picture is missing/),
  );
});

const sentBefore = () =>
  renderPage(<RegisterPhoto />, {
    at: {
      pathname: `/classes/${classId}/attendance/photo`,
      state: { imageS3Key: 'uploads/teacher-1/9/page.jpg' },
    },
  });

it('reads a photo that was sent to Extract Grades, once and without sending it again', async () => {
  api.on(readRegisterPhoto, { body: pageWith([['absent', 'none']]) });
  sentBefore();
  await userEvent.click(await screen.findByRole('button', { name: 'Write 1 sign' }));
  expect(says(sunday, first)).toBe('absent');
  expect(api.callsOf(readRegisterPhoto).map(({ body }) => body)).toEqual([
    { imageS3Key: 'uploads/teacher-1/9/page.jpg' },
  ]);
});

it('asks for a photo again that is no longer there', async () => {
  api.on(readRegisterPhoto, { status: 404, body: { code: 'upload-not-found' } });
  sentBefore();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/no longer there. Choose it again/),
  );
});

it('writes nothing of pupils who are no longer saved, and says so', async () => {
  const read = pageWith([
    ['absent', 'none'],
    ['none', 'none'],
  ]);
  const [page] = read.pages;
  const gone = { pupil: 'gone', boxes: ['late', 'absent'] as BoxReading[] };
  const rows = [gone, ...(page?.reading.rows ?? [])];
  await choosePhoto({ pages: [{ ...page!, reading: { ...page!.reading, rows } }] });
  expect(await screen.findByText(/2 signs are of pupils who are no longer saved/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write 1 sign' }));
  expect(rolls.now[sunday]?.taken?.pupils).toEqual([first, second]);
  // Monday has no other ink, so it stays unknown.
  expect(rolls.now[monday]).toBeUndefined();
});

it('leaves pupils unknown who came after the page was printed', async () => {
  await choosePhoto(pageWith([['absent', 'none']]));
  await userEvent.click(await screen.findByRole('button', { name: 'Write 1 sign' }));
  expect([first, second].map((pupil) => says(sunday, pupil))).toEqual(['absent', undefined]);
});

it('writes once at two quick presses, and one undo takes it back', async () => {
  await choosePhoto(
    pageWith([
      ['absent', 'none'],
      ['none', 'none'],
    ]),
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Write 1 sign' }));
  expect(says(sunday, first)).toBe('absent');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rolls.now).toEqual({});
});

it('keeps the page that was read when the network breaks while the next photo is sent', async () => {
  await choosePhoto(pageWith([['absent', 'none']]));
  await screen.findByRole('button', { name: 'Write 1 sign' });
  upload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['y'], 'second.jpg', { type: 'image/jpeg' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/second.jpg.*was not read/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write 1 sign' }));
  expect(says(sunday, first)).toBe('absent');
});

it('writes nothing into a class that was deleted meanwhile', async () => {
  api.on(getClass, { status: 404, body: { code: 'class-not-found' } });
  await choosePhoto(pageWith([['absent', 'none']]));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
});
