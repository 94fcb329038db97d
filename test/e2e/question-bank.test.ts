import { expect, inject } from 'vitest';
import { listQuestionShelves } from '#shared/contracts/question-bank.ts';
import { answerWithDraft, sampleDraftPath } from '../support/answer-with-draft.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { nineQuestions } from '../support/sample-drafts/nine-questions.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

it('the questions of a drafted test are kept with one press, and found by their words on a telephone', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const page = await open({ locale, account, width: 360, height: 740 });
  const { press } = createSteps(page, say);
  const test = nineQuestions.ar;
  await answerWithDraft(page, test);
  await page.goto(sampleDraftPath(test));
  await press('draft.bank.keepAll');
  await page.getByRole('button', { name: say('draft.bank.takeAllBack') }).waitFor();
  const kept = async () => {
    const shelves = await call(listQuestionShelves, {
      token: account.token,
      params: { tens: '0' },
    });
    return shelves.flatMap(({ document }) => Object.values(document.content.questions));
  };
  await expect.poll(async () => (await kept()).length).toBe(test.questions.length);

  await page.goto('/questions');
  const found = (count: number) => page.getByText(say('bank.found', { count }), { exact: true });
  await found(test.questions.length).waitFor();
  await expectTidy(page);
  await page.getByRole('searchbox').fill('الكتلة');
  await expect.poll(() => found(test.questions.length).isVisible()).toBe(false);
  await page.getByRole('listitem').getByText('كتلة', { exact: false }).first().waitFor();
});
