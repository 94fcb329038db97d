import type { AverageRule } from '../model/gradebook.ts';
import type { SchoolLevel } from '../model/profile.ts';

/** A way of working out averages that is in use, with where it is from. */
export interface AveragePreset extends AverageRule {
  /** The year it came into use, where that is known. */
  readonly since?: number;
  /** Whose it is; without one it is used at several levels. */
  readonly level?: SchoolLevel;
}

/**
 * The rules teachers use, best known first. The ministry changes them from year to year: a new rule is a new preset
 * with its year, and what is printed says which one was applied. The official text is known of the first alone
 * (correspondence 1711 of 2022); the others are what teachers' tools compute.
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
