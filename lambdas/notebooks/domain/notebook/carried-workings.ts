import type { CarriedColumns } from '#shared/record/marks/carried-columns.ts';
import { toHundredths, workOutAverage } from '#shared/record/averages/averages.ts';
import { rubrics, type MarkColumnId, type MarkScheme } from '#shared/record/marks/mark-schemes.ts';
import type { AverageRule } from '#shared/model/average-rule.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { TermMarks } from '#shared/model/listed-classes.ts';
import type { CarriedMark } from './carried-mark.ts';
import { averageRule } from './mark-scheme.ts';

/** A column of the scheme with its role. */
interface Counted {
  id: MarkColumnId;
  role: MarkRole;
  scale: number;
}

/** How the computed marks of a term are derived, given the columns that the workbook has. */
export interface Workings {
  /** The columns of the scheme that only a formula fills. */
  free: ReadonlySet<MarkColumnId>;
  /** The columns whose marks add up to the activities, if these are not given as one mark. */
  rubrics: readonly MarkColumnId[];
  counted: readonly Counted[];
  /** `undefined` if the workbook lacks a required column or has one that the rule does not name. */
  rule: AverageRule | undefined;
  /** For continuous assessment and for tests: the plain mean of their parts. */
  mean: AverageRule;
}

const ROLES: readonly (readonly [MarkColumnId, MarkRole])[] = [
  ['activities', 'activities'],
  ['expression', 'activities'],
  ['reading', 'activities'],
  ['writing', 'activities'],
  ['practical', 'practical'],
  ['test1', 'test'],
  ['test2', 'test'],
  ['tests', 'test'],
  ['exam', 'exam'],
];

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** The rule by which these columns give an average; `undefined` if a required column is missing. */
function ruleFor(scheme: MarkScheme, counted: readonly Counted[]): AverageRule | undefined {
  const roles = new Set(counted.map(({ role }) => role));
  // In primary school, the average of a subject without activities is its exam.
  const isExamAlone = scheme.id === 'primary-languages-2022' && !roles.has('activities');
  const rule = averageRule(isExamAlone ? 'primary-2022' : scheme.id);
  // Practical work is optional, and the mark of continuous assessment already contains the tests.
  const hasWhole = counted.some(({ id }) => id === 'continuous');
  const isNeeded = (role: MarkRole): boolean =>
    role !== 'practical' && !(hasWhole && role === 'test');
  const needed = rule.parts.flatMap((part) => part.roles).filter(isNeeded);
  return needed.every((role) => roles.has(role)) ? rule : undefined;
}

/** @param scaleOf the full mark of a column of the scheme */
export function planWorkings(
  scheme: MarkScheme,
  { placed, others }: CarriedColumns,
  columns: TermMarks['columns'],
  scaleOf: (id: MarkColumnId) => number,
): Workings {
  const given = rubrics.filter((id) => placed.has(id));
  const makesWhole = given.length > 0 && sum(given.map(scaleOf)) === scaleOf('activities');
  const isThere = (id: MarkColumnId): boolean =>
    placed.has(id) || (id === 'activities' && makesWhole);
  const counted = ROLES.filter(([id]) => isThere(id)).map(([id, role]): Counted => {
    return { id, role, scale: scaleOf(id) };
  });
  const isBefore = ({ role }: Counted): boolean => role === 'activities' || role === 'test';
  if (placed.has('continuous') && !counted.some(isBefore)) {
    counted.push({ id: 'continuous', role: 'activities', scale: scaleOf('continuous') });
  }
  const parts = [{ roles: ['activities' as const, 'test' as const], weight: 1 }];
  const isNamed = others.every((index) => columns[index]?.role === undefined);
  return {
    free: new Set(scheme.columns.map(({ id }) => id).filter((id) => !placed.has(id))),
    rubrics: makesWhole ? given : [],
    counted,
    rule: isNamed ? ruleFor(scheme, counted) : undefined,
    mean: { preset: 'custom', scale: scheme.outOf, parts },
  };
}

type Marks = ReadonlyMap<MarkColumnId, CarriedMark>;

const valueOf = (marks: Marks, id: MarkColumnId): number | undefined => {
  const mark = marks.get(id);
  return mark?.kind === 'mark' ? mark.value : undefined;
};

/** The value of a rule; `undefined` unless all columns that count have a mark. */
function workOut(rule: AverageRule, counted: readonly Counted[], marks: Marks): number | undefined {
  const columns = counted.map(({ id, role, scale }): GradebookColumn => {
    return { id, kind: 'mark', heading: '', role, scale };
  });
  const cells = counted.map(({ id }) => ({ text: String(valueOf(marks, id) ?? '') }));
  const worked = workOutAverage(rule, columns, { cells });
  return 'missing' in worked ? undefined : worked.value;
}

/** A row's marks with those that the printed formulas give; a formula needs all of its parts. */
export function workOutMarks(workings: Workings, given: Marks): Marks {
  const { free, counted, rule, mean } = workings;
  const marks = new Map(given);
  const put = (id: MarkColumnId, value: number | undefined): void => {
    if (value !== undefined && free.has(id)) {
      marks.set(id, { kind: 'mark', value: toHundredths(value) });
    }
  };
  const parts = workings.rubrics.map((id) => valueOf(marks, id));
  const known = parts.filter((value) => value !== undefined);
  if (known.length > 0 && known.length === parts.length) put('activities', sum(known));
  const before = counted.filter(({ role }) => role === 'activities' || role === 'test');
  if (before.some(({ role }) => role === 'activities')) {
    put('continuous', workOut(mean, before, marks));
  }
  put(
    'tests',
    workOut(
      mean,
      counted.filter(({ role }) => role === 'test'),
      marks,
    ),
  );
  if (rule) put('average', workOut(rule, counted, marks));
  return marks;
}
