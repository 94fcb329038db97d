import { expect, inject } from 'vitest';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

it('a lesson plan is made for a lesson of the annual distribution', async ({ open }) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const { press, openDraft } = createSteps(page, say);
  const sheet = worksheet(
    [
      ['الشهر', 'الميدان', 'المقطع', 'الموارد المعرفية', 'الكفاءة الختامية', 'عدد الحصص'],
      ['أكتوبر', 'أنشطة عددية', 'الأعداد النسبية', 'مفهوم العدد النسبي', 'يحل مشكلات', 1],
      [undefined, undefined, undefined, 'جمع عددين نسبيين', undefined, 2],
    ],
    ['A2:A3', 'B2:B3', 'C2:C3', 'E2:E3'],
  );
  const buffer = Buffer.from(workbook([['التوزيع', sheet]], { rightToLeft: true }));

  await page.goto('/ai-content/lesson-plan');
  await page.locator('[name=language]').selectOption('ar');
  await press('distribution.open');
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'توزيع.xlsx', mimeType: 'application/octet-stream', buffer });
  await dialog.locator('[name=distributionSubject]').fill('الرياضيات');
  await dialog.locator('[name=distributionLevel]').selectOption('Middle');
  await dialog.locator('[name=distributionYear]').selectOption('2');
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('distribution.save') }).click();
  await dialog.locator('[name=soughtLesson]').waitFor();
  await expectTidy(page);
  await dialog.getByText('جمع عددين نسبيين').click();
  await dialog.waitFor({ state: 'detached' });

  await expect.poll(() => page.locator('[name=topic]').inputValue()).toBe('جمع عددين نسبيين');
  await expect.poll(() => page.locator('[name=duration]').inputValue()).toBe('2 حصص من 60 دقيقة');
  await page.locator('[name=objectives]').fill('يجمع عددين نسبيين');
  await press('aiContent.generate');
  await page.waitForURL('/ai-content');
  await openDraft();
  const curriculum = (part: string) => page.locator(`[data-text="curriculum.${part}"]`);
  await curriculum('field').getByText('أنشطة عددية').waitFor();
  await curriculum('sequence').getByText('الأعداد النسبية').waitFor();
  await curriculum('competence').getByText('يحل مشكلات').waitFor();
  await page.reload();
  await page.goto('/ai-content/lesson-plan');
  await press('distribution.open');
  await dialog.getByText('مفهوم العدد النسبي').waitFor();
});
