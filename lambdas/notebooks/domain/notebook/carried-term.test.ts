import { describe, expect, it } from 'vitest';
import { markSchemes, type MarkColumnId } from '#shared/record/marks/mark-schemes.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { TermMarks } from '#shared/model/listed-classes.ts';
import { carryTerm, termsOf } from './carried-term.ts';
import { resultsOf } from './class-results.ts';

type Columns = TermMarks['columns'];

const mark = (heading: string, role?: MarkRole, scale?: number): Columns[number] => ({
  heading,
  kind: 'mark',
  ...(role && { role }),
  ...(scale && { scale }),
});
const own = (scale?: number): Columns[number] => ({
  heading: 'المعدل',
  kind: 'average',
  ...(scale && { scale }),
});
const middle = [
  mark('معدل تقويم النشاطات', 'activities', 20),
  mark('الفرض', 'test', 20),
  mark('الإختبار', 'exam', 20),
];
const secondary = [
  mark('التقييم المستمر', 'activities'),
  mark('أعمال تطبيقية أو تعبير شفوي', 'practical'),
  mark('معدل الفروض', 'test'),
  mark('الاختبار', 'exam'),
];
const primary = [
  mark('التعبير والتواصل الشفهي', 'activities', 10),
  mark('القراءة والمحفوظات', 'activities', 10),
  mark('الإنتاج الكتابي', 'activities', 10),
  mark('علامة الاختبار', 'exam', 10),
];

const carry = (level: keyof typeof markSchemes, columns: Columns, ...marks: string[][]) =>
  carryTerm(markSchemes[level], { term: 1, columns, marks });

/** The value, or else the kind, of a row's mark in a column of the scheme. */
function inRow(carried: ReturnType<typeof carryTerm>, id: MarkColumnId, row = 0) {
  const found = carried.rows[row]?.marks.get(id);
  return found?.kind === 'mark' ? found.value : found?.kind;
}

describe('marks of the ministry’s workbooks', () => {
  it('give a middle school’s average by the printed formula', () => {
    const carried = carry('Middle', middle, ['14,5', '11', '12,75']);
    expect([inRow(carried, 'activities'), inRow(carried, 'test1')]).toEqual([14.5, 11]);
    expect(inRow(carried, 'test2')).toBeUndefined();
    // (14.5 + 11) ÷ 2, and (12.75 + 2 × 12.75) ÷ 3.
    expect(inRow(carried, 'continuous')).toBe(12.75);
    expect(carried.rows[0]?.average).toEqual({ value: 12.75, isOwn: false });
  });

  it('give a secondary school’s average, with and without practical work', () => {
    expect(inRow(carry('Secondary', secondary, ['12', '14', '10', '13']), 'average')).toBe(12.4);
    const without = secondary.filter(({ role }) => role !== 'practical');
    const carried = carry('Secondary', without, ['12', '10', '13']);
    expect([inRow(carried, 'tests'), inRow(carried, 'average')]).toEqual([10, 12]);
  });

  it('give a primary school’s average, in languages and in other subjects', () => {
    const carried = carry('Primary', primary, ['8', '7,5', '7', '6,5']);
    expect(inRow(carried, 'reading')).toBe(7.5);
    expect([inRow(carried, 'continuous'), inRow(carried, 'average')]).toEqual([7.5, 7]);
    expect(inRow(carry('Primary', primary.slice(3), ['6,5']), 'average')).toBe(6.5);
  });

  it('give no average from an incomplete row', () => {
    const rows = [
      ['14', '', '12'],
      ['14', '11', 'غ'],
      ['14', '11', '25'],
      ['14', '11', '?'],
      ['', '', ''],
    ];
    const carried = carry('Middle', middle, ...rows);
    expect(carried.rows.map(({ average }) => average)).toEqual(rows.map(() => undefined));
    expect(rows.map((_, row) => inRow(carried, 'exam', row))).toEqual([
      12,
      'absent',
      'odd',
      'odd',
      'blank',
    ]);
    // A row that is complete before the exam has its continuous assessment computed.
    expect(rows.map((_, row) => inRow(carried, 'continuous', row))).toEqual([
      undefined,
      12.5,
      12.5,
      12.5,
      undefined,
    ]);
  });

  it('give no average before the exam', () => {
    const carried = carry('Middle', middle.slice(0, 2), ['14', '11']);
    expect(inRow(carried, 'continuous')).toBe(12.5);
    expect(carried.rows[0]?.average).toBeUndefined();
  });
});

describe('marks of a teacher’s record', () => {
  const recorded = (...marks: string[][]) =>
    carryTerm(markSchemes.Middle, {
      ...{ term: 1, columns: [...middle, own(20)], marks, isRecorded: true },
    }).rows.map(({ average, differs }) => [average, differs]);

  it('have the average of the record, as its reports do, and say where the formula gives another', () => {
    expect(recorded(['14,5', '11', '12,75', '12,75'], ['14,5', '11', '12,75', '13'])).toEqual([
      [{ value: 12.75, isOwn: false }, false],
      [{ value: 13, isOwn: true }, false],
    ]);
  });

  it('have none where the record has none, though the formula gives one', () => {
    expect(recorded(['14,5', '11', '12,75', ''])).toEqual([[undefined, false]]);
  });
});

describe('marks of teachers’ own workbooks', () => {
  const rubrics = [
    mark('Cahier', 'activities', 5),
    mark('Devoirs', 'test', 5),
    mark('Participation', 'activities', 5),
    mark('Comportement', 'activities', 5),
  ];
  const rest = [mark('Devoir 1', 'test', 20), mark('Devoir 2', 'test', 20), mark('Examen', 'exam')];

  it('add up partial marks to the activities', () => {
    const texts = ['4', '3,5', '5', '4,5', '12', '16', '10'];
    const carried = carry('Middle', [...rubrics, ...rest], texts);
    expect([inRow(carried, 'homework'), inRow(carried, 'activities')]).toEqual([3.5, 17]);
    expect([inRow(carried, 'continuous'), inRow(carried, 'average')]).toEqual([15, 11.67]);
  });

  it('add up partial marks with other full marks, if together they make the whole', () => {
    const [notebook, , participation, behaviour] = rubrics;
    const others = [
      { ...notebook!, scale: 7 },
      { ...participation!, scale: 7 },
      { ...behaviour!, scale: 6 },
    ];
    const carried = carry('Middle', [...others, ...rest], ['6', '7', '5', '12', '16', '10']);
    expect([inRow(carried, 'activities'), carried.scaleOf('notebook')]).toEqual([18, 7]);
    const short = carry('Middle', [...others.slice(1), ...rest], ['7', '5', '12', '16', '10']);
    expect([inRow(short, 'activities'), inRow(short, 'average')]).toEqual([undefined, undefined]);
  });

  it('can contain a continuous assessment instead of its parts', () => {
    const columns = [mark('المراقبة المستمرة', 'activities', 20), mark('الاختبار', 'exam', 20)];
    const carried = carry('Middle', columns, ['12', '15']);
    expect([inRow(carried, 'continuous'), inRow(carried, 'average')]).toEqual([12, 14]);
  });

  it('use the workbook’s average when a mark is missing, and warn when it differs', () => {
    const columns = [...middle, own()];
    const carried = carry(
      'Middle',
      columns,
      ['14', '11', '13', '12,83'],
      ['14', '11', '13', '12,5'],
      ['14', '11', 'غ', '8,33'],
    );
    expect(carried.rows.map(({ average }) => average)).toEqual([
      { value: 12.83, isOwn: false },
      { value: 12.83, isOwn: false },
      { value: 8.33, isOwn: true },
    ]);
    expect(carried.rows.map(({ differs }) => differs)).toEqual([false, true, false]);
    const alone = carry('Middle', [own(10)], ['7,25']);
    expect(alone.rows[0]?.average).toEqual({ value: 14.5, isOwn: true });
  });

  it('get their own column when the scheme has none, and no average if they should count', () => {
    const three = [...middle, mark('Devoir 2', 'test'), mark('Devoir 3', 'test', 10)];
    const carried = carry('Middle', three, ['14', '11', '13', '12', '9']);
    expect(carried.extra).toEqual([{ index: 4, heading: 'Devoir 3', outOf: 10 }]);
    expect(carried.rows[0]?.others).toEqual([{ kind: 'mark', value: 9 }]);
    expect(carried.rows[0]?.average).toBeUndefined();
    const bonus = carry('Middle', [...middle, mark('Bonus')], ['14', '11', '13', '2']);
    expect([bonus.extra.length, bonus.rows[0]?.average?.value]).toEqual([1, 12.83]);
  });
});

const sheet = (term?: 1 | 2 | 3): TermMarks => ({ ...(term && { term }), columns: [], marks: [] });

it('puts marks of an unknown term into the first term without marks', () => {
  const unknown = sheet();
  const found = termsOf({ name: '', pupils: [], terms: [unknown, sheet(1), sheet(3)] });
  expect(found.get(2)).toBe(unknown);
  expect([...found.keys()].sort()).toEqual([1, 2, 3]);
});

it('gives equal averages the same rank, and needs three terms for the year', () => {
  const marks = (...averages: string[]): Pick<TermMarks, 'columns' | 'marks'> => ({
    columns: [own()],
    marks: averages.map((text) => [text]),
  });
  const pupils = ['أ', 'ب', 'ج', 'د'].map((fullName) => ({ fullName }));
  const terms = [
    { term: 1 as const, ...marks('12', '15', '12', '') },
    { term: 2 as const, ...marks('13', '10', '9', '11') },
    { term: 3 as const, ...marks('14', '11,5', 'غ', '10') },
  ];
  const [first, , , year] = resultsOf({ name: '', pupils, terms }, markSchemes.Middle);
  expect(first?.map((each) => each?.rank)).toEqual([2, 1, 2, undefined]);
  expect(year?.map((each) => each?.average)).toEqual([13, 12.17, undefined, undefined]);
});
