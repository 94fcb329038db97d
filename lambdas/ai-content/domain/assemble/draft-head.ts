import { subjectIn } from '../subject.ts';
import type { Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { findCopied } from '../faults/copied-rules.ts';
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

/** Texts that a draft can do without, so that those which only repeat what a model was told are left out. */
export const ownTexts = (plan: Plan, texts: readonly string[], { drafter }: Origin): string[] => {
  const copied = findCopied(plan);
  return cleanTexts(texts).filter((text) => drafter !== 'model' || copied(text) === undefined);
};

export function draftHead(
  plan: Plan,
  answer: { readonly title: string; readonly notes: readonly string[] },
  origin: Origin,
) {
  const { drafter, isBudgetSpent } = origin;
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
      ...ownTexts(plan, answer.notes, origin),
    ].slice(0, limits.draftListLength),
    ...(baseText !== undefined && { sourceText: baseText }),
  };
}
