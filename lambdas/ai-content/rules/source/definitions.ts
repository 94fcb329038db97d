import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { wordCount } from './sentences.ts';

export interface Definition {
  readonly term: string;
  readonly meaning: string;
  /** Where the meaning is in its sentence. */
  readonly start: number;
  readonly end: number;
}

/** «التبخر هو تحول الماء…»، «يُعرف … بأنه …»، “A fraction is a number that …”. */
const PATTERNS: Readonly<Record<DraftLanguage, readonly RegExp[]>> = {
  ar: [
    /^(?<term>\p{L}+(?: \p{L}+){0,3}) (?:هو|هي) (?<meaning>.+)$/du,
    /^(?:يُ?عرّ?ف|تُ?عرّ?ف|يُ?قصد ب|نقصد ب) ?(?<term>\p{L}+(?: \p{L}+){0,3}) (?:بأنها?|أنها?) (?<meaning>.+)$/du,
    /^(?<term>\p{L}+(?: \p{L}+){0,2}) عبارة عن (?<meaning>.+)$/du,
  ],
  en: [
    /^(?:(?:An?|The) )?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are|means) (?<meaning>(?:an?|the|any) .+)$/du,
    /^(?:(?:An?|The) )?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are) defined as (?<meaning>.+)$/du,
    /^(?<term>[\p{L}-]+s) are (?<meaning>\p{L}+ that .+)$/du,
  ],
  fr: [
    /^(?:(?:Une?|Les?|La) |L[’'])?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:est|sont|désigne|désignent) (?<meaning>(?:une?|les?|la|des|l[’']ensemble) .+)$/du,
    /^On appelle (?:une? |les? |la |l[’'])?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?<meaning>(?:une?|les?|la|des|l[’']ensemble) .+)$/du,
  ],
};

/** Beginnings of sentences that are no terms, folded. */
const NO_TERM =
  /^(?:كان|كانت|ان|في|من|على|الي|عن|منذ|بعد|قبل|كل|لعل|ليس|اصبح|اهم|اول|اخر|اكبر|اصغر|اطول|اعلي|افضل|اكثر|اكبرهما|this|that|his|her|its|their|our|my|more|most|one|some|many|in|at|on|all|each|there|here|today|now|when|if|what|who|ce|cette|ces|son|sa|ses|leurs?|il|elle|on|tout|toute|plusieurs|certains)(?: |$)/;
/** A rank, a name or a role tells one thing about a subject instead of what it is. */
const RANK =
  /^(?:the|les?|la) (?:\w+est|most|first|only|second|third|last|main|capital|same|plus|premiere?|seule?|deuxieme|derniere?|principale?|capitale|meme)s? |^(?:اكبر|اصغر|اطول|اعلي|اهم|اول|ثاني|اكثر|اقدم|اشهر|افضل|احد|احدي|عاصمه|نفس|التي|الذي|الذين) /;

/** Where another statement begins within the sentence: after a sign, or after a conjunction with a verb or a pronoun. */
const ENDS =
  /\s?[;؛:]|\s\(|, (?:but|so|while|whereas|although|because|mais|car|donc|alors|tandis|c[’']est)(?![\p{L}])|,? (?:and|et) (?:it|they|he|she|there|this|these|ils?|elles?|on|ce|cela|cette)(?= )|[،,] (?:لكن|ولكن|وهو|وهي|أما|بينما|كما|لذلك|حيث|مثل|أي|و[يت]\p{L}{2,})(?= )/u;

/** The definition in a sentence, which ends before another statement begins; none if its meaning contains the term. */
export function definitionOf(sentence: string, language: DraftLanguage): Definition | undefined {
  for (const pattern of PATTERNS[language]) {
    const found = pattern.exec(sentence.replace(/\s*\.$/, ''));
    const { term = '', meaning: rest = '' } = found?.groups ?? {};
    const meaning = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trimEnd();
    const start = found?.indices?.groups?.['meaning']?.[0] ?? 0;
    const [folded, said] = [foldText(term), foldText(meaning)];
    const isCircular = folded
      .split(' ')
      .some((word) => word.length > 3 && ` ${said} `.includes(` ${word} `));
    if (term === '' || isCircular || NO_TERM.test(folded) || RANK.test(said)) continue;
    // Without a comma, what follows «و» belongs to the definition; a meaning of names only is an identity.
    if (wordCount(meaning) < 4 || wordCount(meaning) > 24) continue;
    return { term, meaning, start, end: start + meaning.length };
  }
  return undefined;
}
