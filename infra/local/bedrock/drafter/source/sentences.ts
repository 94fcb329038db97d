import type { Language } from '../../../../../shared/model/locale.ts';
import { foldText } from '../../../../../shared/spreadsheet/fold-text.ts';

/** Words of a sentence that a question can be made of: shorter ones say little, longer ones ask for too much at once. */
const WORDS = { fewest: 5, most: 34 } as const;

/** First words that point back to another sentence, folded: alone the sentence would not be understood. */
const POINTING =
  /^(و|ف|ثم |او )?(هذا|هذه|هولاء|ذلك|تلك|اولئك|هو|هي|هم|هما|كما|لكن|لذلك|لهذا|كذلك|ايضا|بينما|بل|حيث|اذن|وهكذا|هكذا|منها|فيها|فيه|عليها|عنها|به|بها|له|لها|لهم|وهو|وهي|واحدها|احدهما)( |$)|^(it|its|this|that|these|those|he|she|they|his|her|their|them|however|but|so|also|then|therefore|thus|hence|moreover|such|here|there|and|or|one of them|both|another|others?)( |$)/;

/** A first word that ends in a pronoun, as «يحدها»، «عاصمتها». */
const POINTING_BACK = /^\p{L}{2,}(?:ها|هما)(?= )/u;

/** A sentence of a text, and where in it that stands, from 0 to 1. */
export interface Sentence {
  readonly text: string;
  readonly place: number;
}

/** The script that most letters of a text are in; undefined of a text without letters. */
export function scriptOf(text: string): Language | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic + latin === 0) return undefined;
  return arabic >= latin ? 'ar' : 'en';
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-–•*·]|\(?\d{1,2}[).–-])\s+/, '')
    .replace(/[.،,؛;!\s]+$/, '');

const isUsable = (text: string): boolean => {
  const folded = foldText(text);
  const words = folded.split(' ').length;
  return (
    words >= WORDS.fewest &&
    words <= WORDS.most &&
    !/[:؟?«"“»”()[\]{}<>$_=]|https?|@/.test(text) &&
    !POINTING.test(folded) &&
    !POINTING_BACK.test(text)
  );
};

/** The sentences of a text in its language, word for word but for their last stop, those that stand for themselves. */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const seen = new Set<string>();
  return [...segmenter.segment(text)].flatMap(({ segment, index }) =>
    segment.split(/[؛;\n]/).flatMap((piece): Sentence[] => {
      const sentence = tidy(piece);
      const folded = foldText(sentence);
      if (!isUsable(sentence) || scriptOf(sentence) !== language || seen.has(folded)) return [];
      seen.add(folded);
      return [{ text: sentence, place: index / text.length }];
    }),
  );
}
