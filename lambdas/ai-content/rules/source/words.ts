import { foldText } from '#shared/text/fold-text.ts';

/** Words whose first letters look like a clitic but belong to the word, folded. */
const WHOLE = new Set(
  (
    'ولد وقت وطن وجه ورق وحده وزن وسط وصف وضع وظيفه وقود ولايه وادي وثيقه وجبه وسيله فهم فصل فكر فرق فعل فم فوق في فرنسا ' +
    'فترة فاكهه فريق فضه فحم فتح بلد بعد بيت بحر باب بين بلاد بنت بيئه بدايه بروتين بذور بطن كلب كتاب كبير كل كان كما ' +
    'كميه كثير كوكب كهرباء لغه ليل لون لوح لحم لبن لاعب لعب لان لكن'
  ).split(' '),
);

/** The number of letters of the conjunction or preposition attached to an Arabic word; 0 if none is certain. */
export function cliticOf(word: string): number {
  if (WHOLE.has(foldText(word))) return 0;
  const found = /^(?:[وف]?[بك]|[وف])(?=ال\p{L}{2})/u.exec(word);
  return found?.[0].length ?? 0;
}

/** A folded Arabic word without its conjunction, preposition and article; another word without its plural ending. */
const stemOf = (folded: string): string =>
  /^[a-z]/.test(folded)
    ? folded
        .replace(/ies$/, 'y')
        .replace(/(?<=[^s]{2})(?:es|s|x)$/, '')
        .replace(/e$/, '')
    : folded.replace(/^[وف]?(?:[بك]?ال|لل)(?=..)/, '').replace(/(?<=..)(?:ات|ين|ون|ان|ه)$/, '');

const SMALL =
  /^(?:and|the|of|in|من|في|على|إلى|عن|التي|الذي|هي|هو|مع|أو|ان|the|with|for|from|into|that|which|how|what|why|are|was|were|has|have|its|their|les|des|une|est|sont|dans|avec|pour|par|sur|qui|que|aux|plus|comment|pourquoi|leurs?|ses|son|cette|ces|elles?|ils|his|her|became|become|did)$/;

/** The stems of a text's words, without small words. */
export const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.test(word))
    .map(stemOf);

/** Whether two texts share a word in any form. */
export const sharesWord = (one: string, other: string): boolean => {
  const known = new Set(stemsOf(one));
  return stemsOf(other).some((stem) => known.has(stem));
};

/** Whether a text contains some words in any form. */
export const mentions = (text: string, words: string): boolean => {
  const joined = (given: string) => ` ${foldText(given).split(' ').map(stemOf).join(' ')} `;
  return words !== '' && joined(text).includes(joined(words));
};
