import { removeFormulas } from '#shared/draft/words.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { commonShare, wordSet } from '../questions/likeness.ts';
import type { Asked, Family, Item } from './item.ts';

/** Two items with this share of common words count as the same. */
const ALIKE = 0.75;
const TRIES = 60;

/** The penalty for an item whose question contains another's answer; only slightly better than a repetition. */
const TELLING = 0.95;
/** The penalty for the same numbers with other letters, and for the same story with other numbers. */
const SAME_NUMBERS = 0.97;
const SAME_STORY = 0.93;
/** With fewer words, it is no story. */
const STORY_WORDS = 7;

type Words = ReadonlySet<string>;

const nearest = (words: Words, seen: readonly Words[]): number =>
  Math.max(0, ...seen.map((each) => commonShare(each, words)));

/** What an item is compared by with the others; folding texts takes most of the time, so it is done once. */
interface Folded {
  /** The question, between spaces. */
  readonly question: string;
  readonly words: Words;
  readonly claim: Words;
  /** Its numbers in their order; empty if it has only one. */
  readonly numbers: string;
  /** Its words without formulas and numbers; empty if they tell no story. */
  readonly story: string;
  /** The answer between spaces, if it is a number with its unit. */
  readonly answer?: string;
}

/** Words as parts of what is drawn: the same question on another figure is another question. */
const onFigure = (words: Words, figure: Figure | undefined, question: string): Words =>
  figure && !/\d/.test(question)
    ? new Set([...words].map((word) => `${word} ${JSON.stringify(figure)}`))
    : words;

function folded({ question, claim, answer, figure }: Item): Folded {
  const text = foldText(question);
  const numbers = question.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const words = foldText(removeFormulas(question)).replace(/\d+/g, '');
  const story = words.split(' ').filter((word) => word !== '');
  const shown = answer.kind === 'number' ? foldText(answer.show(answer.value)) : '';
  return {
    question: ` ${text} `,
    words: onFigure(new Set(text.split(' ')), figure, question),
    claim: onFigure(wordSet(claim('')), figure, question),
    numbers: answer.kind === 'number' && numbers.length > 1 ? numbers.join(' ') : '',
    story: story.length >= STORY_WORDS ? story.join(' ') : '',
    ...(new Set(shown.split(' ')).size > 2 && { answer: ` ${shown} ` }),
  };
}

/** Whether an item's question contains another's answer, as a number with its unit. */
const tellsOf = (one: Folded, other: Folded): boolean =>
  other.answer !== undefined && one.question.includes(other.answer);

/** Chooses different items, also from existing ones; if they run out, the least similar, never the same words. */
export function chooseItems(
  family: Family,
  asked: Omit<Asked, 'difficulty'>,
  difficulties: readonly Difficulty[],
  others: readonly string[] = [],
): Item[] {
  const items: Item[] = [];
  const chosen: Folded[] = [];
  const seen = others.map(wordSet);
  const claimed: Words[] = [];
  for (const difficulty of difficulties) {
    let best: { item: Item; own: Folded; near: number } | undefined;
    for (let tried = 0; tried < TRIES && (best?.near ?? 1) >= ALIKE; tried += 1) {
      const item = family.make({ ...asked, difficulty });
      const own = folded(item);
      const near = Math.max(nearest(own.words, seen), nearest(own.claim, claimed));
      const tells = chosen.some((each) => tellsOf(each, own) || tellsOf(own, each));
      const far = Math.max(
        near,
        tells ? TELLING : 0,
        chosen.some(({ numbers }) => numbers !== '' && numbers === own.numbers) ? SAME_NUMBERS : 0,
        chosen.some(({ story }) => story !== '' && story === own.story) ? SAME_STORY : 0,
      );
      if (far < (best?.near ?? 1)) best = { item, own, near: far };
    }
    if (best) {
      const { item, own } = best;
      items.push(item);
      chosen.push(own);
      seen.push(own.words);
      claimed.push(own.claim);
    }
  }
  return items;
}
