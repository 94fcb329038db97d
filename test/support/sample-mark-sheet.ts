import type * as z from 'zod/mini';
import type { markSheet, MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from './sample-classes.ts';

const sampleQuestions = [4, 3.5, 4.5, 8].map((points, index) => ({ id: `q${index + 1}`, points }));

/** The marks of two pupils of the sample class in its first term. */
export const sampleMarks: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
    {
      ...{ id: 'c2', heading: 'الفرض', role: 'test', scale: 20, date: '2026-11-05' },
      questions: sampleQuestions,
    },
    { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: {
    a0: { c1: { text: '15' }, c2: { text: '12,5' }, c3: { text: '١٢٫٥' } },
    a1: { c1: { text: 'غ' } },
  },
  points: { a0: { c2: { q1: '4', q2: '2', q3: '1,5', q4: '5' } } },
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
  tests: [
    {
      ...{ column: 'c2', heading: 'الفرض', scale: 20, date: '2026-11-05', marks: 1 },
      questions: sampleQuestions.length,
    },
  ],
  document: { version: 1, createdAt: time, author: 'teacher', content: sampleMarks },
};
