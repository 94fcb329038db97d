import { expect, it } from 'vitest';
import { arabicPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

const pupils = arabicPupils(75, 4).map(({ surname, givenName }) => `${surname} ${givenName}`);
type Rows = readonly (readonly (string | number)[])[];

function read(rows: Rows, merges: readonly string[] = []) {
  const heads = [['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار']];
  const { listed, problems } = readClasses(
    readWorkbook(workbook([['2م3', worksheet([...heads, ...rows], merges)]]), { inflate }),
  );
  const [found] = listed.classes;
  return {
    names: found?.pupils.map(({ fullName }) => fullName),
    marks: found?.terms?.[0]?.marks,
    said: problems.map(({ code, params }) => [code, params?.['rows']]),
  };
}

const first = pupils.map((name, row): (string | number)[] => [row + 1, name, 10 + row, 12]);
const firstMarks = first.map(([, , mark]) => [String(mark), '12']);
const doubled = first.flatMap((row) => [row, ['', '', 5, 6]]);

it('says that second lines of the pupils are not read, of which the last one is known by its merged name', () => {
  const merges = pupils.map((_, row) => `B${2 + row * 2}:B${3 + row * 2}`);
  expect(read(doubled, merges)).toEqual({
    names: pupils,
    marks: firstMarks,
    said: [['rows-left-out', '3, 5, 7, 9']],
  });
});

it('says that rows between the pupils without a name are not read', () => {
  expect(read(doubled).said).toEqual([['rows-left-out', '3, 5, 7']]);
  const [one = [], two = [], ...others] = first;
  expect(read([one, [2, '', 13, 14], two, ...others]).said).toEqual([['rows-left-out', '3']]);
});

it('does not take subtotals, blank rows and what is under the list for such rows', () => {
  const [one = [], two = [], ...others] = first;
  const rows = [one, two, ['المجموع', '', 20, 24], ['', '', '', ''], ...others, ['', '', 46, 48]];
  expect(read(rows)).toEqual({ names: pupils, marks: firstMarks, said: [] });
});

it('takes no line under the totals for a pupil', () => {
  const under = ['معدل القسم', 'الانحراف', 'نقاط فوق العشرة', 'نقاط دون العشرة'];
  const rows = [...first, ...under.map((text) => ['', text, 11, 12])];
  expect(read(rows)).toMatchObject({ names: pupils, marks: firstMarks });
});

it('gives a mark that was merged over several pupils to each of them', () => {
  const [one = [], two = [], ...others] = first;
  const rows = [one, [...two.slice(0, 2), '', 12], ...others];
  expect(read(rows, ['C2:C3'])).toMatchObject({
    marks: [['10', '12'], ['10', '12'], ...firstMarks.slice(2)],
    said: [],
  });
  expect(read(rows).marks?.[1]).toEqual(['', '12']);
});

it('gives an absence that was merged over several marks to each of them, and a mark or a note to none', () => {
  const [one = [], two = [], three = [], four = []] = first;
  const over = (row: Rows[number], text: string | number) => [...row.slice(0, 2), text, ''];
  const rows = [over(one, 'غائب'), over(two, 15), over(three, 'انتقل'), over(four, 'غ')];
  const merges = ['C2:D2', 'C3:D3', 'C4:D4', 'C5:D5'];
  expect(read(rows, merges).marks).toEqual([
    ...[
      ['غائب', 'غائب'],
      ['15', ''],
      ['انتقل', ''],
      ['غ', 'غ'],
    ],
  ]);
});
