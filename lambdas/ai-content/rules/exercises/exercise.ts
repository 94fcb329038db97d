import type * as z from 'zod/mini';
import type { exerciseAnswer } from '../../domain/answers.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

export type DraftExercise = z.infer<typeof exerciseAnswer>;

/** Numbers the parts of an exercise, one per line. */
export const numbered = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : parts.map((part, at) => `${at + 1}) ${part}`).join('\n');

/** The letter of an option or of an item of a list. */
export const letterAt = (language: DraftLanguage, at: number): string =>
  (language === 'ar' ? 'أبجده' : 'ABCDE').charAt(at);

/** Letters options as Algerian schools do, one per line. */
export const lettered = (language: DraftLanguage, options: readonly string[]): string =>
  options.map((option, at) => `${letterAt(language, at)}) ${option}`).join('\n');

export type Style = 'choice' | 'truth' | 'gaps' | 'matching' | 'ordering' | 'plain';

/** The style that the teacher's type of exercise names. */
export function styleOf(exerciseType: string): Style {
  if (/multiple|choice|choix|\bmcq\b|\bqcm\b|اختيار|متعدد/i.test(exerciseType)) return 'choice';
  if (/true|false|vrai|faux|صح|خط[أا]/i.test(exerciseType)) return 'truth';
  if (/gap|blank|cloze|trous|compl[eé]t(?:er|ez|e\b)|فراغ|فجوات|املأ|أكمل|ملء/i.test(exerciseType))
    return 'gaps';
  if (
    /match|pair|appari|reli(?:er|ez)|ربط|(?:^|\s)و?صل(?:\s|$)|توصيل|بسهم|بأسهم|مطابق|وفق بين/i.test(
      exerciseType,
    )
  )
    return 'matching';
  if (
    /\border(?:ing)?\b(?! of difficulty)|sequenc|\brang(?:er|ez)\b|ordonn|(?:en|dans l['’])\s?ordre|ترتيب|رتب/i.test(
      exerciseType,
    )
  )
    return 'ordering';
  return 'plain';
}
