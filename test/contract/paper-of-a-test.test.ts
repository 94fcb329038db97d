import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { layOutTest } from '#shared/paper/lay-out-test.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import { toPdf } from '#lambdas/ai-content/domain/exports/pdf/pdf.ts';
import { drawMarkedSheets } from '#lambdas/answer-sheets/domain/draw-marked-sheets.ts';
import { planAnswerSheets } from '#lambdas/answer-sheets/domain/plan-answer-sheets.ts';
import { renderAnswerSheets } from '#lambdas/answer-sheets/domain/render-answer-sheets.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { nineQuestions } from '../support/sample-drafts/nine-questions.ts';

const PUPILS = 38;
/** What the dialog offers first. */
const SPARE = 2;
const createdOn = '2026-11-20';
const typefaces = await loadFormulaTypefaces(findInPackages);

/** The sheets of a PDF of which as many are printed as a class needs. */
async function pagesOf(pdf: Uint8Array): Promise<{ pages: number; isWide: boolean }> {
  const pages = (await PDFDocument.load(pdf)).getPages();
  const [first] = pages;
  return { pages: pages.length, isWide: (first?.getWidth() ?? 0) > (first?.getHeight() ?? 0) };
}

// Before, they were 154: two pages a test, an answer sheet on a page, and a marked sheet on a page.
it.each(['ar', 'en'] as const)(
  'a test of nine questions for 38 pupils needs 58 pages at most, from the test to the marked sheets (%s)',
  async (language) => {
    const test = nineQuestions[language];
    const copy = await pagesOf(await toPdf(test, {}, typefaces, createdOn));
    const tests = Math.ceil((PUPILS * copy.pages) / (copy.isWide ? 2 : 1));

    const onPaper = layOutTest(test, { paper: 'half', forms: 1, spare: SPARE });
    if ('code' in onPaper) throw new Error(onPaper.code);
    const pupils = Array.from({ length: PUPILS }, (_, index) => ({
      ...{ id: `p${index}`, fullName: `Benali ${index}` },
    }));
    const classId = '01KJQ5N8000000000000000006';
    const planned = planAnswerSheets(
      {
        ...{ onPaper, title: test.title, spare: SPARE, printedAt: `${createdOn}T08:00:00.000Z` },
        ...{ draft: { jobId: '01KJQ5N8000000000000000005', version: 1 } },
        kept: { id: classId, version: 1, pupils },
      },
      newSheetNumber,
    );
    const head = { language, title: test.title, className: '3M2', createdOn };
    const drawn = planned.map((sheet) => sheet.drawn);
    const sheets = (await pagesOf(await renderAnswerSheets(drawn, head, typefaces))).pages;

    const background = { r: 190, g: 190, b: 190 };
    const photo = await sharp({ create: { width: 216, height: 155, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const read: AnswerSheets = {
      ...{ draft: '01KJQ5N8000000000000000005', classId, title: test.title, language, scale: 20 },
      questions: [{ id: 'q1', points: 20 }],
      layouts: [{ form: 'A', picture: { width: 216, height: 154.5 }, questions: [] }],
      sheets: pupils.map(({ id: pupil }, picture) => ({ pupil, picture, layout: 0, answers: {} })),
      leftOut: [],
    };
    const photos = pupils.map(() => photo);
    const marked = (await pagesOf(await drawMarkedSheets(read, photos, typefaces, createdOn)))
      .pages;

    expect({ tests, sheets, marked }).toEqual({ tests: 19, sheets: 20, marked: 19 });
    expect(tests + sheets + marked).toBeLessThanOrEqual(60);
  },
  120_000,
);
