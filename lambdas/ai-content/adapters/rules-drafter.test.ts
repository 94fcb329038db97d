import { expect, it } from 'vitest';
import { planDraft } from '../domain/plan/plan-draft.ts';
import { draftByRules } from './rules-drafter.ts';

it('a kind of exercise that rules cannot make is refused by the name that its teacher gave it', async () => {
  const plan = planDraft({
    ...{ contentType: 'EXERCISE', topic: 'Emir Abdelkader', level: 'Middle', language: 'en' },
    exerciseType: 'Source analysis',
    baseText: 'The Emir was born in 1808. The treaty of Tafna was signed in 1837.',
  });
  await expect(draftByRules({ task: 'draft', plan })).rejects.toMatchObject({
    failure: { code: 'draft-exercise-type', params: { type: 'Source analysis' } },
  });
});
