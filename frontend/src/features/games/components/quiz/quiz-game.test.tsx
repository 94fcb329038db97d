import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#shared/model/locale.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import QuizGame from './quiz-game.tsx';

const SET =
  'Nearest planet?\n* Mercury\n- Venus\n\nThe sun is a star.\n= true\n> It shines.\n\n7 × 8?\n= 56';

beforeEach(() => localStorage.clear());
const open = (locale: Locale = 'en-US') => renderPage(<QuizGame />, { locale });
const press = (code: string, shiftKey = false) =>
  fireEvent.keyDown(document.body, { code, shiftKey });
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Questions'), { target: { value: text } });
const choice = (name: RegExp) => screen.getByRole('button', { name });
const start = async (text = SET) => {
  open();
  write(text);
  await userEvent.click(screen.getByRole('button', { name: /^Start with/ }));
};

describe('writing a quiz', () => {
  it('shows the questions as they are typed', () => {
    open();
    expect(screen.getByText('Your questions appear here as you type.')).toBeTruthy();
    write(SET);
    const preview = screen.getByRole('region', { name: '3 questions' });
    expect(within(preview).getByText('Nearest planet?')).toBeTruthy();
    expect(within(preview).getAllByLabelText('Right answer')).toHaveLength(3);
  });

  it('names each mistake with its line, and leads to it', async () => {
    open();
    write('Fine?\n= yes\n\nNo answer\n\nMatch{=a -> b}');
    const problems = screen.getByRole('alert');
    expect(problems.textContent).toContain('2 questions are not ready yet');
    expect(problems.textContent).toContain('Line 4:the answer is missing.');
    await userEvent.click(screen.getByRole('button', { name: 'Line 6:' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Questions');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Match{=a -> b}');
  });

  it('offers a playable sample in the language of the interface', async () => {
    open('ar');
    await userEvent.click(screen.getByRole('button', { name: 'إضافة مثال' }));
    expect(screen.getByRole('region', { name: '3 أسئلة' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the text when the page is opened again', () => {
    const { unmount } = open();
    write('half a quest');
    unmount();
    open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Questions').value).toBe('half a quest');
  });

  it('keeps several sets', async () => {
    open();
    write('One?\n= 1');
    await userEvent.click(screen.getByRole('button', { name: 'New set' }));
    await userEvent.type(screen.getByLabelText(/Name of the set/), 'Unit 2');
    write('Two?\n= 2');
    await userEvent.selectOptions(screen.getByLabelText('Question set'), 'Set 1');
    expect(screen.getByText('One?', { selector: 'p' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this set' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this text?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Two?', { selector: 'p' })).toBeTruthy();
  });

  it.each([
    ['with a question', 'One?\n= 1'],
    ['at once, when nothing is written', ''],
  ])('keeps the focus near a set that is deleted %s', async (_, text) => {
    open();
    await userEvent.type(screen.getByLabelText(/Name of the set/), 'Unit 1');
    write('Zero?\n= 0');
    await userEvent.click(screen.getByRole('button', { name: 'New set' }));
    write(text);
    await userEvent.click(screen.getByRole('button', { name: 'Delete this set' }));
    if (text) {
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    }
    await screen.findByText('Zero?', { selector: 'p' });
    expect(document.activeElement).toBe(screen.getByLabelText('Question set'));
  });

  it('keeps the order of a line without letters among Arabic lines', () => {
    open('ar');
    const field = screen.getByLabelText('الأسئلة');
    fireEvent.change(field, { target: { value: 'كم يساوي 7 × 8؟\n= 56' } });
    const style = { unicodeBidi: 'plaintext', textAlign: 'right' };
    expect(field.style).toMatchObject(style);
    expect(screen.getByText('7 × 8').parentElement!.style).toMatchObject(style);
    fireEvent.change(field, { target: { value: 'How much is 7 × 8?\n= 56' } });
    expect(field.style).toMatchObject({ ...style, textAlign: 'left' });
  });

  it('does not start without questions', () => {
    open();
    expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('playing a quiz', () => {
  it('works with the keyboard: choose, show the answer, go on', async () => {
    await start();
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
    press('Digit2');
    expect(choice(/Venus/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByLabelText('Right answer')).toBeNull();
    press('Space');
    expect(within(choice(/Mercury/)).getByLabelText('Right answer')).toBeTruthy();
    expect(within(choice(/Venus/)).getByLabelText('Wrong answer')).toBeTruthy();
    expect(screen.getByText('The answer:', { exact: false }).textContent).toBe(
      'The answer: Mercury',
    );
    press('Space');
    expect(screen.getByRole('heading', { name: 'The sun is a star.' })).toBeTruthy();
    press('Numpad1');
    expect(choice(/True/).getAttribute('aria-pressed')).toBe('true');
    press('Enter');
    expect(screen.getByText('It shines.')).toBeTruthy();
    press('ArrowLeft');
    expect(within(choice(/Venus/)).getByLabelText('Wrong answer')).toBeTruthy();
  });

  it('hides a short answer until it is asked for', async () => {
    await start('7 × 8?\n= 56');
    expect(screen.queryByText('56')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Show the answer/ }));
    expect(screen.getAllByText('56').length).toBeGreaterThan(0);
  });

  it('turns its arrows with the direction of the page', async () => {
    open('ar');
    fireEvent.change(screen.getByLabelText('الأسئلة'), { target: { value: SET } });
    await userEvent.click(screen.getByRole('button', { name: /^بدء/ }));
    press('ArrowLeft');
    expect(screen.getByText('السؤال 2 من 3')).toBeTruthy();
    press('ArrowRight');
    expect(screen.getByText('السؤال 1 من 3')).toBeTruthy();
  });

  it('keeps the score, takes points back, and names the winner', async () => {
    await start();
    press('Digit2', true);
    press('Digit2', true);
    press('Digit1', true);
    await userEvent.click(screen.getByRole('button', { name: /^Team 1: one point/ }));
    press('KeyU');
    expect(screen.getByRole('button', { name: /^Team 1: one point/ })).toBeTruthy();
    for (let i = 0; i < 6; i += 1) press('Space');
    expect(screen.getByText(/wins!/).textContent).toBe('Team 2 wins!');
    const [second, first] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect([second, first]).toEqual(['Team 12one point', 'Team 212 points']);
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(screen.getByRole('button', { name: /^Team 2: 0 points/ })).toBeTruthy();
  });

  it('continues where it was after the page was closed', async () => {
    const { unmount } = open();
    write(SET);
    await userEvent.click(screen.getByRole('button', { name: /^Start with/ }));
    press('Digit1', true);
    press('ArrowRight');
    unmount();
    open();
    expect(screen.getByText('Question 2 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Team 1: one point/ })).toBeTruthy();
  });

  it('asks before it discards the score, and keeps the questions', async () => {
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'End the quiz' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End the quiz' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Questions').value).toBe(SET);
  });

  it('works without teams and without a time limit', async () => {
    open();
    write('7 × 8?\n= 56');
    await userEvent.selectOptions(screen.getByLabelText('Teams'), 'No teams');
    await userEvent.selectOptions(screen.getByLabelText('Time for each question'), 'No limit');
    await userEvent.click(screen.getByRole('button', { name: /^Start with/ }));
    expect(screen.queryByRole('timer')).toBeNull();
    press('Space');
    press('Space');
    expect(screen.getByText('That was the question!')).toBeTruthy();
  });

  it('uses the team names the teacher has typed', async () => {
    open();
    write(SET);
    await userEvent.selectOptions(screen.getByLabelText('Teams'), '6 teams');
    await userEvent.type(screen.getByLabelText(/^Team 6/), 'Eagles');
    await userEvent.click(screen.getByRole('button', { name: /^Start with/ }));
    press('Digit6', true);
    expect(screen.getByRole('button', { name: /^Eagles: one point/ })).toBeTruthy();
  });
});

describe('the time limit', () => {
  it('runs down, can be paused, and stops when the answer is shown', () => {
    vi.useFakeTimers();
    open();
    write(SET);
    fireEvent.submit(screen.getByRole('button', { name: /^Start with/ }).closest('form')!);
    const left = () => screen.getByRole('timer').textContent;
    const wait = (seconds: number) => {
      act(() => {
        vi.advanceTimersByTime(seconds * 1000);
      });
    };
    expect(left()).toBe('30');
    wait(3);
    expect(left()).toBe('27');
    press('KeyT');
    wait(5);
    expect(left()).toBe('27');
    press('KeyT');
    wait(60);
    expect(left()).toBe('0');
    expect(screen.getByText('Time is up')).toBeTruthy();
    press('KeyT');
    wait(1);
    expect(left()).toBe('29');
    press('Space');
    wait(5);
    expect(left()).toBe('29');
    vi.useRealTimers();
  });
});

describe('the teams of a saved class', () => {
  const names = ['أمينة', 'لينا', 'كريم', 'سارة', 'ياسين'];
  const kept = {
    id: '01KJQ5N8000000000000000000',
    version: 1,
    name: '2م3',
    counts: { pupils: 5, girls: 0, boys: 0 },
    keptAt: '2026-09-01T08:00:00.000Z',
    changedAt: '2026-09-01T08:00:00.000Z',
    keptUntil: '2027-10-06T08:00:00.000Z',
  };
  const members = () =>
    [...document.querySelectorAll('[data-teams] dd')].map(({ textContent }) => textContent);

  it('are drawn at random, again on request, and shown during the game', async () => {
    session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
    const api = fakeApi();
    api.on(listClasses, { body: [kept] });
    api.on(getClass, {
      body: { ...kept, pupils: names.map((fullName, index) => ({ id: `a${index}`, fullName })) },
    });
    open();
    write(SET);
    await userEvent.selectOptions(await screen.findByLabelText(/Divide a class/), kept.id);
    await screen.findByText('(3)');
    expect(members().toSorted()).toEqual(names.toSorted());
    await userEvent.click(screen.getByRole('button', { name: 'Divide again' }));
    expect(members().toSorted()).toEqual(names.toSorted());
    const dealt = members();
    await userEvent.click(screen.getByRole('button', { name: /^Start with/ }));
    expect(members()).toEqual(dealt);
    expect(JSON.stringify({ ...localStorage })).not.toContain('ياسين');
  });
});
