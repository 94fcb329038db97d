import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read, utils, type CellObject, type WorkSheet } from 'xlsx';
import { massarWorkbook, type MassarPupil } from '#test/fixtures/spreadsheets/massar-workbook.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable } from './fillable-workbook.ts';
import { planFilling, type FillingChoices } from './plan-filling.ts';

const pupils: readonly MassarPupil[] = [
  { code: 'G130000155', name: 'العلوي سلمى' },
  { code: 'G130000255', name: 'بناني يوسف' },
  { code: 'G130000355', name: 'العلوي سلمى' },
];

/** The marks of a class: for each pupil those of the columns, then the remark. */
const bookOf = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  own: readonly MassarPupil[] = pupils,
): Gradebook => {
  const ids = own.map((_, index) => `p${index}`);
  const byPupil = <T>(valueOf: (cells: readonly string[]) => T): Record<string, T> =>
    Object.fromEntries<T>(rows.map((cells, index) => [`p${index}`, valueOf(cells)]));
  const content = {
    columns: headings.map((heading, index) => ({ id: `c${index}`, heading, scale: 20 })),
    marks: byPupil((cells) =>
      Object.fromEntries(headings.map((_, index) => [`c${index}`, { text: cells[index] ?? '' }])),
    ),
    remarks: byPupil((cells) => cells[headings.length] ?? ''),
  } as MarkSheetContent;
  const listed = own.map(({ code, name }, index) => ({
    ...{ id: ids[index]!, fullName: name, registrationNumber: code },
  }));
  return bookOfSheet({ name: '2ASCG-3', pupils: listed }, content);
};
const valueAt = (sheet: WorkSheet, at: string): unknown => {
  const cell = sheet[at] as CellObject | undefined;
  return cell?.v;
};
const filled = (
  bytes: Uint8Array<ArrayBuffer>,
  book: Gradebook,
  choices?: FillingChoices,
): { cells: Record<string, unknown>; bytes: Uint8Array; plan: ReturnType<typeof planFilling> } => {
  const workbook = openFillable(bytes);
  const plan = planFilling(workbook, book, choices);
  const written = fillWorkbook(workbook, plan);
  const sheet = read(written).Sheets['NotesCC']!;
  const before = read(bytes).Sheets['NotesCC']!;
  const changed = Object.keys(sheet).filter(
    (at) => !at.startsWith('!') && valueAt(sheet, at) !== valueAt(before, at),
  );
  return {
    bytes: written,
    plan,
    cells: Object.fromEntries(changed.toSorted().map((at) => [at, valueAt(sheet, at)])),
  };
};
const first = 'الفرض الأول';

describe('a mark sheet of Massar', () => {
  it('gets the marks of each test and the remarks, by the codes of pupils with one name', () => {
    const rows = [
      ['12', '13,5', '15', 'عمل جيد'],
      ['9', 'غ', '11', 'يحتاج إلى دعم'],
      ['17', '18', '', 'ممتاز'],
    ];
    const headings = [first, 'الفرض الثاني', 'الأنشطة المندمجة'];
    // Of the two pupils with one name, the second is first here.
    const swapped = [pupils[2]!, pupils[1]!, pupils[0]!];
    const book = bookOf(headings, rows, swapped);
    const { cells } = filled(massarWorkbook(pupils), book);
    expect(cells).toEqual({
      ...{ G20: 12, I20: 13.5, O20: 15, Q20: 'عمل جيد' },
      ...{ G19: 9, I19: 'غ', O19: 11, Q19: 'يحتاج إلى دعم' },
      ...{ G18: 17, I18: 18, Q18: 'ممتاز' },
    });
  });

  it.each([
    [1, false, ['K16', 'M16']],
    [2, true, []],
    [3, false, []],
    [4, true, []],
  ])('with %i tests is filled test for test, whatever columns follow', (tests, activities) => {
    const headings = ['الفرض 1', 'الفرض 2', 'الفرض 3', 'الفرض 4'].slice(0, tests);
    const row = headings.map((_, index) => String(10 + index));
    const { cells } = filled(
      massarWorkbook(pupils, { tests, activities }),
      bookOf(headings, [[...row, 'جيد']]),
    );
    const remarks = utils.encode_col(6 + (tests + (activities ? 1 : 0)) * 2);
    expect(cells).toEqual({
      ...Object.fromEntries(row.map((mark, index) => [`${'GIKM'[index]}18`, Number(mark)])),
      [`${remarks}18`]: 'جيد',
    });
  });

  it('is asked about its marks and remarks only, and about absences if the record has them', () => {
    const planOf = (...headings: string[]) =>
      planFilling(openFillable(massarWorkbook(pupils)), bookOf(headings, [['12', '3']]))
        .columns.map(({ column }) => utils.encode_col(column))
        .join('');
    expect(planOf(first, 'الفرض الثاني')).toBe('GIKMOQ');
    expect(planOf(first, 'الغيابات')).toBe('GHIJKLMNOPQ');
  });

  it('stays byte for byte what it was outside of the cells that are filled', () => {
    const bytes = massarWorkbook(pupils);
    const { bytes: written } = filled(bytes, bookOf([first], [['12', 'جيد']]));
    const [before, after] = [unzipSync(bytes), unzipSync(written)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const text = (part: Uint8Array | undefined): string => new TextDecoder().decode(part);
    const sheet = 'xl/worksheets/sheet1.xml';
    for (const [name, part] of Object.entries(before))
      if (name !== sheet) expect(text(after[name])).toBe(text(part));
    const added = /<c r="(?:G|Q)18"[^>]*>.*?<\/c>/gu;
    expect(text(after[sheet]).replaceAll(added, '')).toBe(text(before[sheet]));
  });

  it('keeps what is there, mark or remark, unless the teacher overwrites it', () => {
    const there = massarWorkbook([{ ...pupils[0]!, marks: [10] }, ...pupils.slice(1)]);
    const full = filled(there, bookOf([first], [['', 'ملاحظة قديمة']])).bytes;
    const book = bookOf([first], [['12', 'ملاحظة جديدة']]);
    const bytes = new Uint8Array(full);
    const kept = filled(bytes, book);
    expect(kept.cells).toEqual({});
    expect(kept.plan.cells.map(({ cell, state, there: shown }) => [cell, state, shown])).toEqual([
      ['G18', 'kept', '10'],
      ['Q18', 'kept', 'ملاحظة قديمة'],
    ]);
    expect(filled(bytes, book, { overwrite: new Set(['G', 'Q']) }).cells).toEqual({
      ...{ G18: 12, Q18: 'ملاحظة جديدة' },
    });
  });

  it('gets no remark that a page was read for, and a remark is never a formula', () => {
    const book = bookOf([first], [['12', '=1+1 <b>&']]);
    const { bytes } = filled(massarWorkbook(pupils), book);
    expect(read(bytes).Sheets['NotesCC']!['Q18']).toMatchObject({ t: 's', v: '=1+1 <b>&' });
    const page = {
      ...book,
      columns: book.columns.map((column) =>
        column.kind === 'remark' ? { ...column, id: 'c9' } : column,
      ),
    };
    expect(filled(massarWorkbook(pupils), page).cells).toEqual({ G18: 12 });
  });

  it('is read back with its term, subject, codes, marks and remarks', () => {
    const { bytes } = filled(
      massarWorkbook(pupils),
      bookOf(
        [first],
        pupils.map((_, index) => [String(10 + index), `ملاحظة ${index}`]),
      ),
    );
    const { listed, sheets } = readClasses(openFillable(bytes).sheets.map(({ sheet }) => sheet));
    // The heading of the names is merged over a second column, which is empty.
    expect(sheets[0]?.columns.slice(3, 5).map(({ role }) => role)).toEqual(['name', 'left-out']);
    expect(listed.classes).toMatchObject([
      {
        ...{ name: '2ASCG-3', subject: 'الرياضيات', level: 'Middle' },
        pupils: pupils.map(({ code, name }) => ({ fullName: name, registrationNumber: code })),
        terms: [{ term: 1, remarks: ['ملاحظة 0', 'ملاحظة 1', 'ملاحظة 2'] }],
      },
    ]);
    expect(listed.classes[0]?.terms?.[0]?.marks.map(([mark]) => mark)).toEqual(['10', '11', '12']);
  });
});
