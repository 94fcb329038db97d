import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { answersDocuments } from '#shared/contracts/answers-documents.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { getMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import type { PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import type { DrawnPaper } from '../bench/paper/draw-grid.ts';
import { createAnswerJobs, cutAcross, fillAnswers, type Choose } from '../support/answer-jobs.ts';
import { showToCamera } from '../support/camera.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn, type SayText } from '../support/interface-text.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleTests } from '../support/sample-drafts.ts';
import { it } from '../support/screen-test.ts';

const platform = connect(inject('platform'));
const { accounts, call } = platform;
const answers = createAnswerJobs(platform);

/** Shows the sheets to the camera, for a while without a network, and sends what it took, which opens the review. */
async function sweep(page: Page, sheets: readonly DrawnPaper[], say: SayText): Promise<void> {
  await showToCamera(sheets);
  const context = page.context();
  await page.goto('/answer-sheets/new');
  await page.getByRole('button', { name: say('answerSheets.useCamera') }).click();
  const camera = page.getByRole('dialog');
  await camera.locator('[data-said=taken]').waitFor();
  await context.setOffline(true);
  await camera.locator(`[data-taken="${sheets.length}"]`).waitFor();
  await expectTidy(page);
  await camera.getByRole('button', { name: say('camera.send', { count: sheets.length }) }).click();
  await camera.getByText(say('camera.waiting', { count: sheets.length })).waitFor();
  await context.setOffline(false);
  await page.waitForURL(/\/answer-sheets\/\w{26}$/);
  await page.getByRole('group', { name: say('answers.board') }).waitFor();
  const traces = () => Object.keys(localStorage).filter((key) => key.includes('frames'));
  await expect.poll(() => page.evaluate(traces)).toEqual([]);
}

it('answers on printed sheets of a test are in the record of the class after a sweep of the camera', async ({
  open,
}) => {
  const locale = 'ar';
  const account = await accounts.newTeacher();
  const { token } = account;
  const say = textsIn(locale);
  const test = sampleTests[locale];
  const kept = await call(addClass, { token, body: sampleClass });
  const draft = await answers.writeTest(token, test);
  const order = { classId: kept.id, paper: 'half', forms: 2 } as const;
  const { pdf, sheets } = await answers.print(token, draft, order);
  expect(sheets.map(({ form }) => form)).toEqual(['A', 'B', 'A']);
  // Each sheet has other answers. Each open question has one point, but for one that is left without any.
  const unmarked = test.questions.find(({ kind }) => kind === 'short')!.id;
  const chosenOn = (sheet: PrintedAnswerSheet) =>
    sheet.questions.map(({ id, options }, index) => {
      const place = sheets.indexOf(sheet);
      if (options) return (place + index) % 2;
      return place === 1 && id === unmarked ? undefined : 1;
    });
  const choose: Choose = (sheet, group) =>
    sheet.questions.flatMap(({ options }, index) => {
      const chosen = chosenOn(sheet)[index];
      return options ? [chosen] : [chosen, undefined];
    })[group];
  const papers: DrawnPaper[] = [];
  for (const index of [0, 1]) {
    const page = await fillAnswers(pdf, index, sheets.slice(index * 2, index * 2 + 2), choose);
    papers.push(cutAcross(page, 0), cutAcross(page, 1));
  }
  const page = await open({ account, locale });
  await sweep(page, papers.slice(0, sheets.length), say);
  await expectTidy(page);

  // The answer without points is asked about, and nothing else is.
  const enter = page.getByRole('button', { name: say('answers.enter') });
  await page.getByText(say('answers.checkFirst', { count: 1 })).waitFor();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page
    .getByText(say('answers.toCheck', { count: 0 }))
    .first()
    .waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('answers.handBack') }).click();
  const marked = await readFile(await (await download).path());
  // Three sheets, two on a page.
  expect(await readPdf(marked)).toHaveLength(2);

  await enter.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('answers.enterSubmit') }).click();
  await page.waitForURL(/\/marks\/t[123]-/);

  const [job] = await call(listAnswersJobs, { token });
  const read = await call(answersDocuments.getJob, { token, params: { jobId: job!.id } });
  const { questions, sheets: found } = read.document!.content;
  const [summary] = await call(listMarkSheets, { token, params: { classId: kept.id } });
  const params = { classId: kept.id, sheetId: summary!.id };
  const { document } = await call(getMarkSheet, { token, params });
  for (const sheet of sheets) {
    const own = found.find(({ pupil }) => pupil === sheet.pupil)!;
    for (const [index, { id, options }] of sheet.questions.entries())
      if (options) expect(own.answers[id]?.chosen).toEqual([options[chosenOn(sheet)[index] ?? -1]]);
    const points = questions.map((question) => pointsOfAnswer(question, own.answers[question.id]));
    const entered = Object.values(document.content.points?.[sheet.pupil!] ?? {})[0] ?? {};
    expect(Object.values(entered).map((text) => Number(text.replace(',', '.')))).toEqual(points);
  }
});
