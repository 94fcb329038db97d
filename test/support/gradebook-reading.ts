import {
  readGradebook,
  type ReadingOptions,
} from '#lambdas/grades/domain/reading/read-gradebook.ts';
import { parseBlocks } from '#lambdas/grades/domain/reading/textract-blocks.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { textractPage, type TestPage } from './textract-page.ts';

/** An Arabic page with digits of its own, averages, and a line for the class. */
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

/** What is read on a page, or why nothing is. */
export const readPage = (
  page: TestPage,
  options: Partial<ReadingOptions> = {},
): ReturnType<typeof readGradebook> =>
  readGradebook(parseBlocks({ Blocks: textractPage(page) }) ?? [], {
    pictureHeight: 2200,
    ...options,
  });

/** The gradebook that is read on a page, which must be one. */
export function gradebookOf(page: TestPage, options: Partial<ReadingOptions> = {}): Gradebook {
  const reading = readPage(page, options);
  if ('failure' in reading) throw new Error(reading.failure);
  return reading.gradebook;
}

/** What each column is: its kind, what it counts as, its full mark and its heading. */
export const columnsOf = ({ columns }: Gradebook): string[] =>
  columns.map(({ kind, role, scale, heading }) =>
    [kind, role, scale && `/${scale}`, `“${heading}”`].filter(Boolean).join(' '),
  );

/** What stands in each row, its cells parted by strokes; lines for the class begin with `Σ`. */
export const textsOf = ({ rows }: Gradebook): string[] =>
  rows.map(({ summary, cells }) =>
    [...(summary ? ['Σ'] : []), ...cells.map(({ text }) => text)].join('|'),
  );
