import * as z from 'zod/mini';
import { questionGroups } from '#shared/model/content-types.ts';
import { draft } from '#shared/model/draft.ts';
import type { DraftOutline } from '#shared/model/draft-underway.ts';
import { draftAnew, type Drafting } from '../drafting/drafting.ts';
import { translate } from '../drafting/translation.ts';
import { question } from '#shared/model/question.ts';
import { plan } from '../task.ts';

/** The plan of a draft, and for a translation the original draft. */
export const planFile = z.object({
  plan,
  original: z.optional(draft),
  /** The questions that a test begins with. The plan is that of the others, and no model gets these. */
  given: z.optional(z.array(question)),
  /** The test has no others, and what the plan says of them does not count. */
  isAllGiven: z.optional(z.literal(true)),
});
export type PlanFile = z.infer<typeof planFile>;

/** The first answer, unchanged. */
export const answerFile = z.object({
  drafter: z.enum(['model', 'rules']),
  model: z.optional(z.string()),
  isBudgetSpent: z.optional(z.literal(true)),
  answer: z.union([
    z.object({ kind: z.literal('given'), value: z.unknown() }),
    z.object({ kind: z.literal('cut-off'), value: z.optional(z.unknown()) }),
    z.object({ kind: z.enum(['too-long', 'refused', 'malformed', 'unknown']) }),
  ]),
});
export type AnswerFile = z.infer<typeof answerFile>;

/** The plan as the teacher may see it. How much a translation has depends on its original, whatever the form said. */
export function outlineOf({ plan: planned, original, isAllGiven }: PlanFile): DraftOutline {
  const { request, language, scale, integrationTask, minutes, exerciseCount, sessions } = planned;
  if (original || isAllGiven) return { language };
  return {
    language,
    ...(request.contentType === 'TEST' && { questions: [...questionGroups(request)] }),
    ...(scale !== undefined && { scale }),
    ...(integrationTask && { integrationTask }),
    ...(minutes !== undefined && { minutes }),
    ...(sessions !== undefined && { sessions }),
    ...(exerciseCount !== undefined && { exerciseCount }),
  };
}

/** How a planned draft is made: translated or drafted new. */
export const draftingOf = ({ plan: planned, original }: PlanFile): Drafting =>
  original ? translate(planned, original) : draftAnew(planned);
