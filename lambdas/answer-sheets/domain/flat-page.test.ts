import { expect, it } from 'vitest';
import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture, placeSheets } from '#shared/paper/find-sheets.ts';
import { photographSheets } from '#shared/paper/photographed-sheet.fixture.ts';
import { locateAnswers } from '#shared/paper/read-answers.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
import { fillBubble, samplePrintedAnswers } from '#test/support/sample-answer-sheet.ts';
import { flatPage } from './flat-page.ts';

it('each bubble of a bent sheet is where it was printed', () => {
  const { number, layout } = samplePrintedAnswers();
  const strokes = layout.groups.flatMap(([bubble]) => (bubble ? fillBubble(bubble) : []));
  const corners = [
    [120, 70],
    [1380, 52],
    [1440, 2030],
    [40, 2000],
  ] as const;
  const size = { width: 1500, height: 2100 };
  const { photo } = photographSheets([{ layout, number, strokes }], size, { corners, bend: 5 });
  const [placed] = placeSheets(numbersInPicture(findMarks(photo)), new Map([[number, layout]]));
  const located = locateAnswers(photo, 1, placed!, layout);
  expect(located.isSure).toBe(true);
  const colours = new Uint8Array(photo.data.length * 3);
  for (const [at, light] of photo.data.entries()) colours.fill(light, at * 3, at * 3 + 3);
  const page = flatPage({ ...size, data: colours, channels: 3 }, located);
  const perMillimetre = page.width / (layout.page.width + 2 * pageBorder);
  const darkness = (x: number, y: number): number => {
    const [px, py] = [x, y].map((mm) => Math.floor((mm + pageBorder) * perMillimetre));
    return 255 - (page.data[((py ?? 0) * page.width + (px ?? 0)) * 3] ?? 0);
  };
  for (const [bubble] of layout.groups) {
    const { x, y } = bubble!;
    // The whole filling is inside of the bubble: a millimetre and a half around its middle.
    for (const [dx, dy] of [
      [0, 0],
      [1.4, 0],
      [-1.4, 0],
      [0, 1.2],
      [0, -1.2],
    ] as const)
      expect([x, y, darkness(x + dx, y + dy) > 120]).toEqual([x, y, true]);
  }
});
