import { labelsIn } from '#shared/draft/labels.ts';
import type { TestAnswer } from '../../domain/answers.ts';
import { isCalculated } from '../items/item.ts';
import { chooseItems } from '../items/choose-items.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { Material } from '../material.ts';

type IntegrationTask = NonNullable<TestAnswer['task']>;
type Told = Pick<IntegrationTask, 'situation' | 'instructions'>;

/** How many lines pupils of a level write; in Arabic with its noun. */
const LINES = {
  Primary: { count: '6', ar: '6 أسطر' },
  Middle: { count: '10', ar: '10 أسطر' },
  Secondary: { count: '15', ar: '15 سطرا' },
} as const;

/** A page to write for others; it fits any topic, and says how long it must be and what it must contain. */
function writingTask({ plan: { language, request }, source }: Material): Told {
  const texts = ruleTextsIn(language).task;
  const { count, ar } = LINES[request.level];
  return {
    situation: texts.writing(request.topic),
    instructions: [
      texts.lines(language === 'ar' ? ar : count, source ? 'yes' : 'no'),
      texts.facts,
      texts.ending,
    ],
  };
}

/** Several calculations on a known topic, to be explained. */
function calculationTask(
  { plan: { language, request }, random, constraints }: Material,
  family: NonNullable<Material['family']>,
): Told {
  const texts = ruleTextsIn(language).task;
  const items = chooseItems(
    { ...family, make: family.problem ?? family.make },
    { language, level: request.level, random, constraints },
    [2, 3, 3],
  );
  return {
    situation: texts.calculations,
    instructions: [...items.map((item) => item.question), texts.explain],
  };
}

/** A task that applies what was learned, marked by the four criteria of Algerian schools. */
export function integrationTask(material: Material): IntegrationTask {
  const { family, plan } = material;
  const { criteria, rubric } = ruleTextsIn(plan.language).task;
  return {
    ...(family && isCalculated(family) ? calculationTask(material, family) : writingTask(material)),
    criteria: [...criteria],
    rubric: {
      levels: [...labelsIn(plan.language).rubricLevels],
      criteria: rubric.map(([criterion = '', ...levels]) => ({ criterion, levels })),
    },
  };
}
