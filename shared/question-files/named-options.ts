import { isRightAnswer } from '../draft/accepted-texts.ts';
import { LETTERED, letterIndex } from './choice-letters.ts';
import type { PlainOption } from './plain-drafts.ts';

type Options = readonly Pick<PlainOption, 'text' | 'letter'>[];

/** The option that has this letter in the text, or else at its place. */
function optionWith(options: Options, letter: string): number | undefined {
  const own = options.findIndex((each) => each.letter?.toLowerCase() === letter.toLowerCase());
  return own >= 0 ? own : letterIndex(letter);
}

/** The option that an answer names by its letter, its words, or both if they agree: `B`, `(B)`, `Oran`, `B) Oran`. */
function optionNamed(options: Options, named: string): number | undefined {
  const withWords = (words: string): number | undefined => {
    const exact = options.findIndex(({ text }) => text === words);
    const found = exact >= 0 ? exact : options.findIndex(({ text }) => isRightAnswer(words, text));
    return found < 0 ? undefined : found;
  };
  const [, , letter = '', words = ''] = LETTERED.exec(named) ?? [];
  const lettered = letter === '' ? undefined : optionWith(options, letter);
  if (lettered !== undefined && withWords(words) === lettered) return lettered;
  return withWords(named) ?? optionWith(options, named.replace(/^\(|[).]$/g, '').trim());
}

/**
 * The options that an answer names: `B`, `A, C`, `Oran` (an option's own text) or `B) Oran`.
 * Undefined if one that it names does not exist.
 */
export function namedOptions(options: Options, answer: string): number[] | undefined {
  const named = (parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => optionNamed(options, part));
  const letters = answer.split(/[\s,،;؛+&]+/);
  // Spaces are between words, too, unless all are letters.
  const areLetters = letters.every((letter) => letterIndex(letter) !== undefined);
  const ways = [[answer], answer.split(/[,،;؛+&]/), ...(areLetters ? [letters] : [])].map(named);
  const way = ways.find((each) => each.length > 0 && !each.includes(undefined));
  if (!way) return explained(options, answer);
  return way.every((at) => at !== undefined && at < options.length)
    ? way.filter((at) => at !== undefined)
    : undefined;
}

/** The option before words that say why: `B) because it is the largest`; undefined if they are those of another. */
function explained(options: Options, answer: string): number[] | undefined {
  const [, , letter = '', words = ''] = LETTERED.exec(answer) ?? [];
  const at = letter === '' ? undefined : optionWith(options, letter);
  const isOther = options.some(({ text }) => isRightAnswer(words, text));
  return at === undefined || at >= options.length || isOther ? undefined : [at];
}
