import * as z from 'zod/mini';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { sharePoints } from '#shared/draft/share-out.ts';
import { withPoints } from '#shared/draft/with-points.ts';
import { countQuestions } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import { question, type Question } from '#shared/model/question.ts';
import type { PlanFile } from '../job/step-files.ts';
import { planDraft, usualScale } from './plan-draft.ts';

/** A question is worth a quarter at least. */
const LEAST = 0.25;

/** The points of each given question: its own if they add up to what is left for them. */
function shareGiven(given: readonly Question[], points: number): Question[] {
  const own = given.map((one) => one.points);
  const sum = own.reduce((all, one) => all + one, 0);
  if (sum === points) return [...given];
  const weights = own.map((one) => one || LEAST);
  const shares = sharePoints(weights, points);
  return given.map((one, index) => withPoints(one, shares[index] ?? 0));
}

/** Whole points for the questions to draft: what the given ones leave, but a quarter for each of both at least. */
function restOf(scale: number, own: number, count: number, given: number): number {
  const least = Math.max(1, Math.ceil(count * LEAST));
  const most = Math.max(1, scale - Math.ceil(given * LEAST));
  return Math.min(most, Math.max(least, Math.round(scale - own)));
}

/** Different ids for all, those that come first as they are. */
export function withOwnIds(questions: readonly Question[]): Question[] {
  const taken = new Set(questions.map(({ id }) => id));
  const seen = new Set<string>();
  let next = 1;
  return questions.map((one) => {
    if (!seen.has(one.id)) {
      seen.add(one.id);
      return one;
    }
    while (taken.has(`k${next}`)) next += 1;
    const id = `k${next}`;
    taken.add(id);
    return { ...one, id };
  });
}

/**
 * The plan of a draft, and the questions that it begins with: the plan is for the others, with the points that are left.
 * @param subject from the teacher's profile
 */
export function planGiven(request: ContentRequest, subject?: string): PlanFile {
  if (request.contentType !== 'TEST' || !request.given)
    return { plan: planDraft(request, subject) };
  const { given: sent, scale: asked, ...others } = request;
  const given = withOwnIds(z.parse(z.array(question), sent));
  const own = given.reduce((sum, { points }) => sum + points, 0);
  const count = countQuestions(others);
  const whole = Math.min(limits.draftPoints, Math.max(1, Math.ceil(own)));
  const scale = asked ?? (count > 0 ? usualScale(others.level, count + given.length) : whole);
  const rest = count > 0 ? restOf(scale, own, count, given.length) : 0;
  // A plan has questions to draft.
  const planned = planDraft(count > 0 ? others : { ...others, questionCount: 1 }, subject);
  return {
    plan: { ...planned, scale: rest, integrationTask: false },
    ...(count === 0 && { isAllGiven: true }),
    given: shareGiven(given, scale - rest),
  };
}
