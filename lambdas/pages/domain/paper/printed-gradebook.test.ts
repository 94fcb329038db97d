import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findDoubts } from '#shared/page/doubts.ts';
import { gradebook } from '#shared/model/gradebook.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import type { GridMark } from '../../engines/page-reader/paper/read-grid.ts';
import { joinPages } from '../joining/join-pages.ts';
import { printedGradebook } from './printed-gradebook.ts';

const page = { width: 1000, height: 1400 };
const place = { left: 0, ...page };
const box = { left: 0.1, right: 0.2, top: 0.3, bottom: 0.4 };
const markOf = (text: string): GridMark => ({ text, confidence: 99, box });
const reading = (...rows: readonly (readonly string[])[]) => ({
  script: 'western' as const,
  isSmall: false,
  marks: rows.map((row) => row.map(markOf)),
});
const sheet = samplePrintedSheet();
const [first, second, third] = sampleSavedClass.pupils;
const blank = ['', '', ''];
const full = reading(['12', '13', '14'], ['11', '10', '9'], blank, blank);

const read = (kept: Pick<typeof sampleSavedClass, 'pupils' | 'left'>, found = full) =>
  z.parse(
    gradebook,
    printedGradebook(
      [{ sheet, reading: found, place }],
      page,
      { ...sampleSavedClass, ...kept },
      [],
    ),
  );
const nameOf = ({ pupils }: { pupils: readonly { name: string }[] }, index: number | undefined) =>
  pupils[index ?? -1]?.name;

it('gives each row its pupil, and asks nothing about names, columns and class', () => {
  const book = read(sampleSavedClass);
  expect(book.rows.map(({ pupil }) => book.classList!.pupils[pupil!]?.id)).toEqual(sheet.pupils);
  expect(book.record).toEqual({ classId: sheet.classId, subject: sheet.subject, term: sheet.term });
  expect(book.columns.map(({ recordColumn }) => recordColumn)).toEqual([
    undefined,
    ...sheet.columns.map(({ id }) => id),
  ]);
  expect(findDoubts(book)).toEqual([]);
});

it('follows the pupils of the print when the class has changed since', () => {
  const newcomer: SavedPupil = { id: 'new1', fullName: 'وافد جديد' };
  const book = read({
    pupils: [newcomer, third!, first!],
    left: [{ ...second!, leftOn: '2026-11-01' }],
  });
  const said = book.rows.map(({ pupil, cells }) => [
    nameOf(book.classList!, pupil),
    cells[1]?.text,
  ]);
  expect(said).toEqual([
    [third!.fullName, ''],
    [first!.fullName, '12'],
    [second!.fullName, '11'],
  ]);
});

it('asks whose marks are in a spare row, or of a pupil who is stored no longer', () => {
  const spare = reading(['12', '13', '14'], blank, blank, ['8', '', '']);
  const book = read({ pupils: [first!, second!] }, spare);
  const strangers = book.rows.filter(({ pupil }) => pupil === undefined);
  expect(strangers.map(({ cells }) => cells[1]?.text)).toEqual(['', '8']);
  const asked = findDoubts(book).filter(({ reasons }) => reasons.includes('unknown-name'));
  expect(asked).toHaveLength(2);
});

it('joins the two pages of one list, whichever is photographed first', () => {
  const pupils = Array.from({ length: 6 }, (_, i): SavedPupil => ({
    id: `p${i}`,
    fullName: `Pupil ${'abcdef'[i]}`,
  }));
  const kept = { ...sampleSavedClass, pupils, left: [] };
  const bookOf = (from: number, marks: string) => {
    const some = { ...sheet, pupils: pupils.slice(from, from + 3).map(({ id }) => id) };
    const found = reading(...[1, 2, 3].map(() => [marks, marks, marks]));
    return {
      gradebook: printedGradebook([{ sheet: some, reading: found, place }], page, kept, [])!,
    };
  };
  const joined = joinPages([bookOf(3, '9'), bookOf(0, '15')]);
  const said = joined!.rows.map(({ pupil, cells }) => [pupil, cells[1]?.text]);
  expect(said).toEqual([
    [0, '15'],
    [1, '15'],
    [2, '15'],
    [3, '9'],
    [4, '9'],
    [5, '9'],
  ]);
});
