import { hasPhrase, headingsIn, isNegated, linesIn } from '#shared/draft/reading-evidence.ts';
import { sentencesIn } from '#shared/draft/readability.ts';
import { isEasier, readabilityOfText } from '#shared/draft/readings.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { ReadingAnswer } from '../../domain/answers.ts';
import type { Task } from '../../domain/task.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { pointsBack } from '../source/sentences.ts';

type Rewrite = Extract<Task, { task: 'rewrite' }>;

/** Where a sentence may end, because a clause with a subject of its own follows. */
const JOINTS: Readonly<Record<DraftLanguage, RegExp>> = {
  en: /, (?:and |(but |so ))(?=(?:it|he|she|they|we|there|this|these) (?!which|that|who))|; (?:and )?/giu,
  fr: /, (?:et |(mais |donc ))(?=(?:il|elle|ils|elles|on|cela|ce|cette|ces) )|\s?; (?:et )?/giu,
  ar: /[،,] (?=(?:لكن|ولكن|لذلك|ولذلك|ثم|وهو|وهي|وهم|وهما|كما أن) )|\s?؛ /gu,
};
/** A condition or a time at the beginning is about the whole sentence. */
const CONDITION =
  /^(?:if|when|whenever|because|although|though|while|since|as|after|before|unless|until|once|si|s|quand|lorsque?|lorsqu|parce|comme|bien|apres|avant|des|tant|puisque?|اذا|عندما|لما|كلما|بما|لان|رغم|بعد|قبل|حين|حينما|لو|ما دام|منذ|بينما)(?= )/u;
/** What follows may still be what somebody says or thinks. */
const REPORTED = / (?:that|que|أن|أنّ|إن) | qu’| qu'/u;
const CONTRAST = /^(?:but|mais|لكن|ولكن)(?= )/iu;
/** Quotations, lists after a colon and formulas stay whole. */
const WHOLE = /[«»“”"„:$]/u;
/** Shorter pieces may be items of a list. */
const FEWEST_WORDS = 4;

const BRACKETS = /\s*\([^()\n]{1,200}\)/gu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends a sentence at its joints, or leaves it whole if that could change what it says. */
function split(sentence: string, language: DraftLanguage): string {
  if (WHOLE.test(sentence) || CONDITION.test(foldText(sentence))) return sentence;
  const pieces = sentence
    .replace(JOINTS[language], (_, word: unknown) => `\n${typeof word === 'string' ? word : ''}`)
    .split('\n');
  const isSafe = pieces.every(
    (piece, index) =>
      piece.trim().split(/\s+/).length >= FEWEST_WORDS &&
      (index === 0 || CONTRAST.test(piece) || !REPORTED.test(pieces[index - 1] ?? '')),
  );
  return isSafe
    ? pieces.map((piece, index) => (index === 0 ? piece : capital(piece))).join('. ')
    : sentence;
}

/** Whether a question rests on a sentence: it has a phrase to keep, or is part of a passage, or the other way round. */
function isNeeded(sentence: string, { keep, rests }: Rewrite): boolean {
  const folded = foldText(sentence);
  return (
    keep.some((phrase) => hasPhrase(sentence, phrase)) ||
    rests.some((rest) => {
      const passage = foldText(rest);
      return passage.includes(folded) || folded.includes(passage);
    })
  );
}

/** The sentences that questions rest on, with those that the next one refers to. */
function neededOf(sentences: readonly string[], task: Rewrite): string[] {
  const kept: string[] = [];
  for (const sentence of sentences.toReversed()) {
    const after = kept[0];
    if (isNeeded(sentence, task) || (after !== undefined && pointsBack(after.trim())))
      kept.unshift(sentence);
  }
  return kept;
}

/** One change to a sentence, unless it loses a phrase to keep or a negation. */
const changed = (before: string, after: string, { keep }: Rewrite): string =>
  isNegated(before) !== isNegated(after) ||
  keep.some((phrase) => hasPhrase(before, phrase) && !hasPhrase(after, phrase))
    ? before
    : after;

const withoutBrackets = (sentence: string, { keep }: Rewrite): string =>
  sentence.replace(BRACKETS, (aside) =>
    isNegated(aside) || keep.some((phrase) => hasPhrase(aside, phrase)) ? aside : '',
  );

function simplified(line: string, task: Rewrite): string {
  const { language, level } = task;
  const sentences = sentencesIn(line, language);
  const chosen = level === 'simplest' ? neededOf(sentences, task) : sentences;
  return chosen
    .map((sentence) => {
      const plain = changed(sentence, withoutBrackets(sentence, task), task);
      return changed(plain, split(plain, language), task);
    })
    .join('')
    .trim();
}

/**
 * Makes a text easier without changing what it says: leaves out brackets, ends sentences at safe conjunctions, and for
 * the simplest level leaves out sentences that no question rests on. Rules replace no words.
 * @throws CannotDraft if the text does not become easier in this way
 */
export function rewrite(task: Rewrite): ReadingAnswer {
  const { text, language } = task;
  const headings = new Set(headingsIn(text));
  const lines = new Set(linesIn(text));
  const made = text
    .split('\n')
    .map((line) => (lines.has(line) ? simplified(line, task) : line))
    .filter((line, index, all) => line.trim() !== '' || headings.has(all[index + 1]?.trim() ?? ''))
    .join('\n')
    .trim();
  const [before, after] = [text, made].map((one) => readabilityOfText(one, { language }));
  if (!isEasier(after, before)) throw new CannotDraft('instruction');
  return { text: made };
}
