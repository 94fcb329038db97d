import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { latinLanguage } from '#shared/text/latin-language.ts';

/** Words of a sentence suitable for questions; shorter ones say little, and longer ones ask for too much. */
const WORDS = { fewest: 4, most: 34 } as const;
/** Maximum including the previous sentence, if the first word refers to it. */
const MOST_WITH_CONTEXT = 48;

/** First words that refer to another sentence, folded; alone, the sentence would not be understood. */
const POINTING =
  /^(و|ف|ثم |او )?(هذا|هذه|هولاء|ذلك|تلك|اولئك|هو|هي|هم|هما|كما|لكن|لذلك|لهذا|كذلك|ايضا|بينما|بل|حيث|اذن|وهكذا|هكذا|منها|فيها|فيه|عليها|عنها|به|بها|له|لها|لهم|وهو|وهي|واحدها|احدهما)( |$)|^(it|its|this|that|these|those|he|she|they|his|her|their|them|however|but|so|also|then|therefore|thus|hence|moreover|such|here|there(?! (is|are|was|were) )|and|or|one of them|both|another|others?|(when|if|as|after|before|because|although|while|in|on|from|with|by|of|for|at) (it|they|them|he|she|this|that|these|those|their|its|his|her))( |$)|^(il(?! y a )|ils|elles?|ce|cet|cette|ces|c|cela|ceci|celui|celles?|ceux|ca|son|sa|ses|leurs?|mais|donc|ainsi|alors|puis|ensuite|cependant|pourtant|enfin|et|ou|car|y|en effet|par contre|de plus|l un|l une|les deux|(?:quand|si|lorsqu|apres|avant|parce qu|dans|sur|avec|par|pour|chez|grace a) (?:il|ils|elles?|ce|cet|cette|ces|cela|lui|eux|son|sa|ses|leurs?))( |$)|^(?:\S+ ){1,4}(?:ils?(?! y a )|elles?)( |$)|(?<!\bil) y (?:est|sont|a|ont|vit|vivent|trouve)( |$)/;

/** A first word that ends in a pronoun, such as «يحدها» or «رافقتنا», or a pronoun after it. */
const POINTING_BACK =
  /^\p{L}{2,}(?:ها|هما|هم|نا)(?= )|^\p{L}+ (?:\p{L}+ )?(?:فيه|فيها|منه|منها|عنه|عنها|عليه|عليها|به|بها|له|لها|إليه|إليها|لنا|ذلك|هذا|هذه|تلك)(?= |$)/u;

/** A verb whose subject is only in the previous sentence: «تتميز بمناخ حار»، «تقع في الشمال». */
const WITHOUT_SUBJECT =
  /^(?:و|ف)?[يت]\p{L}{2,} (?:في|من|على|إلى|عن|مع|ب(?!عض|حر|لاد|عد|لد|ين|نا)\p{L}{3,}|بين)(?= )/u;

/** A sentence of a text, with its relative position from 0 to 1. */
export interface Sentence {
  /** The exact text; includes the previous sentence if it refers to it. */
  readonly text: string;
  readonly position: number;
  /** Where the sentence itself begins; the text before it is only context. */
  readonly start: number;
}

/** Whether most letters of a text are Arabic; undefined for a text without letters. */
const isArabic = (text: string): boolean | undefined => {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic + latin === 0 ? undefined : arabic >= latin;
};

/** Whether a line has the letters of a language. */
export const hasScriptOf = (text: string, language: DraftLanguage): boolean =>
  isArabic(text) === (language === 'ar');

/** Whether a text is in a language. Small words tell English from French; a text without them may be either. */
export const isWrittenIn = (text: string, language: DraftLanguage): boolean =>
  hasScriptOf(text, language) &&
  (language === 'ar' || (latinLanguage(text) ?? language) === language);

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-–•*·]|\(?\d{1,2}[).–-])\s+/, '')
    .replace(/[.،,؛;!\s]+$/, '');

const wordCount = (text: string): number => foldText(text).split(' ').length;

/** Whether questions can be made of it: a whole statement without dialogue, quotations, formulas and addresses. */
const isStatement = (text: string): boolean =>
  wordCount(text) >= WORDS.fewest &&
  wordCount(text) <= WORDS.most &&
  !/:$|[؟?—«"“»”[\]{}<>$_=]|https?|@/.test(text);

const pointsBack = (text: string): boolean =>
  POINTING.test(foldText(text)) || POINTING_BACK.test(text) || WITHOUT_SUBJECT.test(text);

const piecesOf = (text: string, language: DraftLanguage): { text: string; index: number }[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].flatMap(
    ({ segment, index }) =>
      segment
        .split(/[؛;\n]/)
        .map((piece) => ({ text: tidy(piece), index }))
        .filter((piece) => piece.text !== ''),
  );

/**
 * The sentences of a text in its language, unchanged except for the final stop. A sentence that refers to the
 * previous one is joined with it, if that one can be understood alone.
 */
export function sentencesOf(text: string, language: DraftLanguage): Sentence[] {
  const seen = new Set<string>();
  const pieces = piecesOf(text, language);
  return pieces.flatMap(({ text: own, index }, at): Sentence[] => {
    const folded = foldText(own);
    if (!isStatement(own) || !hasScriptOf(own, language) || seen.has(folded)) return [];
    seen.add(folded);
    const place = index / text.length;
    if (!pointsBack(own)) return [{ text: own, position: place, start: 0 }];
    const before = pieces[at - 1]?.text ?? '';
    const both = `${before}. ${own}`;
    const isClear =
      isStatement(before) &&
      hasScriptOf(before, language) &&
      !pointsBack(before) &&
      wordCount(both) <= MOST_WITH_CONTEXT &&
      foldText(text).includes(foldText(both));
    return isClear ? [{ text: both, position: place, start: before.length + 2 }] : [];
  });
}
