import { expect, it } from 'vitest';
import { kindOfHeading } from './column-kinds.ts';

it.each([
  ['الميدان', 'field'],
  ['المجال المفاهيمي', 'field'],
  ['المقطع التعلمي', 'sequence'],
  ['الوحدة التعلمية', 'sequence'],
  ['الكفاءة الختامية', 'competence'],
  ['الكفـاءات المستهدفة', 'competence'],
  ['الموضوع / المورد', 'lesson'],
  ['الموارد المعرفية', 'lesson'],
  ['عنوان الدرس', 'lesson'],
  ['المحتوى المعرفي', 'lesson'],
  ['الشهر', 'month'],
  ['الأسبوع', 'week'],
  ['الشهر والأسبوع', 'week'],
  ['عدد الحصص', 'sessions'],
  ['الحجم الساعي', 'hours'],
  ['Domaine', 'field'],
  ['Séquence n°', 'sequence'],
  ['Compétence terminale', 'competence'],
  ['Titre de la leçon', 'lesson'],
  ['Nombre de séances', 'sessions'],
  ['Volume horaire', 'hours'],
  ['Semaine', 'week'],
  ['Lesson', 'lesson'],
  ['Final competence', 'competence'],
  ['Learning sequence', 'sequence'],
  ['Competence and field', undefined],
  ['ملاحظات', undefined],
  ['', undefined],
  ['الدرس الأول: أقرأ وأفهم نصا عن الوطن ثم أكتب فقرة من عشرة أسطر على الأقل', undefined],
])('the heading “%s” says %s', (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});
