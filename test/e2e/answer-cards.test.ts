import { expect, inject } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { drawCard, emptyPicture } from '#shared/paper/held-cards.fixture.ts';
import { showToCamera } from '../support/camera.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleClass } from '../support/sample-class.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

/** A classroom in which these cards are held up, as a camera sees it. */
function drawRoom(cards: readonly { readonly number: number; readonly letter: 0 | 1 }[]) {
  const picture = emptyPicture(1280, 960, 120);
  for (const [index, card] of cards.entries())
    drawCard(picture, { ...card, paper: 'a5', at: [0.3 + 0.4 * index, 0.5], far: 2 });
  const pixels = new Uint8Array(3 * picture.data.length);
  for (const [at, light] of picture.data.entries()) pixels.fill(light, 3 * at, 3 * at + 3);
  return { pixels, width: picture.width, height: picture.height };
}

it('pupils answer a question of the quiz with cards in front of the camera, and nothing is stored', async ({
  open,
}) => {
  const account = await accounts.newTeacher({ profile: false });
  const kept = await call(addClass, { token: account.token, body: sampleClass });
  const [first, second] = kept.pupils.map(({ cardNumber }) => cardNumber!);
  await showToCamera([
    drawRoom([
      { number: first!, letter: 0 },
      { number: second!, letter: 1 },
    ]),
  ]);
  const page = await open({ account });
  const say = textsIn('en-US');
  const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
  await page.goto('/games/quiz');
  await press(say('games.quiz.addSample'));
  await press(say('games.quiz.start', { count: 3 }));
  await press(say('games.quiz.useCards'));
  const cards = page.getByRole('region', { name: say('games.cards.title') });
  await cards.getByLabel(say('games.cards.class')).selectOption(kept.id);
  // The picture takes its shape from the camera, and moves the button.
  await cards.locator('polygon').nth(1).waitFor();
  await press(say('games.cards.read'));
  await cards.getByText(say('games.cards.answered', { seen: 2, all: 3 })).waitFor();
  await expectTidy(page);

  await press(say('games.quiz.reveal'));
  const tally = cards.getByRole('list', { name: say('games.cards.tally') }).getByRole('listitem');
  await expect
    .poll(async () => {
      const texts = await tally.allTextContents();
      return texts.slice(0, 3).map((text) => text.replaceAll(/\D/g, ''));
    })
    .toEqual(['1', '1', '0']);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const { fullName } of sampleClass.pupils) expect(stored).not.toContain(fullName);
});
