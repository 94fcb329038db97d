import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { answerWithDraft, sampleDraftPath } from '../support/answer-with-draft.ts';
import { connect } from '../support/connect.ts';
import { sampleDrafts } from '../support/sample-drafts.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
const sums = [
  ...['12 - 5', '3/4 + 1/4 = 1', '-5', '2025-2026', '60 km/h', '97 %', 'x + 2 = 9 - 4'],
  ...['SO42-', '45° 30\' 15"', '(0550) 12 34 56', '3 ÷ 0 = ∞', '12 - ؟ = 5'],
  ...['+ 20 %', '- 5 °C', '12 — 5', '1 1/2', '5 …… 3', "A'B'C'", '[AB)', '5 ≡ 2 [3]'],
];
const sentences = sums.map((sum) => `احسب ${sum} ثم`);

/** The short texts of the page as they are seen: each character from left to right. */
const seenTexts = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`
    (() => {
      const lines = new Map();
      const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        let block = texts.currentNode.parentElement;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement;
        for (let at = 0; at < texts.currentNode.length; at += 1) {
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + 1);
          const [box] = range.getClientRects();
          if (!box) continue;
          lines.set(block, [...(lines.get(block) ?? []), { sign: range.toString(), x: box.left }]);
        }
      }
      return [...lines.values()].map((line) =>
        line.sort((one, other) => one.x - other.x).map(({ sign }) => sign).join(''),
      );
    })()
  `);
/** A sentence as it is seen, with the words from right to left. */
const seen = sums.map((sum) => `مث ${sum} بسحا`);

/** The sentences that the page shows less often in this order. */
const unseen = async (page: Page, least: number): Promise<string[]> => {
  const texts = await seenTexts(page);
  return seen.filter((line) => texts.filter((one) => one.includes(line)).length < least);
};

it('Calculations of an Arabic draft and of a quiz are seen from left to right', async ({
  open,
}) => {
  const page = await open({ account: await accounts.newTeacher({ profile: false }), locale: 'ar' });
  const questions = sentences.map((stem, index) => ({
    ...{ kind: 'short' as const, id: `q${index}`, stem, points: 1, reason: '' },
    ...{ answer: '7', variants: [] },
  }));
  const draft = { ...sampleDrafts.ar[1], questions };
  await answerWithDraft(page, draft);
  await page.goto(sampleDraftPath(draft));
  // The sheet draws its questions one after another.
  await page.getByText('5 ≡ 2 [3]').waitFor();
  await expect.poll(() => unseen(page, 1)).toEqual([]);

  await page.goto('/games/quiz');
  const set = sentences.map((sentence) => `${sentence}\n* ${sentence}\n- 7`).join('\n\n');
  await page.locator('textarea').first().fill(set);
  await page.getByText('5 ≡ 2 [3]').last().waitFor();
  // As a question and as an answer.
  await expect.poll(() => unseen(page, 2)).toEqual([]);
});
