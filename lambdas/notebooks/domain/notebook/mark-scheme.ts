import { averagePresets } from '#shared/record/averages/average-presets.ts';
import { markSchemes, type MarkScheme } from '#shared/record/marks/mark-schemes.ts';
import type { AverageRule } from '#shared/model/average-rule.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { NotebookInput } from './notebook.ts';

/** The scheme of a class, by its own level or else by the teacher's. */
export const schemeOf = (
  { profile }: Pick<NotebookInput, 'profile'>,
  { level }: Pick<ListedClass, 'level'>,
): MarkScheme => markSchemes[level ?? profile.level];

/** The named rule of averages; gradebooks are checked by the same rules. */
export function averageRule(id: (typeof averagePresets)[number]['preset']): AverageRule {
  const found = averagePresets.find(({ preset }) => preset === id);
  if (!found) throw new Error(`no rule ${id}`);
  return { ...found, parts: found.parts.map((part) => ({ ...part, roles: [...part.roles] })) };
}
