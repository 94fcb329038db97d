import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { drawMarkedSheets } from './draw-marked-sheets.ts';

/** A place on the page, as a bubble of the picture. */
const bubble = (x: number, y: number): [number, number] => [x + pageBorder, y + pageBorder];

/** A sheet of an Arabic test: a choice with texts beside its bubbles, from the right, and an open question. */
const content: AnswerSheets = {
  draft: '01KJQ5N8000000000000000005',
  classId: '01KJQ5N8000000000000000006',
  title: 'فرض',
  language: 'ar',
  scale: 20,
  questions: [
    { id: 'q1', points: 2, key: 'o2' },
    { id: 'q2', points: 3 },
  ],
  layouts: [
    {
      form: 'A',
      picture: { width: 216, height: 303 },
      questions: [
        {
          ...{ id: 'q1', points: 2, options: ['o1', 'o2'] },
          bubbles: [bubble(189.5, 60), bubble(120, 60)],
        },
        {
          ...{ id: 'q2', points: 3 },
          bubbles: [189.5, 181, 172.5, 164].map((x) => bubble(x, 90)),
        },
      ],
    },
  ],
  sheets: [
    {
      pupil: 'p1',
      layout: 0,
      picture: 0,
      answers: { q1: { chosen: ['o1'] }, q2: { points: 2.5 } },
    },
    {
      ...{ pupil: 'p2', layout: 0, picture: 1, dismissed: true },
      answers: { q1: { chosen: ['o2'] }, q2: { points: 3 } },
    },
  ],
  leftOut: [],
};

const typefaces = await loadTypefaces(findInPackages);
const draw = (sheets: AnswerSheets, pictures: readonly Uint8Array[]) =>
  drawMarkedSheets(sheets, pictures, typefaces, '2026-11-20');
/** A sheet's picture of one grey, such as a photo's in a shadow. */
const shaded = (height: number, grey = 150) =>
  sharp({
    create: {
      width: 432,
      height: height * 2,
      channels: 3,
      background: { r: grey, g: grey, b: grey },
    },
  })
    .jpeg()
    .toBuffer();

it('a sheet to hand back has the points of a choice in the margin, clear of the ticks, and those of open questions beside', async () => {
  const picture = await shaded(303);
  const pdf = await draw(content, [picture, picture]);
  // The dismissed sheet is left out.
  expect(await readPdf(pdf)).toEqual([['2,5 / 20', '0', '2,5']]);
  expect(await structureFaults(pdf)).toEqual([]);
  const [page] = await rasterPages(pdf, [0]);
  // The sheet is the first of two, on the right half of a turned page.
  const darkAt = (x: number, y: number): number =>
    page!.darkAt(((148.5 + x * Math.SQRT1_2) * 210) / 297, (y * Math.SQRT1_2 * 297) / 210);
  const isWritten = (from: number, to: number, y: number): boolean => {
    for (let x = from; x < to; x += 0.2)
      for (let down = -1.5; down < 1.5; down += 0.2) if (darkAt(x, y + down) > 60) return true;
    return false;
  };
  expect(isWritten(194.5, 197, 60)).toBe(false);
  expect(isWritten(197, 203, 60)).toBe(true);
  expect(isWritten(156, 162, 90)).toBe(true);
  // The ground is white, although the photo was in a shadow.
  for (let y = 120; y < 290; y += 10)
    for (let x = 5; x < 205; x += 10) expect(darkAt(x, y)).toBeLessThan(6);
});

it.each([
  ['half sheets', 154.5, [595, 842]],
  ['whole sheets', 303, [842, 595]],
] as const)('two %s are on a page', async (_, height, size) => {
  const [layout] = content.layouts;
  const [sheet] = content.sheets;
  const layouts = [{ ...layout!, picture: { width: 216, height } }];
  const sheets = Array.from({ length: 5 }, (_, picture) => ({ ...sheet!, picture }));
  const pictures = await Promise.all(sheets.map(() => shaded(height)));
  const pdf = await draw({ ...content, layouts, sheets }, pictures);
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages.map((page) => [page.getWidth(), page.getHeight()].map(Math.round))).toEqual([
    size,
    size,
    size,
  ]);
  const marks = (await readPdf(pdf)).map((rows) => rows.join(' ').split('/ 20').length - 1);
  expect(marks).toEqual([2, 2, 1]);
});

it('sheets of both sizes have pages of their own', async () => {
  const [layout] = content.layouts;
  const [sheet] = content.sheets;
  const layouts = [layout!, { ...layout!, picture: { width: 216, height: 154.5 } }];
  const sheets = [0, 1, 0, 1].map((one, picture) => ({ ...sheet!, layout: one, picture }));
  const pictures = await Promise.all(sheets.map(({ layout: one }) => shaded(one ? 154.5 : 303)));
  const pdf = await draw({ ...content, layouts, sheets }, pictures);
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages.map((page) => page.getWidth() > page.getHeight())).toEqual([true, false]);
});
