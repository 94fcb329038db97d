import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { toPdf } from '#lambdas/ai-content/domain/exports/pdf/pdf.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { sampleExercises, samplePlan, sampleTest } from '../support/sample-drafts/edited-drafts.ts';
import { mixedTests } from '../support/sample-drafts/mixed-tests.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { nineQuestions } from '../support/sample-drafts/nine-questions.ts';
import { textTests } from '../support/sample-drafts/text-tests.ts';
import { missingEvidence } from '#shared/draft/reading-evidence.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { answerCall } from '../support/answer-call.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { answerWithDraft, finishedDraft, sampleDraftPath } from '../support/answer-with-draft.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

describe('a drafted test', () => {
  it('can be opened from the history, edited, redrafted, compared, downloaded and played', async ({
    open,
  }) => {
    const page = await open({ locale, account: await accounts.newTeacher() });
    const { press } = createSteps(page, say);
    const test = sampleTest(2);
    const stored = await answerWithDraft(page, test);
    await answerCall(page, listContentJobs, () => ({ body: [finishedDraft(test)] }));

    await page.goto('/ai-content');
    await press('aiContent.view');
    const dialog = page.getByRole('dialog');
    await dialog.locator('article[lang=en][dir=ltr]').waitFor();
    await dialog.getByRole('link', { name: say('aiContent.open') }).click();
    await page.locator('[data-text="q1.stem"]').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Where is most water?');
    await page.keyboard.press('Escape');
    await page.locator('[data-text="q1.stem"]').getByText('Where is most water?').waitFor();
    const edit = say('draft.edit', { name: say('draft.stemOf', { name: 'Question 1' }) });
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe(edit);
    await page.keyboard.press('Alt+ArrowDown');
    await expect
      .poll(() => page.locator('[data-block]').first().getAttribute('data-block'))
      .toBe('q2');

    await page.getByRole('button', { name: say('draft.redraft', { name: 'Question 1' }) }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Easier');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('draft.redraftNow') })
      .click();
    await page.locator('[data-text="q2.stem"]').getByText('Written anew').waitFor();
    await expect
      .poll(() => stored())
      .toMatchObject({
        questions: [{ stem: 'Written anew' }, { stem: 'Where is most water?' }],
      });
    await expectTidy(page);

    await page.getByLabel(say('draft.refine')).fill('احذف السؤال 2');
    await press('draft.refineAsk');
    await page.getByLabel(say('draft.refineRemove', { number: 1 })).waitFor();
    await expectTidy(page);
    await page.getByLabel(say('draft.refineReplace', { number: 2 })).uncheck();
    await press('draft.refineTake');
    await expect.poll(() => stored()).toMatchObject({ questions: [{ id: 'q1' }] });
    await press('documents.undo');
    await expect.poll(() => stored()).toMatchObject({ questions: [{ id: 'q2' }, { id: 'q1' }] });

    await press('documents.versions');
    await page.getByRole('dialog').getByText(say('draft.whatChanged')).first().click();
    await page.getByRole('dialog').getByText(/1/).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await press('draft.download');
    const files = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('draft.download') })
      .click();
    expect((await files).suggestedFilename()).toBe('draft.txt');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.goto('/games/quiz');
    await press('games.quiz.fromTests');
    await page.getByRole('dialog').getByRole('button', { name: 'The water cycle' }).click();
    await page.getByRole('button', { name: say('games.quiz.start', { count: 2 }) }).click();
    await page.getByText(say('games.quiz.progress', { number: 1, total: 2 })).waitFor();
    await page.getByRole('heading', { name: 'Written anew' }).waitFor();
  });
});

it('the text of a test is made easier, checked, settled and chosen for the sheets', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const test = textTests.ar;
  const stored = await answerWithDraft(page, test);
  const readings = () => {
    const draft = stored();
    return draft.type === 'TEST' ? draft.readings : undefined;
  };
  await page.goto(sampleDraftPath(test));
  const levels = page.getByRole('region', { name: say('draft.reading.title') });
  const name = say('draft.reading.level.easier');
  const easier = levels.getByRole('group', { name });
  await easier.getByRole('button', { name: say('draft.reading.writeOf', { name }) }).click();
  await levels.getByText(say('draft.reading.done', { name })).waitFor();
  await expect.poll(readings).toMatchObject([{ level: 'easier', solving: { differed: ['q1'] } }]);
  await expectTidy(page);
  const differs = easier.getByText(say('draft.reading.differs', { number: 1 }));
  await differs.waitFor();
  await easier.getByRole('button', { name: say('draft.isRight') }).click();
  await differs.waitFor({ state: 'detached' });

  await page.locator('[data-text="readings.easier"]').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('تنزل الأمطار في الشتاء.');
  await page.keyboard.press('Escape');
  await easier.getByText(say('draft.reading.changed')).waitFor();
  const [, second] = test.questions;
  const missing = missingEvidence(second!, test.sourceText!, 'تنزل الأمطار في الشتاء.');
  await easier.getByText(say('draft.reading.missing', { number: 2, missing: missing! })).waitFor();
  await easier.getByRole('button', { name: say('draft.reading.solve', { name }) }).click();
  await easier.getByText(say('draft.reading.changed')).waitFor({ state: 'detached' });
  expect(readings()).toMatchObject([
    { text: 'تنزل الأمطار في الشتاء.', settled: [expect.any(String)] },
  ]);

  await createSteps(page, say).press('draft.download');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('draft.export.reading')).selectOption('easier');
  await expectTidy(page);
  const asked = page.waitForRequest(/export\?/);
  await dialog.getByRole('button', { name: say('draft.download') }).click();
  expect(new URL((await asked).url()).searchParams.get('reading')).toBe('easier');
  await dialog.waitFor({ state: 'detached' });

  await easier.getByRole('button', { name: say('draft.remove', { name }) }).click();
  await expect.poll(readings).toBeUndefined();
});

it.for([samplePlan, sampleExercises, sampleTest()])(
  'a draft can be edited on a telephone by touch: $type',
  async (draft, { open }) => {
    const telephone = { locale, width: 360, height: 740, hasTouch: true };
    const page = await open({ ...telephone, account: await accounts.newTeacher() });
    const stored = await answerWithDraft(page, draft);
    await page.goto(sampleDraftPath(draft));
    await page.locator('[data-text=title]').tap();
    await page.keyboard.type(' 2');
    await page.keyboard.press('Enter');
    await expect.poll(() => stored().title).toBe(`${draft.title} 2`);
    await expectTidy(page);
  },
);

it('a draft is printed alone, and for pupils without its answers', async ({ open }) => {
  const page = await open({ account: await accounts.newTeacher() });
  const test = sampleTest(2);
  await answerWithDraft(page, test);
  await page.goto(sampleDraftPath(test));
  const say = textsIn('en-US');
  await createSteps(page, say).press('draft.pupilSheet');
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate<string>('document.body.innerText');
  expect(shown).toContain('The water cycle');
  expect(shown).toContain('Name');
  expect(shown).not.toContain('The text says so');
  expect(shown).not.toContain(say('draft.print'));
  expect(shown).not.toContain(say('documents.versions'));
});

it('a test is printed for pupils in two presses: two copies on a page, without the key', async ({
  open,
}) => {
  const page = await open({ account: await accounts.newTeacher() });
  const test = nineQuestions.en;
  await answerWithDraft(page, test);
  const typefaces = await loadFormulaTypefaces(findInPackages);
  const body = Buffer.from(await toPdf(test, {}, typefaces, '2026-11-20'));
  const asked: string[] = [];
  await page.route(/\/export\?/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ body, contentType: 'application/pdf' });
  });
  // Without a printer, this browser says at once that all is printed.
  await page.addInitScript('window.print = () => undefined');
  await page.goto(sampleDraftPath(test));
  const say = textsIn('en-US');
  let presses = 0;
  const press = async (inside: Page | Locator) => {
    await inside.getByRole('button', { name: say('draft.print'), exact: true }).click();
    presses += 1;
  };
  await press(page);
  await expectTidy(page);
  await press(page.getByRole('dialog'));
  const picture = page.locator('img[data-paper]');
  await picture.waitFor({ state: 'attached' });
  expect([presses, asked]).toEqual([2, ['?format=pdf']]);
  const printed = (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPages();
  expect(printed.map((one) => one.getWidth() > one.getHeight())).toEqual([true]);
});

it('a question is dragged below the next one, and its buttons are one stop of Tab', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher(), height: 1800 });
  const stored = await answerWithDraft(page, mixedTests.ar);
  await page.goto(sampleDraftPath(mixedTests.ar));
  const questions = page.locator('[data-block]');
  const grip = questions.first().locator('[data-grip]');
  await questions.first().hover();
  await grip.hover();
  await expect.poll(() => grip.getAttribute('draggable')).toBe('true');
  const { height = 0 } = (await questions.nth(1).boundingBox()) ?? {};
  await grip.dragTo(questions.nth(1), { targetPosition: { x: 60, y: height - 8 } });
  const [first, second, ...others] = mixedTests.ar.questions.map(({ id }) => id);
  const order = () => {
    const draft = stored();
    return draft.type === 'TEST' ? draft.questions.map(({ id }) => id) : [];
  };
  await expect.poll(order).toEqual([second, first, ...others]);
  const { question } = labelsIn('ar');
  const moved = { name: question(1), place: 2, count: others.length + 2 };
  await page.getByText(say('draft.moved', moved)).waitFor({ state: 'attached' });

  const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
  const name = question(2);
  await page.getByRole('button', { name: say('draft.moveUp', { name }) }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused()).toBe(say('draft.moveDown', { name }));
  const buttons = page.getByRole('toolbar', { name: say('draft.actions', { name }) });
  await expect.poll(() => buttons.locator('[tabindex="0"]').count()).toBe(1);
});

/** The input of each form, and the expected content of its draft. */
const asked = [
  {
    path: '/ai-content/lesson-plan',
    typed: {
      topic: 'جمع الكسور',
      duration: 'حصتان من 45 دقيقة',
      objectives: 'يجمع كسرين لهما المقام نفسه',
    },
    chosen: { level: 'Primary', year: '5', language: 'ar' },
    sheet: 'الحصة 2',
  },
  {
    path: '/ai-content/test',
    typed: {
      topic: 'The water cycle',
      questionCount: '3',
      baseText:
        'Evaporation is the change of a liquid into a gas. Condensation is the change of a gas into a liquid. Oceans hold about 97 percent of all water on Earth. Rain falls on the mountains and fills the rivers. Rivers bring the water back to the sea. The Aswan High Dam was completed in 1970.',
    },
    chosen: { level: 'Middle', questionType: 'True/False', language: 'en' },
    sheet: 'Question 3',
  },
  {
    path: '/ai-content/exercise',
    typed: { topic: 'النسبة المئوية', exerciseType: 'مسائل' },
    chosen: { level: 'Middle', language: 'ar' },
    sheet: 'التمرين 1',
  },
] as const;

it('the platform itself drafts each type of content, which can be downloaded', async ({ open }) => {
  const page = await open({ account: await accounts.newTeacher() });
  const { press } = createSteps(page, textsIn('en-US'));
  for (const { path, typed, chosen, sheet } of asked) {
    await page.goto(path);
    for (const [name, value] of Object.entries(typed))
      await page.locator(`[name=${name}]`).fill(value);
    for (const [name, value] of Object.entries(chosen))
      await page.locator(`[name=${name}]`).selectOption(value);
    await press('aiContent.generate');
    await page.waitForURL('/ai-content');
    const row = page.locator('tbody tr').filter({ hasText: typed.topic });
    await row.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('dialog').getByText(sheet).first().waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
    await page.locator('main article [data-block]').first().waitFor();
    await press('draft.download');
    const files = page.waitForEvent('download');
    const dialog = page.getByRole('dialog');
    await dialog.locator('[value=markdown]').check();
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await files).suggestedFilename()).toMatch(/\.md$/);
  }
});

it('a test on a French text is drafted, changed and saved in French', async ({ open }) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const { press, openDraft } = createSteps(page, say);
  await page.goto('/ai-content/test');
  await page.locator('[name=topic]').fill('Le corps humain');
  await page.locator('[name=questionCount]').fill('3');
  await page
    .locator('[name=baseText]')
    .fill(
      'Le squelette d’un adulte compte 206 os. Le cœur pompe le sang environ 70 fois par minute. La peau est le plus grand organe du corps. Les poumons absorbent l’oxygène de l’air. Les muscles représentent environ 40 % du poids d’un adulte.',
    );
  for (const [name, value] of Object.entries({
    ...{ level: 'Middle', questionType: 'True/False', language: 'fr' },
  }))
    await page.locator(`[name=${name}]`).selectOption(value);
  await press('aiContent.generate');
  await page.waitForURL('/ai-content');
  await openDraft();
  const sheet = page.locator('main article[lang=fr][dir=ltr]');
  await sheet.getByText('Question 3').first().waitFor();
  await expect
    .poll(() => sheet.textContent())
    .toContain('Coche «\u00a0vrai\u00a0» ou «\u00a0faux\u00a0»');
  await expectTidy(page);

  await page.getByLabel(say('draft.refine')).fill('Supprime la première question.');
  await press('draft.refineAsk');
  await page.getByLabel(say('draft.refineRemove', { number: 1 })).waitFor();
  await press('draft.refineTake');
  await expect.poll(() => sheet.locator('[data-block]').count()).toBe(2);

  await press('draft.download');
  const files = page.waitForEvent('download');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[value=markdown]').check();
  await dialog.getByRole('button', { name: say('draft.download') }).click();
  expect(await readFile(await (await files).path(), 'utf8')).toMatch(
    /\*\*Matière\u00a0:\*\*|\*\*Niveau\u00a0:\*\*/,
  );
});
