import { texts, topics } from '#lambdas/ai-content/rules/requests.fixture.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { contentTypes, questionTypes } from '#shared/model/content-types.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { difficulties } from '#shared/model/question-levels.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { chanceOf, type Chance } from '../grades/pages/chance.ts';

const durations = ['45', '60 min', '1h30', '2h'] as const;
const exerciseTypes = ['training', 'multiple choice', 'true/false'] as const;
const objectives = {
  ar: 'أن يذكر التلميذ القاعدة\nأن يطبقها في وضعية جديدة',
  en: 'Students will be able to state the rule\nuse it in a new situation',
  fr: 'Énoncer la règle\nL’employer dans une situation nouvelle',
} as const;
/** Number of questions requested for a text, and for a known topic. */
const counts = { text: 6, topic: 12 } as const;

/** One request of a type: half of them with a text. */
function request(chance: Chance, index: number): ContentRequest {
  const language = chance.pick(draftLanguages);
  const level = chance.pick(schoolLevels);
  const hasText = chance.percent(50);
  const read = chance.pick<{ topic: string; text: string }>(texts[language]);
  const topic = hasText ? read.topic : chance.pick<string>(topics[language]);
  const common = { topic, level, language, ...(hasText && { baseText: read.text }) };
  switch (contentTypes[index % contentTypes.length] ?? 'TEST') {
    case 'LESSON_PLAN':
      return {
        contentType: 'LESSON_PLAN',
        ...common,
        duration: chance.pick(durations),
        objectives: objectives[language],
      };
    case 'TEST': {
      const questionCount = chance.whole(3, hasText ? counts.text : counts.topic);
      const [questionType = 'Short Answer', other = 'Multiple Choice'] =
        chance.shuffled(questionTypes);
      return {
        contentType: 'TEST',
        ...common,
        ...{ questionType, questionCount },
        ...(chance.percent(30) && { difficulty: chance.pick(difficulties) }),
        ...(chance.percent(30) && {
          moreQuestions: [{ questionType: other, questionCount: chance.whole(1, 4) }],
        }),
      };
    }
    case 'EXERCISE':
      return { contentType: 'EXERCISE', ...common, exerciseType: chance.pick(exerciseTypes) };
  }
}

/** The given number of requests for a seed: both languages, all types and levels, with and without a source text. */
export function seededRequests(seed: number, count: number): ContentRequest[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => request(chance, index));
}
