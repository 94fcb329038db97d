import * as z from 'zod/mini';
import { schoolLevel, schoolYears } from '#shared/model/profile.ts';

/** What a form has of a year of study; each may be empty. */
interface Values {
  readonly level: string;
  readonly year: string;
}

/** The number of years of study at the chosen level; 0 without a level. */
export const yearsIn = ({ level }: Pick<Values, 'level'>): number => {
  const chosen = z.safeParse(schoolLevel, level).data;
  return chosen ? schoolYears[chosen] : 0;
};

/** The chosen year; empty if the level does not have it. */
export const yearIn = (values: Values): string =>
  Number(values.year) <= yearsIn(values) ? values.year : '';
