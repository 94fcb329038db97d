import type * as z from 'zod/mini';
import type { Draft } from '#shared/model/draft.ts';
import { isCut } from '../prompt/text-lengths.ts';
import type { Fault } from '../task.ts';

/** A fault; a draft with a hard one must never reach a teacher. */
export interface Finding extends Fault {
  readonly isHard: boolean;
}

/** The draft that an answer gives, or why it gives none. */
export type Assembled =
  /** Findings about what was left out. */
  | { readonly draft: Draft; readonly findings?: readonly Finding[] | undefined }
  | { readonly draft?: undefined; readonly findings: readonly Finding[] };

/** The most findings reported at once, because the first errors usually cause the others. */
const MOST_REPORTED = 20;

/** Describes where an answer does not match its schema. */
export const shapeFindings = (error: z.core.$ZodError): Finding[] =>
  error.issues.slice(0, MOST_REPORTED).map(({ path, code }) => {
    const name = path.join('.');
    const problem =
      code === 'too_big'
        ? `"${name}" is too long, or has too many items`
        : `"${name}" is missing, superfluous or not of the type that the schema says`;
    return { rule: 'schema', path: name, problem, isHard: true };
  });

/** @param index zero-based index of the question */
export const keyMissing = (index: number): Finding => ({
  rule: 'key-missing',
  path: `questions.${index}.key`,
  problem: `question ${index + 1}: the key is none of the options; repeat one of them word for word`,
  isHard: true,
});

/** Controls that are no break; one that is left says that a sign of a text was lost. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/** Where texts of an answer have a control character, which readers would not see, or were cut off by a server. */
export function textFindings(value: unknown, path = '', field = ''): Finding[] {
  if (typeof value === 'string') {
    const found = (rule: string, problem: string): Finding => ({
      rule,
      path,
      problem,
      isHard: true,
    });
    const lost = `"${path}" has a control character where a sign was lost; write the text again, with every backslash of LaTeX doubled`;
    const cut = `"${path}" is too long and breaks off; say it in fewer words`;
    return [
      ...(CONTROLS.test(value) ? [found('control-character', lost)] : []),
      ...(isCut(field, value) ? [found('text-cut', cut)] : []),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) =>
    textFindings(inner, path === '' ? name : `${path}.${name}`, isList ? field : name),
  );
}
