import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { latinLanguage } from '#shared/text/latin-language.ts';

/** Words of a sentence suitable for questions; shorter ones say little, and longer ones ask for too much. */
const WORDS = { fewest: 4, most: 34 } as const;
/** Maximum including the previous sentence, if the first word refers to it. */
const MOST_WITH_CONTEXT = 48;

/** First words that refer to another sentence, folded; alone, the sentence would not be understood. */
const POINTING =
  /^(?:(?:in|on|at|by|from|after|before|during|since|until|later|together|soon|finally|once|sometimes|often|usually|yesterday|today|now|next|last)(?: \S+){0,4}?) (?:he|she|they)( |$)|^(و|ف|ثم |او )?(هذا|هذه|هولاء|ذلك|تلك|اولئك|هو|هي|هم|هما|كما|لكن|لذلك|لهذا|كذلك|ايضا|بينما|بل|حيث|اذن|وهكذا|هكذا|منها|فيها|فيه|عليها|عنها|به|بها|له|لها|لهم|وهو|وهي|واحدها|احدهما)( |$)|^(it|its|this|that|these|those|he|she|they|his|her|their|them|however|but|so|also|then|therefore|thus|hence|moreover|such|here|there(?! (is|are|was|were) )|and|or|one of them|both|another|others?|(when|if|as|after|before|because|although|while|in|on|from|with|by|of|for|at) (it|they|them|he|she|this|that|these|those|their|its|his|her))( |$)|^(il(?! (?:n )?(?:y (?:a|avait|aura)|existe|faut|fallait|fait|pleut|neige|suffit) )|ils|elles?|ce|cet|cette|ces|c|cela|ceci|celui|celles?|ceux|ca|son|sa|ses|leurs?|mais|donc|ainsi|alors|puis|ensuite|cependant|pourtant|enfin|et|ou|car|y|en effet|par contre|de plus|l un|l une|les deux|(?:quand|si|lorsqu|apres|avant|parce qu|dans|sur|avec|par|pour|chez|grace a) (?:il|ils|elles?|ce|cet|cette|ces|cela|lui|eux|son|sa|ses|leurs?))( |$)|^(?:\S+ ){1,4}(?:il(?! (?:n )?(?:y (?:a|avait|aura)|existe|faut|fallait|fait|pleut|neige|suffit) )|ils|elles?)( |$)|(?<!\bil) y (?:est|sont|a|ont|vit|vivent|trouve)( |$)/;

/** A first word that ends in a pronoun, such as «يحدها» or «رافقتنا», or a pronoun after it. */
const POINTING_BACK =
  /^\p{L}{2,}(?:ها|هما|هم|نا)(?= )|^\p{L}+ (?:\p{L}+ )?(?:فيه|فيها|منه|منها|عنه|عنها|عليه|عليها|به|بها|له|لها|إليه|إليها|لنا|ذلك|هذا|هذه|تلك)(?= |$)/u;

/** A verb whose subject is only in the previous sentence: «تتميز بمناخ حار»، «تقع في الشمال». */
const WITHOUT_SUBJECT =
  /^(?:و|ف)?[يت]\p{L}{2,} (?:في|من|على|إلى|عن|مع|ب(?!عض|حر|لاد|عد|لد|ين|نا)\p{L}{3,}|بين)(?= )/u;

/** Words to someone, a wish or an order, which says nothing that is right or wrong. The text is folded. */
const ADDRESSED =
  /^(?:please|dear|hello|hi|good (?:morning|afternoon|evening|night)|best wishes|yours|thank you|thanks|welcome|let (?:s|us)|do not|don t|i (?:hope|wish)|i am sorry|sorry)(?: |$)|^(?:chere?s?|bonjour|bonsoir|salut|merci|amities|cordialement|s il (?:te|vous) plait|j espere|je (?:t|vous) (?:embrasse|prie|souhaite)|que (?:tu|vous) )|^(?:يا|ايها|ايتها|(?:صديق|اخ|عزيز)(?:ي|تي)|تحيه|السلام عليكم|وعليكم السلام|ارجو|امل ان|اتمني|شكرا|اهلا|مرحبا|هيا|من فضلك|لا تنس)(?: |$)|(?: |^)وبعد$/u;

/** « Écris-moi », « Prends-le »: a French order. */
const ORDER = /^\p{L}+-(?:moi|toi|nous|vous|le|la|les|lui|leur)(?=[ ,]|$)/u;

/** « Sara : », «قالت سلمى:»: who says what follows. */
const SPEAKER = /^\p{L}+(?: \p{L}+){0,2}\s?: /u;
/** An answer, which cannot be understood without its question. */
const REPLY = /^(?:yes|no|oui|non|si|نعم|لا|بلي|اجل)(?: |$)/;

/** Whether a text ends within quotation marks. */
const isWithinQuotation = (before: string): boolean =>
  [
    ['«', '»'],
    ['“', '”'],
  ].some(([open = '', close = '']) => before.lastIndexOf(open) > before.lastIndexOf(close));

/** « La Smala est … », “The Smala was a capital”: he is not what the sentence is about. */
const THING = /^(?:The|An?) (?:[\p{L}-]+ ){1,3}(?:is|was) (?:the|an?) /u;
const FEMININE = /^(?:la|une|cette|sa) /i;
const MASCULINE = /^(?:le|un|ce|cet) /i;
const SEVERAL = /^(?:les|des|ces|ses|leurs) /i;

/** Whether what a sentence begins with cannot be what the pronoun of the next one means. */
function isOtherThan(before: string, own: string): boolean {
  const pronoun = /^(?:\S+ ){0,3}?(he|she|il|elle)(?: |$)/.exec(foldText(own))?.[1];
  if (pronoun === 'he' || pronoun === 'she') return THING.test(before);
  if (pronoun === 'il') return FEMININE.test(before) || SEVERAL.test(before);
  return pronoun === 'elle' && (MASCULINE.test(before) || SEVERAL.test(before));
}

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
    .replace(/^[»”]\s*/, '')
    .replace(/^(?:[-–•*·]|\(?\d{1,2}[).–-])\s+/, '')
    .replace(/[.،,؛;!\s]+$/, '');

const wordCount = (text: string): number => foldText(text).split(' ').length;

/** Whether questions can be made of it: a whole statement without dialogue, quotations, formulas and addresses. */
const isStatement = (text: string): boolean =>
  wordCount(text) >= WORDS.fewest &&
  wordCount(text) <= WORDS.most &&
  !/:$|[؟?—«"“»”[\]{}<>$_=]|https?|@/.test(text) &&
  !isAddressed(text.replace(SPEAKER, ''));

const isAddressed = (text: string): boolean => ADDRESSED.test(foldText(text)) || ORDER.test(text);

/** Whether a sentence refers to the one before it. */
export const pointsBack = (text: string): boolean =>
  POINTING.test(foldText(text)) || POINTING_BACK.test(text) || WITHOUT_SUBJECT.test(text);

/** Whether someone says something that depends on what was said before. */
const repliesTo = (text: string): boolean => {
  const said = text.replace(SPEAKER, '');
  return said !== text && (REPLY.test(foldText(said)) || pointsBack(said));
};

const piecesOf = (text: string, language: DraftLanguage): { text: string; index: number }[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].flatMap(
    ({ segment, index }) =>
      segment
        .split(/[؛;\n]/)
        // An exclamation is no statement.
        .filter((piece) => !/!\s*$/.test(piece))
        .map((piece) => ({ text: tidy(piece), index }))
        .filter((piece) => piece.text !== ''),
  );

/** A statement of a text and its place among the pieces of it. */
interface Statement {
  readonly own: string;
  readonly index: number;
  readonly at: number;
}

function statementsIn(
  text: string,
  pieces: ReturnType<typeof piecesOf>,
  language: DraftLanguage,
): Statement[] {
  const seen = new Set<string>();
  return pieces.flatMap(({ text: own, index }, at): Statement[] => {
    const folded = foldText(own);
    if (!isStatement(own) || !hasScriptOf(own, language) || seen.has(folded)) return [];
    const opened = text.slice(0, index) + (/^\s*[»”]/.exec(text.slice(index))?.[0] ?? '');
    if (isWithinQuotation(opened) || repliesTo(own)) return [];
    seen.add(folded);
    return [{ own, index, at }];
  });
}

/** The statements of a text in its language, of which some refer to the one before them. */
export const statementsOf = (text: string, language: DraftLanguage): Statement[] =>
  statementsIn(text, piecesOf(text, language), language);

/** The pronoun among the first words of a sentence that means a person or a French thing, folded. */
const pronounOf = (sentence: string): string | undefined =>
  /^(?:\S+ ){0,3}?(he|she|il|elle)(?: |$)/.exec(foldText(sentence))?.[1];
/** Subjects with an article or another determiner are things, or persons without a name. */
const UNNAMED = /^(?:the|an?|les?|la|l['’]|une?|des|ce[ts]?|cette|ses?|sa|son) ?/i;

/**
 * What a sentence refers to, as the beginning of a quotation: the sentence before it, or the one that names a person
 * whom all sentences between mean by the same pronoun. Undefined if that is not clear.
 */
function contextOf(pieces: readonly { readonly text: string }[], at: number): string | undefined {
  const own = pieces[at]?.text ?? '';
  const pronoun = pronounOf(own);
  const isOfPronoun = (index: number): boolean =>
    pronoun !== undefined && pronounOf(pieces[index]?.text ?? '') === pronoun;
  let from = at - 1;
  while (from > 0 && isOfPronoun(from)) from -= 1;
  const before = pieces[from]?.text ?? '';
  // Once the pronoun meant somebody, a thing in between makes it unclear.
  const wasUsed = pieces.slice(0, from).some((_, index) => isOfPronoun(index));
  if (UNNAMED.test(before) && (wasUsed || (from < at - 1 && !/^(?:an?|une?) /i.test(before))))
    return undefined;
  if (!isStatement(before) || pointsBack(before) || isOtherThan(before, own)) return undefined;
  return from < at - 1 ? `${before}. […] ` : `${before}. `;
}

/**
 * The sentences of a text in its language, unchanged except for the final stop. A sentence that refers to another one
 * before it is quoted with that one, if that one can be understood alone.
 */
export function sentencesOf(text: string, language: DraftLanguage): Sentence[] {
  const pieces = piecesOf(text, language);
  return statementsIn(text, pieces, language).flatMap(({ own, index, at }): Sentence[] => {
    const position = index / text.length;
    if (!pointsBack(own)) return [{ text: own, position, start: 0 }];
    const context = contextOf(pieces, at);
    const both = `${context}${own}`;
    const isClear =
      context !== undefined &&
      hasScriptOf(context, language) &&
      wordCount(both) <= MOST_WITH_CONTEXT &&
      (context.endsWith('[…] ') || foldText(text).includes(foldText(both)));
    return isClear ? [{ text: both, position, start: context.length }] : [];
  });
}
