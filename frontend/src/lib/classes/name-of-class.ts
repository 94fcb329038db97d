import type { ClassSummary } from './classes.ts';

/** In its own direction, whatever surrounds it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A class as an option of a list names it, where a text can hold no elements. */
export const nameOfClass = ({ name, subject }: Pick<ClassSummary, 'name' | 'subject'>): string =>
  [name, ...(subject ? [subject] : [])].map(isolated).join(' · ');
