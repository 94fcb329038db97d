import { expect, it } from 'vitest';
import type { MarkReading } from '../digits/cell-image.ts';
import { drawColumn } from '#test/bench/grades/hands/draw-column.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { realHand } from '#test/bench/grades/pages/real-hands.ts';
import { inventedHand } from '../training/invented-hand.fixture.ts';
import { areLongNumbers, areSureMarks, holdsSureMarks, holdsWords } from './read-columns.ts';

it.each([
  ['registration numbers', ['1312045678901211', '1312045678901212', '1312045678901213'], true],
  ['of which digits were lost', ['١٣١٢٠٤٥٦٧٨٩٠١٢', '١٣١٢٠٤٥٦٧٨٩٠١', '١٣١٢٠?٥٦'], true],
  [
    'names taken for digits',
    ['٥٥١٤٥٤٢٥٦', '٨١٦١٦٦٥٨٦٦٦٤', '١١٤٤٥٦٦٨٥١٢٢٥١', '٥٥١٤٤٥٥١٦٦٥١١٤٤٥٢١٤'],
    false,
  ],
  ['row numbers', ['1', '2', '3'], false],
  ['nothing', [], false],
])('recognises a column of registration numbers: %s', (_, texts, isSo) => {
  expect(areLongNumbers(texts.map((text) => ({ text })))).toBe(isSo);
});

const readings = (...all: readonly (readonly [text: string, confidence: number])[]) =>
  all.map(([text, confidence]): MarkReading => ({
    text,
    confidence,
    box: undefined,
    script: 'western',
  }));

it.each([
  ['marks', readings(['12,5', 99], ['', 99], ['?', 20], ['8', 97]), false],
  ['marks in a hasty hand', readings(['12,5', 93], ['a?', 60], ['8', 88], ['7', 97]), false],
  ['marks that are hard to read', readings(['7', 75], ['11,9', 60], ['6', 99], ['8,?', 50]), false],
  [
    'names of which some are taken for digits',
    readings(['11', 90], ['0', 66], ['?1', 90], ['4', 43]),
    true,
  ],
  ['nothing', [], false],
])('recognises a column of digits that may contain words: %s', (_, seen, isSo) => {
  expect(holdsWords(seen)).toBe(isSo);
});

it.each([
  [
    'marks in quarters',
    readings(['12,75', 99], ['8,25', 97], ['', 99], ['14,5', 80], ['9', 99]),
    true,
  ],
  ['marks with a scale', readings(['12,75/20', 99], ['8/20', 97]), true],
  ['absences and marks', readings(['abs', 99], ['7', 99], ['9,5', 98], ['11', 99]), true],
  ['marks that are hard to read', readings(['12,75', 70], ['8,25', 97], ['14,5', 80]), false],
  ['names taken for digits', readings(['55145', 95], ['8161', 92], ['11445', 91]), false],
  ['a single mark among words', readings(['7', 99], ['?1', 40]), false],
  ['nothing', [], false],
])('recognises a column of marks of any width: %s', (_, seen, isSo) => {
  expect(areSureMarks(seen)).toBe(isSo);
});

// Numbers with too many digits for a mark are what names and marks that touch their neighbours are read as.
it.each([
  ['marks of which a third can be read', ['17', '7131071031', '1031730'], true],
  ['nothing that is a mark', ['7131071031', '1031730', '13071031'], false],
])('recognises a wide column of marks by twice as many cells: %s', async (_, some, isSo) => {
  const hand = realHand(inventedHand(['0', '1', '3', '7']), { lacking: () => [] });
  const texts = Array.from({ length: 8 }, () => some).flat();
  const cells = await drawColumn(hand, texts, 32, chanceOf(5));
  const placed = cells.map((image) => ({ image, left: 0, top: 0 }));
  expect(holdsSureMarks(placed, 'western')).toBe(isSo);
});
