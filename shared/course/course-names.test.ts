import { expect, it } from 'vitest';
import { courseNames } from './course-names.ts';

const course = (className: string, subject: string) => ({ className, subject });

it('a course is named by its class, its subject in the only class, and both in a class with several', () => {
  const [maths, french] = [course('4', 'رياضيات'), course('4', 'فرنسية')];
  const other = course('2م3', 'رياضيات');
  expect(courseNames([other])(other)).toEqual(['2م3']);
  expect(courseNames([maths, french])(maths)).toEqual(['رياضيات']);
  expect(courseNames([maths, french, other])(maths)).toEqual(['4', 'رياضيات']);
  expect(courseNames([maths, french, other])(other)).toEqual(['2م3']);
});

it('spellings of one class and of one subject do not make them two', () => {
  const [one, again] = [course('2م3', 'رياضيات'), course('2 م 3', 'الرياضيات ')];
  expect(courseNames([one, course('2 م 3', 'رياضيات')])(one)).toEqual(['2م3']);
  expect(courseNames([one, again])(again)).toHaveLength(1);
});
