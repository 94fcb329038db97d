import { describe, expect, inject } from 'vitest';
import { listGames } from '#shared/contracts/games.ts';
import { listStudents } from '#shared/contracts/students.ts';
import { answerCall } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

const question = (text: string, more = '') =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>${more}<answer fraction="100"><text>\\(x^2\\)</text></answer><answer fraction="0"><text>2x</text></answer></question>`;
const questionFile = {
  name: 'Algebra.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><quiz>${question('What is x · x?')}${question('See <img src="a.png" alt="a square">. Its area?')}<question type="essay"><questiontext><text>Why?</text></questiontext></question></quiz>`,
  ),
};

describe('Games', () => {
  it('The list shows cards with image, name and description from the server, each leading to its game', async ({
    open,
  }) => {
    const account = await accounts.newTeacher({ profile: false });
    const games = await call(listGames, { token: account.token });
    const page = await open({ account });
    const { heading } = createScreen(page);
    const cards = page.locator('main').getByRole('listitem');
    await page.goto('/games');
    await cards.first().waitFor();
    await expect.poll(() => cards.count()).toBe(games.length);
    for (const [index, { id, name, description, image }] of games.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole('link', { name, exact: true });
      await expect.poll(() => link.getAttribute('href')).toBe(`/games/${id}`);
      await card.getByText(description, { exact: true }).waitFor();
      await expect.poll(() => card.locator('img').getAttribute('src')).toBe(image);
    }
    const isLoaded =
      '[...document.querySelectorAll("main img")].every((one) => one.naturalWidth > 0)';
    await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
    await page.getByRole('link', { name: games[0]!.name, exact: true }).click();
    await page.waitForURL(`/games/${games[0]!.id}`);
    await page.goBack();
    await heading('In-Class Games');
  });

  it('A line of signs and numbers keeps its order among Arabic lines', async ({ open }) => {
    const page = await open({
      account: await accounts.newTeacher({ profile: false }),
      locale: 'ar',
    });
    await page.goto('/games/quiz');
    await page.locator('pre').waitFor();
    const [sign, question, answer] = await page.evaluate<number[]>(`
      (() => {
        const sample = document.querySelector('pre');
        const boxOf = (words, length = words.length) => {
          const range = document.createRange();
          const start = sample.textContent.indexOf(words);
          range.setStart(sample.firstChild, start);
          range.setEnd(sample.firstChild, start + length);
          return range.getBoundingClientRect();
        };
        return [
          boxOf('= 56', 1).left - boxOf('= 56').left,
          boxOf('كم يساوي').right,
          boxOf('= 56').right,
        ];
      })()
    `);
    expect(sign).toBe(0);
    expect(answer).toBeCloseTo(question!, 0);
  });

  it('The quiz asks its questions; the spinner picks each student once', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ account });
    const { button, press, shows } = createScreen(page);
    await page.goto('/games/quiz');
    await press('Add an example');
    await press('Start with 3 questions');
    await shows('Question 1 of 3');

    const addedAt = '2026-01-01T00:00:00.000Z';
    await answerCall(page, listStudents, () => ({
      body: ['Amina', 'Yacine'].map((fullName) => ({
        studentId: fullName,
        fullName,
        email: `${fullName}@example.com`,
        addedAt,
      })),
    }));
    await page.goto('/games/spinner');
    await press('Spin');
    await shows('Round 1 · 1 picked, 1 left');
    await press('Next pupil');
    await shows('Round 1 · 2 picked, 0 left');
    await button('New round').waitFor();
  });

  it('Questions of another program become a set of the quiz, read in a worker', async ({
    open,
  }) => {
    const page = await open({ account: await accounts.newTeacher({ profile: false }) });
    await page.goto('/games/quiz');
    await page.getByRole('button', { name: 'From a file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(questionFile);
    await dialog.getByText('2 questions of the file can be played.').waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
    await dialog.getByRole('button', { name: 'Make a set' }).click();
    await page.getByRole('button', { name: 'Start with 2 questions' }).click();
    await page.getByText('What is x · x?').first().waitFor();
  });
});
