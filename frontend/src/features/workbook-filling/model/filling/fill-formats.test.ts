import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { markWorkbookParts } from '#test/fixtures/spreadsheets/mark-workbooks.ts';
import { entry, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { markValue } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { escapeXml } from '#shared/spreadsheet/workbook/xml.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable } from './fillable-workbook.ts';
import { planFilling } from './plan-filling.ts';

const names = ['زروقي أنس', 'مرابط هاجر', 'قاسمي إيمان'];
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const looks = 'fontId="0" fillId="1" borderId="0" applyFill="1"';
const centred = '<alignment horizontal="center"/>';
const stylesOf = (code: string) =>
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${escapeXml(code).replaceAll('"', '&quot;')}"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" ${looks}>${centred}</xf></cellXfs></styleSheet>`;

/** A sheet whose last column is for marks, in cells of this format with these values. */
const fileOf = (code: string, values: readonly number[] = []) =>
  zip(
    markWorkbookParts({ texts: 'inlineStr' }, [
      ['وثيقة حجز النقاط'],
      ['رقم التعريف', 'اللقب', 'الاسم', 'تاريخ الميلاد', 'الفرض /20'],
      ...names.map((name, index) => [
        ...[`1610${index}`, ...name.split(' '), '2013-02-01', values[index] ?? null],
      ]),
    ]).map((part) => (part.name === 'xl/styles.xml' ? entry(part.name, stylesOf(code)) : part)),
  );
const bookOf = (marks: readonly string[]): Gradebook => ({
  ...{ language: 'ar', digits: 'western', title: 'S', warnings: [] },
  columns: [
    { id: 'n', kind: 'name', heading: '' },
    { id: 't', kind: 'mark', heading: 'الفرض', role: 'test', scale: 20 },
  ],
  rows: names.map((name, index) => ({
    id: `r${index}`,
    cells: [{ text: name }, { text: marks[index] ?? '' }],
  })),
});
const planOf = (bytes: Uint8Array, marks: readonly string[], overwrite: readonly string[] = []) => {
  const opened = openFillable(bytes);
  const plan = planFilling(opened, bookOf(marks), { overwrite: new Set(overwrite) });
  return { opened, plan };
};
const filled = (bytes: Uint8Array, marks: readonly string[], overwrite: readonly string[] = []) => {
  const { opened, plan } = planOf(bytes, marks, overwrite);
  return fillWorkbook(opened, plan);
};
/** What a spreadsheet shows in the column of marks. */
const shownIn = (bytes: Uint8Array) => {
  const sheet = read(bytes, { cellNF: true }).Sheets['4م1'];
  return ['E3', 'E4', 'E5'].map((at) => (sheet?.[at] as { w?: string } | undefined)?.w);
};
const stylesIn = (bytes: Uint8Array) =>
  new TextDecoder().decode(unzipSync(bytes)['xl/styles.xml'] ?? new Uint8Array());

describe('a mark in a cell with a format of its own', () => {
  it.each([
    ['General', '15', '12.5'],
    ['0.00', '15.00', '12.50'],
    ['0.00%', '75.00%', '62.50%'],
    ['0%', '75%', '12.5'],
    ['0.00" pts"', '15.00 pts', '12.50 pts'],
    ['0.00"/20"', '15.00/20', '12.50/20'],
    ['0.0"/10"', '15', '12.5'],
    ['# ?/?', '15    ', '12.5'],
    ['?/20', '15', '12.5'],
    ['0.00\\/40', '15', '12.5'],
    ['0', '15', '12.5'],
    ['0,', '15', '12.5'],
    ['d-mmm', '15', '12.5'],
    ['[$-40C]dddd d mmmm yyyy', '15', '12.5'],
    ['h:mm', '15', '12.5'],
    ['[h]:mm:ss', '15', '12.5'],
    [';;;', '15', '12.5'],
    ['[>=10]"ناجح";"راسب"', '15', '12.5'],
    ['00000', '00015', '12.5'],
  ])('shows what was meant: %s', (code, whole, half) => {
    const bytes = filled(fileOf(code), ['15', '12,5', 'غ']);
    expect(shownIn(bytes)).toEqual([whole, half, 'غ']);
    const [sheet] = openFillable(bytes).sheets;
    const { listed } = readClasses(sheet ? [sheet.sheet] : []);
    const marks = listed.classes[0]?.terms?.[0]?.marks.map(([text = '']) => text) ?? [];
    expect(marks.slice(0, 2).map((text) => markValue(text, 20))).toEqual([15, 12.5]);
  });

  it('keeps the looks of its cell', () => {
    const styles = stylesIn(filled(fileOf('d-mmm'), ['15', '12,5']));
    expect(styles).toContain(
      `<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164" ${looks}>${centred}</xf><xf numFmtId="0" applyNumberFormat="1" ${looks}>${centred}</xf></cellXfs>`,
    );
  });

  it('changes no style where the format shows it', () => {
    const file = fileOf('0.00%');
    expect(stylesIn(filled(file, ['15']))).toBe(stylesIn(file));
  });

  it('is compared with what its cell shows', () => {
    const { plan } = planOf(fileOf('0%', [0.75, 0.5, 0.5]), ['15', '12', '10']);
    expect(plan.cells).toMatchObject([
      { state: 'same', there: '75 %' },
      { state: 'kept', there: '50 %', value: 0.6, shown: '60 %' },
      { state: 'same', there: '50 %' },
    ]);
    const dates = planOf(fileOf('d-mmm', [46_154]), ['12,5']).plan;
    expect(dates.cells).toMatchObject([{ state: 'kept', there: '12/05/2026', value: 12.5 }]);
    expect(shownIn(filled(fileOf('d-mmm', [46_154]), ['12,5'], ['E']))[0]).toBe('12.5');
  });
});
