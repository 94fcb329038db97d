import { expect, inject } from 'vitest';
import { toPdf } from '#lambdas/ai-content/domain/exports/pdf/pdf.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleDrafts } from '../support/sample-drafts.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

const lesson =
  'تقع الجزائر في شمال إفريقيا، وتطل على البحر الأبيض المتوسط. اندلعت الثورة التحريرية الجزائرية في أول نوفمبر سنة 1954. استعادت الجزائر استقلالها في 5 جويلية سنة 1962. تأسست جامعة الجزائر سنة 1909. تنتج السهول الشمالية القمح والحمضيات والخضر.';

it('a passage of a PDF becomes the text of a test, whose questions say where they are from', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const { press, openDraft } = createSteps(page, say);
  const [, test] = sampleDrafts.ar;
  const written = { ...test, questions: [], task: undefined, sourceText: lesson };
  const typefaces = await loadFormulaTypefaces(findInPackages);
  const pdf = await toPdf(written, { withSource: true }, typefaces, '2026-11-27');

  await page.goto('/ai-content/test');
  // This teacher teaches English, so the form begins with it.
  await page.locator('[name=language]').selectOption('ar');
  await press('source.fromFile');
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    ...{ name: 'old.doc', mimeType: 'application/msword', buffer: Buffer.from('{\\rtf1 a}') },
  });
  await dialog.getByRole('alert').getByText(say('source.problem.oldWord')).waitFor();
  await file.setInputFiles({
    ...{ name: 'history.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
  });
  await dialog.locator('[name=sourceTitle]').fill('كتاب التاريخ');
  for (const box of await dialog.locator('label').filter({ hasText: 'الجزائر' }).all())
    await box.getByRole('checkbox').check();
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('source.add') }).click();
  const text = await page.locator('[name=baseText]').inputValue();
  expect(text).toMatch(/^\[كتاب التاريخ، ص 1\]\n/);
  expect(text).toContain('استعادت الجزائر استقلالها في 5 جويلية سنة 1962.');

  await page.locator('[name=topic]').fill('الجزائر');
  await page.locator('[name=questionCount]').fill('2');
  for (const [name, value] of Object.entries({
    ...{ level: 'Middle', questionType: 'True/False', language: 'ar' },
  }))
    await page.locator(`[name=${name}]`).selectOption(value);
  await press('aiContent.generate');
  await page.waitForURL('/ai-content');
  await openDraft();
  await page
    .locator('main article [data-block]')
    .first()
    .getByText('كتاب التاريخ، صفحة 1')
    .waitFor();
});
