import type * as z from 'zod/mini';
import type { Draft } from '#shared/model/draft.ts';
import type { Fault } from '../task.ts';

/** A fault, and whether a draft with it may never reach a teacher. */
export interface Finding extends Fault {
  readonly isHard: boolean;
}

/** What an answer comes to: a draft, or why it makes none. */
export type Assembled =
  | { readonly draft: Draft; readonly findings?: undefined }
  | { readonly draft?: undefined; readonly findings: Finding[] };

/** So many are told at once: who gets the first right gets most others right. */
const TOLD = 20;

/** What a schema says of an answer that does not keep it. */
export const shapeFindings = (error: z.core.$ZodError): Finding[] =>
  error.issues.slice(0, TOLD).map(({ path, code }) => {
    const place = path.join('.');
    const problem =
      code === 'too_big'
        ? `"${place}" is too long, or has too many items`
        : `"${place}" is missing, superfluous or not of the type that the schema says`;
    return { rule: 'schema', path: place, problem, isHard: true };
  });

/** @param place of the question, from 0 */
export const keyMissing = (place: number): Finding => ({
  rule: 'key-missing',
  path: `questions.${place}.key`,
  problem: `question ${place + 1}: the key is none of the options; repeat one of them word for word`,
  isHard: true,
});
