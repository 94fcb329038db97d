import type { DraftLanguage } from '#shared/model/locale.ts';

/** A teacher's subject for a draft in this language; undefined if the subject is written in the other script. */
export function subjectIn(
  language: DraftLanguage,
  subject: string | undefined,
): string | undefined {
  if (!subject) return undefined;
  const isArabic = /\p{Script=Arabic}/u.test(subject);
  return isArabic === (language === 'ar') ? subject : undefined;
}
