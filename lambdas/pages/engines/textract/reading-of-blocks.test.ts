import { expect, it } from 'vitest';
import { testReading } from '#test/support/textract-page.ts';

it('places cells by their indices, joins merged ones, and leaves holes empty', () => {
  const { tables, words } = testReading({
    tables: [
      {
        rows: [
          ['Nom', 'Devoir', ''],
          ['Haddad Amel', undefined, '12'],
        ],
        merged: [[0, 1, 1, 2]],
        entities: { 0: 'COLUMN_HEADER' },
        title: '2AM1',
      },
    ],
    words: [['Signature', [0.8, 0.95, 0.1, 0.02]]],
  });
  const [table] = tables;
  expect(table!.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Nom', 'Devoir', ''],
    ['Haddad Amel', '', '12'],
  ]);
  expect(table!.rows[1]![1]).toMatchObject({ confidence: 0, box: table!.rows[1]![1]!.box });
  expect(table!.rows[1]![1]!.box!.left).toBeCloseTo(table!.rows[0]![1]!.box!.left);
  expect(table!.rows.map(([cell]) => cell!.kinds)).toEqual([['heading'], []]);
  expect(table!.merged).toEqual([{ top: 0, left: 1, bottom: 1, right: 3 }]);
  expect(table!.titles.flat().map(({ text }) => text)).toEqual(['2AM1']);
  expect(words.map(({ text }) => text)).toEqual(['Signature']);
});

it('says which words are turned, as on a page that is upside down, and which are handwritten', () => {
  const rows = [[{ text: '12', handwritten: true }, '13']];
  const cells = (upsideDown: boolean) =>
    testReading({ tables: [{ rows }], upsideDown }).tables[0]!.rows[0]!;
  expect(cells(false).map(({ words: [word] }) => [word?.isTurned, word?.isHandwritten])).toEqual([
    [undefined, true],
    [undefined, undefined],
  ]);
  expect(cells(true).every(({ words: [word] }) => word?.isTurned)).toBe(true);
});
