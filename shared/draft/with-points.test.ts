import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuestionOf } from '../model/question.ts';
import { rubricFaults } from './rubric.ts';
import { withPoints } from './with-points.ts';

const open: QuestionOf<'open'> = {
  ...{ kind: 'open', id: 'q1', stem: 'Why?', points: 4, reason: '', answer: 'Because.' },
  marking: [
    { text: 'a', points: 3 },
    { text: 'b', points: 1 },
  ],
  rubric: {
    levels: ['good', 'poor'],
    criteria: [3, 1].map((points, index) => ({
      criterion: `c${index}`,
      levels: [
        { text: 'all', points },
        { text: 'none', points: 0 },
      ],
    })),
  },
};

it('gives the parts of a question the points that it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 80 }), (quarters) => {
      const points = quarters / 4;
      const scaled = withPoints(open, points) as QuestionOf<'open'>;
      expect(scaled.points).toBe(points);
      expect(scaled.marking.reduce((sum, one) => sum + one.points, 0)).toBe(points);
      expect(rubricFaults(scaled.rubric!, points, 'rubric')).toEqual([]);
    }),
  );
  expect(withPoints(open, 4)).toBe(open);
});

it('leaves what is not marked by parts', () => {
  const truth = { ...{ kind: 'truth' as const, id: 'q', stem: '', points: 1, reason: '' } };
  expect(withPoints({ ...truth, answer: true }, 2)).toEqual({ ...truth, answer: true, points: 2 });
  const unmarked = { ...open, marking: [], rubric: undefined };
  expect(withPoints(unmarked, 2)).toMatchObject({ points: 2, marking: [] });
});
