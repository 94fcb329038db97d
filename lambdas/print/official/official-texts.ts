import type { HonourId } from '#shared/model/honours.ts';
import type { Language } from '#shared/model/locale.ts';
import { coverTextsIn } from '#shared/notebook/cover-texts.ts';
import { isolate } from '../typography/direction.ts';

/** Texts that stand on every paper of a school, in the terms of Algerian schools. */
interface OfficialTexts {
  readonly republic: string;
  readonly ministry: string;
  readonly directorate: (name: string) => string;
  readonly season: (season: string) => string;
  readonly teacher: (name: string) => string;
  readonly honours: Readonly<Record<HonourId, string>>;
  readonly threshold: (honour: string, mark: string) => string;
  readonly thresholds: (list: readonly string[], decided: string) => string;
  /** Who decided the thresholds, if the teacher did not. */
  readonly usualThresholds: (day: string) => string;
  readonly ownThresholds: (source: string, day: string) => string;
}

const en: OfficialTexts = {
  republic: coverTextsIn('en').republic,
  ministry: coverTextsIn('en').ministry,
  directorate: (name) =>
    /directorate|مديرية/iu.test(name)
      ? isolate(name)
      : `Directorate of education: ${isolate(name)}`,
  season: (season) => `School year: ${season}`,
  teacher: (name) => `Teacher: ${isolate(name)}`,
  honours: {
    'honour-roll': 'Honour roll',
    encouragement: 'Encouragement',
    congratulations: 'Congratulations',
    excellence: 'Excellence',
  },
  threshold: (honour, mark) => `${honour} ${mark}`,
  thresholds: (list, decided) => `Honours from ${list.join(', ')} (out of 20). ${decided}`,
  usualThresholds: (day) => `Usual in schools (${day}), no official text; the council decides.`,
  ownThresholds: (source, day) => [source, day].filter(Boolean).join(', '),
};

const ar: OfficialTexts = {
  republic: coverTextsIn('ar').republic,
  ministry: coverTextsIn('ar').ministry,
  directorate: (name) =>
    name.includes('مديرية') ? isolate(name) : `مديرية التربية: ${isolate(name)}`,
  season: (season) => `السنة الدراسية: ${season}`,
  teacher: (name) => `الأستاذ(ة): ${isolate(name)}`,
  honours: {
    'honour-roll': 'لوحة شرف',
    encouragement: 'تشجيع',
    congratulations: 'تهنئة',
    excellence: 'امتياز',
  },
  threshold: (honour, mark) => `${honour} ${mark}`,
  thresholds: (list, decided) => `الإجازات: ${list.join('، ')} (من 20). ${decided}`,
  usualThresholds: (day) => `المعمول به في أغلب المؤسسات (${day})، دون نص رسمي، والقرار للمجلس.`,
  ownThresholds: (source, day) => [source, day].filter(Boolean).join('، '),
};

export const officialTextsIn = (language: Language): OfficialTexts => ({ en, ar })[language];
