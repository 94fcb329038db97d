import type { Rubric } from '../model/question.ts';
import { faultIf, type Fault } from './fault.ts';
import { differ, emptyIf, sumOf } from './questions/traits.ts';

const bestOf = ({ criteria }: Rubric): number =>
  sumOf(criteria.map(({ levels }) => Math.max(...levels.map(({ points }) => points))));

export function rubricFaults(rubric: Rubric, expected: number, path: string): Fault[] {
  const sum = bestOf(rubric);
  return [
    ...rubric.levels.flatMap((name, index) => emptyIf(name, `${path}.levels.${index}`)),
    ...rubric.criteria.flatMap(({ criterion, levels }, index) => [
      ...emptyIf(criterion, `${path}.criteria.${index}.criterion`),
      ...levels.flatMap(({ text }, level) =>
        emptyIf(text, `${path}.criteria.${index}.levels.${level}.text`),
      ),
    ]),
    ...faultIf(differ(sum, expected), 'rubric-sum', path, { sum, expected }),
  ];
}
