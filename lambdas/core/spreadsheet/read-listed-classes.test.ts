import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ministryWorkbook } from '#test/fixtures/spreadsheets/ministry-workbook.ts';
import { rawWorkbook, sheetXml, textRow } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { englishList, frenchList, headlessList } from '#test/fixtures/spreadsheets/plain-lists.ts';
import { JobError } from '../jobs/job-error.ts';
import { readListedClasses } from './read-listed-classes.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../../../test/fixtures/spreadsheets/${name}`, import.meta.url));

describe('reading the sample workbooks', () => {
  it.each([
    ['ministry-6x40.xlsx', ministryWorkbook()],
    ['french-list.xlsx', frenchList()],
    ['english-list.xlsx', englishList()],
    ['arabic-names-only.xlsx', headlessList()],
  ])('finds every pupil of %s, in order', (name, { listed }) => {
    expect(readListedClasses(sample(name))).toEqual(listed);
  });
});

it('fails with the cells whose formulas have no results', () => {
  const formula = '<row r="2"><c r="A2"><f>B2</f></c><c r="B2"><v>1</v></c></row>';
  expect(() => readListedClasses(rawWorkbook(sheetXml(textRow(1, 'الاسم') + formula)))).toThrow(
    new JobError('formulas-without-results', { sheet: 'S', cells: 'A2 (\u2068الاسم\u2069)' }),
  );
});
