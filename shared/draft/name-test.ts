import type { DraftLanguage } from '../model/locale.ts';
import type { TestRole } from '../model/mark-role.ts';
import { labelsIn } from './labels.ts';

/** A first word that says what a test is. In English only where a name follows: `Test your knowledge` is no such title. */
const named: Readonly<Record<DraftLanguage, RegExp>> = {
  ar: /^(ال)?(?:فرض|[اإ]ختبار|[اإ]متحان)(?![\p{L}\p{M}])/u,
  en: /^(?:written )?(?:test|exam|examination|quiz)(?=$|\s*[:–—-]|\s+(?:on|about|of|in|for|no|number|\d))/iu,
  fr: /^(?:test|devoir|composition|examen|contrôle|évaluation|interrogation)(?![\p{L}\p{M}])/iu,
};

/**
 * The title of a test, which begins with what the teacher calls it: `اختبار: الكسور` of a فرض becomes `فرض: الكسور`.
 * @returns the same title if the teacher has not said it
 */
export function nameTest(
  title: string,
  language: DraftLanguage,
  role: TestRole | undefined,
): string {
  if (!role) return title;
  const { testRoles, colon } = labelsIn(language);
  const name = testRoles[role];
  const plain = title.trim();
  const has = named[language].exec(plain);
  if (has) return `${has[1] ?? ''}${name}${plain.slice(has[0].length)}`;
  return plain ? `${name}${colon}${plain}` : name;
}
