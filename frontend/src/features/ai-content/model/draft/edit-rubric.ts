import type { Rubric } from '#shared/model/question.ts';

type Criterion = Rubric['criteria'][number];
type Level = Criterion['levels'][number];

/** Points are multiples of a quarter. */
const QUARTERS = 4;
const inQuarters = (points: number): number => Math.round(points * QUARTERS) / QUARTERS;

/** An empty criterion: the best level has all its points, the lowest none. */
const newCriterion = (levels: number, points: number): Criterion => ({
  criterion: '',
  levels: Array.from({ length: levels }, (_, index) => ({
    text: '',
    points: inQuarters((points * (levels - 1 - index)) / (levels - 1)),
  })),
});

/** A rubric with one empty criterion, for what is worth this many points. */
export const newRubric = (levels: readonly string[], points: number): Rubric => ({
  levels: [...levels],
  criteria: [newCriterion(levels.length, points)],
});

export const addCriterion = (rubric: Rubric): Rubric => ({
  ...rubric,
  criteria: [...rubric.criteria, newCriterion(rubric.levels.length, 1)],
});

/** Without its last criterion there is no rubric. */
export const removeCriterion = (rubric: Rubric, index: number): Rubric | undefined =>
  rubric.criteria.length === 1
    ? undefined
    : { ...rubric, criteria: rubric.criteria.toSpliced(index, 1) };

export const nameCriterion = (rubric: Rubric, index: number, criterion: string): Rubric => ({
  ...rubric,
  criteria: rubric.criteria.map((each, at) => (at === index ? { ...each, criterion } : each)),
});

export const nameLevel = (rubric: Rubric, index: number, name: string): Rubric => ({
  ...rubric,
  levels: rubric.levels.with(index, name),
});

/** Adds an empty level above the lowest, with points halfway between those of its neighbours. */
export const addLevel = ({ levels, criteria }: Rubric): Rubric => ({
  levels: levels.toSpliced(-1, 0, ''),
  criteria: criteria.map((each) => {
    const [above, lowest] = each.levels.slice(-2).map(({ points }) => points);
    const points = inQuarters(((above ?? 0) + (lowest ?? 0)) / 2);
    return { ...each, levels: each.levels.toSpliced(-1, 0, { text: '', points }) };
  }),
});

export const removeLevel = ({ levels, criteria }: Rubric, index: number): Rubric => ({
  levels: levels.toSpliced(index, 1),
  criteria: criteria.map((each) => ({ ...each, levels: each.levels.toSpliced(index, 1) })),
});

export const changeCell = (
  rubric: Rubric,
  criterion: number,
  level: number,
  change: Partial<Level>,
): Rubric => ({
  ...rubric,
  criteria: rubric.criteria.map((each, at) =>
    at === criterion
      ? {
          ...each,
          levels: each.levels.map((cell, index) =>
            index === level ? { ...cell, ...change } : cell,
          ),
        }
      : each,
  ),
});
