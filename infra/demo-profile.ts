import type { ProfessionalProfile } from '#shared/model/profile.ts';

/** The demo teacher of every local platform; the API's examples show the same one. */
export const demoProfile: ProfessionalProfile = {
  fullName: 'أمينة بن يوسف',
  academicSeason: '2026/2027',
  educationalAdministration: 'مديرية التربية لولاية الجزائر شرق',
  level: 'Middle',
  dateOfBirth: '1987-03-14',
  placeOfBirth: 'الجزائر',
  rank: 'أستاذة التعليم المتوسط',
  category: '12',
  gradeStep: '6',
  dateOfProgression: '2023-09-01',
  educationalScore: '17.50',
  dateOfEducationalScore: '2024-11-20',
  school: 'متوسطة الشهيد العربي بن مهيدي',
  subject: 'اللغة العربية',
  classesTaught: '1م1، 1م2، 2م1، 2م3، 3م2، 4م1',
  academicQualifications: 'ليسانس في اللغة والأدب العربي، جامعة الجزائر 2',
};
