import type { ClassSummary } from '../../api/classes.ts';

const fields = [
  'school',
  'educationalAdministration',
  'level',
  'subject',
  'academicSeason',
] as const;

/** What saved classes know of the school and of the teacher’s work. */
export type SaidByClasses = Partial<Record<(typeof fields)[number], string>>;

/** The single value of all that have one. */
export const commonOf = <T>(values: readonly (T | undefined)[]): T | undefined => {
  const [value, ...others] = new Set(values.filter((one) => one !== undefined));
  return others.length === 0 ? value : undefined;
};

/**
 * What all classes with a value share, from the files that they were saved from.
 * @param season the current one; an earlier one of last year's files is left out
 */
export const saidByClasses = (
  classes: readonly Pick<ClassSummary, (typeof fields)[number]>[],
  season: string,
): SaidByClasses =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = commonOf(classes.map((one) => one[field]?.trim() || undefined));
      const isOver = field === 'academicSeason' && (value ?? '') < season;
      return value === undefined || isOver ? [] : [[field, value]];
    }),
  );
