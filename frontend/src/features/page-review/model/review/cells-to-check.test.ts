import { describe, expect, it } from 'vitest';
import { findDoubts } from '#shared/page/doubts.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { acceptCell, acceptRow } from '../gradebook/edit-cells.ts';
import { editGradebook } from '../gradebook/edit-gradebook.ts';
import { nextFlaggedCell, nextCell, cellsToCheck } from './cells-to-check.ts';

const page = sampleGradebook();
const clean = sampleGradebook({ clean: true });
const at = (row: number, column: number) => ({ row, column });
const doubtful = [at(1, 2), at(1, 4), at(5, 0)];

describe('moving from doubt to doubt', () => {
  it('goes forwards and backwards, and wraps at both ends', () => {
    expect(nextCell(doubtful, at(1, 2))).toEqual(at(1, 4));
    expect(nextCell(doubtful, at(1, 3))).toEqual(at(1, 4));
    expect(nextCell(doubtful, at(5, 0))).toEqual(at(1, 2));
    expect(nextCell(doubtful, at(1, 2), -1)).toEqual(at(5, 0));
    expect(nextCell(doubtful, at(2, 0), -1)).toEqual(at(1, 4));
    expect(nextCell([at(1, 2)], at(1, 2))).toBeUndefined();
  });

  it('ends when nothing is doubtful, and stays when the last doubt cannot be accepted', () => {
    expect(nextFlaggedCell(clean, at(0, 0), false)).toBeUndefined();
    expect(nextFlaggedCell(page, at(3, 2), false)).toMatchObject(at(8, 4));
    const [row, column] = [14, 3];
    const onlyOffScale = page.rows
      .flatMap((_, index) => [0, 1, 2, 3, 4, 5].map((of) => acceptCell(at(index, of))))
      .reduce(editGradebook, page);
    expect(findDoubts(onlyOffScale)).toMatchObject([{ row, column }]);
    expect(nextFlaggedCell(onlyOffScale, at(row, column), false)).toMatchObject({ row, column });
  });

  it('begins with headings whose role is unknown', () => {
    const columns = clean.columns.map(({ role, ...column }) =>
      role === 'test' ? column : { ...column, ...(role && { role }) },
    );
    const book = { ...clean, columns };
    expect(cellsToCheck(book, findDoubts(book), true)[0]).toMatchObject(at(-1, 3));
  });

  it('leads to every unchecked mark when all are to be checked', () => {
    expect(cellsToCheck(clean, [], false)).toEqual([]);
    expect(cellsToCheck(clean, [], true)).toHaveLength(120);
    const checked = editGradebook(clean, acceptRow(0));
    expect(cellsToCheck(checked, [], true)[0]).toEqual(at(1, 2));
    expect(cellsToCheck(page, findDoubts(page), true)).toHaveLength(121);
  });
});
