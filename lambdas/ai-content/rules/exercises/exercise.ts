import type * as z from 'zod/mini';
import type { exerciseAnswer } from '../../domain/answers.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { constraintsOf } from '../items/constraints.ts';

export type DraftExercise = z.infer<typeof exerciseAnswer>;

export const numbered = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : parts.map((part, at) => `${at + 1}) ${part}`).join('\n');

export const letterAt = (language: DraftLanguage, at: number): string =>
  (language === 'ar' ? 'أبجده' : 'ABCDE').charAt(at);

/** Letters options as Algerian schools do, one per line. */
export const lettered = (language: DraftLanguage, options: readonly string[]): string =>
  options.map((option, at) => `${letterAt(language, at)}) ${option}`).join('\n');

/** The kinds of exercise that rules can make by name; `problems` are told in words, `plain` are any of the others. */
const NAMES = {
  choice: /multiple|\bchoice|choix|\bmcq\b|\bqcm\b|اختيار|متعدد/,
  truth: /\btrue\b|\bfalse\b|\bvrai|\bfaux\b|صح(?:يح)?(?: |$)|خطا/,
  gaps: /\bgaps?\b|\bblanks?\b|cloze|\btrous?\b|complet(?:er|ez|e\b)|فراغ|فجوات|(?:^| )املا(?:ي|وا)?(?: |$)|اكمل|ملء/,
  matching:
    /\bmatch|\bpair|appari|\breli(?:er|ez|e)\b|ربط|(?:^| )و?صل(?: |$)|توصيل|(?:^| )ب?اسهم|بسهم|مطابق|وفق بين/,
  ordering:
    /\border(?:ing)?\b(?! of difficulty)|sequenc|\brang(?:er|ez)\b|ordonn|(?:en|dans l) ordre|ترتيب|رتب/,
  problems: /problem|مسال|مسايل|مشكل/,
} as const;
export type Style = keyof typeof NAMES | 'plain';
const isStyle = (name: string): name is keyof typeof NAMES => name in NAMES;

/** Words that name no kind of exercise, folded. */
const GENERAL =
  /^(?:exerci[sc]es?|exos?|training|practi[cs]e|practical|drills?|entrainements?|applications?|revision|review|mixed|various|varied|varie[es]*|divers|different|differents|graded|graduel\w*|progressifs?|easy|hard|medium|difficulty|facile|difficile|simple|short|written|individual|group|questions?|activit(?:y|ies|es?)|calculations?|calculate|calculs?|calculer|mental|sums?|solv(?:e|ing)|resoudre|resolution|remedial|support|soutien|remediation|consolidation|renforcement|homework|integration|integrated|direct|lead|leads|from|with|without|that|this|these|the|a|an|of|on|in|to|for|and|les?|la|des?|du|un|une|sur|en|avec|et|ou|or|au|aux|l|d|tasks?|work|class|pupils|some|six|\d+|و?(?:ال|لل|ب|ل)?(?:تمارين|تمرين|تمرينات|تدريب(?:يه|ات)?|تطبيق(?:ي|يه|ات)?|مراجعه|تقويه|معالجه|دعم|متنوعه?|مختلفه?|مدمجه|متدرجه?|فرديه?|قصيره?|سهله?|صعبه?|سهل|صعب|متوسط|مباشره|بسيطه?|اسيله|سوال|انشطه|نشاط|حساب|حسابيه|عمليات|حل|ادماج|ادماجيه?|تعزيز|واجب|منزلي(?:ه)?|تقود|هذا|هذه)|الي|من|في|علي|عن|مع)$/;

/** The style that the teacher's words name; undefined for a kind that rules cannot make. */
export function styleOf(exerciseType: string, topic: string): Style | undefined {
  const folded = foldText(exerciseType);
  const named = Object.entries(NAMES).flatMap(([style, words]) =>
    isStyle(style) && words.test(folded) ? [style] : [],
  );
  if (named[0]) return named[0];
  const known = new Set(foldText(topic).split(' '));
  const isKnown = folded.split(' ').every((word) => GENERAL.test(word) || known.has(word));
  const isLimit = Object.keys(constraintsOf(exerciseType, exerciseType)).length > 0;
  return isKnown || isLimit ? 'plain' : undefined;
}
