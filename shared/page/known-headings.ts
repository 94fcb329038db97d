import type { Gradebook, GradebookColumn } from '../model/gradebook.ts';
import type { MarkRole } from '../model/mark-role.ts';

const headings: Readonly<
  Record<Gradebook['language'], Readonly<Record<MarkRole | 'average' | 'remark', string>>>
> = {
  ar: {
    ...{ activities: 'تقويم النشاطات', practical: 'الأعمال التطبيقية', test: 'الفرض' },
    ...{ exam: 'الاختبار', term: 'معدل الفصل', average: 'المعدل', remark: 'التقديرات' },
  },
  fr: {
    ...{ activities: 'Évaluation continue', practical: 'Travaux pratiques', test: 'Devoir' },
    ...{ exam: 'Composition', term: 'Moyenne du trimestre', average: 'Moyenne' },
    remark: 'Appréciations',
  },
  en: {
    ...{ activities: 'Activities', practical: 'Practical work', test: 'Test', exam: 'Exam' },
    ...{ term: 'Term average', average: 'Average', remark: 'Remarks' },
  },
};

/** The usual heading of a column in the language of its page; undefined if nothing says what is in it. */
export function usualHeading(
  language: Gradebook['language'],
  { kind, role }: Pick<GradebookColumn, 'kind' | 'role'>,
): string | undefined {
  if (kind === 'mark') return role && headings[language][role];
  return kind === 'average' || kind === 'remark' ? headings[language][kind] : undefined;
}
