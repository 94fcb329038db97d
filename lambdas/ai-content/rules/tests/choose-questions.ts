import type { QuestionGroup, QuestionType } from '#shared/model/content-types.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { chooseItems, difficultyAt } from '../items/choose-items.ts';
import type { Difficulty } from '../items/item.ts';
import { itemChoice, itemShort, itemTruth } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { textChoices, textShorts, textTruths } from '../source/text-questions.ts';
import { mentions } from '../source/words.ts';

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

/** The words that a question is answered by; none for a statement. */
const keyOf = (question: DraftQuestion): string | undefined => {
  if ('key' in question) return question.key;
  return 'variants' in question ? question.answer : undefined;
};

/** Whether one question gives the answer to the other away, or both have the same. */
const tells = (one: DraftQuestion, other: DraftQuestion): boolean => {
  const [keyOfOne, keyOfOther] = [keyOf(one), keyOf(other)];
  return (
    (keyOfOther !== undefined && mentions(one.stem, keyOfOther)) ||
    (keyOfOne !== undefined && mentions(other.stem, keyOfOne)) ||
    (keyOfOne !== undefined &&
      keyOfOther !== undefined &&
      foldText(keyOfOne) === foldText(keyOfOther))
  );
};

/** Questions on sentences of the text that none of the earlier ones is about, and that give away none of them. */
function moreOfText(
  material: Material,
  { questionType, questionCount }: QuestionGroup,
  earlier: readonly DraftQuestion[],
): DraftQuestion[] {
  const used = new Set(earlier.map(({ passage }) => passage));
  const found: DraftQuestion[] = [];
  let isNew = true;
  while (found.length < questionCount && isNew) {
    const { source } = material;
    const sentences = source?.sentences.filter(({ text }) => !used.has(text)) ?? [];
    const left = questionCount - found.length;
    const more = questionsOfText(
      { ...material, source: source && { ...source, sentences } },
      questionType,
      left,
    );
    for (const { passage } of more) used.add(passage);
    const good = more.filter((one) => !earlier.some((other) => tells(one, other)));
    found.push(...good);
    // Only what was dropped is looked for again.
    isNew = good.length < more.length;
  }
  return found;
}

/**
 * Chooses questions of each type, first from the teacher's text and then from the known topic. Returns fewer if there
 * are not enough good ones; throws `CannotDraft` if there are hardly any.
 */
export function chooseQuestions(
  material: Material,
  groups: readonly QuestionGroup[],
): ChosenQuestions {
  const { source, foreignSource, family } = material;
  const questions: DraftQuestion[] = [];
  let outsideText = 0;
  for (const group of groups) {
    const fromText = moreOfText(material, group, questions);
    const left = group.questionCount - fromText.length;
    const difficulties = Array.from({ length: left }, (_, at) => difficultyAt(at, left));
    const stems = questions.map(({ stem }) => stem);
    const fromTopic = questionsOfFamily(material, group.questionType, difficulties, stems);
    questions.push(...fromText, ...fromTopic);
    if (source) outsideText += fromTopic.length;
  }
  const asked = groups.reduce((sum, { questionCount }) => sum + questionCount, 0);
  if (questions.length < Math.min(asked, FEWEST)) {
    if (foreignSource && !family) throw new CannotDraft('source-language');
    throw new CannotDraft(source ? 'source-too-short' : 'source-needed', questions.length);
  }
  return { questions, outsideText };
}
