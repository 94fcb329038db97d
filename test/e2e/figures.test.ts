import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { draftPath } from '#frontend/lib/paths.ts';
import {
  generateContent,
  listContentJobs,
  type ContentRequest,
} from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { isFinished } from '#shared/model/job.ts';
import { describeFigure } from '#shared/draft/figures/figures.ts';
import { answerCall } from '../support/answer-call.ts';
import { answerWithDraft, finishedDraft, sampleDraftPath } from '../support/answer-with-draft.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { all, readElement } from '../support/pdf-structure.ts';
import { sampleFigures, testWithFigures } from '../support/sample-drafts/figures.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call } = connect(inject('platform'));

/** A test on right triangles that the rules have drafted, as its job. */
async function draftedTest(token: string): Promise<string> {
  const body: ContentRequest = {
    contentType: 'TEST',
    topic: 'Pythagoras',
    level: 'Middle',
    language: 'en',
    questionType: 'Short Answer',
    questionCount: 3,
  };
  const { id } = await call(generateContent, { token, body });
  for (;;) {
    const job = await call(getContentJob, { token, params: { jobId: id } });
    if (isFinished(job.status)) return id;
    await sleep(150);
  }
}

/** The descriptions of the figures in a file. */
const inPdf = async (bytes: Uint8Array): Promise<string[]> => {
  const { catalog } = await PDFDocument.load(bytes);
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const root = readElement(tree.lookup(PDFName.of('K'), PDFDict));
  return all(root, 'Figure').map(({ source }) =>
    source.lookup(PDFName.of('Alt'), PDFHexString).decodeText(),
  );
};
const namespace = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';
const inWord = (bytes: Uint8Array): string[] => {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return XmlDocument.fromString(xml)
    .find('//wp:docPr/@descr', { wp: namespace })
    .map(({ content }) => content);
};

const shown = (page: Page): Promise<string[]> =>
  page.evaluate(
    "[...document.querySelectorAll('article svg[role=img]')].map((one) => one.getAttribute('aria-label'))",
  );

describe('the figures of a drafted test', () => {
  const say = textsIn('en-US');

  it('are seen, changed, undone and exported', async ({ open }) => {
    const account = await accounts.newTeacher();
    const id = await draftedTest(account.token);
    const page = await open({ account });
    const { press } = createSteps(page, say);
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`[name="${name}"]`);
    const figureOf = (number: number, isThere = true) =>
      page.getByRole('button', {
        name: say(isThere ? 'draft.figure.change' : 'draft.figure.add', {
          name: `Question ${number}`,
        }),
      });
    await page.goto(draftPath(id));
    await page.locator('article svg[role=img]').nth(2).waitFor();
    const before = await shown(page);
    expect(before).toHaveLength(3);
    for (const description of before) expect(description).toMatch(/^A triangle [A-Z]{3}; /);

    // An impossible triangle is refused beside its field, and the draft stays as it is.
    await figureOf(1).click();
    await field('sides').fill('1 | 2 | 9');
    await field('sideLabels').fill('');
    await press('draft.figure.take');
    await dialog.getByText(say('draft.figure.sidesImpossible')).waitFor();
    await expect.poll(() => shown(page)).toEqual(before);
    await expectTidy(page);
    await field('sides').fill('6 | 10 | 8');
    await field('sideLabels').fill('6 cm | ? | 8 cm');
    await press('draft.figure.take');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await shown(page))[0]).toContain('is written 8 cm');

    // Another kind, which one undo takes back.
    await figureOf(2).click();
    await field('kind').selectOption('clock');
    await field('time').fill('07:35');
    await press('draft.figure.take');
    const clock = describeFigure({ kind: 'clock', hours: 7, minutes: 35 }, 'en');
    await expect.poll(async () => (await shown(page))[1]).toBe(clock);
    await press('documents.undo');
    await expect.poll(async () => (await shown(page))[1]).toBe(before[1]);

    // Removed, and the question can have one again.
    await figureOf(3).click();
    await press('draft.figure.remove');
    await figureOf(3, false).waitFor();
    await expect.poll(() => shown(page)).toHaveLength(2);
    const wanted = await shown(page);

    const exported = async (format: 'pdf' | 'docx'): Promise<Uint8Array> => {
      await press('draft.download');
      await dialog.locator(`input[value=${format}]`).check();
      const files = page.waitForEvent('download');
      await dialog.getByRole('button', { name: say('draft.download') }).click();
      const file = await (await files).path();
      await dialog.waitFor({ state: 'detached' });
      return readFile(file);
    };
    // Two copies for pupils are on a page.
    expect(await inPdf(await exported('pdf'))).toEqual([...wanted, ...wanted]);
    expect(inWord(await exported('docx'))).toEqual(wanted);

    const stored = await call(getContentJob, { token: account.token, params: { jobId: id } });
    const content = stored.document?.content;
    if (content?.type !== 'TEST') throw new Error('no test');
    expect(content.questions.map(({ figure }) => figure?.kind)).toEqual([
      'triangle',
      'triangle',
      undefined,
    ]);
  });
});

it('figures are shown in the quiz', async ({ open }) => {
  const page = await open({ account: await accounts.newTeacher() });
  const say = textsIn('en-US');
  const draft = { ...testWithFigures('en'), title: 'With figures' };
  await answerWithDraft(page, draft);
  await answerCall(page, listContentJobs, () => ({ body: [finishedDraft(draft)] }));
  await page.goto('/games/quiz');
  await createSteps(page, say).press('games.quiz.fromTests');
  await page.getByRole('dialog').getByRole('button', { name: draft.title }).click();
  const count = draft.questions.length;
  await page.getByRole('button', { name: say('games.quiz.start', { count }) }).click();
  const line = describeFigure(sampleFigures.en.numberLine, 'en');
  await page.getByRole('img', { name: line }).waitFor();
  await expectTidy(page);
});

it.for([
  ['en', 'en-US', 1280],
  ['ar', 'ar', 360],
] as const)(
  'a figure of each kind is drawn and described (%s)',
  async ([language, locale, width], { open }) => {
    const page = await open({ locale, width, height: 740, account: await accounts.newTeacher() });
    const draft = testWithFigures(language);
    await answerWithDraft(page, draft);
    await page.goto(sampleDraftPath(draft));
    await page.locator('article svg[role=img]').nth(6).waitFor();
    const drawn = Object.values(sampleFigures[language]).filter(({ kind }) => kind !== 'table');
    await expect
      .poll(() => shown(page))
      .toEqual(drawn.map((figure) => describeFigure(figure, language)));
    const cells = page.locator('article table').first().locator('th, td');
    await expect
      .poll(() => cells.allInnerTexts())
      .toEqual(sampleFigures[language].table.rows.flat());
    await expectTidy(page);
  },
);
