import { toHundredths, workOutAverage } from '#shared/gradebook/averages.ts';
import type { AverageRule, GradebookColumn } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { TermMarks } from '#shared/model/listed-classes.ts';
import type { CarriedColumns } from './carried-columns.ts';
import type { CarriedMark } from './carried-mark.ts';
import { averageRule, rubrics } from './mark-scheme.ts';
import type { MarkColumnId, MarkScheme } from './mark-scheme.ts';

/** A column of the scheme, and what it counts as. */
interface Counted {
  id: MarkColumnId;
  role: MarkRole;
  scale: number;
}

/** How what follows from a term's marks is worked out, once it is known which columns the workbook has. */
export interface Workings {
  /** The columns of the scheme that nobody but the formula fills. */
  free: ReadonlySet<MarkColumnId>;
  /** What sums up to the activities, where these are not given as one mark. */
  rubrics: readonly MarkColumnId[];
  counted: readonly Counted[];
  /** Without one there is no average: the workbook lacks what every average has, or has what the rule does not name. */
  rule: AverageRule | undefined;
  /** Of continuous assessment, and of tests: the plain mean of their parts. */
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

/** The rule by which these columns make an average; none where one is missing that every average has. */
function ruleFor(scheme: MarkScheme, counted: readonly Counted[]): AverageRule | undefined {
  const roles = new Set(counted.map(({ role }) => role));
  // In primary school, a subject without activities has its exam for average.
  const isExamAlone = scheme.id === 'primary-languages-2022' && !roles.has('activities');
  const rule = averageRule(isExamAlone ? 'primary-2022' : scheme.id);
  // Practical work is not done in every subject, and tests are in the mark of continuous assessment.
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

/** The value of a rule, which is of everything that counts or of nothing. */
function workOut(rule: AverageRule, counted: readonly Counted[], marks: Marks): number | undefined {
  const columns = counted.map(({ id, role, scale }): GradebookColumn => {
    return { id, kind: 'mark', heading: '', role, scale };
  });
  const cells = counted.map(({ id }) => ({ text: String(valueOf(marks, id) ?? '') }));
  const worked = workOutAverage(rule, columns, { cells });
  return 'missing' in worked ? undefined : worked.value;
}

/** A row's marks with what the printed formulas make of them; nothing is made of a part. */
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
