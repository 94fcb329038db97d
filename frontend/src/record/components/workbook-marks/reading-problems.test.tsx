import { expect, it } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import type { ReadingProblem } from '#shared/class-lists/workbook-reading.ts';
import { ReadingProblems } from './reading-problems.tsx';

it.each([
  ['1', 'Sheet \u20682م3\u2069: 1 remark is left out'],
  ['12', 'Sheet \u20682م3\u2069: 12 remarks are left out'],
])('counts the remarks that are left out: %s', (count, said) => {
  const params = { sheet: '2م3', count };
  const { container } = renderPage(
    <ReadingProblems severity="info" problems={[{ code: 'remarks-left-out', params }]} />,
  );
  expect(container.textContent).toContain(said);
});

const sheet = '2م3';
const heading = 'الفرض';
it.each<[ReadingProblem, string, string]>([
  [
    { code: 'columns-left-out', params: { sheet, count: '2', headings: 'المعامل · F' } },
    'Sheet 2م3: 2 columns of numbers were not read: المعامل · F.',
    'الورقة 2م3: لم يُقرأ عمودان من الأعداد: المعامل · F.',
  ],
  [
    {
      code: 'marks-differ',
      params: { sheet, of: 'A', heading, count: '2', mark: '9', kept: '8' },
    },
    'Sheet 2م3 has the class and the term of A, but 2 other marks: under “الفرض”, for example, 9 and not 8. We kept those of A. If they are of two terms, say the term of each.',
    'الورقة 2م3 لقسم الورقة A وفصلها، وفيها نقطتان مختلفتان، منها 9 بدل 8 في عمود «الفرض». أُخذت نقاط الورقة A. إن كانتا لفصلين فاذكر فصل كل منهما.',
  ],
  [
    {
      code: 'marks-in-percent',
      params: { sheet, heading, count: '1', mark: '75 %', value: '15', scale: '20' },
    },
    'Sheet 2م3: 1 mark under “الفرض” is a percentage, which counts as that part of the column’s maximum: 75 % is 15 of 20.',
    'الورقة 2م3: نقطة واحدة مكتوبة بالنسبة المئوية في عمود «الفرض»، وتُحسب بتلك النسبة من النقطة الكاملة: 75 % هي 15 من 20.',
  ],
  [
    {
      code: 'marks-in-percent',
      params: { sheet, heading, count: '3', mark: '75 %', value: '0', scale: '0' },
    },
    'Sheet 2م3: 3 marks under “الفرض” are percentages, which count as that part of the column’s maximum.',
    'الورقة 2م3: 3 نقاط مكتوبة بالنسبة المئوية في عمود «الفرض»، وتُحسب بتلك النسبة من النقطة الكاملة.',
  ],
  [
    {
      code: 'marks-as-dates',
      params: { sheet, heading, count: '2', row: '4', mark: '12/05/2026', perhaps: '12,5' },
    },
    'Sheet 2م3: 2 cells under “الفرض” hold a date or a time, and count nowhere. The first is 12/05/2026 in row 4; perhaps 12,5 was meant. Write the marks as numbers in the file and choose it again.',
    'الورقة 2م3: خانتان في عمود «الفرض» فيها تاريخ أو توقيت، فلا تُحسب. أولاها 12/05/2026 في السطر 4، ولعل المقصود 12,5. اكتب النقاط أعدادا في الملف ثم اختره من جديد.',
  ],
  [
    { code: 'rows-left-out', params: { sheet, count: '2', rows: '3, 5' } },
    'Sheet 2م3: 2 rows have marks but no name, so their marks were not read: rows 3, 5.',
    'الورقة 2م3: لم تُقرأ نقاط سطرين لا اسم فيهما: السطران 3, 5.',
  ],
  [
    { code: 'marks-hidden', params: { sheet, heading, count: '1', row: '4', mark: '0' } },
    'Sheet 2م3: 1 cell under “الفرض” holds a number that the sheet does not show, and was left empty. The first is 0 in row 4.',
    'الورقة 2م3: خانة واحدة في عمود «الفرض» فيها عدد لا تُظهره الورقة، فتُركت فارغة. أولاها 0 في السطر 4.',
  ],
  [
    {
      code: 'birth-dates-unread',
      params: { sheet, count: '2', rows: '4, 9', date: '12 septembre' },
    },
    'Sheet 2م3: the dates of birth of 2 pupils were not understood, or lack their day or year, and are left empty: rows 4, 9 (“12 septembre”).',
    'الورقة 2م3: تاريخا ميلاد تلميذين غير مفهومين أو ينقصهما اليوم أو السنة، فتُركا فارغين: السطران 4, 9 («12 septembre»).',
  ],
  [
    { code: 'rows-hidden', params: { sheet, count: '1', rows: '7' } },
    'Sheet 2م3: 1 pupil is in a hidden row and was read like the others: row 7. Delete the rows of pupils who have left, and choose the file again.',
    'الورقة 2م3: تلميذ واحد في سطر مخفي، قُرئ كغيره: السطر 7. احذف سطور من غادروا ثم اختر الملف من جديد.',
  ],
  [
    { code: 'sheets-hidden', params: { count: '1', sheets: 'قديم' } },
    'A hidden sheet was not read: قديم. Show it in the spreadsheet if it has pupils, and choose the file again.',
    'لم تُقرأ ورقة مخفية: قديم. أظهرها في الجدول إن كان فيها تلاميذ ثم اختر الملف من جديد.',
  ],
  [
    { code: 'sheets-hidden', params: { count: '2', sheets: 'قديم, ب' } },
    '2 hidden sheets were not read: قديم, ب. Show them in the spreadsheet if they have pupils, and choose the file again.',
    'لم تُقرأ ورقتان مخفيتان: قديم, ب. أظهرهما في الجدول إن كان فيهما تلاميذ ثم اختر الملف من جديد.',
  ],
])('says in both languages what was not taken as it is: %o', (problem, english, arabic) => {
  for (const [locale, text] of [
    ['en-US', english],
    ['ar', arabic],
  ] as const) {
    const { container, unmount } = renderPage(
      <ReadingProblems severity="info" problems={[problem]} />,
      { locale },
    );
    const said = container.querySelector('li')?.textContent ?? '';
    expect(said.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text);
    unmount();
  }
});

it('announces what was not taken as it is', () => {
  const params = { sheet: '2م3', count: '1' };
  const page = renderPage(
    <ReadingProblems severity="info" problems={[{ code: 'remarks-left-out', params }]} />,
  );
  const announced = page.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced.join()).toContain('1 remark is left out');
});
