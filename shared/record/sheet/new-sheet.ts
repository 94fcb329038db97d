import { presetsOf } from '../averages/average-presets.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SchoolLevel } from '../../model/profile.ts';

/** The full mark of primary schools, and of all others. */
const SCALE = { Primary: 10, other: 20 } as const;

/**
 * An empty mark sheet with a column for each mark of the level's usual rule, and that rule. Without a level, that of
 * middle schools.
 * @param headingOf the heading of a column of this role
 */
export const newSheet = (
  level: SchoolLevel | undefined,
  headingOf: (role: MarkRole) => string,
): MarkSheetContent => {
  const [rule] = presetsOf(level);
  const scale = level === 'Primary' ? SCALE.Primary : SCALE.other;
  return {
    columns: (rule?.parts ?? [])
      .flatMap(({ roles }) => roles)
      .map((role, index) => ({ id: `c${index + 1}`, heading: headingOf(role), role, scale })),
    marks: {},
    ...(rule && { averages: { preset: rule.preset, scale: rule.scale, parts: [...rule.parts] } }),
  };
};
