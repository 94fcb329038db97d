import { isolate } from '#frontend/i18n/isolate.ts';
import type { ClassSummary } from '../../api/classes.ts';

/** The name of a class as plain text, for options of a list, which cannot contain elements. */
export const nameOfClass = ({ name, subject }: Pick<ClassSummary, 'name' | 'subject'>): string =>
  [name, ...(subject ? [subject] : [])].map(isolate).join(' · ');
