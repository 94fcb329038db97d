import { describe, expect, it } from 'vitest';
import { gradebookOf } from '#test/support/gradebook-reading.ts';
import { testReading, type TestCell, type TestPage } from '#test/support/textract-page.ts';
import { findDoubts } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { wordsOf as allWords } from '#shared/page/page-reading.ts';
import { applySecondReading } from './second-reading.ts';

const pageOf = (marks: readonly TestCell[], names = ['Amrani Sara', 'Brahimi Omar']): TestPage => ({
  tables: [
    {
      rows: [
        ['No', 'Name', 'Test'],
        ...names.map((name, row): TestCell[] => [String(row + 1), name, marks[row] ?? '']),
      ],
    },
  ],
});
const unsure = (text: string) => ({ text, confidence: 60 });
const wordsOf = (page: TestPage) => allWords(testReading(page));
const marksOf = ({ rows }: Gradebook) =>
  rows.map(({ cells }) => [cells[2]?.text, cells[2]?.second, cells[2]?.confidence]);

describe('the second reading of a whole page', () => {
  it('makes a mark certain that both readers read alike, and asks about one they read differently', () => {
    const first = gradebookOf(pageOf([unsure('12,5'), '14']));
    const both = applySecondReading(first, wordsOf(pageOf(['12.5', '11'])));
    expect(marksOf(both)).toEqual([
      ['12,5', '12.5', 99],
      ['14', '11', 99],
    ]);
    expect(findDoubts(both).map(({ row, reasons }) => [row, ...reasons])).toEqual([
      [1, 'readings-differ'],
    ]);
  });

  it('gives a mark that the first reader could not read, and asks about it', () => {
    const first = gradebookOf(pageOf(['1?', '14']));
    const both = applySecondReading(first, wordsOf(pageOf(['12', '14'])));
    expect(both.rows[0]?.cells[2]).toMatchObject({ text: '12', read: '1?', confidence: 60 });
  });

  it('is no evidence where it has no words, or words that are no mark', () => {
    const first = gradebookOf(pageOf([unsure('12,5'), '14']));
    const both = applySecondReading(first, wordsOf(pageOf(['', 'l4'])));
    expect(marksOf(both)).toEqual(marksOf(first));
  });

  it('is ignored for Arabic names and Arabic-Indic marks, which Textract cannot read', () => {
    const first = gradebookOf({
      tables: [
        {
          fromRight: true,
          rows: [
            ['الرقم', 'اللقب والاسم', 'الفرض'],
            ['١', 'بن عيسى سلمى', '١٥'],
            ['٢', 'حداد مريم', '١٢'],
          ],
        },
      ],
    });
    const latin = wordsOf({
      tables: [
        {
          fromRight: true,
          rows: [
            ['Il', 'aJl', 'id'],
            ['1', 'Cub gh', '10'],
            ['2', 'uo', '17'],
          ],
        },
      ],
    });
    expect(applySecondReading(first, latin)).toEqual(first);
  });

  it('is missing with a warning on the page', () => {
    const first = gradebookOf(pageOf(['12', '14']));
    expect(applySecondReading(first, 'missing').warnings).toContain('second-reading-missing');
    expect(applySecondReading(first)).toBe(first);
  });
});
