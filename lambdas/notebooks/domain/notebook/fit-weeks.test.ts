import { expect, it } from 'vitest';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { shortName } from '../year/part-texts.ts';
import { fitWeeks } from './fit-weeks.ts';

const pdf = await PdfBook.create('ar', await loadTypefaces(findInPackages));
const book = { pdf, direction: 'rtl' } as const;
const widths = { units: 61, lessons: 190, remarks: 65 };
const room = 690;

const rowsOf = (name: string, lessons: number) =>
  Array.from({ length: 35 }, (_, week) => ({
    ...{ units: 'المقطع', remarks: '' },
    lessons: (most = Infinity) =>
      Array.from({ length: week % 5 === 0 ? 0 : lessons }, (_, index) =>
        shortName(`${index + 1} ${name}`, most),
      ).join('، '),
  }));
const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

it('short lessons have rows of one height and the largest size', () => {
  const { size, heights } = fitWeeks(book, rowsOf('الكسور', 2), widths, room);
  expect(size).toBe(8);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.01);
  expect(sum(heights)).toBeCloseTo(room);
});

it('long ones have smaller texts and higher rows, and stay readable', () => {
  const name = 'المثلث المتساوي الساقين وخواصه';
  const { size, heights, texts } = fitWeeks(book, rowsOf(name, 3), widths, room);
  expect(size).toBeGreaterThanOrEqual(6);
  expect(Math.min(...heights)).toBeLessThan(heights[1]!);
  expect(sum(heights)).toBeCloseTo(room);
  expect(texts[1]!.lessons).toContain(`3 ${name}`);
});

it.each(['نص طويل من كلمات كثيرة عن الأمير '.repeat(5), 'a'.repeat(190), 'PGCD وPPCM '.repeat(15)])(
  'very long ones are cut to what the page has room for: %#',
  (name) => {
    const { size, heights, texts } = fitWeeks(book, rowsOf(name, 3), widths, room);
    expect(size).toBe(6);
    expect(sum(heights)).toBeLessThan(room + 0.01);
    for (const part of ['1 ', '2 ', '3 ', '…']) expect(texts[1]!.lessons).toContain(part);
  },
);
