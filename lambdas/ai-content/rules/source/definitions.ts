import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** A term and what a sentence says that it means. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
}

/** «التبخر هو تحول الماء…»، «يُعرف … بأنه …»، “A fraction is a number that …”. */
const PATTERNS: Readonly<Record<DraftLanguage, readonly RegExp[]>> = {
  ar: [
    /^(?<term>\p{L}+(?: \p{L}+){0,3}) (?:هو|هي|هم) (?<meaning>.+)$/u,
    /^(?:يُ?عرّ?ف|تُ?عرّ?ف|يُ?قصد ب|نقصد ب) ?(?<term>\p{L}+(?: \p{L}+){0,3}) (?:بأنها?|أنها?) (?<meaning>.+)$/u,
    /^(?<term>\p{L}+(?: \p{L}+){0,2}) عبارة عن (?<meaning>.+)$/u,
    // «القلب عضلة قوية في حجم قبضة اليد»: the words after the term have no article, so they describe it.
    /^(?<term>ال\p{L}{2,}) (?<meaning>(?!ال|[وفبلك]ال|في |من |على |إلى |عن |هو |هي |[يت]\p{L}{3,} )\p{L}{3,} \p{L}+ \p{L}+ \p{L}.*)$/u,
  ],
  en: [
    /^(?:(?:An?|The) )?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are|means) (?<meaning>(?:an?|the|any|one|when|how) .+)$/u,
    /^(?:(?:An?|The) )?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are) defined as (?<meaning>.+)$/u,
  ],
  fr: [
    /^(?:(?:Une?|Les?|La) |L[’'])?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:est|sont|désigne|désignent) (?<meaning>(?:une?|les?|la|des|l[’']ensemble|tout|toute) .+)$/u,
    /^(?:On appelle) (?:une? |les? |la |l[’'])?(?<term>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?<meaning>(?:une?|les?|la|des|tout|toute|l[’']ensemble) .+)$/u,
  ],
};

/** Beginnings of sentences that are not terms, folded. */
const NO_TERM =
  /^(كان|كانت|ان|في|من|على|الي|عن|منذ|بعد|قبل|كل|لعل|ليس|اصبح|اهم|من اهم|more|most|one|some|many|in|at|on|all|each|there|today|now|when|if)( |$)/;

/** The definition in a sentence, unless its meaning contains the term. */
export function definitionOf(sentence: string, language: DraftLanguage): Definition | undefined {
  for (const pattern of PATTERNS[language]) {
    const { term = '', meaning = '' } = pattern.exec(sentence)?.groups ?? {};
    const folded = foldText(meaning);
    const words = folded.split(' ').length;
    if (term === '' || words < 3 || words > 22 || NO_TERM.test(foldText(term))) continue;
    if (
      foldText(term)
        .split(' ')
        .some((word) => word.length > 3 && ` ${folded} `.includes(` ${word} `))
    )
      continue;
    return { term, meaning };
  }
  return undefined;
}
