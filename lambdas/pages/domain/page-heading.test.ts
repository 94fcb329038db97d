import { expect, it } from 'vitest';
import { headingOf } from './page-heading.ts';

it.each([
  [
    'القسم: 2م3 · المادة: الرياضيات · الفصل الأول',
    { className: '2م3', subject: 'الرياضيات', term: 1 },
  ],
  [
    'Classe : 2AM1 · Matière : Physique · 2ème trimestre',
    { className: '2AM1', subject: 'Physique', term: 2 },
  ],
  ['دفتر التنقيط 2م3', { className: '2م3' }],
  ['دفتر التنقيط', {}],
  ['القسم: 352 · المادة: الرياضيات', { subject: 'الرياضيات' }],
  ['القسم: 352 · دفتر 3م2', { className: '3م2' }],
  ['', {}],
])('reads class, subject and term above the table: %s', (title, heading) => {
  expect(headingOf({ title })).toEqual(heading);
});

it('takes the class from the class list, which the teacher may have chosen', () => {
  const classList = { source: 'lists.xlsx', sheet: '2م4', pupils: [] };
  expect(headingOf({ title: 'القسم: 2م3 · الفصل الثالث', classList })).toEqual({
    className: '2م4',
    term: 3,
  });
});
