import { expect, it } from 'vitest';
import { directionOf, draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { layOutAnswers, type AnswerPaper } from '#shared/paper/printed-answers.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { linesOfTest, numberLines } from '#shared/paper/answer-lines.ts';
import { renderAnswerSheets, type AnswerSheet } from './render-answer-sheets.ts';

const typefaces = await loadTypefaces(findInPackages);

const render = (
  paper: AnswerPaper,
  language: DraftLanguage,
  pupils: readonly (string | undefined)[],
) => {
  const test = sampleTests[language];
  const sheets = pupils.map((pupil): AnswerSheet => {
    const lines = [...(pupil ? [] : numberLines(language)), ...linesOfTest(test, 'A')];
    const layout = layOutAnswers(
      lines.map(({ line }) => line),
      paper,
      directionOf(language),
    )!;
    return { number: newSheetNumber(), form: 'A', lines, layout, ...(pupil && { pupil }) };
  });
  const head = { language, title: test.title, className: '2م3', createdOn: '2026-01-05' };
  return renderAnswerSheets(sheets, head, typefaces);
};
const names = { ar: 'بن ساسي عماد', en: 'Bensassi Imad', fr: 'Bensassi Imad' };

it.each(draftLanguages)('an answer sheet names its pupil and its test: %s', async (language) => {
  const [page = []] = await readPdf(await render('whole', language, [names[language]]));
  expect(page.join('\n')).toContain(names[language]);
  expect(page.join('\n')).toContain(sampleTests[language].title);
});

it('two halves share a page', async () => {
  const pages = await readPdf(
    await render('half', 'en', ['Bensassi Imad', 'Haddad Sara', undefined]),
  );
  expect(pages).toHaveLength(2);
  expect(pages[0]?.join('\n')).toMatch(/Bensassi Imad[\s\S]*Haddad Sara/);
  expect(pages[1]?.join('\n')).toContain('Your number in the class list');
});
