import {
  readGradebook,
  type ReadingOptions,
} from '#lambdas/pages/domain/reading/read-gradebook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { testReading, type TestPage } from './textract-page.ts';

/** An Arabic page with its own digits, averages, and a line for the class. */
export const ARABIC_PAGE: TestPage = {
  lines: ['متوسطة الشهيد بوعلام', 'القسم: 2م3'],
  tables: [
    {
      fromRight: true,
      rows: [
        ['الرقم', 'اللقب والاسم', 'التقويم', 'الفرض', 'الاختبار', 'المعدل'],
        ['', '', '/20', '/20', '/20', '/20'],
        ['١', 'بوعلام أحمد', '١٢', '١٤٫٥', '١٣', '١٣٫٠٨'],
        ['٢', 'حداد سلمى', '١٥', 'غ', '١١٫٥', ''],
        ['٣', 'زروقي يوسف', '٠٩٫٢٥', '٨', '١٠', '٩٫٥٤'],
        ['', 'معدل القسم', '١٢', '١١', '١١٫٥', ''],
      ],
    },
  ],
};

/** The result of reading a page, or the reason for the failure. */
export const readPage = (
  page: TestPage,
  options: Partial<ReadingOptions> = {},
): ReturnType<typeof readGradebook> =>
  readGradebook(testReading(page), {
    pictureHeight: 2200,
    ...options,
  });

/** The gradebook read from a page, which must succeed. */
export function gradebookOf(page: TestPage, options: Partial<ReadingOptions> = {}): Gradebook {
  const reading = readPage(page, options);
  if ('failure' in reading) throw new Error(reading.failure);
  return reading.gradebook;
}

/** Each column's kind, role, full mark and heading. */
export const columnsOf = ({ columns }: Gradebook): string[] =>
  columns.map(({ kind, role, scale, heading }) =>
    [kind, role, scale && `/${scale}`, `“${heading}”`].filter(Boolean).join(' '),
  );

/** The text of each row, with its cells separated by strokes; lines for the class begin with `Σ`. */
export const textsOf = ({ rows }: Gradebook): string[] =>
  rows.map(({ summary, cells }) =>
    [...(summary ? ['Σ'] : []), ...cells.map(({ text }) => text)].join('|'),
  );
