import { describe, expect, it } from 'vitest';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { compareMarks, countMarks } from '#frontend/lib/classes/merge-marks.ts';
import {
  incomingOf,
  proposeDestinations,
  pupilsByName,
  pupilsByOrder,
  tableOfRange,
} from './mark-table.ts';

const pupils: SavedPupil[] = [
  { id: 'p1', fullName: 'بن ساسي عماد' },
  { id: 'p2', fullName: 'حداد سارة' },
  { id: 'p3', fullName: 'سعيدي هاجر' },
  { id: 'p4', fullName: 'سعيدي هاجر' },
];
const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'التقويم المستمر', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: {},
};

describe('the table in a range', () => {
  const table = tableOfRange(
    [
      ['الرقم', 'اللقب', 'الاسم', 'الفرض /20', 'الاختبار', 'المعدل', 'التقديرات'],
      ['1', 'حدّاد', 'سارة', '12', '14', '13', 'حسن'],
      ['2', 'سعيدي', 'هاجر', 'غ', '8', '4', ''],
      ['3', 'عماد', 'بن ساسي', '١١٫٥', '25', '12', 'واصل'],
      ['4', 'غريب', 'اسم', '10', '10', '10', ''],
    ],
    pupils,
  );

  it('has its marks, remarks and names in two columns', () => {
    expect(table.columns.map(({ heading, kind }) => [heading, kind])).toEqual([
      ['الفرض', 'mark'],
      ['الاختبار', 'mark'],
      ['المعدل', 'other'],
      ['التقديرات', 'remark'],
    ]);
    expect(pupilsByName(table, pupils)).toEqual(['p2', 'p3', 'p1', undefined]);
  });

  it('goes into the columns of its headings', () => {
    const destinations = proposeDestinations(table, sheet);
    expect(destinations).toEqual([{ to: 'c2' }, { to: 'c3' }, 'none', 'remarks']);
    const { incoming, targets } = incomingOf(table, pupilsByName(table, pupils), destinations);
    expect(countMarks(compareMarks(sheet, incoming, targets))).toEqual({
      ...{ new: 7, same: 0, different: 0, wrong: 1 },
    });
  });

  it('gives two pupils of one name a row each, in order', () => {
    const twice = tableOfRange(
      [
        ['سعيدي هاجر', '11'],
        ['سعيدي هاجر', '12'],
        ['سعيدي هاجر', '13'],
      ],
      pupils,
    );
    expect(pupilsByName(twice, pupils)).toEqual(['p3', 'p4', undefined]);
  });

  it('without names goes down from a pupil and right from a column', () => {
    const marks = tableOfRange(
      [
        ['12', '9'],
        ['', '10'],
        ['12,5,3', '11'],
        ['14', '12'],
      ],
      pupils,
    );
    expect(pupilsByOrder(marks, pupils, 1)).toEqual(['p2', 'p3', 'p4', undefined]);
    expect(proposeDestinations(marks, sheet, 1)).toEqual([{ to: 'c2' }, { to: 'c3' }]);
    expect(proposeDestinations(marks, sheet, 2)).toEqual([{ to: 'c3' }, 'none']);
  });

  it('keeps a first row that is no heading, even if it is no mark', () => {
    expect(tableOfRange([['12,5,3'], ['12']], pupils).rows).toHaveLength(2);
    expect(tableOfRange([['غ'], ['12']], pupils).rows).toHaveLength(2);
    expect(tableOfRange([['D1'], ['12']], pupils).columns[0]?.heading).toBe('D1');
    expect(tableOfRange([['Devoir 1'], ['12']], pupils).columns[0]?.heading).toBe('Devoir 1');
  });

  it('is empty for a range of names alone', () => {
    expect(tableOfRange([['حداد سارة'], ['سعيدي هاجر']], pupils).columns).toEqual([]);
  });
});
