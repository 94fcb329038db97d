import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Draft, Test } from '#shared/model/draft.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { nineQuestions } from '#test/support/sample-drafts/nine-questions.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { toPdf } from './pdf.ts';

const loading = loadFormulaTypefaces(findInPackages);
const make = async (draft: Draft, options: SheetOptions = {}) =>
  toPdf(draft, options, await loading, '2026-11-20');
/** `half` or `whole` for each page. */
async function papersOf(draft: Draft, options: SheetOptions = {}): Promise<string[]> {
  const pages = (await PDFDocument.load(await make(draft, options))).getPages();
  return pages.map((page) => (page.getWidth() > page.getHeight() ? 'half' : 'whole'));
}
const [, english, exercises] = sampleDrafts.en;
const nine = nineQuestions.en;

describe('a test for pupils on paper', () => {
  it.each(['ar', 'en'] as const)(
    'is twice on a page that is cut, if it fits (%s)',
    async (language) => {
      const pdf = await make(nineQuestions[language]);
      const [rows = [], ...others] = await readPdf(pdf);
      expect(others).toEqual([]);
      const text = rows.join('\n');
      for (const word of { ar: ['الحديد', 'ينعدم'], en: ['alcohol', 'vanishes'] }[language])
        expect(text.split(word)).toHaveLength(3);
      expect(await structureFaults(pdf)).toEqual([]);
      // Nothing but the line is near where the page is cut, nor at its edges. The page is turned: its width is 210 here.
      const [page] = await rasterPages(pdf, [0]);
      for (let y = 1; y < 297; y += 0.4)
        for (const x of [1, 3, 100, 102, 104, 106, 108, 110, 207, 209])
          expect([x, y, page!.darkAt(x, y) < 40]).toEqual([x, y, true]);
      const line = Array.from({ length: 280 }, (_, index) => page!.darkAt(105, 5 + index) > 20);
      expect(line.filter(Boolean).length).toBeGreaterThan(60);
    },
  );

  it('has short options in four columns, longer ones in two, and sentences one in a line', async () => {
    const [first] = nine.questions;
    if (first?.kind !== 'choice') throw new Error('no choice');
    const longer = [
      'in the cold air of night',
      'in the warm sea',
      'under the ground',
      'on the snow',
    ];
    const options = longer.map((text, index) => ({ id: `o${index}`, text }));
    const questions = [...nine.questions, { ...first, id: 'x', options }];
    const rows = (await readPdf(await make({ ...nine, questions }, { paper: 'whole' }))).flat();
    expect(rows).toContain('a) 100 °C b) 0 °C c) 50 °C d) 212 °C');
    expect(rows).toContain('a) in the cold air of night b) in the warm sea');
    expect(rows).toContain('b) because rain seeps through the glass from the outside');
  });

  it.each<[string, Test, SheetOptions, string[]]>([
    ['an integration task', english, {}, ['whole', 'whole']],
    ['pages of its own that are asked for', nine, { paper: 'whole' }, ['whole']],
    ['the teacher’s key', nine, { withKey: true }, ['whole', 'whole']],
    ['both', nine, { withBoth: true }, ['half', 'whole', 'whole']],
    [
      'one line too many',
      { ...nine, instructions: 'A long instruction. '.repeat(25) },
      {},
      ['whole'],
    ],
  ])('has whole pages for %s', async (_, test, options, papers) => {
    expect(await papersOf(test, options)).toEqual(papers);
  });

  it('is no half for exercises and lessons, whatever is asked for', async () => {
    expect(new Set(await papersOf(exercises, { paper: 'half' }))).toEqual(new Set(['whole']));
    const [lesson] = sampleDrafts.en;
    expect(await papersOf(lesson, { withBoth: true })).toEqual(await papersOf(lesson));
  });

  it('shows pupils no right answer in a file for both, before the teacher’s pages', async () => {
    const [pupils, ...teachers] = await readPdf(await make(nine, { withBoth: true }));
    expect(pupils?.join()).not.toMatch(/Answer key|As in the lesson|melting/);
    expect(teachers.flat().join()).toContain('Answer: melting');
  });

  it('says the class, its school and its directorate', async () => {
    const school = {
      ...{ school: 'Ibn Badis', educationalAdministration: 'Direction d’Oran', className: '3M2' },
      academicSeason: '2026/2027',
    };
    const rows = (await readPdf(await make(nine, { school, paper: 'whole' }))).flat();
    // A directorate whose name says so has no label.
    expect(rows).toContain('Direction d’Oran School year: 2026/2027');
    expect(rows).toContain('School: Ibn Badis Subject: Physics and technology');
    expect(rows.some((row) => row.startsWith('Class: 3M2 Date:'))).toBe(true);
  });
});
