import * as z from 'zod/mini';
import { isSame } from '../is-same.ts';
import type { ContentForm } from './content-form.ts';
import { mergeParts, unknownBase, type MergedParts, type Side } from './merge-parts.ts';

export interface MergedContent<C> extends Pick<MergedParts, 'overlaps' | 'taken'> {
  readonly content: C;
}

/** Merges two contents that began as `base`, or as something unknown. Undefined if the result is no valid content: then only one can stay. */
export function mergeContents<C>(
  { form, schema }: { readonly form: ContentForm<C>; readonly schema: z.core.$ZodType<C> },
  base: C | undefined,
  both: Readonly<Record<Side, C>>,
  choices: ReadonlyMap<string, Side> = new Map(),
): MergedContent<C> | undefined {
  const [mine, theirs] = [form.split(both.mine), form.split(both.theirs)];
  const { parts, overlaps, taken } = mergeParts(
    base === undefined ? unknownBase(mine, theirs) : form.split(base),
    { mine, theirs },
    { isAlike: (one, other) => isSame(form.shown(one), form.shown(other)), settle: form.settle },
    choices,
  );
  const content = z.safeParse(schema, form.join(parts));
  return content.success ? { content: content.data, overlaps, taken } : undefined;
}
