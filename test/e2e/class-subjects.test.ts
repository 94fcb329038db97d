import { expect, inject } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { getMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import {
  handInClasses,
  handInFile,
  type HandInClass,
} from '../fixtures/spreadsheets/hand-in-files.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));
const PUPILS = 8;
/** Of twelve colleagues. */
const subjects = [
  ...['الرياضيات', 'العلوم الفيزيائية', 'علوم الطبيعة والحياة', 'اللغة العربية', 'الفلسفة'],
  ...['اللغة الفرنسية', 'اللغة الإنجليزية', 'التاريخ والجغرافيا', 'العلوم الإسلامية'],
  ...['التربية البدنية', 'الإعلام الآلي', 'الرسم'],
];
/** The goal for a class teacher with twelve files. */
const MOST_PRESSES = 6;

it('a class teacher takes in twelve subjects in one drop, gives the coefficients and types a column', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const [read] = handInClasses(1, PUPILS) as [HandInClass];
  // All marks are there, so that general averages are whole.
  const listed = {
    ...read,
    marks: read.marks.map((row) => row.map((mark) => (mark === '' ? '10' : mark))),
  };
  const kept = await call(addClass, {
    token,
    body: {
      ...{ name: listed.name, level: 'Secondary' },
      pupils: listed.pupils.map(({ surname, givenName, registrationNumber }) => ({
        ...{ fullName: `${surname} ${givenName}`, registrationNumber },
      })),
    },
  });
  const params = { classId: kept.id };
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar' });
  let presses = 0;
  const press = async (name: string, role: 'button' | 'link' = 'button'): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).click();
    presses += 1;
  };
  await page.goto(`/classes/${kept.id}/marks`);
  await press(say('classes.allSubjects'), 'link');
  // The term of the day of the test may be another one.
  await page.getByRole('button', { name: say('subjects.termName', { term: 1 }) }).click();
  await press(say('subjects.addFiles'));
  // The file field, and the choice of all files.
  await page.getByLabel(say('subjects.files')).setInputFiles(
    subjects.map((subject) => ({
      ...{ name: `${subject}.xlsx`, mimeType: spreadsheetType },
      buffer: Buffer.from(handInFile(listed, { subject })),
    })),
  );
  presses += 2;
  const count = subjects.length * PUPILS * 3;
  const add = say('subjects.addAll', { count, subjects: subjects.length });
  await page.getByRole('button', { name: add }).waitFor();
  await expectTidy(page);
  await press(add);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  const sheets = await call(listMarkSheets, { token, params });
  expect(sheets.map(({ subject, marks }) => [subject, marks]).toSorted()).toEqual(
    subjects.map((subject) => [subject, PUPILS * 3]).toSorted(),
  );

  // No average is whole before all coefficients are known.
  await expect.poll(() => page.locator('[data-missing]').count()).toBe(subjects.length);
  await page.getByRole('button', { name: say('subjects.coefficients'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=coefficient]').first().waitFor();
  for (const field of await dialog.locator('input[name=coefficient]').all())
    await field.fill('1,5');
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('subjects.save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(say('subjects.whole')).waitFor();
  await expectTidy(page);

  // Another subject, typed straight away; it begins its sheet.
  await page.getByRole('button', { name: say('subjects.coefficients'), exact: true }).click();
  await dialog.getByLabel(say('subjects.addSubject')).fill('الموسيقى');
  await dialog.getByRole('button', { name: say('subjects.add'), exact: true }).click();
  await dialog.locator('input[name=coefficient]').last().fill('1');
  await dialog.getByRole('button', { name: say('subjects.save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('[data-missing="الموسيقى"]').getByRole('button').first().click();
  await page.locator('[data-here]:focus').waitFor();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  // Letters that the browser's keyboard lacks need an open field.
  await page.keyboard.press('F2');
  await page.keyboard.type('معفى');
  await page.keyboard.press('Enter');
  const typed = async () => {
    const all = await call(listMarkSheets, { token, params });
    const sheet = all.find(({ subject }) => subject === 'الموسيقى');
    if (!sheet) return [];
    const { document } = await call(getMarkSheet, {
      token,
      params: { ...params, sheetId: sheet.id },
    });
    return kept.pupils.flatMap(({ id }) =>
      Object.values(document.content.marks[id] ?? {}).map(({ text }) => text),
    );
  };
  await expect.poll(typed).toEqual(['12', 'معفى']);
});
