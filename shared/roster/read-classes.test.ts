import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';
import { workbookReading } from './workbook-reading.ts';

const sample = (name: string) =>
  readWorkbook(readFileSync(new URL(`../../test/fixtures/spreadsheets/${name}`, import.meta.url)), {
    inflate,
  });

describe('readClasses', () => {
  it('says what it found, as plain data', () => {
    const reading = readClasses(sample('ministry-6x40.xlsx'));
    expect(z.parse(workbookReading, reading)).toEqual(reading);
    expect(reading.classes.map(({ name, pupils, state }) => [name, pupils, state])).toEqual(
      ['1م1', '1م2', '2م1', '2م3', '3م2', '4م1'].map((name) => [name, 40, 'read']),
    );
  });

  it('renames and leaves out as it was chosen', () => {
    const { roster, classes } = readClasses(sample('ministry-6x40.xlsx'), [
      { sheet: '1م2', name: 'الأولى 2' },
      { sheet: '2م1', leftOut: true },
    ]);
    expect(roster.classes.map(({ name }) => name)).toEqual([
      ...['1م1', 'الأولى 2', '2م3', '3م2', '4م1'],
    ]);
    expect(classes[1]).toMatchObject({ name: 'الأولى 2', nameInWorkbook: '1م2' });
    expect(classes[2]?.state).toBe('left-out');
  });
});
