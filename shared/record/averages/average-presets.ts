import type { AverageRule } from '../../model/average-rule.ts';
import type { GradebookColumn } from '../../model/gradebook.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import type { SchoolLevel } from '../../model/profile.ts';

/** A way of calculating averages that teachers use. */
export interface AveragePreset extends AverageRule {
  /** The year it came into use, if known. */
  readonly since?: number;
  /** The level that uses it; missing if several levels do. */
  readonly level?: SchoolLevel;
}

/**
 * The rules teachers use, best known first. The ministry changes them from year to year: a new rule is a new preset
 * with its year, and printed pages name the applied rule. Only the first has a known official text (correspondence 1711
 * of 2022); the others are what teachers' tools compute.
 */
export const averagePresets = [
  {
    preset: 'middle-2022',
    level: 'Middle',
    since: 2022,
    scale: 20,
    parts: [
      { roles: ['activities', 'test'], weight: 1 },
      { roles: ['exam'], weight: 2 },
    ],
  },
  {
    preset: 'secondary',
    level: 'Secondary',
    scale: 20,
    parts: [
      { roles: ['activities'], weight: 1 },
      { roles: ['practical'], weight: 1 },
      { roles: ['test'], weight: 1 },
      { roles: ['exam'], weight: 2 },
    ],
  },
  {
    preset: 'primary-languages-2022',
    level: 'Primary',
    since: 2022,
    scale: 10,
    parts: [
      { roles: ['activities'], weight: 1 },
      { roles: ['exam'], weight: 1 },
    ],
  },
  {
    preset: 'primary-2022',
    level: 'Primary',
    since: 2022,
    scale: 10,
    parts: [{ roles: ['exam'], weight: 1 }],
  },
  {
    preset: 'exam-thrice',
    scale: 20,
    parts: [
      { roles: ['activities'], weight: 1 },
      { roles: ['test'], weight: 1 },
      { roles: ['exam'], weight: 3 },
    ],
  },
  {
    preset: 'equal',
    scale: 20,
    parts: [
      { roles: ['activities'], weight: 1 },
      { roles: ['test'], weight: 1 },
      { roles: ['exam'], weight: 1 },
    ],
  },
  { preset: 'year', scale: 20, parts: [{ roles: ['term'], weight: 1 }] },
] as const satisfies readonly AveragePreset[];

export const presetsOf = (level: SchoolLevel | undefined): readonly AveragePreset[] => {
  const all: readonly AveragePreset[] = averagePresets;
  return [
    ...all.filter((preset) => preset.level === level),
    ...all.filter((preset) => preset.level !== level),
  ];
};

/** The usual rule of a level that fits the given columns; undefined if one of its parts is missing. */
export function usualRule(
  columns: readonly Pick<GradebookColumn, 'role'>[],
  level: SchoolLevel | undefined,
): AverageRule | undefined {
  const found = new Set(columns.map(({ role }) => role));
  const all: readonly AveragePreset[] = averagePresets;
  const rule = all.find(
    (preset) =>
      level !== undefined &&
      preset.level === level &&
      preset.parts.every((part) => part.roles.some((role) => found.has(role))),
  );
  return rule && { preset: rule.preset, scale: rule.scale, parts: [...rule.parts] };
}

/**
 * Proposes a role for the only column of marks without one, if the rule leaves exactly one: the role of the part
 * without columns, or else the only role without a column. The teacher confirms it.
 */
export function proposedRole(
  columns: readonly GradebookColumn[],
  rule: Pick<AverageRule, 'parts'> | undefined,
): MarkRole | undefined {
  const found = new Set(columns.map(({ role }) => role));
  const open = columns.filter(({ kind, role, checked }) => kind === 'mark' && !role && !checked);
  if (open.length !== 1 || !rule) return undefined;
  const empty = rule.parts.filter(({ roles }) => !roles.some((role) => found.has(role)));
  const left = (empty.length > 0 ? empty : rule.parts).flatMap(({ roles }) =>
    roles.filter((role) => !found.has(role)),
  );
  return left.length === 1 ? left[0] : undefined;
}
