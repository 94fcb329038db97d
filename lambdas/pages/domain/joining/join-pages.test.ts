import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findDoubts, SURE } from '#shared/page/doubts.ts';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';
import { seeded } from '#shared/seeded.ts';
import { joinPages } from './join-pages.ts';

const surnames = ['بن عيسى', 'حداد', 'زروقي', 'مرابط', 'قاسمي', 'بلقاسم', 'شريف', 'عمراني'];
const givenNames = ['سلمى', 'يوسف', 'مريم', 'أنس', 'هاجر', 'رضا', 'ليلى', 'إسحاق'];
const nameOf = (pupil: number): string =>
  `${surnames[pupil % 8]} ${givenNames[Math.floor(pupil / 8) % 8]}`;
const marksOf = (pupil: number): readonly [string, string] => [
  String(5 + ((pupil * 7) % 15)),
  String(4 + ((pupil * 11) % 16)),
];

interface Page {
  readonly from: number;
  readonly to: number;
  readonly title?: string;
  readonly isNumbered?: boolean;
  readonly isListed?: boolean;
  /** Another class has other pupils and marks. */
  readonly shift?: number;
  readonly headings?: readonly [string, string];
}

const pupils = (count: number) =>
  Array.from({ length: count }, (_, pupil) => ({ name: nameOf(pupil) }));

const roles: Readonly<Record<string, 'test' | 'exam'>> = { الفرض: 'test', الاختبار: 'exam' };
const roleOf = (heading: string) => (roles[heading] ? { role: roles[heading] } : {});

/** The reading of a page with the pupils `from` to `to` of a class. */
function pageOf({ from, to, title = 'القسم 2م3', shift = 0, ...page }: Page): Gradebook {
  const { isNumbered = true, isListed = false, headings = ['الفرض', 'الاختبار'] } = page;
  const [test = '', exam = ''] = headings;
  const rows = Array.from({ length: to - from }, (_, index) => {
    const pupil = from + index;
    const texts = [isNumbered ? String(pupil + 1) : '', nameOf(pupil + shift)];
    return {
      id: `r${index + 1}`,
      ...(isListed && { pupil }),
      cells: [...texts, ...marksOf(pupil + shift)].map((text, column) => ({
        text,
        confidence: 98,
        box: [8000 - column * 1500, 1000 + index * 200, 1400, 190] as [
          number,
          number,
          number,
          number,
        ],
      })),
    };
  });
  return {
    language: 'ar',
    digits: 'western',
    title,
    columns: [
      { id: 'c1', kind: 'ordinal', heading: 'الرقم' },
      { id: 'c2', kind: 'name', heading: 'اللقب والاسم' },
      { id: 'c3', kind: 'mark', heading: test, scale: 20, ...roleOf(test) },
      { id: 'c4', kind: 'mark', heading: exam, scale: 20, ...roleOf(exam) },
    ],
    rows,
    ...(isListed && { classList: { source: 'a.xlsx', sheet: '2م3', pupils: pupils(40) } }),
    warnings: from > 0 ? ['first-row-number'] : [],
  };
}

const join = (...pages: readonly Gradebook[]): Gradebook =>
  joinPages(pages.map((gradebook) => ({ gradebook })))!;
const namesIn = ({ rows }: Gradebook) => rows.map(({ cells }) => cells[1]?.text);
const marksIn = ({ rows }: Gradebook) => rows.map(({ cells }) => [cells[2]?.text, cells[3]?.text]);
const whole = (count: number) => ({
  names: Array.from({ length: count }, (_, pupil) => nameOf(pupil)),
  marks: Array.from({ length: count }, (_, pupil) => marksOf(pupil)),
});

describe('pages of one class', () => {
  it('one alone stays as it is', () => {
    const page = pageOf({ from: 0, to: 5 });
    expect(join(page)).toEqual(page);
  });

  it('continue the list in the order of its numbers, whichever photo came first', () => {
    const joined = join(pageOf({ from: 20, to: 40 }), pageOf({ from: 0, to: 20 }));
    expect(namesIn(joined)).toEqual(whole(40).names);
    expect(marksIn(joined)).toEqual(whole(40).marks);
    expect(joined.rows.map(({ page = 0 }) => page)).toEqual([
      ...Array<number>(20).fill(1),
      ...Array<number>(20).fill(0),
    ]);
    expect(joined).toMatchObject({ pages: [{}, {}], warnings: [] });
    expect(z.safeParse(gradebook, joined).success).toBe(true);
  });

  it('continue the list without headings if the numbers go on', () => {
    const second = pageOf({ from: 20, to: 40, title: '', headings: ['', ''] });
    expect(namesIn(join(pageOf({ from: 0, to: 20 }), second))).toEqual(whole(40).names);
  });

  it('are joined by a third one that lies between them', () => {
    const [a, b, c] = [
      [0, 15],
      [25, 40],
      [15, 25],
    ].map(([from = 0, to = 0]) => pageOf({ from, to, title: '' }));
    const joined = join(a!, b!, c!);
    expect(namesIn(joined)).toEqual(whole(40).names);
    expect(joined.pages).toEqual([{}, {}, {}]);
  });

  it('repeat pupils, who have one row', () => {
    const joined = join(pageOf({ from: 0, to: 22 }), pageOf({ from: 18, to: 40 }));
    expect(namesIn(joined)).toEqual(whole(40).names);
    expect(marksIn(joined)).toEqual(whole(40).marks);
  });

  it('repeat pupils under a title in which the class was misread', () => {
    const joined = join(pageOf({ from: 0, to: 22 }), pageOf({ from: 18, to: 40, title: '2م8' }));
    expect(namesIn(joined)).toEqual(whole(40).names);
  });

  it('without numbers are joined by the pupils that both show', () => {
    const numbers = { isNumbered: false, title: '' };
    const joined = join(
      pageOf({ from: 0, to: 22, ...numbers }),
      pageOf({ from: 18, to: 40, ...numbers }),
    );
    expect(namesIn(joined)).toEqual(whole(40).names);
  });
});

describe('the same page photographed twice', () => {
  const first = pageOf({ from: 0, to: 10 });
  const second = (text: string, confidence: number): Gradebook => ({
    ...first,
    rows: first.rows.map((row, index) =>
      index === 3
        ? {
            ...row,
            cells: row.cells.map((cell, at) => (at === 2 ? { ...cell, text, confidence } : cell)),
          }
        : row,
    ),
  });
  const unsure = second(marksOf(3)[0], SURE.mark - 1);

  it('makes a mark surer that both photos show', () => {
    const joined = join(unsure, second(marksOf(3)[0], SURE.mark - 2));
    expect(joined.rows).toHaveLength(10);
    expect(findDoubts(unsure)).toHaveLength(1);
    expect(findDoubts(joined)).toEqual([]);
  });

  it('makes nothing surer if it is the same photo six times', () => {
    const joined = join(unsure, unsure, unsure, unsure, unsure, unsure);
    expect(joined.rows).toHaveLength(10);
    expect(findDoubts(joined)).toEqual(findDoubts(unsure));
  });

  it('keeps both readings of a mark that differ, and asks', () => {
    const joined = join(first, second('3', 99));
    expect(joined.rows[3]?.cells[2]).toMatchObject({ text: marksOf(3)[0], second: '3' });
    expect(findDoubts(joined)).toEqual([{ row: 3, column: 2, reasons: ['readings-differ'] }]);
  });
});

describe('a page that does not fit is left out', () => {
  const first = pageOf({ from: 0, to: 20 });
  it.each<[string, string, Page, Page]>([
    [
      'of another class',
      'other-class',
      { from: 0, to: 20 },
      { from: 20, to: 40, title: 'القسم 2م4' },
    ],
    [
      'of other pupils with the same numbers',
      'other-class',
      { from: 0, to: 20, title: '' },
      { from: 0, to: 20, shift: 30, title: '' },
    ],
    [
      'of other marks of the same class',
      'unclear-rows',
      { from: 0, to: 20, isListed: true },
      { from: 0, to: 20, isListed: true, shift: 3 },
    ],
    [
      'of another term',
      'other-term',
      { from: 0, to: 20, title: 'القسم 2م3 الفصل الأول' },
      { from: 20, to: 40, title: 'القسم 2م3 الفصل الثاني' },
    ],
    [
      'with other columns of marks',
      'other-columns',
      { from: 0, to: 20 },
      { from: 20, to: 40, headings: ['الاختبار', 'الفرض'] },
    ],
    [
      'without anything that shows its class',
      'unclear-class',
      { from: 0, to: 20, title: '' },
      { from: 30, to: 40, title: '' },
    ],
  ])('%s', (_, misfit, own, other) => {
    const joined = join(pageOf(own), pageOf(other));
    expect(joined.pages).toEqual([{}, { misfit }]);
    expect(joined.rows).toEqual(pageOf(own).rows);
  });

  it('with other columns of the same pupils', () => {
    const facing = pageOf({ from: 0, to: 20 });
    const [ordinal, name, test] = facing.columns;
    const columns = [
      ordinal!,
      name!,
      { ...test!, role: 'activities' as const, heading: 'المراقبة' },
    ];
    const rows = facing.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 3) }));
    expect(join(first, { ...facing, columns, rows }).pages).toEqual([
      {},
      { misfit: 'facing-page' },
    ]);
  });

  it('that could not be read, with the reason', () => {
    const failure = { code: 'page-blank' } as const;
    const joined = joinPages([
      { failure },
      { gradebook: first },
      { gradebook: pageOf({ from: 20, to: 40 }) },
    ]);
    expect(joined?.pages).toEqual([{ failure }, {}, {}]);
    expect(joined?.rows).toHaveLength(40);
    expect(joinPages([{ failure }, { failure }])).toBeUndefined();
  });
});

it('a pupil of the class list whom two rows name is chosen by a person', () => {
  const second = pageOf({ from: 20, to: 40, isListed: true });
  const rows = second.rows.map((row, index) => (index === 5 ? { ...row, pupil: 3 } : row));
  const joined = join(pageOf({ from: 0, to: 20, isListed: true }), { ...second, rows });
  expect([joined.rows[3]?.pupil, joined.rows[25]?.pupil]).toEqual([undefined, undefined]);
  expect(findDoubts(joined).map(({ row }) => row)).toEqual([3, 25]);
});

/** Splits a class into pages that overlap, and misreads some of their cells. */
function splitClass(seed: number): { readonly pages: Gradebook[]; readonly count: number } {
  const random = seeded(seed);
  const count = 8 + Math.floor(random() * 32);
  const isNumbered = random() < 0.7;
  const isListed = random() < 0.5;
  const pages: Gradebook[] = [];
  let shown = 0;
  for (let from = 0; from < count && pages.length < 6;) {
    const to = Math.min(count, from + 4 + Math.floor(random() * 14));
    pages.push(misread(pageOf({ from, to, isNumbered, isListed }), random));
    shown = to;
    from = to === count ? count : to - Math.floor(random() * 3);
  }
  return { pages: random() < 0.5 ? pages : pages.toReversed(), count: shown };
}

function misread(book: Gradebook, random: () => number): Gradebook {
  return {
    ...book,
    rows: book.rows.map(({ pupil, ...row }) => ({
      ...row,
      ...(pupil !== undefined && random() > 0.05 && { pupil }),
      cells: row.cells.map((cell, column) => {
        if (random() > 0.06) return { ...cell, confidence: SURE.mark + random() * 4 };
        const text = column === 0 ? '' : column === 1 ? cell.text.slice(2) : `${cell.text},5`;
        return { ...cell, text, confidence: 20 + random() * 60 };
      }),
    })),
  };
}

it('no split of a class gives a pupil another one’s mark without a doubt', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { pages, count } = splitClass(seed);
    const joined = join(...pages);
    const doubts = new Set(findDoubts(joined).map(({ row, column }) => `${row},${column}`));
    const own = new Set<number>();
    joined.rows.forEach(({ cells, pupil }, row) => {
      const named = pupil ?? whole(count).names.indexOf(cells[1]?.text ?? '');
      const isNameDoubtful = doubts.has(`${row},1`);
      // Names that were misread are doubtful, so a person looks at the row.
      if (named < 0) return expect(isNameDoubtful, `seed ${seed}, row ${row}`).toBe(true);
      expect(own.has(named) && !isNameDoubtful, `seed ${seed}: pupil ${named} twice`).toBe(false);
      own.add(named);
      marksOf(named).forEach((mark, index) => {
        const isRight = cells[index + 2]?.text === mark;
        const isAsked = doubts.has(`${row},${index + 2}`) || isNameDoubtful;
        expect(isRight || isAsked, `seed ${seed}, row ${row}: ${mark}`).toBe(true);
      });
    });
    const isAnyLeftOut = joined.pages?.some(({ misfit }) => misfit !== undefined) ?? false;
    if (!isAnyLeftOut && pages.length > 1) expect(joined.rows.length).toBeGreaterThanOrEqual(count);
  }
});
