import { describe, expect, it } from 'vitest';
import { findHeader } from './find-header.ts';
import type { Cell, Sheet } from './sheet.ts';

const sheet = (
  rows: readonly (readonly Cell[])[],
  mergedCells: Sheet['mergedCells'] = [],
): Sheet => ({
  name: 'S',
  rows: rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.length > 0),
  mergedCells,
  date1904: false,
});
const find = (...rows: readonly (readonly Cell[])[]) => findHeader(sheet(rows));

describe('finding the header of a sheet', () => {
  it('finds the ministry’s keys and the Arabic headings below them, at any position', () => {
    const keys = ['matricule', 'nom', 'prenom', 'date_n', '01', 'obs'];
    const arabic = ['رقم التعريف', 'اللقب', 'الاسم', 'تاريخ الميلاد', 'الفرض /20', 'التقديرات'];
    for (const above of [[], [[]], [['عنوان'], [], ['وثيقة'], [], [], []]]) {
      const header = find(...above, keys, arabic, ['1', 'بوزيد', 'أمينة']);
      expect(header).toMatchObject({
        firstRow: above.length + 1,
        lastRow: above.length + 2,
        nameColumns: [1, 2],
      });
      expect(header?.columns.get('registrationNumber')).toBe(0);
      expect(header?.columns.get('dateOfBirth')).toBe(3);
    }
  });

  it.each([
    ['full name', ['N°', 'Nom et prénom'], [1]],
    ['a name alone', ['Name', 'Mark'], [0]],
    ['surname after given name: surname first', ['الاسم', 'اللقب'], [1, 0]],
    ['nom and prénom', ['Nom', 'Prénom'], [0, 1]],
    ['name and surname', ['Name', 'Surname'], [1, 0]],
    ['first name and name', ['First name', 'Name'], [1, 0]],
    ['two scripts: the first pair', ['اللقب', 'الاسم', 'Nom', 'Prénom'], [0, 1]],
    ['a surname alone', ['اللقب'], [0]],
  ])('recognises %s', (_, headings, nameColumns) => {
    expect(find(headings, ['a', 'b', 'c', 'd'])?.nameColumns).toEqual(nameColumns);
  });

  it('prefers the row with most known headings to a title', () => {
    expect(find(['التلاميذ'], ['الرقم', 'الاسم واللقب', 'الجنس'])?.lastRow).toBe(2);
  });

  it('uses a heading over two columns for both', () => {
    const wide = [{ row: 1, column: 1, width: 2, height: 1 }];
    expect(
      findHeader(
        sheet(
          [
            ['N°', 'Nom et prénom'],
            [1, 'Bouzid', 'Aya'],
          ],
          wide,
        ),
      )?.nameColumns,
    ).toEqual([1, 2]);
  });

  it('does not mistake a pupil for a heading when the name is also a word', () => {
    const [headings, asma] = [
      ['الرقم', 'اللقب', 'الاسم'],
      [1, 'يحياوي', 'أسماء'],
    ] as const;
    expect(find(headings, asma, [2, 'بوزيد', 'آية'])?.lastRow).toBe(1);
    expect(find([1, 'بوزيد', 'آية'], asma)).toBeUndefined();
    expect(find(['الأسماء'], ['بوزيد آية'])?.lastRow).toBe(1);
    expect(find(['الرقم', 'أسماء'], [1, 'بوزيد آية'])?.lastRow).toBe(1);
  });

  it('finds none among marks, or far down', () => {
    expect(find(['رقم التعريف', 'تاريخ الميلاد', 'الفرض'])).toBeUndefined();
    expect(find(...Array.from({ length: 50 }, () => ['x']), ['Nom', 'Prénom'])).toBeUndefined();
  });
});
