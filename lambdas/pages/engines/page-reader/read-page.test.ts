import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { specks } from '#test/support/pictures.ts';
import { drawOn } from './drawn-page.fixture.ts';
import { readPage } from './read-page.ts';

/** Recognizers that read nothing, and count how often they are asked. */
const countingRecognizers = () => {
  let asked = 0;
  const recognizer = {
    read: async () => {
      asked += 1;
      return Promise.resolve([]);
    },
    close: async () => Promise.resolve(),
  };
  return { recognizers: { arabic: recognizer, latin: recognizer }, asked: () => asked };
};

describe('a picture without a table', () => {
  it('is not read at all if it has more strokes than a page of marks can have', async () => {
    const { recognizers, asked } = countingRecognizers();
    expect(await readPage(await specks(), recognizers)).toMatchObject({ lines: [], tables: [] });
    expect(asked()).toBe(0);
  });

  it('is read in a few lines only, which show that something is written', async () => {
    const { page, word } = drawOn(900, 2400);
    for (let line = 0; line < 40; line += 1) word(60 + ((line * 37) % 90), 100 + line * 52, 40);
    const { data, width, height } = page;
    const bytes = await sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const { recognizers, asked } = countingRecognizers();
    await readPage(bytes, recognizers);
    expect(asked()).toBeGreaterThan(0);
    // Eight lines together and then each alone, in two alphabets.
    expect(asked()).toBeLessThanOrEqual(18);
  });
});
