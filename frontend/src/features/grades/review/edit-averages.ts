import type { AveragePreset } from '#shared/gradebook/average-presets.ts';
import type { AveragePart, AverageRule } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { Edit } from './edit-gradebook.ts';

/** Works averages out by a rule from now on; by none without one. */
export const setAverages =
  (rule: AverageRule | undefined): Edit =>
  ({ averages: _, ...book }) =>
    rule ? { ...book, averages: rule } : book;

/** The rule of a preset, without what is only known of presets. */
export const ruleOf = ({ preset, parts, scale }: AveragePreset): AverageRule => ({
  preset,
  parts,
  scale,
});

/** A rule that somebody has changed is no preset any more. */
const custom = (rule: AverageRule, parts: AveragePart[]): AverageRule => ({
  preset: 'custom',
  parts,
  scale: rule.scale,
});

export const withScale = (rule: AverageRule, scale: number): AverageRule => ({
  ...custom(rule, rule.parts),
  scale,
});

export const withWeight = (rule: AverageRule, place: number, weight: number): AverageRule =>
  custom(
    rule,
    rule.parts.map((part, at) => (at === place ? { ...part, weight } : part)),
  );

/** Puts a role into a part, or takes it out; a role counts in one part, and a part without any is none. */
export const withRole = (
  rule: AverageRule,
  place: number,
  role: MarkRole,
  isIn: boolean,
): AverageRule => {
  const parts = rule.parts
    .map((part, at) => ({
      ...part,
      roles: [...part.roles.filter((one) => one !== role), ...(isIn && at === place ? [role] : [])],
    }))
    .filter(({ roles }) => roles.length > 0);
  return parts.length > 0 ? custom(rule, parts) : rule;
};

/** Adds a part of a role that no other part has. */
export const withPart = (rule: AverageRule, role: MarkRole): AverageRule =>
  custom(rule, [...rule.parts, { roles: [role], weight: 1 }]);
