import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import { chooseItems } from '../items/choose-items.ts';
import { isCalculated, type Family, type Item } from '../items/item.ts';
import { itemChoice, itemTruth, shownAnswer } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import type { Random } from '../random.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import { isListStyle, itemLists } from './item-lists.ts';
import { lettered, numbered, type DraftExercise, type Style } from './exercise.ts';

/** Parts per exercise: easy ones have several of the same kind, a hard one is a single problem. */
const partsAt: Readonly<Record<Difficulty, number>> = { 1: 3, 2: 2, 3: 1 };

const partsOf = (difficulty: Difficulty, style: Style): number =>
  style === 'problems' ? 1 : partsAt[difficulty];

/** One part in the given style, with its answer in words. */
function partOf(
  item: Item,
  language: DraftLanguage,
  style: Style,
  random: Random,
): { statement: string; answer: string } {
  const right = shownAnswer(item);
  if (style === 'choice') {
    const { stem, options } = itemChoice(item, random.whole(0, 3));
    return { statement: `${stem}\n${lettered(language, options)}`, answer: right };
  }
  if (style !== 'truth') return { statement: item.question, answer: right };
  const { stem, answer } = itemTruth(item, random.unit() < 0.5, random);
  const texts = ruleTextsIn(language);
  return { statement: stem, answer: answer ? texts.isTrue : texts.isFalseButIs(right) };
}

function leadOf(style: Style, difficulty: Difficulty, family: Family, language: DraftLanguage) {
  const texts = ruleTextsIn(language);
  if (style === 'choice') return texts.chooseRight;
  if (style === 'truth') return texts.judge;
  if (difficulty === 1) return texts.answerThese;
  return isCalculated(family) ? texts.answerWithWorking : texts.answerWithReasons;
}

/** Exercises on a known topic, from easy to hard, each with its solution. */
export function itemExercises(
  material: Material,
  difficulties: readonly Difficulty[],
  style: Style,
  others: readonly string[] = [],
): DraftExercise[] {
  const { family, plan, random, constraints } = material;
  if (!family) return [];
  if (isListStyle(style)) return itemLists(material, difficulties, style, others);
  const { language, request } = plan;
  const wanted = difficulties.flatMap((each) =>
    Array.from({ length: partsOf(each, style) }, () => each),
  );
  const { make } = family;
  const items = chooseItems(
    { ...family, make: style === 'problems' ? (family.problem ?? make) : make },
    { language, level: request.level, random, constraints },
    wanted,
    others,
  );
  return difficulties.map((difficulty): DraftExercise => {
    const own = items.splice(0, partsOf(difficulty, style));
    const parts = own.map((item) => partOf(item, language, style, random));
    const lead = leadOf(style, difficulty, family, language);
    const single = own.length === 1 && style !== 'choice' && style !== 'truth';
    return {
      difficulty,
      integration: false,
      statement: single
        ? (parts[0]?.statement ?? '')
        : `${lead}\n${numbered(parts.map((part) => part.statement))}`,
      // With several parts, one step per part, because lists of steps are numbered like the parts.
      steps: own.flatMap(({ steps }) => (own.length === 1 ? steps : [steps.join(' ')])),
      answer: numbered(parts.map((part) => part.answer)).replaceAll('\n', semicolons[language]),
      hint: own[0]?.hint ?? null,
      // Several parts would need several figures.
      ...(own.length === 1 && own[0]?.figure && { figure: own[0].figure }),
    };
  });
}
