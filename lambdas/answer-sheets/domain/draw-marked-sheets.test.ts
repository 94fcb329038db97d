import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
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

it('a sheet to hand back has the points of a choice in the margin, clear of the ticks, and those of open questions beside', async () => {
  const white = { width: 216, height: 303, channels: 3, background: 'white' } as const;
  const picture = await sharp({ create: white }).jpeg().toBuffer();
  const pdf = await drawMarkedSheets(content, [picture, picture]);
  // The dismissed sheet is left out.
  expect(await readPdf(pdf)).toEqual([['2,5 / 20', '0', '2,5']]);
  const [page] = await rasterPages(pdf, [0]);
  const isWritten = (from: number, to: number, y: number): boolean => {
    for (let x = from; x < to; x += 0.2)
      for (let down = -1.5; down < 1.5; down += 0.2)
        if (page!.darkAt(x, y + down) > 60) return true;
    return false;
  };
  expect(isWritten(194.5, 197.2, 60)).toBe(false);
  expect(isWritten(197.2, 203, 60)).toBe(true);
  expect(isWritten(156, 162, 90)).toBe(true);
});
