import { expect, it } from 'vitest';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Test } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { locateAnswers, readAnswers } from '#shared/paper/read-answers.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { takePhoto } from '#test/bench/paper/photo.ts';
import { readPhoto } from '#test/bench/paper/read-photo.ts';
import { drawOnPage } from '#test/support/fill-sheet.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { setTestPages } from './render-test-pages.ts';

const typefaces = await loadFormulaTypefaces(findInPackages);
const names = { ar: 'بن ساسي عماد', en: 'Bensassi Imad', fr: 'Bensassi Imad' };

/** A sheet with a name and form B, or a spare one with form A, as they are printed. */
async function print(language: DraftLanguage, isSpare: boolean) {
  const test = { ...sampleTests[language], task: undefined };
  const pages = (await setTestPages(test, { forms: 2, spare: 1 }, typefaces))!;
  const { named, spare } = pages.onPaper;
  const sheet = isSpare ? spare[0]! : { ...named[1]!, pupil: names[language] };
  const numbered = { ...sheet, number: newSheetNumber() };
  const head = { language, title: test.title, className: '2م3', createdOn: '2026-01-05' };
  return { pdf: await pages.render([numbered], head), sheet: numbered };
}

it.each([
  ['ar', false],
  ['en', true],
] as const)(
  'a test with its own bubbles is read in a photo: %s, spare: %s',
  async (language, isSpare) => {
    const { pdf, sheet } = await print(language, isSpare);
    const { number, layout } = sheet;
    expect((await readPdf(pdf))[0]?.join(' ')).toContain(isSpare ? 'Name' : names[language]);
    const [page] = await rasterPages(pdf, [0]);
    const { picture } = page!;
    const scale = picture.width / 210;
    // Every third group is left empty.
    const meant = layout.groups.map((group, at) => (at % 3 === 2 ? [] : [at % group.length]));
    const dots = layout.groups.flatMap((group, at) =>
      group
        .filter((_, bubble) => meant[at]?.includes(bubble))
        .map(
          ({ x, y }) =>
            `<circle cx="${x * scale}" cy="${y * scale}" r="${1.9 * scale}" fill="#1a2a7a"/>`,
        ),
    );
    const { image } = await takePhoto(await drawOnPage(picture, dots.join('')), chanceOf(31));
    const { sheets: found } = await readPhoto(image, new Map([[number, layout]]), locateAnswers);
    const located = found.get(number)!;
    expect(located.isSure).toBe(true);
    expect(readAnswers(located, layout).groups).toEqual(meant.map((filled) => ({ filled })));
  },
);

it('a test that needs more than a page has none', async () => {
  const [question] = sampleTests.en.questions;
  const questions = Array.from({ length: 40 }, (_, index) => ({ ...question!, id: `q${index}` }));
  const test = { ...sampleTests.en, questions };
  expect(await setTestPages(test, { forms: 1, spare: 0 }, typefaces)).toBeUndefined();
});

it('lists to match, texts to fill in and open questions are printed with points that the teacher fills in', async () => {
  const pages = (await setTestPages(mixedTests.en, { forms: 2, spare: 0 }, typefaces))!;
  const [, formB] = pages.onPaper.named;
  const head = {
    language: 'en',
    title: 'Water',
    className: '2م3',
    createdOn: '2026-01-05',
  } as const;
  const sheet = { ...formB!, pupil: names.en, number: newSheetNumber() };
  const text = (await readPdf(await pages.render([sheet], head))).flat().join('\n');
  for (const part of ['Water (1) ..', '1. liquid to solid', 'd) evaporation', 'Explain why'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/\[\[|vapour condenses/);
  // Whole points and quarters, for each question.
  expect(sheet.layout.groups).toHaveLength(2 * mixedTests.en.questions.length);
});

it('figures are printed above the circles, once for each pupil', async () => {
  const [first, second] = mixedTests.en.questions;
  const { clock, table } = sampleFigures.en;
  const questions = [
    { ...first!, figure: clock },
    { ...second!, figure: table },
  ];
  const test = { ...mixedTests.en, questions, task: undefined };
  const plain = { ...test, questions: [first!, second!] };
  const set = async (one: Test) => (await setTestPages(one, { forms: 1, spare: 0 }, typefaces))!;
  const pages = await set(test);
  const [withFigures, without] = [pages, await set(plain)].map(
    ({ onPaper }) => onPaper.named[0]!.layout.groups[0]![0]!,
  );
  // Everything below a figure is lower, by at least its height in millimetres.
  expect(withFigures!.y - without!.y).toBeGreaterThan(25);
  const sheets = ['Imad', 'Sara'].map((pupil) => ({
    ...pages.onPaper.named[0]!,
    pupil,
    number: newSheetNumber(),
  }));
  const head = { language: 'en', title: 'T', className: '2م3', createdOn: '2026-01-05' } as const;
  const pdf = await pages.render(sheets, head);
  for (const page of await readPdf(pdf)) expect(page.join(' ')).toContain('160');
  expect(await structureFaults(pdf)).toEqual([]);
});
