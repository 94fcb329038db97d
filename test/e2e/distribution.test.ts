import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
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

it('a PDF and a Word document of a plan are read in the browser, and say what is in no lesson', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const { press } = createSteps(page, say);
  const rows = [
    ['<td>الأسبوع', '<td>الميدان', '<td>الموارد المعرفية'],
    ['<td>1', '<td rowspan=2>أعداد', '<td rowspan=2>الكسور'],
    ['<td>2'],
    ['<td colspan=3>عطلة الخريف'],
    ['<td>3', '<td>هندسة', '<td>الدائرة'],
  ];
  const table = `<table border style="border-collapse:collapse">${rows.map((row) => `<tr>${row.join('')}`).join('')}</table>`;
  const printer = await page.context().newPage();
  await printer.setContent(
    `<html dir=rtl lang=ar><body><p>التوزيع السنوي للسنة الثانية متوسط</p>${table}`,
  );
  const pdf = await printer.pdf();
  await printer.close();
  const text = (words: string) => new Paragraph(words);
  const word = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Table({
              rows: [
                ['N°', 'Leçon'],
                ['1', 'Les fractions'],
                ['2', 'Les décimaux'],
              ].map(
                (cells) =>
                  new TableRow({
                    children: cells.map((words) => new TableCell({ children: [text(words)] })),
                  }),
              ),
            }),
          ],
        },
      ],
    }),
  );

  await page.goto('/ai-content/lesson-plan');
  await press('distribution.open');
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('plan.pdf', pdf);
  await dialog.getByRole('listitem').getByText('عطلة الخريف').waitFor();
  // What the title says of the year fills in the form.
  await expect.poll(() => dialog.locator('[name=distributionLevel]').inputValue()).toBe('Middle');
  await expect.poll(() => dialog.locator('[name=distributionYear]').inputValue()).toBe('2');
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('distribution.back') }).click();
  await choose('plan.docx', word);
  await dialog.getByText('Les décimaux').first().waitFor();
  await dialog.getByRole('button', { name: say('distribution.back') }).click();
  await choose('plan.pdf', pdf);
  await dialog.locator('[name=distributionSubject]').fill('الرياضيات');
  await dialog.getByRole('button', { name: say('distribution.save') }).click();
  await dialog.locator('[name=soughtLesson]').waitFor();
  await expect
    .poll(() => dialog.locator('ul button').allInnerTexts())
    .toEqual([expect.stringContaining('الكسور'), expect.stringContaining('الدائرة')]);
  await dialog.getByText('1 – 2').waitFor();
});

it('distributions of several years are saved at once, and a lesson that is prepared keeps its plan', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const { press, openDraft } = createSteps(page, say);
  const sheetOf = (...lessons: string[]) =>
    worksheet([['الأسبوع', 'المورد'], ...lessons.map((lesson, index) => [index + 1, lesson])]);
  const book = workbook([
    ['1AM', sheetOf('الكسور', 'الدائرة')],
    ['2AM', sheetOf('الأعداد النسبية')],
  ]);
  await page.goto('/ai-content/lesson-plan');
  await press('distribution.open');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'توزيع.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(book) },
  });
  for (const index of [0, 1]) await dialog.locator(`[name=subject-${index}]`).fill('الرياضيات');
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('distribution.saveSeveral', { count: 2 }) }).click();
  await dialog.locator('[name=soughtLesson]').waitFor();

  const planned = JSON.stringify(['الرياضيات', 'Middle', 1, 'الدائرة']);
  const form = `/ai-content/lesson-plan?${new URLSearchParams({ lesson: planned }).toString()}`;
  await page.goto(form);
  await expect.poll(() => page.locator('[name=topic]').inputValue()).toBe('الدائرة');
  await expect.poll(() => page.locator('[name=duration]').inputValue()).toBe('60 دقيقة');
  await page.getByRole('button', { name: say('distribution.unlink') }).waitFor();
  await page.locator('[name=objectives]').fill('يرسم دائرة');
  await expectTidy(page);
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/annual-distributions'),
  );
  await press('aiContent.generate');
  await page.waitForURL('/ai-content');
  expect((await saved).postData()).toMatch(/"lesson":"الدائرة"[^}]*"plan":"[0-9A-Z]{26}"/);
  await openDraft();
  await page.locator('[data-text="topic"], h2, h3').getByText('الدائرة').first().waitFor();
});

it('the dialog is scrolled on a phone also where the table of a plan fills it', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const { press } = createSteps(page, say);
  await page.setViewportSize({ width: 360, height: 740 });
  const lessons = Array.from({ length: 30 }, (_, n) => [n + 1, `الدرس ${n + 1}`]);
  const sheet = worksheet([['الأسبوع', 'الدرس'], ...lessons]);
  await page.goto('/ai-content/lesson-plan');
  await press('distribution.open');
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(workbook([['التوزيع', sheet]]));
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'توزيع.xlsx', mimeType: 'application/octet-stream', buffer });
  const table = dialog.getByRole('table');
  const { x, y } = (await table.getByRole('cell').first().boundingBox()) ?? { x: 0, y: 0 };
  const level = dialog.locator('[name=distributionLevel]');
  const belowTable = async () => (await level.boundingBox())?.y ?? Infinity;
  const before = await belowTable();
  await page.mouse.move(x + 5, y + 5);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return belowTable();
    })
    .toBeLessThan(before);
});
