import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';

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
