import { foldText } from '#shared/text/fold-text.ts';

/** A word of a sentence, or a number with its grouping, and its position. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD =
  /[0-9٠-٩]{1,3}(?:[ .\u00a0\u202f][0-9٠-٩]{3})+(?![0-9٠-٩])|[0-9٠-٩]+(?:[.,٫][0-9٠-٩]+)?|[\p{L}\p{M}\u0640]+(?:['’-]\p{L}+)*/gu;

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** Words whose first letters look like a clitic but belong to the word, folded. */
const WHOLE = new Set(
  (
    'ولد وقت وطن وجه ورق وحده وزن وسط وصف وضع وظيفه وقود ولايه وادي وثيقه وجبه وسيله فهم فصل فكر فرق فعل فم فوق في فرنسا ' +
    'فترة فاكهه فريق فضه فحم فتح بلد بعد بيت بحر باب بين بلاد بنت بيئه بدايه بروتين بذور بطن كلب كتاب كبير كل كان كما ' +
    'كميه كثير كوكب كهرباء لغه ليل لون لوح لحم لبن لاعب لعب لان لكن'
  ).split(' '),
);

/**
 * The number of letters of the conjunction or preposition attached to an Arabic word; 0 if there is none for certain.
 */
export function cliticOf(word: string): number {
  if (WHOLE.has(foldText(word))) return 0;
  const found = /^(?:[وف]?[بك]|[وف])(?=ال\p{L}{2})/u.exec(word);
  return found?.[0].length ?? 0;
}

export const hasArticle = (word: string): boolean => /^ال\p{L}{2}/u.test(word);

/** A folded Arabic word without its conjunction, preposition and article; another word without its plural ending. */
const stemOf = (folded: string): string =>
  /^[a-z]/.test(folded)
    ? folded
        .replace(/^(child|ox)r?en$/, '$1')
        .replace(/(?<=^(?:wo)?m)en$/, 'an')
        .replace(/ies$/, 'y')
        .replace(/(?<=[^s]{2})(?:es|s)$/, '')
        .replace(/e$/, '')
    : folded.replace(/^[وف]?(?:[بك]?ال|لل)(?=..)/, '').replace(/(?<=..)(?:ات|ين|ون|ه)$/, '');

const SMALL =
  /^(?:and|the|of|in|من|في|على|إلى|عن|التي|الذي|هي|هو|مع|أو|ان|the|with|for|from|into|that|which|are|was|were|has|have|its|their|les|des|une|est|sont|dans|avec|pour|par|sur|qui|que|aux|plus|leurs?|ses|son|cette|ces|elles?|ils)$/;

/** The stems of a text's words, without small words. */
export const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.test(word))
    .map(stemOf);

const joinedStems = (folded: string): string => ` ${folded.split(' ').map(stemOf).join(' ')} `;

/** A text as its stems, between spaces, in which `mentionsIn` finds words. */
export const stemmed = (text: string): string => joinedStems(foldText(text));

/** Whether a text, given by `stemmed`, contains some words in any form. */
export function mentionsIn(text: string, words: string): boolean {
  const folded = foldText(words);
  return folded !== '' && text.includes(joinedStems(folded));
}

/** Whether a text contains some words in any form. */
export const mentions = (text: string, words: string): boolean => mentionsIn(stemmed(text), words);

/** Whether two texts share a word with at least three letters. */
export const sharesWord = (one: string, other: string): boolean => {
  const stems = (text: string) =>
    foldText(text)
      .split(' ')
      .filter((word) => word.length > 2 && !/^(?:the|les|des|une|aux)$/.test(word))
      .map(stemOf);
  const known = new Set(stems(one));
  return stems(other).some((stem) => known.has(stem));
};
