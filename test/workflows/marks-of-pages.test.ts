import '../support/environment.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { averagePresets } from '#shared/record/averages/average-presets.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { savedClass } from '#shared/model/saved-class.ts';
import { handler as addClass } from '#lambdas/record/handlers/add-class.ts';
import { fillWorkbook } from '#frontend/features/workbook-filling/model/filling/fill-workbook.ts';
import { openFillable } from '#frontend/features/workbook-filling/model/filling/fillable-workbook.ts';
import { planFilling } from '#frontend/features/workbook-filling/model/filling/plan-filling.ts';
import {
  incomingOf,
  proposeDestinations,
  pupilsByName,
} from '#shared/record/merge/incoming-table.ts';
import { tableOfPage } from '#shared/page/table-of-page.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import { mergeMarks } from '#shared/record/merge/write-marks.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { addSheetTo } from '../support/add-mark-sheet.ts';
import { callEndpoint } from '../support/call-endpoint.ts';
import { usePrintedNotebooks } from '../support/printed-notebooks.ts';
import { listedGradebook } from '../support/sample-gradebook.ts';

const { printNotebook, printFile } = usePrintedNotebooks();

/** A page of five pupils that was read from a photo and confirmed. */
const { preset, scale, parts } = averagePresets.find((one) => one.preset === 'middle-2022')!;
const page: Gradebook = {
  ...listedGradebook({ '1,4': '١٢٫٥', '2,4': '', '3,2': '10/20' }),
  averages: { preset, scale, parts: [...parts] },
};
const pupils = page.classList?.pupils ?? [];

/** The ministry's workbook of the class, without marks. */
const emptyWorkbook = workbook(
  [
    [
      '2م3',
      worksheet([
        ['وثيقة حجز النقاط الفصل الأول الفوج التربوي : 2م3 مادة : الرياضيات'],
        ['رقم التعريف', 'اللقب والاسم', 'معدل تقويم النشاطات /20', 'الفرض /20', 'الاختبار /20'],
        ...pupils.map(({ name, registrationNumber }) => [registrationNumber, name, '', '', '']),
      ]),
    ],
  ],
  { rightToLeft: true },
);
const fill = (book: Gradebook): Uint8Array => {
  const opened = openFillable(emptyWorkbook);
  return fillWorkbook(opened, planFilling(opened, book));
};

/** The page's marks as they go into the record of a new class. */
async function addToRecord() {
  const kept = z.parse(
    savedClass,
    (
      await callEndpoint(addClass, {
        body: {
          ...{ name: '2م3', subject: 'الرياضيات', level: 'Middle' },
          pupils: pupils.map(({ name, ...rest }) => ({ fullName: name, ...rest })),
        },
      })
    ).body,
  );
  const table = tableOfPage(page, false);
  const empty: MarkSheetContent = { columns: [], marks: {} };
  const destinations = proposeDestinations(table, empty);
  const { incoming, targets } = incomingOf(table, pupilsByName(table, kept), destinations);
  const content = mergeMarks(empty, incoming, { targets });
  const answer = await addSheetTo(kept.id, { subject: 'الرياضيات', term: 1, content });
  expect(answer.status).toBe(201);
  return { kept, content };
}

/** The printed texts that are marks, averages or absences, in their order. */
const marksIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /^[\d٠-٩]+(?:[,.٫/][\d٠-٩]+)?$|^غ$/u.test(text));

describe('the marks of a confirmed page', () => {
  it('are printed the same from the record and from the workbook that was filled with them', async () => {
    const { kept } = await addToRecord();
    const ofRecord = await printNotebook({ classIds: [kept.id] }, 'Middle');
    const ofWorkbook = await printFile(fill(page), 'Middle');
    expect(marksIn(ofRecord)).toEqual(marksIn(ofWorkbook));
    // (16,5 + 15) ÷ 2, then (that + 12,5 × 2) ÷ 3
    expect(ofRecord).toContain('13,58');
    expect(marksIn(ofRecord).length).toBeGreaterThan(30);
  });

  it('fill the ministry’s workbook from the record as they do from the page', async () => {
    const { kept, content } = await addToRecord();
    const book = bookOfSheet(kept, content);
    expect(await printFile(fill(book), 'Middle')).toEqual(await printFile(fill(page), 'Middle'));
  });
});
