import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { listedGradebook, sampleGradebook } from '#test/support/sample-gradebook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { averagePresets } from '#shared/record/averages/average-presets.ts';
import { marksTable } from './marks-table.ts';
import { marksWorkbook } from './marks-workbook.ts';

const written = (gradebook: Gradebook, confirmed = true) => {
  const bytes = marksWorkbook(marksTable(gradebook, { confirmed }));
  const book = read(bytes, { cellStyles: true, cellNF: true });
  const cells = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const part = (name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
  /** The number format of a cell's style in the XML. */
  const format = (cell: string) => {
    const [, index = ''] =
      new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(part('xl/worksheets/sheet1.xml')) ?? [];
    const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(part('xl/styles.xml')) ?? [];
    return formats.match(/<xf .*?(?:\/>|<\/xf>)/g)?.[Number(index)] ?? '';
  };
  return { bytes, book, cells, part, format };
};
const text = (cells: Record<string, unknown>, cell: string): unknown =>
  (cells[cell] as { v?: unknown } | undefined)?.v;
const note = (cells: Record<string, unknown>, cell: string): unknown =>
  (cells[cell] as { c?: { t?: string }[] } | undefined)?.c?.[0]?.t;
const [middle] = averagePresets;
const withRule = (gradebook: Gradebook): Gradebook => ({
  ...gradebook,
  averages: { ...middle, parts: middle.parts.map((part) => ({ ...part, roles: [...part.roles] })) },
});
const DOUBT = 'fillId="3"';

describe('a workbook of marks', () => {
  const { book, cells, part, format } = written(sampleGradebook());
  it('is right to left for an Arabic page, with frozen headings', () => {
    expect(book.SheetNames).toEqual(['النقاط']);
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<sheetView [^>]*rightToLeft="1"[^>]*><pane ySplit="2" topLeftCell="A3"/);
    expect(part('xl/styles.xml')).toContain('readingOrder="2"');
    expect(sheet).toMatch(/<sheetPr>.*<dimension .*<sheetData>.*<pageSetup .*<ignoredErrors>/s);
    const french = written({ ...sampleGradebook(), language: 'fr', title: '' });
    expect(french.part('xl/worksheets/sheet1.xml')).not.toContain('rightToLeft="1"');
    expect([text(french.cells, 'A1'), french.book.SheetNames]).toEqual([
      'Relevé de notes',
      ['Notes'],
    ]);
  });
  it('has the title, and headings with their full marks', () => {
    expect(text(cells, 'A1')).toBe('دفتر التنقيط 2م3');
    expect(['A2', 'B2', 'E2', 'F2'].map((cell) => text(cells, cell))).toEqual([
      'الرقم',
      'اللقب والاسم',
      'الاختبار /20',
      'المعدل /20',
    ]);
  });
  it('has marks as numbers with two decimals, and absences as texts', () => {
    expect(cells.F3).toMatchObject({ t: 'n', v: 11.67, z: '0.00' });
    expect(cells.A3).toMatchObject({ t: 'n', v: 1, z: '0' });
    expect(cells.C5).toMatchObject({ t: 's', v: 'غ' });
    expect(text(written({ ...sampleGradebook(), language: 'fr' }).cells, 'C5')).toBe('abs');
    expect(cells.F5).not.toHaveProperty('v');
    expect(format('F5')).toContain('borderId="1"');
    expect(cells.B3).toMatchObject({ t: 's', z: '@' });
  });
  it('explains below the table how averages are calculated', () => {
    expect(text(cells, 'A8')).toBe(
      'المعدل = ((معدل تقويم النشاطات + الفرض) / 2 + 2 × الاختبار) / 3 (التعليم المتوسط، منذ 2022)',
    );
    expect(cells.A9).toBeUndefined();
  });
  it('calculates averages by the gradebook’s own rule', () => {
    const ruled = written(withRule(sampleGradebook({ '0,5': '' })));
    expect(text(ruled.cells, 'G2')).toBe('المعدل المحسوب /20');
    expect(ruled.cells.G3).toMatchObject({ t: 'n', v: 11.67 });
    expect(ruled.cells.G5).not.toHaveProperty('v');
    expect(text(ruled.cells, 'A9')).toMatch(/^المعدل المحسوب = /);
  });
  it('is a draft until it is confirmed', () => {
    const draft = written(sampleGradebook(), false);
    expect(text(draft.cells, 'A2')).toMatch(/^مسودة/);
    expect(draft.part('xl/worksheets/sheet1.xml')).toContain('ySplit="3" topLeftCell="A4"');
  });
  it('has the same bytes for the same marks', () => {
    expect(written(sampleGradebook()).bytes).toEqual(written(sampleGradebook()).bytes);
  });
});

describe('the doubtful cells of a workbook', () => {
  const gradebook = sampleGradebook({ '0,4': '25', '1,3': '1l', '3,2': '' });
  gradebook.rows[4]!.cells[3] = { text: '19', confidence: 40, second: '14' };
  gradebook.rows[3]!.cells[2] = { text: '', confidence: 40 };
  const { cells, part, format } = written(gradebook);
  it.each([
    ['E3', 25, 'النقطة خارج سلم التنقيط'],
    ['D4', '1l', 'ليست نقطة واضحة'],
    ['D7', 19, 'القراءة غير مؤكدة\nاختلفت القراءتان\nقراءة ثانية: 14'],
    ['C6', undefined, 'القراءة غير مؤكدة'],
  ])('are coloured with the reason: %s', (cell, value, why) => {
    expect(text(cells, cell)).toBe(value);
    expect(note(cells, cell)).toContain(why);
    expect(format(cell)).toContain(DOUBT);
  });
  it('are listed below the table, and no other cell is coloured', () => {
    expect(text(cells, 'A8')).toMatch(/^الخلايا الملونة/);
    expect(part('xl/styles.xml')).toContain('<fgColor rgb="FFFCE3B4"/>');
    expect(format('C3')).not.toContain(DOUBT);
    expect(note(cells, 'C3')).toBeUndefined();
  });
  it('are explained in the language of the page', () => {
    const french = written({ ...gradebook, language: 'fr' });
    expect(note(french.cells, 'E3')).toContain('Note hors barème');
    expect(note(written({ ...gradebook, language: 'en' }).cells, 'E3')).toContain('off the scale');
  });
});

describe('the cells of a workbook', () => {
  it('contain the name from the class list if one was chosen', () => {
    const listed = listedGradebook({ '0,1': 'بن عسى سلما' });
    expect(text(written(listed).cells, 'B3')).toBe('بن عيسى سلمى');
  });
  it('are never formulas, and change nothing on the screen', () => {
    const { cells, part } = written(sampleGradebook({ '0,1': '=1+1', '1,1': 'a\u202eb\u200f' }));
    expect(cells.B3).toMatchObject({ t: 's', v: '=1+1' });
    expect(text(cells, 'B4')).toBe('ab');
    expect(part('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });
  it('are read back as they were written, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const table = marksTable(sampleGradebook({ '0,1': name }), { confirmed: true });
        const read3 = text(read(marksWorkbook(table)).Sheets['النقاط'] ?? {}, 'B3');
        expect(read3 ?? undefined).toBe(table.rows[0]?.[1]?.value);
      }),
      { numRuns: 40, seed: 28 },
    );
  });
});
