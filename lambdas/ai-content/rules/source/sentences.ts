import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { latinLanguage } from '#shared/text/latin-language.ts';

/** Words of a sentence that is asked about alone; shorter ones say little, and longer ones ask for too much. */
const WORDS = { fewest: 4, most: 40 } as const;

/** First words that refer to another sentence, folded; alone, the sentence would not be understood. */
const POINTING =
  /^(?:(?:in|on|at|by|from|after|before|during|since|until|later|together|soon|finally|once|sometimes|often|usually|yesterday|today|now|next|last)(?: \S+){0,4}?) (?:he|she|they)( |$)|^(و|ف|ثم |او )?(هذا|هذه|هولاء|ذلك|تلك|اولئك|هو|هي|هم|هما|كما|لكن|لذلك|لهذا|كذلك|ايضا|بينما|بل|حيث|اذن|وهكذا|هكذا|منها|فيها|فيه|عليها|عنها|به|بها|له|لها|لهم|وهو|وهي|واحدها|احدهما)( |$)|^(it|its|this|that|these|those|he|she|they|his|her|their|them|however|but|so|also|then|therefore|thus|hence|moreover|such|here|there(?! (is|are|was|were) )|and|or|one of them|both|another|others?|(when|if|as|after|before|because|although|while|in|on|from|with|by|of|for|at) (it|they|them|he|she|this|that|these|those|their|its|his|her))( |$)|^(il(?! (?:n )?(?:y (?:a|avait|aura)|existe|faut|fallait|fait|pleut|neige|suffit) )|ils|elles?|ce|cet|cette|ces|c|cela|ceci|celui|celles?|ceux|ca|son|sa|ses|leurs?|mais|donc|ainsi|alors|puis|ensuite|cependant|pourtant|enfin|et|ou|car|y|en effet|par contre|de plus|l un|l une|les deux|(?:quand|si|lorsqu|apres|avant|parce qu|dans|sur|avec|par|pour|chez|grace a) (?:il|ils|elles?|ce|cet|cette|ces|cela|lui|eux|son|sa|ses|leurs?))( |$)|^(?:\S+ ){1,4}(?:il(?! (?:n )?(?:y (?:a|avait|aura)|existe|faut|fallait|fait|pleut|neige|suffit) )|ils|elles?)( |$)|(?<!\bil) y (?:est|sont|a|ont|vit|vivent|trouve)( |$)/;

/** A first word that ends in a pronoun, such as «يحدها» or «رافقتنا», or a pronoun after it. */
const POINTING_BACK =
  /^\p{L}{2,}(?:ها|هما|هم|نا)(?= )|^\p{L}+ (?:\p{L}+ )?(?:فيه|فيها|منه|منها|عنه|عنها|عليه|عليها|به|بها|له|لها|إليه|إليها|لنا|ذلك|هذا|هذه|تلك)(?= |$)/u;

/** A verb whose subject is only in the previous sentence: «تتميز بمناخ حار»، «تقع في الشمال». */
const WITHOUT_SUBJECT =
  /^(?:و|ف)?[يت]\p{L}{2,} (?:في|من|على|إلى|عن|مع|ب(?!عض|حر|لاد|عد|لد|ين|نا)\p{L}{3,}|بين)(?= )/u;

export const pointsBack = (text: string): boolean =>
  POINTING.test(foldText(text)) || POINTING_BACK.test(text) || WITHOUT_SUBJECT.test(text);

/** Pronouns later in a sentence that may mean somebody outside it. The text is folded. */
const UNCLEAR =
  /\b(?:him|her|them|lui|eux)\b|\ben (?:est|sont|a|ont|etait)\b|^(?:pour|sans) l (?!\p{L}+ )/u;
/** “Freed in 1852, he settled …”: the subject after what comes first is a pronoun. */
const LATE_SUBJECT =
  /^(?:(?:In|On|At|By|From|After|Before|During|Since|Until|With|Under|Between|When|While|Because|Although|As|If|Comme|Puisque|Quand|Lorsque|Si|En|Au|Aux|À|Dans|Pour|Après|Avant|Depuis|Sur|Avec|Par|Pendant|Born|Née?)(?!\p{L})|\p{Lu}\p{L}+(?:ed|ing|é|ée)(?!\p{L})).*?, (?:he|she|they|it|ils?|elles?)(?!\p{L})/u;

/** Whether most letters of a text are Arabic; undefined for a text without letters. */
const isArabic = (text: string): boolean | undefined => {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic + latin === 0 ? undefined : arabic >= latin;
};

export const hasScriptOf = (text: string, language: DraftLanguage): boolean =>
  isArabic(text) === (language === 'ar');

/** Whether a text is in a language. Small words tell English from French; a text without them may be either. */
export const isWrittenIn = (text: string, language: DraftLanguage): boolean =>
  hasScriptOf(text, language) &&
  (language === 'ar' || (latinLanguage(text) ?? language) === language);

export const wordCount = (text: string): number => foldText(text).split(' ').length;

/** Whether a sentence can be asked about alone: a whole statement that refers to nothing outside itself. */
export const isWhole = (sentence: string, language: DraftLanguage): boolean =>
  sentence.endsWith('.') &&
  wordCount(sentence) >= WORDS.fewest &&
  wordCount(sentence) <= WORDS.most &&
  !/[؟?!—«"“»”[\]{}<>$_=+×÷]|https?|@|\.{2}/.test(sentence) &&
  (language === 'ar' || /^[\p{Lu}\d]/u.test(sentence)) &&
  hasScriptOf(sentence, language) &&
  !pointsBack(sentence) &&
  !UNCLEAR.test(foldText(sentence)) &&
  !LATE_SUBJECT.test(sentence);
