import { describe, expect, it } from 'vitest';
import type { ColumnKind } from '#shared/model/gradebook.ts';
import type { ReadPage } from './read-page.ts';
import { plainName, sameMark } from './same-cell.ts';
import { scoreNothing, scorePage } from './score-page.ts';
import { calibration, tally } from './tally.ts';

const pupil = (surname: string, givenName: string) => ({
  surname,
  givenName,
  registrationNumber: '',
  dateOfBirth: '2012-01-01',
});
const pupils = [pupil('Kaci', 'Aya'), pupil('Talbi', 'Noé'), pupil('Zerrouki', 'Inès')];
const lines = [
  ['1', 'Kaci Aya', '12,5', '14'],
  ['2', 'Talbi Noé', 'abs', ''],
  ['3', 'Zerrouki Inès', '9', '9/20'],
];
const kinds: ColumnKind[] = ['ordinal', 'name', 'mark', 'mark'];
const truth = {
  pupils,
  columns: kinds.map((kind, index) => ({ id: `c${index}`, kind, heading: '', scale: 20 })),
  rows: [
    ...lines.map((line, index) => ({
      id: `r${index}`,
      pupil: index,
      cells: line.map((text) => ({ text })),
    })),
    {
      id: 's',
      summary: true as const,
      cells: ['', 'Moyenne', '10', '11'].map((text) => ({ text })),
    },
  ],
};

const readPage = (
  rows: readonly (readonly string[])[],
  flagged: readonly string[] = [],
): ReadPage => ({
  columns: kinds,
  rows: rows.map((cells) => ({
    isSummary: cells[1] === 'Moyenne',
    pupil: cells[1],
    cells: cells.map((text) => ({ text, isFlagged: flagged.includes(text), confidence: 98 })),
  })),
});
const summary = ['', 'Moyenne', '10', '11'];
const outcomes = (read: ReadPage) => scorePage(truth, read).marks.map(({ outcome }) => outcome);

describe('a mark counts as read exactly', () => {
  it.each([
    ['12,5', '12.50', true],
    ['١٢٫٥', '12,5', true],
    ['9/20', '9', true],
    ['غ', 'abs', true],
    ['-', '', true],
    ['12,5', '125', false],
    ['', '0', false],
    ['abs', '', false],
    ['14', '14?', false],
  ])('when %s is read as %s: %s', (written, read, isSame) => {
    expect(sameMark(written, read, 20)).toBe(isSame);
  });

  it('on the scale written in the cell', () => {
    expect(sameMark('5/10', '10', 20)).toBe(true);
    expect(sameMark('5/10', '5', 20)).toBe(false);
  });
});

describe('scoring a page', () => {
  it('finds no error in a correct reading', () => {
    const score = scorePage(truth, readPage([...lines, summary]));
    expect(score).toMatchObject({ lostRows: 0, inventedRows: 0, mistypedColumns: 0 });
    expect(tally([score])).toMatchObject({
      marks: 6,
      exact: 100,
      wrongUnflagged: 0,
      flagged: 0,
      namesNear: 100,
      namesChosen: 100,
    });
  });

  it('counts a wrong mark, and whether the teacher is asked to check it', () => {
    const read = [['1', 'Kaci Aya', '125', '14'], ['2', 'Talbi Noé', '4', ''], lines[2]!, summary];
    const counted = tally([scorePage(truth, readPage(read, ['125']))]);
    expect(counted.wrong).toBeCloseTo(200 / 6);
    expect(counted.wrongUnflagged).toBeCloseTo(100 / 6);
    expect(counted.flagged).toBeCloseTo(100 / 6);
  });

  it('counts the marks of a lost row as missing, and no other pupil’s', () => {
    const read = readPage([lines[0]!, lines[2]!, summary]);
    expect(outcomes(read)).toEqual(['exact', 'exact', 'missing', 'missing', 'exact', 'exact']);
    expect(scorePage(truth, read)).toMatchObject({ lostRows: 1, inventedRows: 0 });
  });

  it('counts marks shifted to the next pupil as wrong', () => {
    const shifted = lines.map(([number = '', name = ''], index) => [
      number,
      name,
      ...(lines[index - 1]?.slice(2) ?? ['', '']),
    ]);
    expect(
      outcomes(readPage([...shifted, summary])).filter((outcome) => outcome === 'exact'),
    ).toEqual([]);
  });

  it('compares columns in another order by their content', () => {
    const turned = readPage([...lines, summary].map((cells) => cells.toReversed()));
    const score = scorePage(truth, { ...turned, columns: kinds.toReversed() });
    expect(tally([score])).toMatchObject({ exact: 100, namesNear: 100 });
  });

  it('counts marks read as remarks as missing', () => {
    const read = readPage([...lines, summary]);
    const score = scorePage(truth, { ...read, columns: ['ordinal', 'name', 'remark', 'mark'] });
    expect(score.mistypedColumns).toBe(1);
    expect(tally([score])).toMatchObject({ missing: 50, exact: 50 });
  });

  it('counts one row too many when a summary is read as a pupil', () => {
    const read = readPage([...lines, summary]);
    const rows = read.rows.map((row) => ({ ...row, isSummary: false }));
    expect(scorePage(truth, { ...read, rows }).inventedRows).toBe(1);
  });

  it('counts everything as missing when nothing was read', () => {
    const counted = tally([scoreNothing(truth)]);
    expect(counted).toMatchObject({ missing: 100, namesNear: 0, namesChosen: 0, lostRows: 3 });
  });

  it('accepts names with one wrong letter, and pupils chosen from the list', () => {
    const read = [['1', 'Kaci Ava', '12,5', '14'], ['2', 'Tolbi Noe', 'abs', ''], lines[2]!];
    const { names } = scorePage(truth, readPage(read));
    expect(names.map(({ isNear }) => isNear)).toEqual([true, false, true]);
    expect(names.map(({ isChosen }) => isChosen)).toEqual([false, false, true]);
    expect(plainName(' O’Neill  Jack')).toBe("O'Neill Jack");
  });
});

it('the calibration compares the promised with the actual accuracy', () => {
  const read = readPage([['1', 'Kaci Aya', '12,5', '1'], lines[1]!, lines[2]!]);
  const [bin] = calibration([scorePage(truth, read)]);
  expect(bin).toMatchObject({ from: 97, count: 6, promised: 98 });
  expect(bin!.kept).toBeCloseTo(500 / 6);
});
