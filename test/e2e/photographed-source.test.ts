import { PDFDocument } from 'pdf-lib';
import { expect, inject } from 'vitest';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { catPhoto, photoOfText } from '../support/pictures.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const pages = {
  ar: {
    lines: [
      'تقع الجزائر في شمال إفريقيا وتطل على البحر',
      'الأبيض المتوسط. تنتج السهول الشمالية القمح',
      'والحمضيات والخضر. وفي الجنوب صحراء واسعة',
      'فيها واحات النخيل وحقول النفط والغاز.',
    ],
    words: ['شمال', 'البحر', 'السهول', 'الجنوب', 'النخيل'],
  },
  fr: {
    lines: [
      'La révolution algérienne a éclaté en novembre.',
      'Elle a duré plus de sept ans et s’est achevée',
      'par des accords signés en mars. Quelques mois',
      'après, l’Algérie a recouvré son indépendance.',
    ],
    words: ['révolution', 'éclaté', 'achevée', 'signés', 'indépendance'],
  },
} as const;

type Language = keyof typeof pages;

/** A PDF whose pages are photos, as from a scanner. */
async function scanOf(photos: readonly Buffer[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const photo of photos) {
    const picture = await pdf.embedJpg(photo);
    pdf.addPage([picture.width / 2, picture.height / 2]).drawImage(picture, {
      ...{ width: picture.width / 2, height: picture.height / 2 },
    });
  }
  return Buffer.from(await pdf.save());
}

it.for(['ar', 'fr'] as const satisfies Language[])(
  'the photo of a printed page becomes a source text: %s',
  async (language, { open }) => {
    const locale = language === 'ar' ? 'ar' : 'en-US';
    const say = textsIn(locale);
    const page = await open({ locale, account: await accounts.newTeacher() });
    const { press } = createSteps(page, say);
    const { lines, words } = pages[language];

    await page.goto('/ai-content/exercise');
    await press('source.fromFile');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photoOfText(lines, language) },
    });
    await dialog.getByRole('checkbox').first().waitFor();
    await expectTidy(page);
    await press('source.all');
    await dialog.getByRole('button', { name: say('source.add') }).click();
    const text = await page.locator('[name=baseText]').inputValue();
    for (const word of words) expect(text).toContain(word);
  },
);

it('pages of a scan are read when they are asked for, and a picture without text is refused', async ({
  open,
}) => {
  const say = textsIn('en-US');
  const expected = [/422.*source-pages/s, /source-pages.*422/s];
  const page = await open({ locale: 'en-US', account: await accounts.newTeacher(), expected });
  const { press } = createSteps(page, say);
  const { lines, words } = pages.fr;
  const photo = await photoOfText(lines, 'fr');

  await page.goto('/ai-content/exercise');
  await press('source.fromFile');
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    ...{ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: await catPhoto() },
  });
  await dialog.getByRole('alert').getByText(say('error.page-unreadable')).waitFor();
  await press('source.other');
  await file.setInputFiles({
    ...{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: await scanOf([photo, photo]) },
  });
  await dialog.locator('[name=sourceTitle]').fill('History');
  await press('source.after');
  await press('source.readPicture');
  await dialog.getByRole('checkbox').first().waitFor();
  await press('source.all');
  await dialog.getByRole('button', { name: say('source.add') }).click();
  const text = await page.locator('[name=baseText]').inputValue();
  expect(text).toMatch(/^\[History, p\. 2\]\n/);
  for (const word of words) expect(text).toContain(word);
});
