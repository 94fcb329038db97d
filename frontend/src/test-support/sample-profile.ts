import type { ProfessionalProfile } from '#shared/model/profile.ts';

/** A complete professional profile. */
export const sampleProfile: ProfessionalProfile = {
  fullName: 'أمينة بن يوسف',
  academicSeason: '2025/2026',
  educationalAdministration: 'Algiers centre',
  level: 'Middle',
  dateOfBirth: '1985-03-12',
  placeOfBirth: 'Blida',
  rank: 'Teacher',
  category: '12',
  gradeStep: '5',
  dateOfProgression: '2021-09-01',
  educationalScore: '17.5',
  dateOfEducationalScore: '2024-05-20',
  school: 'Ahmed Zabana',
  subject: 'Mathematics',
  classesTaught: '2م1',
  academicQualifications: 'Licence in mathematics',
};
