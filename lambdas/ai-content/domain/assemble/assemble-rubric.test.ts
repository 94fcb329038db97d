import { describe, expect, it } from 'vitest';
import { rubric as schema } from '#shared/model/question.ts';
import { rubricFaults } from '#shared/draft/rubric.ts';
import { assembleRubric, rubricAnswer } from './assemble-rubric.ts';

const answer = {
  levels: ['Good', 'Fair', 'Weak'],
  criteria: [
    { criterion: 'Facts', levels: ['All right', 'Most right', 'Few right'] },
    { criterion: 'Order', levels: ['Clear', 'One break', 'None'] },
  ],
};
const pointsOf = (points: number, weights?: readonly number[]) =>
  assembleRubric(answer, points, weights)?.criteria.map(({ levels }) =>
    levels.map((each) => each.points),
  );

describe('a rubric of a drafter', () => {
  it('gets the points of its question, in quarters, from the best level down to none', () => {
    expect(pointsOf(8, [3, 1])).toEqual([
      [6, 3, 0],
      [2, 1, 0],
    ]);
    expect(pointsOf(3, [1, 2, 3])).toEqual([
      [1.5, 0.75, 0],
      [1.5, 0.75, 0],
    ]);
  });

  it('is a valid table without a fault, whatever the points', () => {
    for (const points of [0.5, 0.75, 2, 3.25, 8, 20]) {
      const rubric = assembleRubric(answer, points);
      expect(schema.safeParse(rubric).success).toBe(true);
      expect(rubric && rubricFaults(rubric, points, 'task.rubric')).toEqual([]);
    }
  });

  it.each([
    ['a hole', { ...answer, criteria: [{ criterion: 'Facts', levels: ['All'] }] }],
    ['one level', { levels: ['Good'], criteria: [{ criterion: 'a', levels: ['b'] }] }],
    ['no criterion', { ...answer, criteria: [] }],
    ['six levels', { ...answer, levels: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ])('is left out if it has %s', (_, given) => {
    expect(assembleRubric(given, 8)).toBeUndefined();
  });

  it('is left out if there are fewer quarter points than criteria', () => {
    expect(assembleRubric(answer, 0.25)).toBeUndefined();
  });

  it('is none if a model gives something else, or does not know the field', () => {
    for (const given of [undefined, 'a table', { levels: 3 }, { ...answer, colour: 'red' }])
      expect(rubricAnswer.parse(given)).toBeNull();
  });
});

describe('a rubric that a teacher has edited', () => {
  const rubric = assembleRubric(answer, 4);
  if (!rubric) throw new Error('no rubric');

  it('is told when its best levels are not worth what the question is', () => {
    expect(rubricFaults(rubric, 5, 'questions.0.rubric')).toEqual([
      { rule: 'rubric-sum', path: 'questions.0.rubric', params: { sum: 4, expected: 5 } },
    ]);
  });

  it('is told which of its texts are empty', () => {
    const [first, ...others] = rubric.criteria;
    if (!first) throw new Error('no criterion');
    const edited = { ...rubric, criteria: [{ ...first, criterion: ' ' }, ...others] };
    expect(rubricFaults(edited, 4, 'task.rubric')).toMatchObject([
      { rule: 'empty', path: 'task.rubric.criteria.0.criterion' },
    ]);
  });

  it('is refused if a row has more levels than the table', () => {
    const levels = [...rubric.levels, 'Another'];
    expect(schema.safeParse({ ...rubric, levels }).success).toBe(false);
  });
});
