import type { DraftLanguage } from '#shared/model/locale.ts';
import { capitalized } from '../language/say.ts';
import type { Definition } from './definitions.ts';
import type { Fact } from './facts.ts';

/** Replaces the missing word. */
const BLANK = '______';

/** A question whose answer is a fact of its sentence, or a defined term. */
export interface Ask {
  readonly stem: string;
  readonly key: string;
  readonly variants: readonly string[];
}

/** The sentence with a blank instead of a fact. */
export function cloze(
  language: DraftLanguage,
  sentence: string,
  fact: Fact,
  choosing: boolean,
): Ask {
  const gapped = `${sentence.slice(0, fact.start)}${BLANK}${sentence.slice(fact.end)}`;
  const stem = choosing
    ? {
        ar: `اختر ما يكمل الجملة حسب النص: «${gapped}».`,
        en: `Choose what completes the sentence according to the text: “${gapped}.”`,
        fr: `Choisis ce qui complète la phrase d’après le texte : « ${gapped}. »`,
      }
    : {
        ar: `أكمل الجملة حسب النص: «${gapped}».`,
        en: `Complete the sentence according to the text: “${gapped}.”`,
        fr: `Complète la phrase d’après le texte : « ${gapped}. »`,
      };
  return { stem: stem[language], key: fact.text, variants: [] };
}

/** Verbs at the start of a sentence that can be asked for its year or number without other changes. */
const VERB =
  /^(?:و?[يت]\p{L}{3,}|\p{L}{3,}ت|ولد|بدأ|تأسس|انتهى|توفي|وقع|قام|استقل|انطلق|صدر|دخل|عاد|أسس|اندلع|بلغ) /u;

/** «تبلغ مساحة … 2381741 …» asks «كم تبلغ …»; «اندلعت … سنة 1954» asks «في أي سنة اندلعت …». */
function directArabic(sentence: string, fact: Fact): Ask | undefined {
  if (!VERB.test(sentence)) return undefined;
  const [before, after] = [sentence.slice(0, fact.start).trim(), sentence.slice(fact.end).trim()];
  if (fact.kind === 'year') {
    const head =
      /^(.*?)(?: (?:في |يوم )?(?:أول|\d{1,2}) (?:من )?\p{L}+)?[،,]? (?:في |منذ )?(?:سنة|عام)$/u.exec(
        before,
      )?.[1];
    const rest = after.replace(/^م(?:يلادية?)?(?=$|[\s،])/u, '').trim();
    // «توفي سنة 1883، ونُقل رفاته سنة 1966»: a question about both would have two answers.
    if (!head || rest !== '' || head.split(' ').length < 2 || /[،,]|[0-9٠-٩]{3}/.test(head))
      return undefined;
    return { stem: `في أي سنة ${head.trim()}؟`, key: fact.text, variants: [] };
  }
  if (fact.kind !== 'number' || !/^(?:يبلغ|تبلغ|بلغ|بلغت) /.test(sentence)) return undefined;
  const unit = /^(%|\p{L}+(?: \p{L}+)?[²³]?)?$/u.exec(after);
  const head = before.replace(/ (?:حوالي|نحو|قرابة)$/u, '');
  if (!unit || head.split(' ').length < 3) return undefined;
  return {
    stem: `كم ${head} حسب النص؟`,
    key: `${fact.text} ${after}`.trim(),
    variants: [fact.text],
  };
}

/** “The war was won in 1962” asks “In which year was the war won?” */
function directEnglish(sentence: string, fact: Fact): Ask | undefined {
  if (fact.kind !== 'year' || sentence.slice(fact.end).trim() !== '') return undefined;
  const parts = /^(.{3,60}?) (was|were) (.+?) in$/.exec(sentence.slice(0, fact.start).trim());
  if (!parts || /,|\bwho\b|\bwhich\b|\band\b/.test(sentence)) return undefined;
  const [, subject = '', be = '', done = ''] = parts;
  const lower = /^(?:The|A|An|This) /.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
  return { stem: `In which year ${be} ${lower} ${done}?`, key: fact.text, variants: [] };
}

/** Turns the sentence into a question, if its form clearly allows it. */
export const direct = (language: DraftLanguage, sentence: string, fact: Fact): Ask | undefined => {
  if (language === 'fr') return undefined;
  return language === 'ar' ? directArabic(sentence, fact) : directEnglish(sentence, fact);
};

/** Asks for the defined term. */
export const termAsk = (language: DraftLanguage, { term, meaning }: Definition): Ask => ({
  stem: {
    ar: `ما الذي يصفه النص بما يلي: «${meaning}»؟`,
    en: `What does the text describe like this: “${meaning}”?`,
    fr: `Qu’est-ce que le texte décrit ainsi : « ${meaning} » ?`,
  }[language],
  key: capitalized(term),
  variants: language === 'ar' && /^ال\S+$/u.test(term) ? [term.slice(2)] : [],
});
