import { describe, expect, it } from 'vitest';
import { listedGradebook, sampleGradebook } from '#test/support/sample-gradebook.ts';
import type { Gradebook, GradebookCell, GradebookRow } from '../model/gradebook.ts';
import { findAverageRule, judgeRow } from './average-check.ts';
import { findDoubts, findEachDoubt, HEADING_ROW } from './doubts.ts';
import { classQuestion } from './other-class.ts';

const [ORDINAL, NAME, ACTIVITIES, TEST, EXAM, AVERAGE] = [0, 1, 2, 3, 4, 5];

const replaceRow = (page: Gradebook, row: number, change: Partial<GradebookRow>): Gradebook => ({
  ...page,
  rows: page.rows.map((before, index) => (index === row ? { ...before, ...change } : before)),
});
const replaceCell = (
  page: Gradebook,
  row: number,
  column: number,
  change: Partial<GradebookCell>,
): Gradebook =>
  replaceRow(page, row, {
    cells: page.rows[row]!.cells.map((cell, index) =>
      index === column ? { ...cell, ...change } : cell,
    ),
  });
const of = (row: number, column: number, ...reasons: string[]) => [{ row, column, reasons }];

it('finds no doubts on a well-read page with matching averages', () => {
  expect(findDoubts(sampleGradebook())).toEqual([]);
  expect(findDoubts(listedGradebook())).toEqual([]);
});

it('doubts the heading of a marks column without a role, until a role or none is chosen', () => {
  const page = sampleGradebook();
  const replaceColumn = (change: object) => ({
    ...page,
    columns: page.columns.map(({ role, ...column }, index) =>
      index === EXAM ? { ...column, ...change } : { ...column, ...(role && { role }) },
    ),
  });
  expect(findDoubts(replaceColumn({ heading: 'yli>VI' }))).toEqual(
    of(HEADING_ROW, EXAM, 'no-role'),
  );
  expect(findDoubts(replaceColumn({ role: 'exam' }))).toEqual([]);
  expect(findDoubts(replaceColumn({ checked: true }))).toEqual([]);
});

it('doubts a heading that is no known one, until the teacher has confirmed it', () => {
  const page = sampleGradebook();
  const columns = page.columns.map((column, index) =>
    index === EXAM ? { ...column, heading: 'p Les CE', unsure: true as const } : column,
  );
  expect(findDoubts({ ...page, columns })).toEqual(of(HEADING_ROW, EXAM, 'heading'));
});

it('confirms marks by an average while the role of another column is open', () => {
  const page = replaceCell(sampleGradebook(), 0, EXAM, { confidence: 90 });
  const columns = page.columns.map(({ role, ...column }, index) =>
    index === ACTIVITIES ? column : { ...column, ...(role && { role }) },
  );
  expect(findDoubts({ ...page, columns })).toEqual(of(HEADING_ROW, ACTIVITIES, 'no-role'));
});

it('judges a row again by another rule, and with another column, though its cells do not change', () => {
  const page = replaceCell(sampleGradebook(), 0, EXAM, { confidence: 90 });
  const row = page.rows[0]!;
  const rule = findAverageRule(page, AVERAGE)!;
  const columns = page.columns.map((one, at) => (at === EXAM ? { ...one, scale: 40 } : one));
  const { confirmed } = judgeRow(rule, page, row, AVERAGE, 95);
  expect(confirmed).toContain(EXAM);
  expect(judgeRow(rule, page, row, AVERAGE, 95).confirmed).toEqual(confirmed);
  const ofTests = { ...rule, parts: [{ weight: 1, roles: ['test' as const] }] };
  expect(judgeRow(ofTests, page, row, AVERAGE, 95).confirmed).toEqual([]);
  expect(judgeRow(rule, { ...page, columns }, row, AVERAGE, 95).confirmed).toEqual([]);
});

describe('a mark is doubtful', () => {
  it('when it was not read with certainty, and no average confirms it', () => {
    const page = replaceCell(sampleGradebook(), 0, EXAM, { confidence: 94.9 });
    const lone = { ...page, columns: page.columns.filter(({ kind }) => kind !== 'average') };
    expect(findDoubts(lone)).toEqual(of(0, EXAM, 'unsure'));
    expect(findDoubts(page)).toEqual([]);
  });

  it('even if the average fits, when it is hardly likely', () => {
    const page = replaceCell(sampleGradebook(), 0, EXAM, { confidence: 29 });
    expect(findDoubts(page)).toEqual(of(0, EXAM, 'unsure'));
  });

  it('even if the average fits, when other marks that may be written there fit it as well', () => {
    const first = replaceCell(sampleGradebook(), 0, ACTIVITIES, { confidence: 37 });
    expect(findDoubts(first)).toEqual([]);
    expect(findDoubts(replaceCell(first, 0, TEST, { confidence: 69 }))).toEqual([
      ...of(0, ACTIVITIES, 'unsure'),
      ...of(0, TEST, 'unsure'),
    ]);
  });

  it('when its 1 may be the neighbour’s, which leaves the average as it is', () => {
    const texts = { '0,2': '9', '0,3': '14', '0,4': '11', '0,5': '11,17' };
    const first = replaceCell(sampleGradebook(texts), 0, ACTIVITIES, { confidence: 90 });
    expect(findDoubts(first)).toEqual([]);
    expect(findDoubts(replaceCell(first, 0, TEST, { confidence: 90 }))).toEqual([
      ...of(0, ACTIVITIES, 'unsure'),
      ...of(0, TEST, 'unsure'),
    ]);
  });

  it('when the average fits a mark with one more decimal better', () => {
    const texts = { '0,2': '10,2', '0,3': '15,5', '0,4': '2,5', '0,5': '5,96' };
    const page = replaceCell(sampleGradebook(texts), 0, ACTIVITIES, { confidence: 37 });
    expect(findDoubts(page)).toEqual(of(0, ACTIVITIES, 'unsure'));
    const right = replaceCell(page, 0, ACTIVITIES, { text: '10,25' });
    expect(findDoubts(right)).toEqual([]);
  });

  it('when it may be why the average is wrong, unless something else is likelier why', () => {
    const page = replaceCell(sampleGradebook({ '4,4': '13,5' }), 4, EXAM, { confidence: 98.3 });
    expect(findDoubts(page)).toEqual([
      ...of(4, EXAM, 'average-differs'),
      ...of(4, AVERAGE, 'average-differs'),
    ]);
    const other = replaceCell(sampleGradebook({ '4,4': '13,5' }), 4, EXAM, { confidence: 60 });
    expect(findDoubts(replaceCell(other, 4, TEST, { confidence: 98.3 }))).toEqual(
      of(4, EXAM, 'unsure'),
    );
  });

  it.each([
    ['25', 'off-scale'],
    ['12/10', 'off-scale'],
    ['1l', 'unreadable'],
  ])('when it is %s: %s', (text, reason) => {
    expect(findDoubts(sampleGradebook({ [`2,${EXAM}`]: text }))).toEqual(of(2, EXAM, reason));
  });

  it('when another reader reads another value, but not another spelling', () => {
    const page = (second: string) => replaceCell(sampleGradebook(), 1, ACTIVITIES, { second });
    expect(findDoubts(page('18,5'))).toEqual(of(1, ACTIVITIES, 'readings-differ'));
    expect(findDoubts(page('١٦٫٥'))).toEqual([]);
  });

  it('when it is far from the pupil’s others and there is a second reason', () => {
    const far = sampleGradebook({ [`4,${TEST}`]: '1', [`4,${AVERAGE}`]: '' });
    expect(findDoubts(far)).toEqual([]);
    expect(findDoubts(replaceCell(far, 4, TEST, { confidence: 98.5 }))).toEqual(
      of(4, TEST, 'outlier'),
    );
  });
});

/** Thirty pupils: the sample's five, and they again and again. */
function thirtyPupils(texts: Record<string, string> = {}): Gradebook {
  const more = Array.from({ length: 5 }, (_, times) =>
    sampleGradebook().rows.map((row, at) => ({
      ...row,
      id: `r${5 * times + at + 6}`,
      cells: row.cells.with(ORDINAL, { text: `${5 * times + at + 6}` }),
    })),
  );
  const own = sampleGradebook(texts);
  return { ...own, rows: [...own.rows, ...more.flat()] };
}

describe('the rule of averages in a hard hand', () => {
  /** Of the 24 pupils with an average, 15 have a misread exam. */
  const misread = (confidence: number): Gradebook =>
    thirtyPupils()
      .rows.map((_, row) => row)
      .filter((row) => row % 5 === 0 || row % 5 === 1 || row % 10 === 8)
      .reduce(
        (page, row) => replaceCell(page, row, EXAM, { text: '3', confidence }),
        thirtyPupils(),
      );

  it('is found although most rows have an error, if those are unsure', () => {
    expect(findAverageRule(misread(80), AVERAGE)?.preset).toBe('middle-2022');
    expect(findAverageRule(misread(96), AVERAGE)).toBeUndefined();
  });

  it('is not found by a few rows that fit', () => {
    const few = misread(80);
    const rows = few.rows.filter(({ cells }) => cells[EXAM]!.text === '3');
    expect(findAverageRule({ ...few, rows: [...rows, ...few.rows.slice(3, 5)] }, AVERAGE)).toBe(
      undefined,
    );
  });
});

describe('an absence that was not read with certainty', () => {
  /** The fifth of thirty pupils is absent from the test. */
  const classWith = (texts: Record<string, string> = {}): Gradebook =>
    replaceCell(thirtyPupils({ [`4,${TEST}`]: 'abs', [`4,${AVERAGE}`]: '', ...texts }), 4, TEST, {
      confidence: 60,
    });
  const doubted = of(4, TEST, 'unsure');

  it('is confirmed by the average that is missing, where the others have one', () => {
    expect(findDoubts(classWith())).toEqual([]);
    const without = classWith().columns.filter(({ kind }) => kind !== 'average');
    expect(findDoubts({ ...classWith(), columns: without })).toEqual(doubted);
  });

  it.each([
    ['others lack theirs too', classWith({ [`0,${AVERAGE}`]: '', [`1,${AVERAGE}`]: '' })],
    ['it is written', classWith({ [`4,${AVERAGE}`]: '18' })],
    ['another mark is missing, too', classWith({ [`4,${EXAM}`]: '' })],
    [
      'the blank cell may hold a neighbour’s ink',
      replaceCell(classWith(), 4, AVERAGE, { confidence: 98 }),
    ],
    ['it was hardly read', replaceCell(classWith(), 4, TEST, { confidence: 29 })],
  ])('is not confirmed where %s', (_, page) => {
    expect(findDoubts(page)).toEqual(expect.arrayContaining(doubted));
  });

  it('is not confirmed where another mark is unsure, which may be the absence', () => {
    expect(findDoubts(replaceCell(classWith(), 4, EXAM, { confidence: 90 }))).toEqual([
      ...doubted,
      ...of(4, EXAM, 'unsure'),
    ]);
  });
});

describe('an average is doubtful', () => {
  it('when it does not follow from its marks by the rule of the others', () => {
    const page = sampleGradebook({ [`1,${AVERAGE}`]: '15,58' });
    expect(findDoubts(page)).toEqual(of(1, AVERAGE, 'average-differs'));
  });

  it('but not because of a mark that is asked about anyway, until that is settled', () => {
    const page = sampleGradebook({ [`4,${EXAM}`]: '13,5' });
    const asked = replaceCell(page, 4, EXAM, { confidence: 60 });
    expect(findDoubts(asked)).toEqual(of(4, EXAM, 'unsure'));
    expect(findDoubts(replaceCell(asked, 4, EXAM, { checked: true }))).toEqual(
      of(4, AVERAGE, 'average-differs'),
    );
    const corrected = replaceCell(asked, 4, EXAM, { text: '18,5', checked: true });
    expect(findDoubts(corrected)).toEqual([]);
  });

  it('although a mark is asked about that cannot be why', () => {
    const page = replaceCell(sampleGradebook({ [`4,${AVERAGE}`]: '3' }), 4, ACTIVITIES, {
      confidence: 97,
    });
    expect(findDoubts(page)).toEqual([
      ...of(4, ACTIVITIES, 'unsure'),
      ...of(4, AVERAGE, 'average-differs'),
    ]);
  });

  it('when it was read badly and is off by a hundredth', () => {
    const own = { preset: 'custom', scale: 20, parts: [{ roles: ['exam' as const], weight: 1 }] };
    const texts = { '0,5': '11', '1,5': '17', '2,5': '9', '3,5': '10,51', '4,5': '18,5' };
    const page = { ...sampleGradebook(texts), averages: own };
    expect(findDoubts(replaceCell(page, 3, AVERAGE, { confidence: 68 }))).toEqual(
      of(3, AVERAGE, 'unsure'),
    );
  });

  it('when it was read badly and is only the cut result, which is rarer than the rounded one', () => {
    const parts = [{ roles: ['test' as const, 'exam' as const], weight: 1 }];
    const texts = {
      '0,3': '6',
      '0,4': '6,25',
      '0,5': '6,12',
      '1,5': '16',
      '2,5': '8,75',
      '3,5': '9,75',
      '4,5': '18,75',
    };
    const page = { ...sampleGradebook(texts), averages: { preset: 'custom', scale: 20, parts } };
    expect(findDoubts(replaceCell(page, 0, AVERAGE, { confidence: 62 }))).toEqual(
      of(0, AVERAGE, 'unsure'),
    );
    expect(findDoubts(replaceCell(page, 0, AVERAGE, { text: '6,13', confidence: 62 }))).toEqual([]);
  });

  it('unless it is only rounded', () => {
    expect(findDoubts(sampleGradebook({ [`0,${AVERAGE}`]: '11,7' }))).toEqual([]);
    expect(findDoubts(sampleGradebook({ [`0,${AVERAGE}`]: '١١٫٦٧' }))).toEqual([]);
  });

  it('by no rule when most of the page follows none', () => {
    const texts = Object.fromEntries(
      [0, 1, 3, 4].map((row) => [`${row},${AVERAGE}`, `${row + 3}`]),
    );
    expect(findDoubts(sampleGradebook(texts))).toEqual([]);
  });

  it('by the gradebook’s own rule if it has one', () => {
    const own = { preset: 'custom', scale: 20, parts: [{ roles: ['exam' as const], weight: 1 }] };
    const texts = { '0,5': '11', '1,5': '17', '2,5': '9', '3,5': '9', '4,5': '18,5' };
    expect(findDoubts({ ...sampleGradebook(texts), averages: own })).toEqual(
      of(3, AVERAGE, 'average-differs'),
    );
  });

  it('but not in a line below the pupils', () => {
    expect(findDoubts(replaceRow(sampleGradebook({ '4,5': '19' }), 4, { summary: true }))).toEqual(
      [],
    );
  });
});

describe('a row is doubtful', () => {
  it('when its number is missing, repeated or out of order', () => {
    expect(findDoubts(sampleGradebook({ [`3,${ORDINAL}`]: '3' }))).toEqual([]);
    expect(findDoubts(sampleGradebook({ '3,0': '5', '4,0': '6' }))).toEqual(
      of(3, ORDINAL, 'row-number'),
    );
    expect(findDoubts(sampleGradebook({ '2,0': '2', '3,0': '3', '4,0': '4' }))).toEqual(
      of(2, ORDINAL, 'row-number'),
    );
    expect(findDoubts(sampleGradebook({ '3,0': '', '4,0': '4' }))).toEqual(
      of(3, ORDINAL, 'row-number'),
    );
  });

  it('but not by its number when few rows are numbered', () => {
    expect(findDoubts(sampleGradebook({ '1,0': '', '2,0': '', '3,0': '9', '4,0': '' }))).toEqual(
      [],
    );
  });
});

describe('a pupil’s name', () => {
  it('is doubtful if it was not read with certainty and there is no list', () => {
    const page = replaceCell(sampleGradebook(), 0, NAME, { confidence: 70 });
    expect(findDoubts(page)).toEqual(of(0, NAME, 'unsure'));
  });

  it('is certain once it is chosen from the list, however it was read', () => {
    expect(findDoubts(replaceCell(listedGradebook(), 0, NAME, { confidence: 3 }))).toEqual([]);
  });

  it('is doubtful if nothing that was read matches the pupil', () => {
    const page = listedGradebook({ [`3,${ORDINAL}`]: '', [`3,${NAME}`]: 'jl--o' });
    expect(findDoubts(page)).toEqual(of(3, NAME, 'pupil-by-place'));
    expect(findDoubts(replaceCell(page, 3, NAME, { second: 'زروقي أسن' }))).toEqual([]);
    expect(findDoubts(replaceCell(page, 3, NAME, { checked: true }))).toEqual([]);
    expect(findDoubts(replaceCell(page, 3, ORDINAL, { text: '4' }))).toEqual([]);
    const toNumbers = page.columns.map((column, index) =>
      index === ORDINAL ? ({ ...column, kind: 'registrationNumber' } as const) : column,
    );
    const numbered = replaceCell(page, 3, ORDINAL, { text: '١٦١٠٠٠٠٠٠٠٠٠٠٣' });
    expect(findDoubts({ ...numbered, columns: toNumbers })).toEqual([]);
  });

  it('is not questioned one by one on a page matched by its order', () => {
    const texts = Object.fromEntries(
      [0, 1, 3].flatMap((row) => [
        [`${row},${ORDINAL}`, ''],
        [`${row},${NAME}`, 'jl--o'],
      ]),
    );
    const doubts = findDoubts(listedGradebook(texts)).flatMap(({ reasons }) => reasons);
    expect(doubts).not.toContain('pupil-by-place');
  });

  it('is doubtful if it is not on the list, or on two rows', () => {
    expect(findDoubts(replaceRow(listedGradebook(), 2, { pupil: undefined }))).toEqual(
      of(2, NAME, 'unknown-name'),
    );
    expect(findDoubts(replaceRow(listedGradebook(), 2, { pupil: 1 }))).toEqual([
      ...of(1, NAME, 'pupil-twice'),
      ...of(2, NAME, 'pupil-twice'),
    ]);
  });
});

describe('a class list that may belong to another class', () => {
  /** A page with some rows that match no pupil of the list. */
  const page = (...strangers: number[]) =>
    strangers.reduce((book, row) => replaceRow(book, row, { pupil: undefined }), listedGradebook());
  const most = page(0, 1, 2, 3);

  it('is one doubt, before all others, instead of one per name', () => {
    const marked = replaceCell(most, 0, EXAM, { confidence: 20 });
    expect(findDoubts(marked)).toEqual([
      ...of(HEADING_ROW, NAME, 'other-class'),
      ...of(0, EXAM, 'unsure'),
    ]);
    expect(classQuestion(marked)).toEqual({ unknown: 4, names: 5 });
  });

  it('is not doubted when few names are unknown', () => {
    expect(findDoubts(page(0, 1, 2))).toEqual(
      [0, 1, 2].flatMap((row) => of(row, NAME, 'unknown-name')),
    );
  });

  it('is questioned once; after a yes, names are doubtful one by one', () => {
    const classList = { ...most.classList!, rightClass: true as const };
    expect(findDoubts({ ...most, classList })).toEqual(findEachDoubt(most));
    expect(findEachDoubt(most)).toHaveLength(4);
  });

  it('is not questioned because of names that were checked', () => {
    expect(classQuestion(replaceCell(most, 0, NAME, { checked: true }))).toBeUndefined();
  });
});

describe('a cell the teacher has checked', () => {
  it('is no longer doubtful', () => {
    const page = replaceCell(sampleGradebook(), 0, EXAM, {
      confidence: 20,
      second: '9',
      checked: true,
    });
    expect(findDoubts(page)).toEqual([]);
  });

  it('stays doubtful if its value is impossible', () => {
    const page = replaceCell(sampleGradebook({ '0,4': '25', '0,5': '' }), 0, EXAM, {
      checked: true,
    });
    expect(findDoubts(page)).toEqual(of(0, EXAM, 'off-scale'));
  });
});
