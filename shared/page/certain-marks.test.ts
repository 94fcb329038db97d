import { describe, expect, it } from 'vitest';
import { gradebook, type Gradebook, type GradebookCell } from '../model/gradebook.ts';
import { certainMarks } from './certain-marks.ts';

const pupils = ['ali', 'mona', 'sami'].map((id) => ({ id, fullName: `Pupil ${id}` }));
const mark = (text: string, more: Partial<GradebookCell> = {}): GradebookCell => ({
  text,
  confidence: 99.5,
  ...more,
});
const sheet: Gradebook = {
  ...{ language: 'en', digits: 'western', title: '2M3', warnings: [] },
  columns: [
    { id: 'c0', kind: 'name', heading: 'Name' },
    { id: 'c1', kind: 'mark', heading: 'Test', role: 'test', scale: 20, recordColumn: 'k1' },
    { id: 'c2', kind: 'mark', heading: 'Exam', role: 'exam', scale: 20, recordColumn: 'k2' },
  ],
  rows: pupils.map(({ fullName }, index) => ({
    ...{ id: `r${index}`, pupil: index },
    cells: [{ text: fullName }, mark(['12', '', '9,5'][index]!), mark('')],
  })),
  classList: {
    ...{ source: '2M3', sheet: '2M3', rightClass: true as const },
    pupils: pupils.map(({ id, fullName: name }) => ({ id, name })),
  },
  record: { classId: '01KJQ5N8000000000000000000', subject: 'Maths', term: 1 },
};
const change = (
  row: number,
  more: Partial<GradebookCell>,
  { rows, ...rest } = structuredClone(sheet),
): Gradebook => {
  Object.assign(rows[row]!.cells[1]!, more);
  return { ...rest, rows };
};
const certain = (book: Gradebook, pages = [book], now = pupils) => {
  expect(gradebook.safeParse(book).error).toBeUndefined();
  return certainMarks(book, pages, now);
};

describe('marks of a printed sheet that need no look', () => {
  it('are those in its filled columns, for the pupils and columns that it was printed for', () => {
    expect(certain(sheet)).toEqual({
      columns: [{ id: 'k1', heading: 'Test', role: 'test', scale: 20 }],
      rows: [
        { pupil: 'ali', marks: ['12'] },
        { pupil: 'sami', marks: ['9,5'] },
      ],
    });
  });

  it.each<[string, Gradebook]>([
    ['one that the reader is not sure of', change(0, { confidence: 97 })],
    ['a blank that the reader is not sure of', change(1, { confidence: 60 })],
    ['two readings that differ', change(0, { second: '17' })],
    ['more than the full mark', change(0, { text: '21' })],
    ['what is no mark', change(0, { text: '1?2' })],
    ['a warning about the page', { ...sheet, warnings: ['sheet-cut'] }],
    ['a page that is left out', { ...sheet, pages: [{}, { misfit: 'other-term' }] }],
    ['a page that was not read', { ...sheet, pages: [{}, { failure: { code: 'internal' } }] }],
    ['a page of unknown print', { ...sheet, record: undefined }],
    [
      'a column without a role',
      { ...sheet, columns: sheet.columns.map(({ role: _, ...one }) => one) },
    ],
    ['no marks', change(0, { text: '' }, change(2, { text: '' }))],
  ])('are none with %s', (_, book) => {
    expect(certain(book)).toBeUndefined();
  });

  it('are none if a row with marks is of no pupil of the class', () => {
    expect(certain(sheet, [sheet], pupils.slice(0, 2))).toBeUndefined();
    const [first, ...rest] = sheet.rows;
    const stranger = { ...first!, pupil: undefined };
    expect(certain({ ...sheet, rows: [stranger, ...rest] })).toBeUndefined();
    const twice = { ...first!, pupil: 1 };
    expect(certain({ ...sheet, rows: [twice, ...rest] })).toBeUndefined();
  });

  it('are none if another page is no sheet of the same record, although it fits into the table', () => {
    const { record, ...other } = sheet;
    expect(certain(sheet, [sheet, sheet])).toBeDefined();
    expect(certain(sheet, [sheet, other])).toBeUndefined();
    expect(certain(sheet, [sheet, { ...sheet, record: { ...record!, term: 2 } }])).toBeUndefined();
    const columns = sheet.columns.map((one) => ({ ...one, recordColumn: `${one.id}x` }));
    expect(certain(sheet, [sheet, { ...sheet, columns }])).toBeUndefined();
    expect(certain({ ...sheet, pages: [{}, {}] }, [sheet])).toBeUndefined();
  });
});
