import type { QuestionType } from '#shared/model/content-types.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { chooseItems, difficultyAt } from '../items/choose-items.ts';
import type { Difficulty } from '../items/item.ts';
import { itemChoice, itemShort, itemTruth } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { textChoices, textShorts, textTruths } from '../source/text-questions.ts';

/** Questions on the teacher's text; at most `count`. */
export function questionsOfText(
  { source, plan, random }: Material,
  type: QuestionType,
  count: number,
): DraftQuestion[] {
  if (!source || count === 0) return [];
  const from = { source, language: plan.language, random, count };
  if (type === 'Multiple Choice') return textChoices(from);
  return type === 'True/False' ? textTruths(from) : textShorts(from);
}

/** Questions on a known topic, with these difficulties. */
export function questionsOfFamily(
  { family, plan, random, constraints }: Material,
  type: QuestionType,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): DraftQuestion[] {
  if (!family) return [];
  const { language, request } = plan;
  const items = chooseItems(
    family,
    { language, level: request.level, random, constraints },
    difficulties,
    others,
  );
  const order = random.shuffled(items.map((_, at) => at));
  return items.map((item, at): DraftQuestion => {
    const index = order[at] ?? at;
    if (type === 'Multiple Choice') return itemChoice(item, index);
    return type === 'True/False'
      ? itemTruth(item, index % 2 === 0, random)
      : itemShort(item, language);
  });
}

/** With fewer questions it is not a test. */
const FEWEST = 2;

/** The questions, and the number of those that are not from the text although there is one. */
export interface ChosenQuestions {
  readonly questions: readonly DraftQuestion[];
  readonly outsideText: number;
}

/**
 * Chooses questions of a type, first from the teacher's text and then from the known topic. Returns fewer if there
 * are not enough good ones; throws `CannotDraft` if there are hardly any.
 */
export function chooseQuestions(
  material: Material,
  type: QuestionType,
  count: number,
): ChosenQuestions {
  const { source, foreignSource, family } = material;
  const fromText = questionsOfText(material, type, count);
  const left = count - fromText.length;
  const difficulties = Array.from({ length: left }, (_, at) => difficultyAt(at, left));
  const fromTopic = questionsOfFamily(material, type, difficulties, []);
  const questions = [...fromText, ...fromTopic];
  if (questions.length < Math.min(count, FEWEST)) {
    if (foreignSource && !family) throw new CannotDraft('source-language');
    throw new CannotDraft(source ? 'source-too-short' : 'source-needed', questions.length);
  }
  return { questions, outsideText: source ? fromTopic.length : 0 };
}
