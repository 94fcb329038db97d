import { expect, it } from 'vitest';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { languages, type Language } from '#shared/model/locale.ts';
import { locateAnswers, readAnswers } from '#shared/paper/read-answers.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import type { Test } from '#shared/model/draft.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { takePhoto } from '#test/bench/paper/photo.ts';
import { readPhoto } from '#test/bench/paper/read-photo.ts';
import { drawOnPage } from '#test/support/fill-sheet.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { setTestPages } from './render-test-pages.ts';

const typefaces = await loadFormulaTypefaces(findInPackages);
const names = { ar: 'بن ساسي عماد', en: 'Bensassi Imad' };

/** A sheet with a name and form B, and a spare one with form A, as they are printed. */
async function print(language: Language, test: Test) {
  const pages = (await setTestPages(test, { forms: 2, spare: 1 }, typefaces))!;
  const { named, spare } = pages.onPaper;
  const sheets = [
    { ...named[1]!, number: newSheetNumber(), pupil: names[language] },
    { ...spare[0]!, number: newSheetNumber() },
  ];
  const head = { language, title: test.title, className: '2م3', createdOn: '2026-01-05' };
  return { pdf: await pages.render(sheets, head), sheets };
}

it.each(languages)('a test with its own bubbles is read in a photo: %s', async (language) => {
  const { pdf, sheets } = await print(language, { ...sampleTests[language], task: undefined });
  const texts = await readPdf(pdf);
  expect(texts[0]?.join(' ')).toContain(names[language]);
  for (const [index, { number, layout }] of sheets.entries()) {
    const [page] = await rasterPages(pdf, [index]);
    const { picture } = page!;
    const scale = picture.width / 210;
    // Every third group is left empty.
    const meant = layout.groups.map((group, at) =>
      at % 3 === 2 ? [] : [(at + index) % group.length],
    );
    const dots = layout.groups.flatMap((group, at) =>
      group
        .filter((_, bubble) => meant[at]?.includes(bubble))
        .map(
          ({ x, y }) =>
            `<circle cx="${x * scale}" cy="${y * scale}" r="${1.9 * scale}" fill="#1a2a7a"/>`,
        ),
    );
    const { image } = await takePhoto(
      await drawOnPage(picture, dots.join('')),
      chanceOf(31 + index),
    );
    const { sheets: found } = await readPhoto(image, new Map([[number, layout]]), locateAnswers);
    const located = found.get(number)!;
    expect(located.isSure).toBe(true);
    expect(readAnswers(located, layout)).toEqual(meant.map((filled) => ({ filled })));
  }
});

it('a test that needs more than a page has none', async () => {
  const [question] = sampleTests.en.questions;
  const questions = Array.from({ length: 40 }, (_, index) => ({ ...question!, id: `q${index}` }));
  const test = { ...sampleTests.en, questions };
  expect(await setTestPages(test, { forms: 1, spare: 0 }, typefaces)).toBeUndefined();
});
