import { isolate } from '../../i18n/isolate.ts';
import type { ClassSummary } from './classes.ts';

/** A class as an option of a list names it, where a text can hold no elements. */
export const nameOfClass = ({ name, subject }: Pick<ClassSummary, 'name' | 'subject'>): string =>
  [name, ...(subject ? [subject] : [])].map(isolate).join(' · ');
