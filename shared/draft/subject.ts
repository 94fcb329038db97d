import type { Language } from '../model/locale.ts';

/**
 * A teacher's subject as a draft in a language names it; undefined where it is written in the other script, as those
 * who read the draft would not expect it.
 */
export function subjectIn(language: Language, subject: string | undefined): string | undefined {
  if (!subject) return undefined;
  const isArabic = /\p{Script=Arabic}/u.test(subject);
  return isArabic === (language === 'ar') ? subject : undefined;
}
