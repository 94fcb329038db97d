import type { ProfessionalProfile } from '#shared/model/profile.ts';

export const sampleProfile: ProfessionalProfile = {
  fullName: 'سلمى بن عيسى',
  academicSeason: '2025/2026',
  educationalAdministration: 'مديرية التربية لولاية الجزائر غرب',
  level: 'Middle',
  dateOfBirth: '1988-04-12',
  placeOfBirth: 'البليدة',
  rank: 'أستاذ التعليم المتوسط',
  category: '12',
  gradeStep: '5',
  dateOfProgression: '2023-01-01',
  educationalScore: '17.5',
  dateOfEducationalScore: '2024-03-10',
  school: 'متوسطة الأمير عبد القادر',
  subject: 'اللغة الإنجليزية',
  classesTaught: '2م3، 2م4، 4م1',
  academicQualifications: 'ليسانس في اللغة الإنجليزية',
};
