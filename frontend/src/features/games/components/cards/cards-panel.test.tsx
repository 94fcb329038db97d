import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeCamera } from '#frontend/test-support/fake-camera.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import type { SeenCards } from '../../model/cards/seen-cards.ts';
import QuizGame from '../quiz/quiz-game.tsx';

vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const quad: [number, number][] = [
  [1, 1],
  [9, 1],
  [9, 9],
  [1, 9],
];
/** Cards as text: `1A 2B`. */
const cards = (text: string): SeenCards => ({
  cards: text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({
      number: Number(one.slice(0, -1)),
      letter: 'ABCD'.indexOf(one.slice(-1)),
      quad,
    })),
});
const kept: SavedClass = {
  ...sampleSavedClass,
  name: '2m3',
  pupils: ['Amel', 'Badis', 'Chiraz'].map((fullName, index) => ({
    ...{ id: `a${index}`, fullName, cardNumber: index + 1 },
  })),
};
const SET =
  'Nearest planet?\n* Mercury\n- Venus\n- Mars\n\nThe sun is a star.\n= true\n\nHow much is 7 × 8?\n= 56';

let api: FakeApi;
let camera: ReturnType<typeof fakeCamera<SeenCards>>;
beforeEach(() => {
  localStorage.clear();
  vi.mocked(saveFile).mockClear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  camera = fakeCamera(cards(''));
  const { pupils: _, ...summary } = kept;
  api.on(listClasses, { body: [{ ...summary, counts: { pupils: 3, girls: 0, boys: 0 } }] });
  api.on(getClass, { body: kept });
});

const press = (code: string) => fireEvent.keyDown(document.body, { code });
const panel = () => within(screen.getByRole('region', { name: 'Answers with cards' }));
const pupil = (name: string) =>
  panel().getByText(name).closest('li')?.textContent?.replace(name, `${name} `).trim();
const start = async (chooses = true) => {
  renderPage(<QuizGame />);
  fireEvent.change(screen.getByLabelText('Questions'), { target: { value: SET } });
  await userEvent.click(screen.getByRole('button', { name: /^Start with/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Answer with cards' }));
  if (chooses)
    await userEvent.selectOptions(await screen.findByLabelText('Class that answers'), kept.id);
};
const answered = (text: string) =>
  waitFor(() => expect(panel().getAllByText(text).length).toBeGreaterThan(0));

it('counts the cards of the class when they are read, and shows answers only with the right one', async () => {
  await start();
  expect(await screen.findByRole('button', { name: /A.*Mercury/ })).toBeTruthy();
  camera.see(cards('1A 2B 77C'));
  await answered('0 of 3 answered');
  press('KeyR');
  await answered('2 of 3 answered');
  expect(panel().getByText('Chiraz').closest('li')?.dataset['seen']).toBe('false');
  expect(pupil('Amel')).toBe('Amel');
  expect(panel().queryByRole('list', { name: 'Answers' })).toBeNull();
  press('Space');
  expect(pupil('Amel')).toBe('Amel A');
  expect(pupil('Badis')).toBe('Badis B');
  const bars = within(panel().getByRole('list', { name: 'Answers' }));
  expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['A1', 'B1', 'C0']);
  expect(bars.getAllByLabelText('Right answer')).toHaveLength(1);
});

it('reads the next question only when asked, and offers the answers as a file at the end', async () => {
  await start();
  camera.see(cards('1A 2A'));
  await screen.findByRole('button', { name: /Read the cards/ });
  press('KeyR');
  await answered('2 of 3 answered');
  press('Space');
  press('Space');
  await answered('0 of 3 answered');
  expect(screen.getByRole('button', { name: /B.*False/ })).toBeTruthy();
  press('Space');
  press('Space');
  expect(panel().getByText(/cannot be answered with them/)).toBeTruthy();
  press('Space');
  press('Space');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the answers (CSV)' }));
  const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  const lines = (await file!.text()).trim().split('\r\n');
  expect(lines).toEqual([
    'Pupil;Question 1;Right answers',
    'Answer;A;',
    'Amel;A;1',
    'Badis;A;1',
    'Chiraz;;0',
  ]);
  expect(localStorage.getItem('daftar.games.quiz') ?? '').not.toContain('Amel');
});

it('does not count a card that is held up twice, and says so', async () => {
  await start();
  camera.see(cards('1A 1B 2A'));
  await screen.findByRole('button', { name: /Read the cards/ });
  press('KeyR');
  await answered('1 of 3 answered');
  expect(panel().getByRole('alert').textContent).toContain('held up twice');
  expect(panel().getByRole('alert').textContent).toContain('Amel');
});

it('says why there is no camera, and tries again', async () => {
  camera.refuse('NotAllowedError');
  await start();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('may not use the camera');
  camera.refuse(undefined);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Picture of the camera')).toBeTruthy();
});

it('leads to the classes when there is none, and is not offered to students', async () => {
  api.on(listClasses, { body: [] });
  await start(false);
  expect((await screen.findByRole('link', { name: 'My classes' })).getAttribute('href')).toBe(
    '/classes',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close the cards' }));
  session.set({ status: 'signed-in', user: sampleUser, role: 'student' });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Answer with cards' })).toBeNull(),
  );
});
