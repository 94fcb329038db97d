import type { PlannedLesson } from '../model/annual-distribution.ts';
import { limits } from '../model/limits.ts';
import type { DraftLanguage } from '../model/locale.ts';
import type { SchoolLevel } from '../model/profile.ts';

/** The minutes of a lesson if the teacher says none. */
export const usualMinutes: Readonly<Record<SchoolLevel, number>> = {
  Primary: 45,
  Middle: 60,
  Secondary: 60,
};

const inMinutes = (count: number, language: DraftLanguage): string =>
  ({ ar: `${count} دقيقة`, en: `${count} minutes`, fr: `${count} minutes` })[language];

/** The duration of one session of usual length, as the form understands it. */
export const usualDuration = (level: SchoolLevel, language: DraftLanguage): string =>
  inMinutes(usualMinutes[level], language);

/**
 * The duration of a lesson as the form of a lesson plan understands it, such as “2 sessions of 60 minutes”; undefined
 * if the distribution says nothing more than the usual, or more than a lesson plan can have.
 */
export function durationOf(
  { sessions = 1, hours }: Pick<PlannedLesson, 'sessions' | 'hours'>,
  level: SchoolLevel,
  language: DraftLanguage,
): string | undefined {
  if (sessions > limits.planSessions || (sessions === 1 && hours === undefined)) return undefined;
  const each = hours === undefined ? usualMinutes[level] : Math.round((hours * 60) / sessions);
  if (each < 5 || each * sessions > limits.lessonMinutes) return undefined;
  const minutes = inMinutes(each, language);
  if (sessions === 1) return minutes;
  return {
    ar: `${sessions} حصص من ${minutes}`,
    en: `${sessions} sessions of ${minutes}`,
    fr: `${sessions} séances de ${minutes}`,
  }[language];
}
