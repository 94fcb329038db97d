import type { Difficulty } from '#shared/model/question-levels.ts';
import type { QuestionGroup, QuestionType } from '#shared/model/content-types.ts';
import { withBlanks } from '#shared/draft/questions/gap.ts';
import { spreadDifficulty } from '../../domain/plan/blueprint.ts';
import { CannotDraft } from '../cannot-draft.ts';
import type { Material } from '../material.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { questionMakers } from '../questions/question-makers.ts';
import { usedBy } from '../source/used-by.ts';

/** Questions on the teacher's text, on sentences that none of the others is about; at most `count`. */
export function questionsOfText(
  { source, plan: { language }, random }: Material,
  type: QuestionType,
  count: number,
  {
    others = [],
    most,
  }: { readonly others?: readonly DraftQuestion[]; readonly most?: number } = {},
): DraftQuestion[] {
  if (!source || count === 0) return [];
  const free = source.sentences.filter((sentence) => !others.some((one) => usedBy(one, sentence)));
  const from = { source, language, random, free, ...(most !== undefined && { most }) };
  return questionMakers[type].ofText(from, count);
}

/** Questions on a known topic, with these difficulties. */
export const questionsOfFamily = (
  material: Material,
  type: QuestionType,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): DraftQuestion[] => questionMakers[type].ofTopic(material, difficulties, others);

/** With fewer questions it is not a test. */
const FEWEST = 2;

export interface ChosenQuestions {
  readonly questions: readonly DraftQuestion[];
  /** The types with at least one question. */
  readonly types: readonly QuestionType[];
}

/** What pupils read of a question. */
export function askedBy(question: DraftQuestion): string {
  const { stem } = question;
  if ('text' in question) return `${stem} ${withBlanks(question.text)}`;
  if ('pairs' in question) return [stem, ...question.pairs.map(({ left }) => left)].join(' ');
  return 'items' in question ? [stem, ...question.items].join(' ') : stem;
}

/** Leaves out wrong options, so that all questions have as many as the one with the fewest. */
function withEvenOptions(questions: readonly DraftQuestion[]): DraftQuestion[] {
  const size = Math.min(
    ...questions.flatMap((each) => ('options' in each ? [each.options.length] : [])),
  );
  return questions.map((question) => {
    if (!('options' in question)) return question;
    const { key, options } = question;
    const wrong = options.filter((option) => option !== key).slice(0, size - 1);
    return { ...question, options: options.filter((each) => each === key || wrong.includes(each)) };
  });
}

/** Types that need several sentences of one kind choose first. */
const CHOOSING: readonly QuestionType[] = ['Ordering', 'Matching', 'Multiple Choice', 'True/False'];
/** The items of a list where other questions need sentences too. */
const SHORT_LIST = 3;

/** Questions on the text, by group; no two ask about the same sentence. */
function inOrder(
  material: Material,
  groups: readonly QuestionGroup[],
  order: readonly QuestionGroup[],
): DraftQuestion[][] {
  const made = new Map<QuestionGroup, DraftQuestion[]>();
  for (const group of order) {
    const others = [...made.values()].flat();
    const limits = { others, ...(groups.length > 1 && { most: SHORT_LIST }) };
    made.set(group, questionsOfText(material, group.questionType, group.questionCount, limits));
  }
  return groups.map((group) => made.get(group) ?? []);
}

/** Chooses first for the types that need several sentences, or last: whichever gives more questions and types. */
function ofText(material: Material, groups: readonly QuestionGroup[]): DraftQuestion[][] {
  const rank = ({ questionType }: QuestionGroup) =>
    (CHOOSING.indexOf(questionType) + CHOOSING.length + 1) % (CHOOSING.length + 1);
  const byRank = groups.toSorted((a, b) => rank(a) - rank(b));
  const worth = (made: readonly DraftQuestion[][]): number =>
    made.flat().length + made.filter(({ length }) => length > 0).length;
  return [byRank, groups, byRank.toReversed()]
    .map((order) => inOrder(material, groups, order))
    .reduce((best, made) => (worth(made) > worth(best) ? made : best));
}

/** Questions calculated on a known topic, different from one another. */
function ofTopic(material: Material, groups: readonly QuestionGroup[]): DraftQuestion[][] {
  const made: DraftQuestion[][] = [];
  for (const { questionType, questionCount, difficulty } of groups) {
    const difficulties = spreadDifficulty(questionCount, difficulty);
    made.push(questionsOfFamily(material, questionType, difficulties, made.flat().map(askedBy)));
  }
  return made;
}

/** Chooses questions of each type. Returns fewer if there are no more good ones; may throw `CannotDraft`. */
export function chooseQuestions(
  material: Material,
  groups: readonly QuestionGroup[],
): ChosenQuestions {
  const { source, foreignSource, family } = material;
  const made = family ? ofTopic(material, groups) : ofText(material, groups);
  const questions = made.flat();
  const types = groups.flatMap(({ questionType }, at) =>
    (made[at] ?? []).length > 0 ? [questionType] : [],
  );
  const asked = groups.reduce((sum, { questionCount }) => sum + questionCount, 0);
  if (questions.length < Math.min(asked, FEWEST)) {
    if (foreignSource && !family) throw new CannotDraft('source-language');
    throw new CannotDraft(source ? 'source-too-short' : 'source-needed', questions.length);
  }
  return { questions: withEvenOptions(questions), types };
}
