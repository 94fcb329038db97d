import type { AveragePreset } from '#shared/record/averages/average-presets.ts';
import type { AveragePart, AverageRule } from '#shared/model/average-rule.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';

/** A preset's rule, without the fields that only presets have. */
export const ruleOf = ({ preset, parts, scale }: AveragePreset): AverageRule => ({
  preset,
  parts,
  scale,
});

/** A changed rule, which is no longer a preset. */
const custom = (rule: AverageRule, parts: AveragePart[]): AverageRule => ({
  preset: 'custom',
  parts,
  scale: rule.scale,
});

export const setScale = (rule: AverageRule, scale: number): AverageRule => ({
  ...custom(rule, rule.parts),
  scale,
});

export const setWeight = (rule: AverageRule, index: number, weight: number): AverageRule =>
  custom(
    rule,
    rule.parts.map((part, at) => (at === index ? { ...part, weight } : part)),
  );

/** Adds a role to a part, or removes it. A role belongs to one part, and empty parts are removed. */
export const switchRole = (
  rule: AverageRule,
  index: number,
  role: MarkRole,
  isIn: boolean,
): AverageRule => {
  const parts = rule.parts
    .map((part, at) => ({
      ...part,
      roles: [...part.roles.filter((one) => one !== role), ...(isIn && at === index ? [role] : [])],
    }))
    .filter(({ roles }) => roles.length > 0);
  return parts.length > 0 ? custom(rule, parts) : rule;
};

/** Adds a part for a role that is in no other part. */
export const addPart = (rule: AverageRule, role: MarkRole): AverageRule =>
  custom(rule, [...rule.parts, { roles: [role], weight: 1 }]);
