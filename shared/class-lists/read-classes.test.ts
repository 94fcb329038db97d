import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { teacherWorkbooks } from '#test/fixtures/spreadsheets/teacher-workbooks.ts';
import type { ReadingChoices } from '../model/reading-choices.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';
import { isFatal, workbookReading } from './workbook-reading.ts';

const sample = (name: string) =>
  readWorkbook(readFileSync(new URL(`../../test/fixtures/spreadsheets/${name}`, import.meta.url)), {
    inflate,
  });

/** Reads the teachers' workbook with this description. */
const teachers = (what: string) => {
  const found = teacherWorkbooks.find((one) => one.what === what);
  return readWorkbook(found?.bytes() ?? new Uint8Array(), { inflate });
};
const names = ({ listed }: ReturnType<typeof readClasses>) =>
  listed.classes.map(({ name, pupils }) => [name, pupils[0]?.fullName]);

describe('reading the classes of a workbook', () => {
  it('returns what it found, as plain data', () => {
    const reading = readClasses(sample('ministry-6x40.xlsx'));
    expect(z.parse(workbookReading, reading)).toEqual(reading);
    expect(reading.classes.map(({ name, pupils, state }) => [name, pupils, state])).toEqual(
      ['1م1', '1م2', '2م1', '2م3', '3م2', '4م1'].map((name) => [name, 40, 'read']),
    );
  });

  it('applies the chosen names and omissions', () => {
    const { listed, classes } = readClasses(sample('ministry-6x40.xlsx'), [
      { sheet: '1م2', name: 'الأولى 2' },
      { sheet: '2م1', leftOut: true },
    ]);
    expect(listed.classes.map(({ name }) => name)).toEqual([
      ...['1م1', 'الأولى 2', '2م3', '3م2', '4م1'],
    ]);
    expect(classes[1]).toMatchObject({ name: 'الأولى 2', nameInWorkbook: '1م2' });
    expect(classes[2]?.state).toBe('left-out');
  });

  it('reads the names from the chosen columns', () => {
    const sheets = teachers('no headings, names in two scripts');
    const sheet = '1م4';
    expect(readClasses(sheets).problems.some(isFatal)).toBe(true);
    const answered = readClasses(sheets, [{ sheet, nameColumns: [2] }]);
    expect(names(answered)).toEqual([[sheet, 'Ould Slimane Mohamed']]);
    expect([answered.questions, answered.problems]).toEqual([[], []]);
    const both = readClasses(teachers('names in two scripts under headings'), [
      { sheet: 'ورقة 1', nameColumns: [3, 4] },
    ]);
    expect(names(both)).toEqual([['3م3', 'Talbi Mohamed']]);
  });

  it('asks nothing about a sheet that is left out', () => {
    const sheets = teachers('no headings, names in two scripts');
    const reading = readClasses(sheets, [{ sheet: '1م4', leftOut: true }]);
    expect(reading.questions).toEqual([]);
    expect(reading.classes.map(({ state }) => state)).toEqual(['left-out']);
    expect(reading.problems.map(({ code }) => code)).toEqual(['sheet-without-names']);
  });

  it('distinguishes the classes of one list', () => {
    const sheets = teachers('a flat list with a column of classes, mixed');
    const reading = readClasses(sheets, [
      { sheet: 'Feuil1', class: '1م1', name: 'الأولى 1' },
      { sheet: 'Feuil1', class: '1م2', leftOut: true },
    ]);
    expect(reading.classes.map((one) => [one.class, one.name, one.state])).toEqual([
      ['1م1', 'الأولى 1', 'read'],
      ['1م2', '1م2', 'left-out'],
    ]);
    expect(readClasses(sheets, [{ sheet: 'Feuil1', leftOut: true }]).listed.classes).toEqual([]);
  });

  it('raises no problem for a class that is left out', () => {
    const sheets = teachers('a class of the ministry’s without anybody in it');
    expect(readClasses(sheets).problems.map(({ code }) => code)).toEqual(['sheet-without-names']);
    expect(readClasses(sheets, [{ sheet: '2م8', leftOut: true }]).problems).toEqual([]);
  });

  it('puts marks into the chosen term, and joins sheets of one term', () => {
    const ofClass = (what: string, ...choices: ReadingChoices) =>
      readClasses(teachers(what), choices).classes[0]?.terms.map(({ sheet, term }) => [
        sheet,
        term,
      ]);
    const one = 'marks out of 100, which no heading says';
    expect(ofClass(one)).toEqual([['Class 3B', undefined]]);
    expect(ofClass(one, { sheet: 'Class 3B', term: 3 })).toEqual([['Class 3B', 3]]);
    const three = 'a sheet for each term';
    expect(ofClass(three)).toEqual([1, 2, 3].map((term) => [`الفصل ${term}`, term]));
    expect(ofClass(three, { sheet: 'الفصل 2', leftOut: true })).toEqual(
      [1, 3].map((term) => [`الفصل ${term}`, term]),
    );
    expect(ofClass(three, { sheet: 'الفصل 2', term: 1 })).toEqual(
      [1, 3].map((term) => [`الفصل ${term}`, term]),
    );
  });

  it('says that two sheets of one class and term have other marks, and calls none a copy', () => {
    const sheetOf = (name: string, ...marks: readonly string[]): Sheet => ({
      ...{ name, mergedCells: [], date1904: false },
      rows: [
        ['Classe : 2AM1'],
        ['Nom et prénom', 'Devoir 1'],
        ...marks.map((mark, n) => [['Boualem Aya', 'Kaci Ali', 'Talbi Sara'][n], mark]),
      ].map((cells, index) => ({ number: index + 1, cells })),
    });
    const said = (...marks: readonly string[]) =>
      readClasses([sheetOf('A', '8', '', '12,5'), sheetOf('B', ...marks)]).problems.map(
        ({ code, params }) => ({ code, ...params }),
      );
    const about = { sheet: 'B', of: 'A' };
    expect(said('8,00', '9', '12.5')).toEqual([{ code: 'sheet-repeated', ...about }]);
    expect(said('9', '9', '10')).toEqual([
      { code: 'marks-differ', ...about, heading: 'Devoir 1', count: '2', mark: '9', kept: '8' },
    ]);
  });

  it('says which registration numbers have lost their digits', () => {
    const rows = [
      ['رقم التعريف', 'اللقب والاسم'],
      ['1,60203E+15', 'بوعلام آية'],
      ['1602034501230401', 'قاسي علي'],
      ['١٫٦٠٢E+15', 'طالبي سارة'],
    ].map((cells, index) => ({ number: index + 1, cells }));
    const sheet: Sheet = { name: '2م1', rows, mergedCells: [], date1904: false };
    const { problems, listed } = readClasses([sheet]);
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['numbers-rounded', { sheet: '2م1', count: '2', rows: '2, 4', number: '1,60203E+15' }],
    ]);
    expect(listed.classes[0]?.pupils.map(({ registrationNumber }) => registrationNumber)).toEqual([
      undefined,
      '1602034501230401',
      undefined,
    ]);
  });

  it('keeps a row of marks for every pupil, whichever sheets have them', () => {
    const { listed } = readClasses(teachers('a sheet for each term'));
    for (const { pupils, terms = [] } of listed.classes) {
      expect(pupils).toHaveLength(7);
      for (const { marks, columns } of terms) {
        expect(marks.map((row) => row.length)).toEqual(pupils.map(() => columns.length));
      }
    }
  });

  describe('of remarks', () => {
    type Row = readonly (string | number)[];
    const sheetOf = (name: string, rows: readonly Row[]): Sheet => ({
      ...{ name, mergedCells: [], date1904: false },
      rows: rows.map((cells, index) => ({ number: index + 1, cells })),
    });
    const heading = ['رقم التعريف', 'اللقب', 'الاسم', 'الفرض /20', 'التقديرات'];
    const termSheet = (name: string, term: string, ...rows: readonly Row[]): Sheet =>
      sheetOf(name, [[`الفصل ${term} الفوج التربوي : 2م3 مادة : الرياضيات`], heading, ...rows]);
    const anis = ['16020345', 'عمراني', 'أنيس'];
    const salma = ['16020346', 'حداد', 'سلمى'];

    it('keeps them with their pupils, in whatever order another sheet is', () => {
      const { listed, classes } = readClasses([
        termSheet('2م3', 'الأول', [...anis, '12', 'عمل جيد'], [...salma, '15', 'ممتازة']),
        termSheet('2م3 (2)', 'الثاني', [...salma, '16', 'واصلي'], [...anis, '9', '']),
      ]);
      expect(listed.classes).toHaveLength(1);
      expect(listed.classes[0]?.terms?.map(({ remarks }) => remarks)).toEqual([
        ['عمل جيد', 'ممتازة'],
        ['', 'واصلي'],
      ]);
      expect(classes[0]?.terms.map(({ remarks }) => remarks)).toEqual([2, 1]);
    });

    it('completes one sheet from another of the same term', () => {
      const { listed } = readClasses([
        termSheet('2م3', 'الأول', [...anis, '12', ''], [...salma, '15', 'ممتازة']),
        termSheet('2م3 (2)', 'الأول', [...anis, '', 'عمل جيد'], [...salma, '', 'واصلي']),
      ]);
      expect(listed.classes[0]?.terms?.map(({ remarks }) => remarks)).toEqual([
        ['عمل جيد', 'ممتازة'],
      ]);
    });

    it('keeps advice apart, joins several columns of remarks, and drops duplicates', () => {
      const { listed } = readClasses([
        sheetOf('2م3', [
          ['الفصل الأول الفوج التربوي : 2م3'],
          ['الاسم واللقب', 'الفرض /20', 'التقديرات', 'ملاحظات', 'الارشادات'],
          ['عمراني أنيس', '12', 'عمل جيد', 'منظم', 'واصل'],
          ['حداد سلمى', '15', 'ممتازة', 'ممتازة', ''],
        ]),
      ]);
      const [term] = listed.classes[0]?.terms ?? [];
      expect(term?.remarks).toEqual(['عمل جيد · منظم', 'ممتازة']);
      expect(term?.advice).toEqual(['واصل', '']);
    });

    it('without a mark stores them under the sheet’s term', () => {
      const { listed, problems } = readClasses([
        termSheet('2م3', 'الثالث', [...anis, '', 'ينتقل']),
      ]);
      expect(listed.classes[0]?.terms).toMatchObject([
        { term: 3, marks: [['']], remarks: ['ينتقل'] },
      ]);
      expect(problems).toEqual([]);
    });

    it('without a term or a mark leaves them out, and says how many', () => {
      const { listed, problems } = readClasses([
        sheetOf('2م3', [
          ['الاسم واللقب', 'ملاحظات'],
          ['عمراني أنيس', 'معيد'],
          ['حداد سلمى', ''],
        ]),
      ]);
      expect(listed.classes[0]?.terms).toBeUndefined();
      expect(problems).toEqual([
        { code: 'remarks-left-out', sheet: '2م3', params: { sheet: '2م3', count: '1' } },
      ]);
    });
  });

  it('treats two classes with the same name and other pupils as two', () => {
    const [first, , second] = [
      ...teachers('middle school, headings in row 9, two classes'),
      ...teachers('no marks yet'),
    ];
    if (!first || !second) throw new Error('there are no such sheets');
    const rows = second.rows.map(({ number, cells }) => ({
      number,
      cells: cells.map((cell) => (typeof cell === 'string' ? cell.replace('4م3', '1م1') : cell)),
    }));
    const reading = readClasses([first, { ...second, name: 'ورقة 2', rows }]);
    expect(reading.classes.map(({ name, pupils }) => [name, pupils])).toEqual([
      ['1م1', 6],
      ['1م1', 5],
    ]);
  });

  it('accepts any input, and always returns a valid reading', () => {
    const words = [
      ...['الرقم', 'اللقب', 'الاسم', 'اللقب والاسم', 'Nom', 'القسم', 'القسم : 1م1', '1م2', 'أسماء'],
      ...['الفصل الأول', 'الفرض /20', 'المعدل', 'بوزيد آية', '12,5', 'غ', '01', '09', '__proto__'],
      ...['وثيقة حجز النقاط', 'السنة', '1 متوسط', 'المجموع', 14.5, 45_000, 1e15, undefined],
    ];
    const row = fc.array(fc.constantFrom(...words), { maxLength: 8 });
    const sheet = fc.record({
      name: fc.constantFrom('1م1', 'الفصل 1', 'ورقة1', '1م1 (2)'),
      rows: fc.array(row, { maxLength: 12 }),
    });
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 4 }), (sheets) => {
        const reading = readClasses(
          sheets.map(({ name, rows }) => ({
            ...{ name, mergedCells: [], date1904: false },
            rows: rows.map((cells, index) => ({ number: index + 1, cells })),
          })),
        );
        expect(z.parse(workbookReading, reading)).toEqual(reading);
        const read = reading.classes.filter(({ state }) => state === 'read');
        expect(read.map(({ pupils }) => pupils)).toEqual(
          reading.listed.classes.map(({ pupils }) => pupils.length),
        );
      }),
      { numRuns: 150 },
    );
  });
});
