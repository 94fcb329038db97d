import { describe, expect, it } from 'vitest';
import type { Gradebook, GradebookCell } from '#shared/model/gradebook.ts';
import { findDoubts } from '#shared/page/doubts.ts';
import { applyRereading, cellsToReread } from './apply-rereading.ts';

const cell = (text: string, confidence: number, index: number): GradebookCell => ({
  text,
  confidence,
  box: [1000 * index, 500, 1000, 200],
});

const page = (
  rows: readonly (readonly [name: string, sure: number, mark: string, sure: number])[],
) =>
  ({
    language: 'ar',
    digits: 'western',
    title: '',
    columns: [
      { id: 'c1', kind: 'name', heading: 'اللقب والاسم' },
      { id: 'c2', kind: 'mark', heading: 'الفرض', scale: 20, role: 'test' },
    ],
    rows: rows.map(([name, sureOfName, mark, sureOfMark], index) => ({
      id: `r${index + 1}`,
      cells: [cell(name, sureOfName, 1), cell(mark, sureOfMark, 2)],
    })),
    warnings: [],
  }) satisfies Gradebook;

const doubtsOf = (gradebook: Gradebook): string[] =>
  findDoubts(gradebook).map(({ row, column, reasons }) => `${row}/${column} ${reasons.join()}`);

describe('choosing cells to read again', () => {
  it('lists doubtful marks and names with heading and margin, the least certain first', () => {
    const gradebook = page([
      ['بوعلام أحمد', 99, '12', 99.5],
      ['حداد سلمى', 61, '1l', 96],
      ['زروقي يوسف', 95, '14', 70],
    ]);
    expect(cellsToReread(gradebook)).toEqual([
      { row: 'r2', column: 'c2', kind: 'mark', heading: 'الفرض', box: [1940, 470, 1120, 260] },
      {
        row: 'r2',
        column: 'c1',
        kind: 'name',
        heading: 'اللقب والاسم',
        box: [940, 470, 1120, 260],
      },
      { row: 'r3', column: 'c2', kind: 'mark', heading: 'الفرض', box: [1940, 470, 1120, 260] },
    ]);
  });

  it('lists only as many as allowed, and only cells with a place in the picture', () => {
    const rows = Array.from({ length: 70 }, () => ['حداد سلمى', 99, '12', 50] as const);
    expect(cellsToReread(page(rows))).toHaveLength(60);
    const typed = page([['حداد سلمى', 99, '12', 50]]);
    delete (typed.rows[0]?.cells[1] as { box?: unknown }).box;
    expect(cellsToReread(typed)).toEqual([]);
  });
});

describe('applying a second reading', () => {
  const gradebook = page([
    ['حداد سلمى', 99, '12,5', 60],
    ['زروقي يوسف', 99, 'l4', 60],
    ['قاسمي ليلى', 99, '25', 60],
  ]);
  const answer = (row: string, text: string, column = 'c2') => ({ row, column, text });

  it('trusts two readings that agree, in any digits', () => {
    const read = applyRereading(gradebook, [answer('r1', '١٢٫٥')]);
    expect(read.rows[0]?.cells[1]).toMatchObject({ text: '12,5', second: '١٢٫٥', confidence: 99 });
    expect(doubtsOf(read).filter((doubt) => doubt.startsWith('0/'))).toEqual([]);
  });

  it('keeps both readings when they differ, and the doubt', () => {
    const read = applyRereading(gradebook, [answer('r1', '17,5')]);
    expect(read.rows[0]?.cells[1]).toMatchObject({ text: '12,5', second: '17,5', confidence: 60 });
    expect(doubtsOf(read)[0]).toBe('0/1 unsure,readings-differ');
  });

  it('fills an unreadable cell, which still has to be checked', () => {
    const read = applyRereading(gradebook, [answer('r2', '14')]);
    expect(read.rows[1]?.cells[1]).toMatchObject({ text: '14', read: 'l4', second: '14' });
    expect(doubtsOf(read)[1]).toBe('1/1 unsure');
  });

  it('does not accept a mark above the scale, even when both agree', () => {
    expect(doubtsOf(applyRereading(gradebook, [answer('r3', '25')]))).toContain('2/1 off-scale');
  });

  it('ignores sentences, missing cells and cells already checked', () => {
    const checked = structuredClone(gradebook);
    Object.assign(checked.rows[0]?.cells[1] as object, { checked: true });
    for (const [before, answers] of [
      [gradebook, [answer('r1', 'I cannot read this crop'), answer('r1', 'Pupil no 7', 'c1')]],
      [gradebook, [answer('r9', '12'), answer('r1', '12', 'c9')]],
      [checked, [answer('r1', '19')]],
    ] as const) {
      expect(applyRereading(before, answers)).toEqual(before);
    }
  });

  it('finds a pupil whose name only the second reading has', () => {
    const listed: Gradebook = {
      ...page([
        ['بوعلام أحمد', 99, '12', 99.5],
        ['ٮرحڡ', 30, '13', 99.5],
        ['زروقي يوسف', 99, '14', 99.5],
      ]),
      classList: {
        source: 'list.xlsx',
        sheet: '2م3',
        pupils: ['بوعلام أحمد', 'حداد سلمى', 'حمداني آية', 'زروقي يوسف'].map((name) => ({ name })),
      },
    };
    listed.rows[0] = { ...listed.rows[0]!, pupil: 0 };
    listed.rows[2] = { ...listed.rows[2]!, pupil: 3 };
    const read = applyRereading(listed, [answer('r2', 'حداد سلمي', 'c1')]);
    expect(read.rows.map(({ pupil }) => pupil)).toEqual([0, 1, 3]);
    expect(doubtsOf(read)).toEqual([]);
  });
});
