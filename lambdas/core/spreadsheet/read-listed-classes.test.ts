import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ministryWorkbook } from '#test/fixtures/spreadsheets/ministry-workbook.ts';
import { englishList, frenchList, headlessList } from '#test/fixtures/spreadsheets/plain-lists.ts';
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
