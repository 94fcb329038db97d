import type { Question } from '../model/question.ts';
import { asciiDigits, foldText } from '../text/fold-text.ts';
import { traitsOf } from './questions/traits-of.ts';
import { languageOf, sentencesIn } from './readability.ts';
import { isHeading } from './source-headings.ts';
import { contentWords } from './words.ts';
import type { DraftLanguage } from '../model/locale.ts';

/** The least share of the words of a question that its sentences must have. */
const SHARE = 0.5;
/** Fewer words say too little to be looked for. */
const FEWEST = 2;
/** Words of a sentence that is judged, and the least share of them that the source text must have. */
const LONG_ENOUGH = 4;
const OWN_SHARE = 0.25;
/** Letters that two forms of a word have in common at its beginning. */
const STEM = 4;

/** Letters that Arabic writes before a word. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=..)/;
const PREFIX = /^[وفبلك]/;
const NEGATION =
  /(?:^| )(?:not|no|never|none|nor|neither|cannot|without|ne|n|pas|jamais|aucune?|sans|ni|لا|لم|لن|ليس|ليست|غير|دون|بدون|ولا|ولم)(?= |$)/u;

export const isNegated = (text: string): boolean => NEGATION.test(foldText(text));

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''));

const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (PREFIX.test(one) && one.slice(1) === other) ||
  (PREFIX.test(other) && other.slice(1) === one);

/** Whether two words are forms of one: the same beginning, or one within the other. */
const isAlike = (one: string, other: string): boolean => {
  if (isSameWord(one, other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= STEM && (long.includes(short) || long.startsWith(short.slice(0, -1)));
};

/** The position of a phrase among words, whatever its articles; -1 if it is not there. */
function positionOf(phrase: string, words: readonly string[]): number {
  const wanted = wordsOf(phrase);
  if (wanted.join('') === '') return -1;
  return words.findIndex((_, at) =>
    wanted.every((word, index) => isSameWord(words[at + index] ?? '', word)),
  );
}

export const hasPhrase = (text: string, phrase: string): boolean =>
  positionOf(phrase, wordsOf(text)) >= 0;

/** Numbers as they are compared: Western digits, a point for every mark within them. */
export const numbersIn = (text: string): string[] =>
  (asciiDigits(text).match(/\d+(?:[.,٫]\d+)*/g) ?? []).map((number) =>
    number.replace(/[,٫]/g, '.'),
  );

/** The lines of a text that name the source of the lines below them. */
export const headingsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(isHeading);
/** The lines that pupils are asked about. */
export const linesIn = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !isHeading(line.trim()));

/** Sentences of a text, each also with the one after it, and with both neighbours. */
const windowsOf = (text: string, language: DraftLanguage) => {
  const sentences = linesIn(text).flatMap((line) => sentencesIn(line, language));
  return sentences.map((sentence, index) => ({
    sentence,
    both: `${sentence} ${sentences[index + 1] ?? ''}`,
    around: sentences.slice(Math.max(0, index - 1), index + 2).join(' '),
  }));
};

const shareOf = (asked: readonly string[], words: readonly string[]): number =>
  asked.filter((word) => words.some((other) => isAlike(word, other))).length /
  Math.max(asked.length, 1);

/** What a question asks about, in the words of what it rests on. */
function askedWords(question: Question, rest: string): string[] {
  const words = wordsOf(rest);
  const asked = [question.stem, ...(question.kind === 'gap' ? traitsOf(question).shown : [])];
  return [...new Set(contentWords(asked.join(' ')))].filter((word) =>
    words.some((other) => isAlike(word, other)),
  );
}

/** The part of a source text that a question rests on: its passage, or else the sentences with most of its words. */
export function restOf(question: Question, sourceText: string): string {
  if (question.passage?.trim()) return question.passage;
  if (question.kind === 'open' || traitsOf(question).answers.length > 1) return sourceText;
  const asked = askedWords(question, sourceText);
  const found = windowsOf(sourceText, languageOf(sourceText, 'en'))
    .map(({ both }) => ({ both, share: shareOf(asked, wordsOf(both)) }))
    .reduce((best, each) => (each.share > best.share ? each : best), { both: '', share: 0 });
  return found.share >= SHARE ? found.both : sourceText;
}

/** What of a question's key is in the source text word for word; any text of an entry will do. */
const keysIn = (question: Question, sourceText: string): string[][] =>
  [
    ...traitsOf(question).answers.map((answers) => [...answers]),
    ...(question.kind === 'matching' ? question.pairs.map(({ left }) => [left]) : []),
  ].flatMap((texts) => {
    const known = texts.filter((text) => hasPhrase(sourceText, text));
    return known.length > 0 ? [known] : [];
  });

/** Numbers of the passage that the question or its key names; all of them for a statement. */
function numbersOf(question: Question, rest: string): string[] {
  const { kind, stem } = question;
  if (rest.length === 0) return [];
  const { shown, answers } = traitsOf(question);
  const named = new Set(numbersIn([stem, ...shown, ...answers.flat()].join(' ')));
  return numbersIn(rest).filter(
    (number) => named.has(number) || (kind === 'truth' && question.passage),
  );
}

/** Phrases that a version of the source text must keep for a question: its key, and its numbers. */
export const phrasesToKeep = (question: Question, sourceText: string): string[] => [
  ...keysIn(question, sourceText).flatMap(([first]) => first ?? []),
  ...numbersOf(question, restOf(question, sourceText)),
];

/** Sentences of a version that have hardly a word of the source text; short ones say too little to be judged. */
export function foreignSentences(text: string, sourceText: string): string[] {
  const words = wordsOf(sourceText);
  return windowsOf(text, languageOf(sourceText, 'en')).flatMap(({ sentence }) => {
    const said = contentWords(sentence);
    return said.length >= LONG_ENOUGH && shareOf(said, words) < OWN_SHARE ? [sentence.trim()] : [];
  });
}

/** A text that is no longer in order. */
function outOfOrder(question: Question, sourceText: string, text: string): string | undefined {
  if (question.kind !== 'ordering') return undefined;
  const placesIn = (one: string) => question.items.map((item) => positionOf(item, wordsOf(one)));
  const isAscending = (places: readonly number[]) =>
    places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  return isAscending(placesIn(sourceText)) && !isAscending(placesIn(text))
    ? question.items.join(' → ')
    : undefined;
}

/** Two texts of a pair that are together in the source, and no longer in the version. */
function partedPair(
  question: Question,
  windows: readonly string[],
  inSource: readonly string[],
): string | undefined {
  if (question.kind !== 'matching') return undefined;
  const areTogether = (among: readonly string[], one: string, other: string) =>
    among.some((each) => hasPhrase(each, one) && hasPhrase(each, other));
  const parted = question.pairs.find(
    ({ left, right }) => areTogether(inSource, left, right) && !areTogether(windows, left, right),
  );
  return parted && `${parted.left} – ${parted.right}`;
}

/**
 * What a question rests on in the source text and a version of it lacks; `undefined` if all of it is there. Words may
 * have another form, keys and numbers may not. It cannot tell whether another sentence now says something else, so
 * the questions are also solved again.
 */
export function missingEvidence(
  question: Question,
  sourceText: string,
  text: string,
): string | undefined {
  if (question.kind === 'open') return undefined;
  const keys = keysIn(question, sourceText);
  const lost = keys.find((texts) => !texts.some((one) => hasPhrase(text, one)));
  if (lost) return lost[0];
  const rest = restOf(question, sourceText);
  const language = languageOf(sourceText, 'en');
  const windows = windowsOf(text, language);
  const asked = askedWords(question, rest);
  // A number elsewhere in the text says something else.
  const near = windows.filter(
    ({ around }) => asked.length < FEWEST || shareOf(asked, wordsOf(around)) >= SHARE,
  );
  const number = numbersOf(question, rest).find(
    (one) => !near.some(({ around }) => numbersIn(around).includes(one)),
  );
  if (number !== undefined) return number;
  const inSource = windowsOf(sourceText, language).map(({ both }) => both);
  const list =
    outOfOrder(question, sourceText, text) ??
    partedPair(
      question,
      windows.map(({ both }) => both),
      inSource,
    );
  if (list !== undefined) return list;
  if (asked.length < FEWEST) return undefined;
  // One answer must be near what is asked of it; several may be anywhere.
  const key = traitsOf(question).answers.length === 1 ? (keys[0] ?? []) : [];
  const judged = windows
    .filter(({ both }) => key.length === 0 || key.some((one) => hasPhrase(both, one)))
    .map(({ sentence, both }) => ({ sentence, both, share: shareOf(asked, wordsOf(both)) }));
  const best = judged.reduce<(typeof judged)[number] | undefined>(
    (sofar, each) => (sofar && sofar.share >= each.share ? sofar : each),
    undefined,
  );
  if (!best || best.share < SHARE) {
    const there = wordsOf(best?.both ?? '');
    return asked.filter((word) => !there.some((other) => isAlike(word, other))).join(' ');
  }
  if (!question.passage) return undefined;
  const nearest = shareOf(asked, wordsOf(best.sentence)) >= best.share ? best.sentence : best.both;
  return isNegated(question.passage) === isNegated(nearest) ? undefined : question.passage;
}
