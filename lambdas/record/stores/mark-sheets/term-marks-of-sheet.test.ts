import { describe, expect, it } from 'vitest';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { isFilled, termMarksOfSheet } from './term-marks-of-sheet.ts';

const { pupils } = sampleClassToStore;

describe('the marks of a sheet, as a workbook would have them,', () => {
  it('have the order of the class, and the average by the sheet’s rule', () => {
    expect(termMarksOfSheet(2, sampleMarks, pupils)).toEqual({
      isRecorded: true,
      term: 2,
      columns: [
        { heading: 'تقويم النشاطات', kind: 'mark', role: 'activities', scale: 20 },
        { heading: 'الفرض', kind: 'mark', role: 'test', scale: 20 },
        { heading: 'الاختبار', kind: 'mark', role: 'exam', scale: 20 },
        { heading: 'المعدل', kind: 'average', scale: 20 },
      ],
      marks: [
        // ((15 + 12.5) ÷ 2 + 2 × 12.5) ÷ 3
        ['15', '12,5', '١٢٫٥', '12,92'],
        ['غ', '', '', ''],
        ['', '', '', ''],
      ],
    });
  });

  it('have remarks if there are any, and no average without a rule', () => {
    const { averages: _, ...open } = sampleMarks;
    const content = { ...open, remarks: { a2: 'عمل جيد', gone: 'x' } };
    const { columns, marks, remarks } = termMarksOfSheet(1, content, pupils);
    expect([columns.length, marks[0]]).toEqual([3, ['15', '12,5', '١٢٫٥']]);
    expect(remarks).toEqual(['', '', 'عمل جيد']);
  });

  it('leave out pupils who have left', () => {
    const content = { ...sampleMarks, marks: { gone: { c1: { text: '9' } } } };
    expect(JSON.stringify(termMarksOfSheet(1, content, pupils).marks)).not.toContain('9');
  });
});

it.each([
  ['no marks', {}, false],
  ['a stroke for no mark', { marks: { a0: { c1: { text: '—' } } } }, false],
  ['an absence', { marks: { a0: { c1: { text: 'غ' } } } }, true],
  ['only a remark', { remarks: { a0: 'x' } }, true],
])('a sheet with %s counts as filled or not', (_, more, filled) => {
  expect(isFilled({ ...sampleMarks, marks: {}, ...more })).toBe(filled);
});
