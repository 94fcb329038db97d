import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import { hasScriptOf } from '../source/sentences.ts';

/** Phrases that teachers write before an objective. */
const LEADS: Readonly<Record<DraftLanguage, RegExp>> = {
  ar: /^(?:في نهاية (?:الحصة|الدرس|المقطع)،? ?)?(?:(?:أن )?(?:ي|ت)كون (?:التلاميذ|التلميذ|المتعلم|الطالب)ة? قادر(?:ا|ة|ين)? على:? ?)?(?:أن )?(?:(?:ي|ت)تمكن (?:التلاميذ|التلميذ|المتعلم|المتعلمون|الطالب)ة? من:? ?)?(?:(?:التلاميذ|التلميذ|المتعلم|المتعلمون|الطالب)ة? )?(?:أن )?/u,
  en: /^(?:(?:by|at) the end of (?:the|this) (?:lesson|session|unit),? ?)?(?:(?:the )?(?:students?|pupils?|learners?|they|children) )?(?:(?:will|should|must|can|are|is) )?(?:be )?(?:able )?(?:to )?(?:be able to )?(?:learn (?:how )?to )?/i,
  fr: /^(?:(?:à|a) la fin de (?:la|cette) (?:leçon|lecon|séance|seance|séquence|sequence),? ?)?(?:(?:les |l['’]|un )?(?:élèves?|eleves?|apprenants?|enfants) )?(?:(?:sera|seront|doit|doivent|devra|devront|peut|peuvent|est|sont) )?(?:être |etre )?(?:capables? (?:de |d['’]))?(?:apprendre à |apprendre a )?/i,
};

/** The pupil as the subject after the verb, which is redundant. */
const SUBJECT = /^([يت]\p{L}{2,}) (?:التلاميذ|التلميذة?|المتعلمون|المتعلمة?|الطالبة?) /u;

export const shortened = (text: string, most = 110): string => {
  if (text.length <= most) return text;
  return text
    .slice(0, most + 1)
    .replace(/\s+\S*$/, '')
    .replace(/[،,:؛;\s]+$/, '');
};

/** The objectives of the form, one by one, without introductory phrases; only those in the lesson's language. */
export function objectivesOf(text: string, language: DraftLanguage): string[] {
  return text
    .split(/[\n؛;•]|(?<=[.!؟?])\s+|(?:^|\s)[-–*]\s/)
    .map((line) => line.replace(/^\s*(?:\(?[0-9٠-٩]{1,2}[).–-]|[أ-د][).-])\s*/, '').trim())
    .map((line) =>
      line
        .replace(LEADS[language], '')
        .replace(/^:\s*/, '')
        .replace(/[.،,:\s]+$/, '')
        .trim(),
    )
    .map((line) =>
      line.replace(SUBJECT, '$1 ').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    )
    .filter((line) => line.length >= 3 && hasScriptOf(line, language))
    .map((line) => shortened(line, 300));
}

/** Verbs for invisible processes, which cannot be assessed. */
const UNSEEN: Readonly<Record<DraftLanguage, RegExp>> = {
  ar: /^(?:ي|ت)?(?:فهم|عرف|درك|تعرف علي|تعلم|ستوعب|عي|معرفه|فهم|ادراك|استيعاب)(?: |$)/,
  en: /^(?:understand|know|learn|appreciate|be aware|become familiar|realise|realize)(?: |$)/,
  fr: /^(?:comprendre|connaitre|savoir|apprendre|apprecier|decouvrir|s approprier|se familiariser)(?: |$)/,
};
export const isUnseen = (objective: string, language: DraftLanguage): boolean =>
  UNSEEN[language].test(foldText(objective));

/** What pupils can do after the lesson, as one sentence. */
export function outcomeOf(
  objectives: readonly string[],
  topic: string,
  language: DraftLanguage,
): string {
  const texts = ruleTextsIn(language);
  if (objectives.length === 0) return texts.generalOutcome(topic);
  const isVerb = objectives.every((each) => /^[يت]\p{L}{2,}/u.test(each));
  const said = isVerb ? texts.outcomeOfVerbs : texts.outcome;
  return said(objectives.join(semicolons[language]));
}
