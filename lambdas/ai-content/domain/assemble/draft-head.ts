import { subjectIn } from '../subject.ts';
import type { Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { planNotes } from '../plan/plan-draft.ts';
import type { Plan } from '../task.ts';
import { cleanText, cleanTexts } from './clean-text.ts';

/** The author of an answer, and the seed for shuffling. */
export interface Origin {
  readonly drafter: Draft['drafter'];
  /** Whether rules have drafted because models have used up the month's budget. */
  readonly isBudgetSpent?: true | undefined;
  readonly seed: string;
}

const budgetSpent = {
  ar: 'استهلكت نماذج الذكاء الاصطناعي ميزانية هذا الشهر، فأُعدت هذه المسودة بالقواعد. تعود النماذج في أول الشهر القادم.',
  en: 'The AI models have used up this month’s budget, so this draft was made by rules. Models write again from the first of next month.',
  fr: 'Les modèles d’IA ont épuisé le budget de ce mois ; ce brouillon a donc été rédigé par des règles. Les modèles écriront de nouveau dès le premier du mois prochain.',
} as const;

/** The fields that all drafts share. */
export function draftHead(
  plan: Plan,
  answer: { readonly title: string; readonly notes: readonly string[] },
  { drafter, isBudgetSpent }: Origin,
) {
  const { request, language } = plan;
  const subject = subjectIn(language, plan.subject);
  const { level, year, baseText } = request;
  return {
    language,
    title: cleanText(answer.title),
    level,
    ...(year !== undefined && { year }),
    ...(subject !== undefined && { subject }),
    drafter,
    notes: [
      ...(isBudgetSpent ? [budgetSpent[language]] : []),
      ...planNotes(plan),
      ...cleanTexts(answer.notes),
    ].slice(0, limits.draftListLength),
    ...(baseText !== undefined && { sourceText: baseText }),
  };
}
