import { describe, expect, it } from 'vitest';
import type { Gradebook } from '../../model/gradebook.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SavedPupil } from '../../model/saved-class.ts';
import { compareMarks, countMarks } from './compare-marks.ts';
import { tableOfPage } from '../../page/table-of-page.ts';
import { incomingOf, proposeDestinations, pupilsByName, pupilsByOrder } from './incoming-table.ts';
import { tableOfRange } from './table-of-range.ts';

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
    { pupils },
  );

  it('has its marks, remarks and names in two columns', () => {
    expect(table.columns.map(({ heading, kind }) => [heading, kind])).toEqual([
      ['الفرض', 'mark'],
      ['الاختبار', 'mark'],
      ['المعدل', 'other'],
      ['التقديرات', 'remark'],
    ]);
    // Two pupils have the name of the second row.
    expect(pupilsByName(table, { pupils })).toEqual(['p2', undefined, 'p1', undefined]);
  });

  it('goes into the columns of its headings', () => {
    const destinations = proposeDestinations(table, sheet);
    expect(destinations).toEqual([{ to: 'c2' }, { to: 'c3' }, 'none', 'remarks']);
    const { incoming, targets } = incomingOf(table, pupilsByName(table, { pupils }), destinations);
    expect(countMarks(compareMarks(sheet, incoming, targets))).toEqual({
      ...{ new: 5, same: 0, different: 0, wrong: 1 },
    });
  });

  it('gives two pupils of one name a row each, in order', () => {
    const twice = tableOfRange(
      [
        ['سعيدي هاجر', '11'],
        ['سعيدي هاجر', '12'],
        ['سعيدي هاجر', '13'],
      ],
      { pupils },
    );
    expect(pupilsByName(twice, { pupils })).toEqual(['p3', 'p4', undefined]);
  });

  it('without names goes down from a pupil and right from a column', () => {
    const marks = tableOfRange(
      [
        ['12', '9'],
        ['', '10'],
        ['12,5,3', '11'],
        ['14', '12'],
      ],
      { pupils },
    );
    expect(pupilsByOrder(marks, pupils, 1)).toEqual(['p2', 'p3', 'p4', undefined]);
    expect(proposeDestinations(marks, sheet, 1)).toEqual([{ to: 'c2' }, { to: 'c3' }]);
    expect(proposeDestinations(marks, sheet, 2)).toEqual([{ to: 'c3' }, 'none']);
  });

  it('keeps a first row that is no heading, even if it is no mark', () => {
    expect(tableOfRange([['12,5,3'], ['12']], { pupils }).rows).toHaveLength(2);
    expect(tableOfRange([['غ'], ['12']], { pupils }).rows).toHaveLength(2);
    expect(tableOfRange([['D1'], ['12']], { pupils }).columns[0]?.heading).toBe('D1');
    expect(tableOfRange([['Devoir 1'], ['12']], { pupils }).columns[0]?.heading).toBe('Devoir 1');
  });

  const kindsOf = (...range: string[][]) => {
    const found = tableOfRange(range, { pupils });
    const to = proposeDestinations(found, sheet);
    return found.columns.map(({ heading, kind }, index) => [heading, kind, to[index]]);
  };

  it('leaves out what only looks like marks until the teacher decides', () => {
    const to = { to: 'c2' };
    expect(
      kindsOf(
        ['الاسم', 'الرقم', 'السن', 'الفرض', 'الرتبة', 'معدل الفصل الأول'],
        ['حداد سارة', '7', '14', '12', '1', '13'],
        ['بن ساسي عماد', '9', '15', '10', '2', '11'],
      ),
    ).toEqual([
      ['الرقم', 'other', 'none'],
      ['السن', 'mark', 'none'],
      ['الفرض', 'mark', to],
      ['الرتبة', 'mark', 'none'],
      ['معدل الفصل الأول', 'other', 'none'],
    ]);
    expect(kindsOf(['الاسم', 'السن'], ['حداد سارة', '14'])).toEqual([['السن', 'mark', 'new']]);
  });

  it('takes no dates, phone numbers or numbers before the names for marks', () => {
    const first = { to: 'c1' };
    expect(
      kindsOf(
        ['7', 'حداد سارة', '04/05', '0661234567', '60%', '12'],
        ['9', 'بن ساسي عماد', '11/12', '0661234568', '70%', '13'],
      ),
    ).toEqual([...Array.from({ length: 4 }, () => ['', 'other', 'none']), ['', 'mark', first]]);
    expect(kindsOf(['1', '12'], ['2', '9'], ['3', '8'])).toEqual([
      ['', 'other', 'none'],
      ['', 'mark', first],
    ]);
  });

  it('has the full mark that stands below the heading or in each cell', () => {
    const scalesOf = (...range: string[][]) =>
      tableOfRange(range, { pupils }).columns.map(({ heading, scale }) => [heading, scale]);
    const name = 'حداد سارة';
    expect(scalesOf(['الاسم', 'الكراس'], ['', '/5'], [name, '4'])).toEqual([['الكراس', 5]]);
    expect(scalesOf(['الاسم', 'الفرض'], [name, '7/10'])).toEqual([['الفرض', 10]]);
    expect(scalesOf(['2026', ''], ['الاسم', 'الفرض'], [name, '7'])).toEqual([['الفرض', undefined]]);
  });

  it('keeps names that are not of this class, so that they do not go by order', () => {
    const latin = tableOfRange(
      [
        ['Nom', 'Prénom', 'Devoir'],
        ['Haddad', 'Sara', '12'],
      ],
      { pupils },
    );
    expect(latin.rows).toEqual([{ fullName: 'Haddad Sara' }]);
    expect(latin.columns.map(({ heading }) => heading)).toEqual(['Devoir']);
    expect(tableOfRange([['غريب سليم', '12']], { pupils }).rows[0]?.fullName).toBe('غريب سليم');
  });

  it('finds pupils by registration number, also under a name in other letters', () => {
    const numbered = pupils.map((pupil, index) => ({
      ...pupil,
      registrationNumber: `1602034${index}`,
    }));
    const range = tableOfRange(
      [
        ['16020341', 'Haddad Sara', '12'],
        ['16020343', 'Saidi Hadjer', '13'],
        ['16020349', 'حداد سارة', '9'],
      ],
      { pupils: numbered },
    );
    expect(range.columns).toMatchObject([{ kind: 'mark' }]);
    expect(pupilsByName(range, { pupils: numbered })).toEqual(['p2', 'p4', undefined]);
    const alone = tableOfRange([['16020341', '12']], { pupils: numbered });
    expect(alone.columns).toMatchObject([{ kind: 'mark' }]);
  });

  it('gives no mark of a pupil who has left to a namesake', () => {
    const kept = {
      pupils: pupils.slice(0, 3),
      left: [{ id: 'p9', fullName: 'حداد سارة', leftOn: '2026-11-02' }],
    };
    expect(pupilsByName(tableOfRange([['حداد سارة', '12']], kept), kept)).toEqual([undefined]);
  });

  it('of a printed sheet goes to the pupils and columns that it was printed for, whatever they are called', () => {
    const page: Gradebook = {
      ...{ language: 'ar', digits: 'western', title: '', warnings: [] },
      columns: [
        { id: 'c0', kind: 'name', heading: '' },
        { id: 'c1', kind: 'mark', heading: 'آخر', recordColumn: 'c3' },
        { id: 'c2', kind: 'mark', heading: 'الفرض', recordColumn: 'c1' },
      ],
      rows: [
        { id: 'r1', pupil: 1, cells: [{ text: 'سعيدي هاجر' }, { text: '12' }, { text: '9' }] },
        { id: 'r2', pupil: 2, cells: [{ text: 'حداد سارة' }, { text: '13' }, { text: '8' }] },
        { id: 'r3', cells: [{ text: 'بن ساسي عماد' }, { text: '14' }, { text: '7' }] },
      ],
      classList: {
        ...{ source: '', sheet: '' },
        pupils: [
          { name: 'سعيدي هاجر', id: 'p3' },
          { name: 'سعيدي هاجر', id: 'p4' },
          { name: 'حداد سارة', id: 'gone', left: true },
        ],
      },
    };
    const printed = tableOfPage(page, true);
    // A pupil who has left gives no marks to a namesake, and a typed name says less than what was printed.
    expect(pupilsByName(printed, { pupils })).toEqual(['p4', undefined, undefined]);
    expect(proposeDestinations(printed, sheet)).toEqual([{ to: 'c3' }, { to: 'c1' }]);
    // Another sheet may have the same ids for other columns.
    expect(proposeDestinations(tableOfPage(page, false), sheet)).toEqual(['new', { to: 'c2' }]);
  });

  it('is empty for a range of names alone', () => {
    expect(tableOfRange([['حداد سارة'], ['سعيدي هاجر']], { pupils }).columns).toEqual([]);
  });
});
