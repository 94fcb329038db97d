import type { Difficulty } from '#shared/model/question-levels.ts';
import type { CheckAnswer } from '../../domain/questions/check.ts';
import { chooseItems } from '../items/choose-items.ts';
import { constraintsOf } from '../items/constraints.ts';
import { itemChoice, shownAnswer } from '../items/item-questions.ts';
import type { Item } from '../items/item.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { Material } from '../material.ts';
import type { ChoiceQuestion, DraftQuestion } from '../questions/question.ts';
import type { Sentence, TextPart } from '../source/source-text.ts';
import { questionMakers } from '../questions/question-makers.ts';
import { areNamesOfOne } from '../source/text-questions.ts';
import { usedBy } from '../source/used-by.ts';
import { stemsOf } from '../source/words.ts';

/** A question for a phase, with its answer in words. */
export interface Prompt {
  readonly question: string;
  readonly answer: string;
}

/** What a phase is about: an objective, and the parts of the text that speak of it. */
export interface Aim {
  readonly goal: string;
  readonly parts: readonly TextPart[];
}

/** Material for the phases of one lesson; nothing is used twice. */
export interface LessonContext {
  readonly material: Material;
  readonly topic: string;
  readonly objectives: readonly string[];
  /** The parts of the text that the objectives speak of; all of them without objectives. */
  readonly aimed: readonly TextPart[];
  /** An item of a known topic, within the limits that the goal names. */
  readonly item: (difficulty: Difficulty, goal: string) => Item | undefined;
  /** A problem from daily life if the topic has one; otherwise a harder item. */
  readonly problem: (goal: string) => Item | undefined;
  /** A question on these parts of the text. */
  readonly ask: (parts: readonly TextPart[]) => Prompt | undefined;
  /** A choice question of the topic, otherwise on the parts of the text. */
  readonly check: (difficulty: Difficulty, aim: Aim) => CheckAnswer | undefined;
}

/** A word of a heading counts as three of its text. */
const OF_HEADING = 3;

/** The parts of a text that have most of some words. */
function partsWith(wanted: ReadonlySet<string>, parts: readonly TextPart[]): readonly TextPart[] {
  const shared = (text: string): number =>
    new Set(stemsOf(text).filter((stem) => wanted.has(stem))).size;
  const rated = parts.map((part) => {
    const texts = part.paragraphs.flat().map(({ text }) => text);
    return { part, score: OF_HEADING * shared(part.heading ?? '') + shared(texts.join(' ')) };
  });
  const best = Math.max(0, ...rated.map(({ score }) => score));
  return best === 0 ? [] : rated.filter(({ score }) => score === best).map(({ part }) => part);
}

/** The parts of a text that speak of an objective; the topic's words count only if it has no others in the text. */
export function partsAbout(
  objective: string,
  topic: string,
  parts: readonly TextPart[],
): readonly TextPart[] {
  const known = new Set(stemsOf(topic));
  const all = stemsOf(objective);
  const own = all.filter((stem) => !known.has(stem));
  const find = (stems: readonly string[]) => partsWith(new Set(stems), parts);
  const found = find(own);
  return found.length > 0 ? found : find(all);
}

/** Collects questions for the phases from the text and the topic. */
export function lessonContext(
  material: Material,
  topic: string,
  objectives: readonly string[],
): LessonContext {
  const { plan, random, family, source } = material;
  const { language, request } = plan;
  const texts = ruleTextsIn(language);
  const taken: string[] = [];
  const asked: DraftQuestion[] = [];
  const itemOf = (make: typeof family, difficulty: Difficulty, goal: string) => {
    if (!make) return undefined;
    const named = constraintsOf(`${topic}\n${goal}`, goal);
    const limits = { language, level: request.level, random, constraints: named };
    const [item] = chooseItems(make, limits, [difficulty], taken);
    if (item) taken.push(item.question);
    return item;
  };
  const onText = (type: 'Short Answer' | 'Multiple Choice', parts: readonly TextPart[]) => {
    if (!source || family) return undefined;
    const own = new Set<Sentence>(parts.flatMap(({ paragraphs }) => paragraphs.flat()));
    const isAsked = (one: DraftQuestion, each: Sentence) =>
      usedBy(one, each) ||
      ('answer' in one &&
        each.definition !== undefined &&
        areNamesOfOne(String(one.answer), each.definition.term, source));
    const isFree = (each: Sentence) => own.has(each) && !asked.some((one) => isAsked(one, each));
    const free = source.sentences.filter(isFree);
    const [question] = questionMakers[type].ofText({ source, language, random, free }, 1);
    if (question) asked.push(question);
    return question;
  };
  const checkOf = (choice: ChoiceQuestion): CheckAnswer => {
    const { stem, key, options, mistakes, reason, passage, hint } = choice;
    const response = hint === null ? texts.readAgain : texts.remind(hint);
    return { stem, key, options, mistakes, reason, passage, response };
  };
  const parts = source?.parts ?? [];
  const about = new Set(objectives.flatMap((objective) => partsAbout(objective, topic, parts)));
  return {
    material,
    topic,
    objectives,
    aimed: objectives.length === 0 ? parts : [...about],
    item: (difficulty, goal) => itemOf(family, difficulty, goal),
    problem: (goal) =>
      itemOf(family && { ...family, make: family.problem ?? family.make }, 2, goal),
    ask: (own) => {
      const question = onText('Short Answer', own);
      return question && 'variants' in question
        ? { question: question.stem, answer: question.answer }
        : undefined;
    },
    check: (difficulty, { goal, parts: own }) => {
      const item = itemOf(family, difficulty, goal);
      if (item) return checkOf(itemChoice(item, random.whole(0, 3)));
      const choice = onText('Multiple Choice', own);
      return choice && 'options' in choice ? checkOf(choice) : undefined;
    },
  };
}

export const promptOf = (item: Item): Prompt => ({
  question: item.question,
  answer: shownAnswer(item),
});
