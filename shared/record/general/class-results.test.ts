import { describe, expect, it } from 'vitest';
import type { AbsenceRule, ClassSubject, ClassSubjects } from '../../model/class-subjects.ts';
import type { AveragePart } from '../../model/average-rule.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import { terms, type Term } from '../../model/term.ts';
import { seeded } from '../../seeded.ts';
import { bySubject, termResults, yearResults, type SubjectSheet } from './class-results.ts';

/** An exact fraction; written for this test alone. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}
const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));
const fraction = (over: bigint, under = 1n): Fraction => {
  const shared = divisorOf(over < 0n ? -over : over, under);
  return { over: over / shared, under: under / shared };
};
const plus = (a: Fraction, b: Fraction) =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
const by = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over);
const isMore = (a: Fraction, b: Fraction) => a.over * b.under > b.over * a.under;
const ZERO = fraction(0n);
const sum = (all: readonly Fraction[]) => all.reduce(plus, ZERO);
/** To two decimals, halves up, as a fraction. */
const rounded = ({ over, under }: Fraction) => fraction((200n * over + under) / (2n * under), 100n);
/** Whether the third decimal is exactly the half that is rounded up. */
const isHalf = ({ over, under }: Fraction) => (200n * over) % (2n * under) === under;
const asNumber = ({ over, under }: Fraction) => Number(over) / Number(under);

/** What a cell holds, before it is written as text. */
type RawCell =
  { readonly hundredths: number } | 'absent' | 'excused' | 'exempt' | 'blank' | 'wrong';
interface RawSheet {
  readonly columns: readonly MarkSheetColumn[];
  readonly parts: readonly AveragePart[] | undefined;
  readonly scale: number;
  /** By pupil, then by column. */
  readonly cells: readonly (readonly RawCell[])[];
}
interface RawClass {
  readonly pupils: number;
  readonly settings: ClassSubjects & { readonly scale: number };
  /** By subject and term. */
  readonly sheets: readonly (readonly (RawSheet | undefined)[])[];
}

const WORDS = { absent: 'غائب', excused: 'غ م', exempt: 'معفى', blank: '', wrong: '99' };
const written = (cell: RawCell): string =>
  typeof cell === 'string' ? WORDS[cell] : (cell.hundredths / 100).toFixed(2).replace('.', ',');

const SUBJECTS = [
  'اللغة العربية',
  'الرياضيات',
  'Physique',
  'علوم الطبيعة والحياة',
  'Français',
  'English',
  'التاريخ',
  'الجغرافيا',
  'التربية الإسلامية',
  'التربية البدنية',
  'الرسم',
  'الموسيقى',
  'الإعلام الآلي',
  'التربية المدنية',
  'تمازيغت',
];
const EXEMPTIBLE = new Set(['التربية البدنية', 'الرسم', 'الموسيقى', 'الإعلام الآلي']);

/** A class with absences, exemptions, gaps, ties and odd coefficients; each seed has another share of them. */
function drawClass(seed: number): RawClass {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)]!;
  const happens = (share: number) => random() < share;
  const pupils = 1 + below(45);
  // Half of the classes have no trouble that takes every general average away.
  const trouble = happens(0.5) ? 0 : 0.05;
  const step = oneOf([1, 25, 25, 50, 500]);
  const scale = oneOf([20, 20, 10]);
  const subjects = SUBJECTS.slice(0, 1 + below(SUBJECTS.length)).map((subject): ClassSubject => ({
    subject,
    ...(!happens(trouble) && { coefficient: oneOf([0.25, 1, 1, 1.5, 1.5, 2, 3, 4, 5, 6, 7]) }),
    ...(happens(0.1) && { terms: terms.filter(() => happens(0.6)) }),
    ...(happens(0.1) && { words: [1] as Term[] }),
    ...(happens(0.1) && { exempt: happens(0.5) }),
    ...(happens(0.1) && { bonus: true as const }),
  }));
  const rule = (): AbsenceRule | undefined => oneOf([undefined, 'zero', 'left-out', 'left-out']);
  const [absent, excused] = [rule(), rule()];
  const sheetOf = (subject: string): RawSheet => {
    const roles: MarkRole[] = happens(0.2)
      ? ['term']
      : [
          ...(happens(0.7) ? (['activities'] as const) : []),
          ...(happens(0.3) ? (['practical'] as const) : []),
          ...Array.from({ length: below(3) }, () => 'test' as const),
          'exam',
        ];
    const columns = roles.map((role, index): MarkSheetColumn => {
      return { id: `c${index}`, heading: role, role, scale: oneOf([20, 20, 20, 10, 40]) };
    });
    const isGiven = roles[0] === 'term';
    const parts: AveragePart[] = happens(0.5)
      ? [
          { roles: ['activities', 'test'], weight: 1 },
          { roles: ['practical'], weight: 1 },
          { roles: ['exam', 'term'], weight: 1 + below(3) },
        ]
      : [
          { roles: ['activities'], weight: 1 },
          { roles: ['practical', 'test'], weight: 1 + below(2) },
          { roles: ['exam', 'term'], weight: 2 },
        ];
    const hasRule = isGiven ? happens(0.3) : !happens(trouble / 4);
    const cellOf = (most: number): RawCell => {
      if (happens(0.01)) return 'absent';
      if (happens(0.01)) return 'excused';
      if (happens(trouble / 8)) return 'exempt';
      if (happens(trouble / 4)) return happens(0.8) ? 'blank' : 'wrong';
      return { hundredths: step * below((most * 100) / step + 1) };
    };
    return {
      columns,
      parts: hasRule ? parts : undefined,
      scale: hasRule ? oneOf([20, 20, 10]) : columns[0]!.scale,
      cells: Array.from({ length: pupils }, () =>
        EXEMPTIBLE.has(subject) && happens(0.08)
          ? columns.map(() => 'exempt' as const)
          : columns.map((column) => cellOf(column.scale)),
      ),
    };
  };
  return {
    pupils,
    settings: {
      ...{ subjects, scale, pass: scale / 2 },
      ...(absent && { absent }),
      ...(excused && { excused }),
    },
    sheets: subjects.map(({ subject }) =>
      terms.map(() => (happens(trouble / 4) ? undefined : sheetOf(subject))),
    ),
  };
}

const contentOf = ({ columns, parts, scale, cells }: RawSheet): MarkSheetContent => ({
  columns: [...columns],
  marks: Object.fromEntries(
    cells.map((row, pupil) => [
      `p${pupil}`,
      Object.fromEntries(
        row.flatMap((cell, at) =>
          cell === 'blank' ? [] : [[columns[at]!.id, { text: written(cell) }]],
        ),
      ),
    ]),
  ),
  ...(parts && { averages: { preset: 'custom', parts: [...parts], scale } }),
});

type Expected = Fraction | 'absent' | 'excused' | 'exempt' | 'missing' | 'none';

/** A subject's average of a pupil on the scale of the class, from the raw cells alone. */
function subjectAverage(
  { settings }: RawClass,
  sheet: RawSheet | undefined,
  pupil: number,
): Expected {
  const { columns, parts, cells } = sheet ?? { columns: [], parts: undefined, cells: [] };
  const isGiven = columns.length === 1 && columns[0]?.role === 'term';
  const used = parts ?? (isGiven ? [{ roles: ['term'], weight: 1 }] : []);
  const zeroed = (cell: RawCell): RawCell =>
    (cell === 'absent' || cell === 'excused') && settings[cell] === 'zero'
      ? { hundredths: 0 }
      : cell;
  const groups = used
    .map(({ roles, weight }) => ({
      weight,
      cells: columns.flatMap((column, at) =>
        roles.includes(column.role!)
          ? [{ cell: zeroed(cells[pupil]![at]!), full: column.scale }]
          : [],
      ),
    }))
    .filter((group) => group.cells.length > 0);
  const all = groups.flatMap((group) => group.cells.map(({ cell }) => cell));
  if (all.length === 0) return 'missing';
  if (all.every((cell) => cell === 'exempt')) return 'exempt';
  if (all.some((cell) => ['blank', 'wrong', 'exempt'].includes(cell as string))) return 'missing';
  if (all.includes('absent')) return 'absent';
  if (all.includes('excused')) return 'excused';
  const weights = fraction(BigInt(groups.reduce((total, { weight }) => total + weight, 0)));
  const means = groups.map((group) => {
    const shares = group.cells.map(({ cell, full }) =>
      typeof cell === 'string' ? ZERO : fraction(BigInt(cell.hundredths), BigInt(100 * full)),
    );
    const mean = by(sum(shares), fraction(BigInt(shares.length)));
    return times(mean, fraction(BigInt(group.weight)));
  });
  return rounded(times(by(sum(means), weights), fraction(BigInt(settings.scale))));
}

const seen = new Map<string, number>();
const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

/** The general average of a pupil by exact fractions, with its divisor and what is missing. */
function expectedTerm(raw: RawClass, term: Term, pupil: number) {
  const { settings } = raw;
  let [points, divisor] = [ZERO, ZERO];
  const gaps: { subject: number; why: string }[] = [];
  for (const [index, subject] of settings.subjects.entries()) {
    const isOut =
      (subject.terms && !subject.terms.includes(term)) || (subject.words ?? []).includes(term);
    const mark = isOut ? 'none' : subjectAverage(raw, raw.sheets[index]![term - 1], pupil);
    if (typeof mark === 'string') note(mark);
    if (mark === 'none') continue;
    if (mark === 'exempt') {
      const mayBe = subject.exempt ?? EXEMPTIBLE.has(subject.subject);
      if (!mayBe) gaps.push({ subject: index, why: 'exempt' });
      else note('exempt and left out');
    } else if (mark === 'absent' || mark === 'excused') {
      if (settings[mark] !== 'left-out') gaps.push({ subject: index, why: mark });
      else note(`${mark} and left out`);
    } else if (mark === 'missing') gaps.push({ subject: index, why: 'missing' });
    else if (subject.coefficient === undefined) gaps.push({ subject: index, why: 'coefficient' });
    else {
      const coefficient = fraction(BigInt(subject.coefficient * 4), 4n);
      const half = fraction(BigInt(settings.scale), 2n);
      const above = isMore(mark, half) ? plus(mark, times(half, fraction(-1n))) : ZERO;
      points = plus(points, times(subject.bonus ? above : mark, coefficient));
      if (!subject.bonus) divisor = plus(divisor, coefficient);
    }
  }
  const full = fraction(BigInt(settings.scale));
  const hasAverage = gaps.length === 0 && isMore(divisor, ZERO);
  const exact = hasAverage ? by(points, divisor) : undefined;
  if (exact && isHalf(exact)) note('half');
  const capped = exact && (isMore(exact, full) ? full : exact);
  if (gaps.length > 0) note('gaps');
  return { points, divisor, gaps, average: capped && rounded(capped) };
}

const rankOf = (all: readonly (Fraction | undefined)[], one: Fraction | undefined) =>
  one && 1 + all.filter((other) => other && isMore(other, one)).length;

describe('general averages of 200 random classes', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'equal exact fractions from the raw marks, seed %i',
    (seed) => {
      const raw = drawClass(seed);
      const pupils = Array.from({ length: raw.pupils }, (_, pupil) => ({
        id: `p${pupil}`,
        fullName: `Pupil ${pupil}`,
      }));
      const sheets = bySubject(
        raw.settings.subjects.flatMap(({ subject }, index) =>
          raw.sheets[index]!.flatMap((sheet, at): SubjectSheet[] =>
            sheet ? [{ subject, term: terms[at]!, content: contentOf(sheet) }] : [],
          ),
        ),
      );
      const ofTerms = terms.map((term) => {
        const expected = pupils.map((_, pupil) => expectedTerm(raw, term, pupil));
        const results = termResults({ pupils }, raw.settings, sheets, term);
        expect(
          results.pupils.map(({ points, divisor, average, gaps, rank }) => ({
            ...{ points, divisor, average, gaps, rank },
          })),
        ).toEqual(
          expected.map(({ points, divisor, average, gaps }) => ({
            points: asNumber(points),
            divisor: asNumber(divisor),
            average: average && asNumber(average),
            gaps,
            rank: rankOf(
              expected.map((one) => one.average),
              average,
            ),
          })),
        );
        const known = expected.flatMap(({ average }) => (average ? asNumber(average) : []));
        if (new Set(known).size < known.length) note('ties');
        return expected.map(({ average }) => average);
      });
      const annual = pupils.map((_, pupil) => {
        const averages = ofTerms.map((all) => all[pupil]).filter((one) => one !== undefined);
        return averages.length === 3 ? rounded(by(sum(averages), fraction(3n))) : undefined;
      });
      if (annual.some((one) => one !== undefined)) note('annual');
      const half = fraction(BigInt(raw.settings.scale), 2n);
      expect(
        yearResults({ pupils }, raw.settings, sheets).pupils.map(({ average, rank, decision }) => ({
          ...{ average, rank, decision },
        })),
      ).toEqual(
        annual.map((average) => ({
          average: average && asNumber(average),
          rank: rankOf(annual, average),
          decision: average && (isMore(half, average) ? 'council' : 'moves-up'),
        })),
      );
    },
  );

  it('have absences, exemptions, gaps, ties, halves and years', () => {
    const wanted = [
      ...['absent', 'excused', 'exempt', 'missing', 'none', 'gaps', 'half', 'ties', 'annual'],
      ...['absent and left out', 'excused and left out', 'exempt and left out'],
    ];
    expect(wanted.filter((what) => (seen.get(what) ?? 0) < 10)).toEqual([]);
  });
});
