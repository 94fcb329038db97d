import * as z from 'zod/mini';
import { draft } from '#shared/model/draft.ts';
import { draftAnew, type Drafting } from '../drafting/drafting.ts';
import { translate } from '../drafting/translation.ts';
import { plan } from '../task.ts';

/** The plan of a draft, and for a translation the original draft. */
export const planFile = z.object({ plan, original: z.optional(draft) });
export type PlanFile = z.infer<typeof planFile>;

/** The first answer, unchanged. */
export const answerFile = z.object({
  drafter: z.enum(['model', 'rules']),
  answer: z.union([
    z.object({ kind: z.literal('given'), value: z.unknown() }),
    z.object({ kind: z.enum(['cut-off', 'too-long', 'refused', 'malformed', 'unknown']) }),
  ]),
});
export type AnswerFile = z.infer<typeof answerFile>;

/** How a planned draft is made: translated or drafted new. */
export const draftingOf = ({ plan: planned, original }: PlanFile): Drafting =>
  original ? translate(planned, original) : draftAnew(planned);
