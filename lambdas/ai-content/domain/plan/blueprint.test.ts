import { describe, expect, it } from 'vitest';
import { questionTypes, type QuestionGroup } from '#shared/model/content-types.ts';
import { bloomLevels } from '#shared/model/question-levels.ts';
import { blueprintOf } from './blueprint.ts';

const planned = (group: Omit<QuestionGroup, 'questionType'>) =>
  questionTypes.map((questionType) => blueprintOf([{ questionType, ...group }]));

describe('the table of specifications of a test', () => {
  it('goes from easy to hard in each type: two fifths, two fifths and one fifth', () => {
    for (const plan of planned({ questionCount: 10 }))
      expect(plan.map(({ difficulty }) => difficulty)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
  });

  it('has the difficulty that a teacher asks for', () => {
    for (const plan of planned({ questionCount: 3, difficulty: 3 }))
      expect(plan.map(({ difficulty }) => difficulty)).toEqual([3, 3, 3]);
  });

  it('asks for no less of hard questions than of easy ones', () => {
    for (const plan of planned({ questionCount: 20 })) {
      const lowest = ([1, 2, 3] as const).map((difficulty) =>
        Math.min(
          ...plan
            .filter((each) => each.difficulty === difficulty)
            .map(({ bloom }) => bloomLevels.indexOf(bloom)),
        ),
      );
      expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
    }
  });

  it('spreads ten choices over four levels, and keeps the order of the types', () => {
    const plan = blueprintOf([
      { questionType: 'Open Question', questionCount: 1 },
      { questionType: 'Multiple Choice', questionCount: 10 },
    ]);
    expect(plan[0]?.questionType).toBe('Open Question');
    const levels = Map.groupBy(plan.slice(1), ({ bloom }) => bloom);
    expect([...levels].map(([level, { length }]) => [level, length])).toEqual([
      ['remember', 2],
      ['understand', 4],
      ['apply', 3],
      ['analyse', 1],
    ]);
  });
});
