import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#frontend/lib/auth/session.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { answerFile } from '../../model/quiz/answer-file.ts';
import QuizGame from './quiz-game.tsx';

// The reader without its worker, which the test's browser does not have.
vi.mock('../../model/quiz/read-file.ts', () => ({
  readFile: async (file: File) => answerFile(new Uint8Array(await file.arrayBuffer())),
}));

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});

const answer = (fraction: number, text: string) =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`;
const question = (type: string, text: string, inner: string) =>
  `<question type="${type}"><questiontext><text><![CDATA[${text}]]></text></questiontext>${inner}</question>`;
const two = answer(100, 'Oran') + answer(0, 'Blida');
const quiz = (...questions: readonly string[]) =>
  new File([`<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`], 'Cities 1.xml');

const open = async (file: File) => {
  renderPage(<QuizGame />);
  await userEvent.click(screen.getByRole('button', { name: 'From a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText('A file with questions'), file);
  return dialog;
};

describe('a quiz from a file', () => {
  it('shows each question, and makes a set of those that can be played', async () => {
    const dialog = await open(
      quiz(
        question('multichoice', 'Where is {it} = #1?', two),
        question('multichoice', 'See <img src="a.png">', two),
        question(
          'multichoice',
          'Which two?',
          `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-100, 'c')}`,
        ),
        question('essay', 'Why?', ''),
        question('calculated', 'How much?', ''),
      ),
    );
    expect(await dialog.findByText('3 questions of the file can be played.')).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toContain(
      'One of them should be checked.2 questions are left out.',
    );
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Where is {it} = #1?',
      'SeeTo check:a picture is missing',
      'Which two?',
      'Why?Left out:the quiz does not play this kind',
      'Question without wordsLeft out:its numbers differ from pupil to pupil',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Make a set' }));
    expect(await screen.findByRole('button', { name: 'Start with 3 questions' })).toBeTruthy();
    expect(screen.getByLabelText('Name of the set(optional)')).toHaveProperty('value', 'Cities 1');
  });

  it('takes a text as it is', async () => {
    await open(new File(['How much is 7 × 8?\n= 56'], 'Sums.txt'));
    expect(await screen.findByRole('button', { name: 'Start with one question' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [new File(['<quiz/>'], 'a.xml'), 'No questions were found in this file.'],
    [new File(['<quiz><question'], 'a.xml'), 'This file cannot be opened.'],
    [new File(['x'.repeat(60_001)], 'a.txt'), 'This text is longer than a set'],
  ])('says why a file gives none, and takes another', async (file, words) => {
    const dialog = await open(file);
    expect((await dialog.findByRole('alert')).textContent).toContain(words);
    await userEvent.upload(
      dialog.getByLabelText('A file with questions'),
      quiz(question('multichoice', 'Where?', two)),
    );
    expect(await dialog.findByText('One question of the file can be played.')).toBeTruthy();
  });

  it('says how many questions fit into a set', async () => {
    const many = Array.from({ length: 210 }, (_, at) => question('multichoice', `Q ${at}?`, two));
    const dialog = await open(quiz(...many));
    expect(await dialog.findByText(/A set holds 200 questions of this file/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a set' }));
    expect(await screen.findByRole('button', { name: 'Start with 200 questions' })).toBeTruthy();
  });
});
