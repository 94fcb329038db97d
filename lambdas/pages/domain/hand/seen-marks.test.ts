import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { confirmedCells, noteByHand, withoutDoubtful, type PlacedMark } from './seen-marks.ts';
import { sampleSign } from './sample-signs.fixture.ts';

const book = sampleGradebook();
const boxAt = (row: number, column: number) => book.rows[row]!.cells[column]!.box!;
const seenAt = (row: number, column: number, signs: string) =>
  sampleSign(boxAt(row, column), signs);
const textsOf = (confirmed: Gradebook, ...seen: PlacedMark[]) =>
  confirmedCells(confirmed, [{ picture: 0, seen }]).flat();
const byHand = ({ rows }: Gradebook) =>
  rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) => (cell.byHand ? [[row, column]] : [])),
  );

describe('what was seen on a page', () => {
  it('is taken with the text that the teacher has confirmed in its cell', () => {
    const signs = [seenAt(0, 2, '12'), seenAt(1, 5, '16.53')];
    expect(textsOf(book, ...signs)).toEqual([
      { notes: signs[0]!.notes, text: '12' },
      { notes: signs[1]!.notes, text: '16,58' },
    ]);
  });

  it('says nothing of deleted rows, of other columns than marks, or of places without a cell', () => {
    const without = { ...book, rows: book.rows.slice(1) };
    expect(textsOf(without, seenAt(0, 2, '12'))).toEqual([]);
    expect(textsOf(book, seenAt(0, 0, '1'), sampleSign([0, 0, 10, 10], '12'))).toEqual([]);
  });

  it('stays with its picture where several are joined', () => {
    const [first, ...others] = book.rows;
    const joined = { ...book, rows: [first!, ...others.map((row) => ({ ...row, page: 1 }))] };
    const signs = [seenAt(0, 2, '12'), seenAt(1, 2, '16.5')];
    const cells = confirmedCells(joined, [
      { picture: 0, seen: signs },
      { picture: 1, seen: signs },
    ]);
    expect(cells.map((page) => page.map(({ text }) => text))).toEqual([['12'], ['16,5']]);
  });
});

describe('a mark that only the learnt handwriting makes sure', () => {
  /** Without a column of averages, which would confirm the marks as well. */
  const page = (texts?: Readonly<Record<string, string>>): Gradebook => {
    const { columns, rows, ...rest } = sampleGradebook(texts);
    const kept = rows.map((row) => ({ ...row, cells: row.cells.slice(0, -1) }));
    return { ...rest, columns: columns.slice(0, -1), rows: kept };
  };
  const settledAt = (row: number, column: number, text: string, confidence = 60): PlacedMark => ({
    ...seenAt(row, column, text),
    alone: { text, confidence },
  });

  it('is noted in its cell', () => {
    expect(byHand(noteByHand(page(), [settledAt(0, 2, '12'), seenAt(0, 3, '14')]))).toEqual([
      [0, 2],
    ]);
    expect(byHand(noteByHand(page(), [settledAt(0, 2, '72', 99)]))).toEqual([[0, 2]]);
    expect(noteByHand(book, [seenAt(0, 2, '12')])).toBe(book);
  });

  it('is not noted if the average of its row would have made it sure as well', () => {
    expect(byHand(noteByHand(book, [settledAt(0, 2, '12')]))).toEqual([]);
  });

  it('loses the note if it is doubtful all the same', () => {
    const signs = [settledAt(0, 2, '12'), settledAt(1, 4, '27')];
    const noted = noteByHand(page({ '1,4': '27' }), signs);
    expect(byHand(noted)).toEqual([
      [0, 2],
      [1, 4],
    ]);
    expect(byHand(withoutDoubtful(noted))).toEqual([[0, 2]]);
    expect(withoutDoubtful(book)).toBe(book);
  });
});
