import type * as z from 'zod/mini';
import type { markSheet, MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from './sample-classes.ts';

/** The marks of two pupils of the sample class in its first term. */
export const sampleMarks: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: {
    a0: { c1: { text: '15' }, c2: { text: '12,5' }, c3: { text: '١٢٫٥' } },
    a1: { c1: { text: 'غ' } },
  },
  averages: {
    preset: 'middle-2022',
    scale: 20,
    parts: [
      { roles: ['activities', 'test'], weight: 1 },
      { roles: ['exam'], weight: 2 },
    ],
  },
};

const time = '2026-11-20T08:00:00.000Z';

/** A sheet with these marks, as the API answers it. */
export const sampleSheet: z.infer<typeof markSheet> = {
  ...{ id: 't1-q3xk7nw2ab', classId: sampleSavedClass.id, subject: 'الرياضيات', term: 1 },
  ...{ columns: 3, marks: 4, createdAt: time, changedAt: time },
  document: { version: 1, createdAt: time, author: 'teacher', content: sampleMarks },
};
