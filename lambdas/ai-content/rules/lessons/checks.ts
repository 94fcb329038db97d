import type { CheckAnswer } from '../../domain/questions/check.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { chooseItems } from '../items/choose-items.ts';
import { itemChoice } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import type { ChoiceQuestion } from '../questions/question.ts';
import { textChoices, type FromText } from '../source/text-questions.ts';

/** A check, and how hard it is; of texts, only a reader can judge that. */
interface MadeCheck {
  readonly difficulty: Difficulty | null;
  readonly check: CheckAnswer;
}

/** What the teacher does if several pupils are wrong. */
const responses: Readonly<Record<DraftLanguage, (hint: string) => string>> = {
  ar: (hint) => `يذكّر بما يلي: ${hint} يطلب من تلميذ أصاب أن يشرح حله، ثم يعيد السؤال.`,
  en: (hint) => `Reminds them: ${hint} Has a pupil who was right explain, then asks again.`,
  fr: (hint) => `Rappelle : ${hint} Fait expliquer un élève qui a trouvé, puis repose la question.`,
};

const checkOf = (
  { stem, key, options, mistakes, reason, passage, hint, difficulty }: ChoiceQuestion,
  language: DraftLanguage,
): MadeCheck => ({
  difficulty,
  check: {
    ...{ stem, key, options, mistakes, reason, passage },
    response: hint === null ? '' : responses[language](hint),
  },
});

/** Choice questions of a known topic, unlike the lesson's other items. */
export const itemChecks = (
  { family, plan: { language, request }, random, constraints }: Material,
  difficulties: readonly Difficulty[],
  taken: readonly string[],
): MadeCheck[] =>
  family
    ? chooseItems(
        family,
        { language, level: request.level, random, constraints },
        difficulties,
        taken,
      ).map((item, index) => checkOf(itemChoice(item, index), language))
    : [];

export const textChecks = (from: FromText): MadeCheck[] =>
  textChoices(from).map((choice) => checkOf(choice, from.language));
