import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { inflate } from './inflate.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const sheet = (name: string, ...rows: (string | number | undefined)[][]) => ({
  ...{ name, rows, isRightToLeft: true },
});

describe('a workbook that is written', () => {
  it('is read by others: texts, numbers and empty cells', () => {
    const rows = [
      ['اللقب والاسم', 'الفرض /20'],
      ['بن علي & <ياسين> "أ"', 12.5],
      ['حداد سلمى', undefined],
    ];
    const book = read(writeWorkbook([sheet('2م3', ...rows)]), { type: 'array' });
    expect(book.SheetNames).toEqual(['2م3']);
    expect(utils.sheet_to_json(book.Sheets['2م3']!, { header: 1 })).toEqual([
      rows[0],
      rows[1],
      ['حداد سلمى'],
    ]);
  });

  it('has texts, not formulas', () => {
    const book = read(writeWorkbook([sheet('a', ['=1+1', '@SUM(A1)'])]), { type: 'array' });
    expect(book.Sheets['a']?.A1).toMatchObject({ t: 's', v: '=1+1' });
    expect(book.Sheets['a']?.A1).not.toHaveProperty('f');
  });

  it('has names that a spreadsheet accepts, each once', () => {
    const names = ['2م3', '2م3', 'a/b:c', '', 'x'.repeat(40), 'X'.repeat(40), "'q'"];
    const { SheetNames } = read(writeWorkbook(names.map((name) => sheet(name, ['x']))), {
      type: 'array',
    });
    expect(SheetNames).toEqual([
      ...['2م3', '2م3 (2)', 'a b c', '4', 'x'.repeat(31), `${'X'.repeat(27)} (2)`, 'q'],
    ]);
  });

  it('can be read, whatever its texts are', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const bytes = writeWorkbook([sheet('a', ['x'], texts)]);
        const [only] = readWorkbook(bytes, { inflate });
        expect(only?.name).toBe('a');
      }),
      { numRuns: 30 },
    );
  });
});
