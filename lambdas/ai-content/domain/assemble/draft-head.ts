import { subjectIn } from '../subject.ts';
import type { Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { draftNotesIn } from '../draft-notes.ts';
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
      ...(isBudgetSpent ? [draftNotesIn(language).budgetSpent] : []),
      ...planNotes(plan),
      ...cleanTexts(answer.notes),
    ].slice(0, limits.draftListLength),
    ...(baseText !== undefined && { sourceText: baseText }),
  };
}
