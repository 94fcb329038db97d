import { foldText } from '#shared/text/fold-text.ts';
import { removeFormulas } from '#shared/draft/words.ts';

/** How often a phrase of one, two, or more words follows itself in a model that goes round in circles. */
const LOOPS = [3, 3, 2, 2, 2, 2] as const;
/** “Half of the half of the cake” and names in a chain repeat words, so that they must be repeated once more. */
const CHAINS = new Set('of by after to than de du des par apres بن ابن بنت من بعد'.split(' '));

/** A word of letters; numbers repeat in lists of measures. */
const isWord = (word: string): boolean => /^\p{L}{2,}$/u.test(word);

function loopIn(words: readonly string[]): string | undefined {
  for (const [index, least] of LOOPS.entries()) {
    const length = index + 1;
    let run = 0;
    for (let at = length; at < words.length; at += 1) {
      run = words[at] === words[at - length] ? run + 1 : 0;
      const phrase = words.slice(at - length + 1, at + 1);
      const times = least + (length > 2 && phrase.some((word) => CHAINS.has(word)) ? 1 : 0);
      if (
        run >= length * (times - 1) &&
        phrase.some(isWord) &&
        phrase.every((word) => /\p{L}/u.test(word))
      )
        return phrase.join(' ');
    }
  }
  return undefined;
}

/** A phrase that follows itself: «الماء الماء الماء», “is the heart is the heart”. Signs between words end it. */
export function repeatedPhrase(text: string): string | undefined {
  for (const clause of removeFormulas(text).split(/[^\p{L}\p{M}\p{N}\p{Cf}\s'’-]+|\n+/u)) {
    const found = loopIn(foldText(clause).split(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}
