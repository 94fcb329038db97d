import * as z from 'zod/mini';
import { exercise, lessonPhase } from './draft.ts';
import { limits } from './limits.ts';
import { blockId, prose, question } from './question.ts';

/** The parts of a draft that can be rewritten on their own. */
export const draftPart = z.union([lessonPhase, question, exercise]);
export type DraftPart = z.infer<typeof draftPart>;

/** Breaks a rule of drafts, also after a second try: the teacher decides. */
const faulty = z.optional(z.literal(true));
const after = z.optional(blockId);
/** One proposed change of a draft. A new or moved part comes after `after`, or first without it. */
export const draftEdit = z.discriminatedUnion('edit', [
  z.strictObject({ edit: z.literal('replace'), part: draftPart, faulty }),
  z.strictObject({ edit: z.literal('add'), part: draftPart, after, faulty }),
  z.strictObject({ edit: z.literal('remove'), id: blockId, faulty }),
  z.strictObject({ edit: z.literal('move'), id: blockId, after, faulty }),
  z.strictObject({
    edit: z.literal('head'),
    title: z.optional(prose(limits.textLength)),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(limits.lessonMinutes))),
    scale: z.optional(z.int().check(z.gte(1), z.lte(limits.draftPoints))),
    faulty,
  }),
]);
export type DraftEdit = z.infer<typeof draftEdit>;
