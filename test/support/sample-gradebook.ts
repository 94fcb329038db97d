import type { Gradebook, GradebookCell, GradebookColumn } from '#shared/model/gradebook.ts';

const columns: readonly GradebookColumn[] = [
  { id: 'c1', kind: 'ordinal', heading: 'الرقم' },
  { id: 'c2', kind: 'name', heading: 'اللقب والاسم' },
  { id: 'c3', kind: 'mark', heading: 'معدل تقويم النشاطات', scale: 20, role: 'activities' },
  { id: 'c4', kind: 'mark', heading: 'الفرض', scale: 20, role: 'test' },
  { id: 'c5', kind: 'mark', heading: 'الاختبار', scale: 20, role: 'exam' },
  { id: 'c6', kind: 'average', heading: 'المعدل', scale: 20 },
];

const names = ['بن عيسى سلمى', 'بوعلام يوسف', 'حداد مريم', 'زروقي أنس', 'مرابط هاجر'];
/** Activities, test, exam and their average: (activities + test)/2, then (that + 2 × exam)/3. */
const marks = [
  ['12', '14', '11', '11,67'],
  ['16,5', '15', '17', '16,58'],
  ['غ', '8,5', '9', ''],
  ['10', '9', '10,5', '10,17'],
  ['18', '19', '18,5', '18,5'],
];

/**
 * A page of five pupils without doubts, whose averages follow the rule of middle schools.
 * @param texts other texts of cells, by row and column: `{ '0,4': '25' }`
 */
export function sampleGradebook(texts: Readonly<Record<string, string>> = {}): Gradebook {
  const cell = (text: string, row: number, column: number): GradebookCell => ({
    text: texts[`${row},${column}`] ?? text,
    confidence: 99.9,
    box: [8000 - column * 1500, 1000 + row * 400, 1400, 380],
  });
  return {
    language: 'ar',
    digits: 'western',
    title: 'دفتر التنقيط 2م3',
    columns: [...columns],
    rows: marks.map((row, index) => ({
      id: `r${index + 1}`,
      cells: [String(index + 1), names[index] ?? '', ...row].map((text, column) =>
        cell(text, index, column),
      ),
    })),
    warnings: [],
  };
}

/** The same with the class list, and every row matched with its pupil. */
export function listedGradebook(texts?: Readonly<Record<string, string>>): Gradebook {
  const page = sampleGradebook(texts);
  return {
    ...page,
    rows: page.rows.map((row, pupil) => ({ ...row, pupil })),
    classList: {
      source: 'نقاط.xlsx',
      sheet: '2م3',
      pupils: names.map((name, index) => ({ name, registrationNumber: `1610000000000${index}` })),
    },
  };
}
