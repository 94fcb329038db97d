import { isolate } from '#frontend/i18n/isolate.ts';
import type { ClassSummary } from '../../api/classes.ts';

/** The name of a class as plain text, for options of a list, which cannot contain elements. */
export const nameOfClass = ({
  name,
  subject,
  season,
}: Pick<ClassSummary, 'name' | 'subject' | 'season'>): string =>
  [name, subject, season].flatMap((part) => (part ? isolate(part) : [])).join(' · ');
