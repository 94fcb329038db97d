import { expect, it } from 'vitest';
import { draftLanguages } from '#shared/model/locale.ts';
import { sampleRequests } from '#test/support/sample-answers.ts';
import { assembleRubric } from '../../domain/assemble/assemble-rubric.ts';
import { taskCriteria } from '../../domain/assemble/weights.ts';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import { materialOf } from '../material.ts';
import { randomOf } from '../random.ts';
import { integrationTask } from './integration-task.ts';

it.each(draftLanguages)(
  'the integration task of the rules has a rubric of its criteria (%s)',
  (language) => {
    const plan = planDraft({ ...sampleRequests.test, level: 'Middle', language });
    const task = integrationTask(materialOf(plan, randomOf(plan)));
    const rubric = assembleRubric(task.rubric, 8, taskCriteria);
    expect(rubric?.criteria.map(({ levels }) => levels.map(({ points }) => points))).toEqual([
      [2, 1, 0],
      [3, 1.5, 0],
      [2, 1, 0],
      [1, 0.5, 0],
    ]);
    rubric?.criteria.forEach(({ criterion }, index) =>
      expect(task.criteria[index]).toContain(criterion),
    );
  },
);
