import type { Holiday } from '../model/school-year.ts';
import { FEASTS } from './default-holidays.ts';
import { holidayNames } from './holiday-names.ts';

const feastNames = new Set(
  FEASTS.flatMap(([id]) => Object.values(holidayNames).map((names) => names[id])),
);

/** Whether a holiday is a feast, whose day is calculated and may be another when it is announced. */
export const isFeast = ({ name }: Pick<Holiday, 'name'>): boolean => feastNames.has(name.trim());
