import type { SchoolYear } from '#shared/model/school-year.ts';

export const sampleSchoolYear: SchoolYear = {
  timetable: [
    { day: 0, period: 1, className: '2م3' },
    { day: 2, period: 5, className: '4م1', room: 'مخبر 2' },
  ],
  holidays: [{ name: 'عطلة الشتاء', from: '2025-12-18', to: '2026-01-03' }],
};
