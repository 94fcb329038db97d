import { labelsIn } from '#shared/draft/labels.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import type { CheckAnswer } from '../../domain/questions/check.ts';
import { chooseItems } from '../items/choose-items.ts';
import type { Item } from '../items/item.ts';

import { shownAnswer } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import { textShorts, textTruths } from '../source/text-questions.ts';
import { itemChecks, textChecks } from './checks.ts';

/** A question for a phase, with its answer in words. */
export interface Prompt {
  readonly question: string;
  readonly answer: string;
}

/** Material for the phases of one lesson; nothing is used twice. */
export interface LessonContext {
  readonly material: Material;
  readonly topic: string;
  readonly objectives: readonly string[];
  /** An item of a known topic. */
  readonly item: (difficulty: Difficulty) => Item | undefined;
  /** A problem from daily life if the topic has one; otherwise a harder item. */
  readonly problem: () => Item | undefined;
  /** A question on the text, and a statement about it. */
  readonly ask: () => Prompt | undefined;
  readonly claim: () => Prompt | undefined;
  /** A choice question of the topic, otherwise on the text. */
  readonly check: (difficulty: Difficulty) => CheckAnswer | undefined;
}

/** One for each phase of the longest session. */
const CHECKS: readonly Difficulty[] = [1, 1, 2, 2, 2, 2, 3, 3];
const ITEMS: readonly Difficulty[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3];

const repeated = (difficulties: readonly Difficulty[], times: number): Difficulty[] =>
  Array.from({ length: times }, () => difficulties).flat();

/** Collects questions for the phases from the text and the topic. */
export function lessonContext(
  material: Material,
  topic: string,
  objectives: readonly string[],
): LessonContext {
  const { plan, random, family, source, constraints } = material;
  const { sessions = 1 } = plan;
  const { language, request } = plan;
  const items = family
    ? chooseItems(
        family,
        { language, level: request.level, random, constraints },
        repeated(ITEMS, sessions),
      )
    : [];
  const problems = family
    ? chooseItems(
        { ...family, make: family.problem ?? family.make },
        { language, level: request.level, random, constraints },
        [2, 3, 3],
        items.map(({ question }) => question),
      )
    : [];
  const from = source && { source, language, random, count: 8 * sessions };
  const asks = from
    ? textShorts(from).map((each) => ({ question: each.stem, answer: each.answer }))
    : [];
  const verdict = { ar: ['صحيح', 'خطأ'], en: ['true', 'false'], fr: ['vrai', 'faux'] }[language];
  const claims = from
    ? textTruths(from).map((each) => ({
        question: { ar: `«${each.stem}»`, en: `“${each.stem}”`, fr: `« ${each.stem} »` }[language],
        answer: each.answer
          ? (verdict[0] ?? '')
          : `${verdict[1]}${labelsIn(language).colon}${each.reason.replace(/\.$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      }))
    : [];
  const taken = [...items, ...problems].map(({ question }) => question);
  const checks = [
    ...itemChecks(material, repeated(CHECKS, sessions), taken),
    ...(from ? textChecks(from) : []),
  ];
  return {
    material,
    topic,
    objectives,
    item: (difficulty) => {
      const at = items.findIndex((each) => each.difficulty === difficulty);
      return at < 0 ? undefined : items.splice(at, 1)[0];
    },
    problem: () => problems.shift(),
    ask: () => asks.shift(),
    claim: () => claims.shift(),
    check: (difficulty) => {
      const at = checks.findIndex((each) => each.difficulty === difficulty);
      return checks.splice(Math.max(0, at), 1)[0]?.check;
    },
  };
}

/** An item with its answer. */
export const solved = (item: Item, language: DraftLanguage): string =>
  ({
    ar: `${item.question} (الجواب: ${shownAnswer(item)})`,
    en: `${item.question} (Answer: ${shownAnswer(item)})`,
    fr: `${item.question} (Réponse : ${shownAnswer(item)})`,
  })[language];
export const answered = ({ question, answer }: Prompt, language: DraftLanguage): string =>
  ({
    ar: `${question} (الجواب: ${answer})`,
    en: `${question} (Answer: ${answer})`,
    fr: `${question} (Réponse : ${answer})`,
  })[language];
