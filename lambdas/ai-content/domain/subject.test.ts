import { expect, it } from 'vitest';
import { subjectIn } from './subject.ts';

it.each([
  ['ar', 'الرياضيات', 'الرياضيات'],
  ['ar', 'Mathematics', undefined],
  ['en', 'Mathematics', 'Mathematics'],
  ['en', 'الرياضيات', undefined],
  ['en', '', undefined],
  ['ar', undefined, undefined],
] as const)('in %s, names the subject %s as %s', (language, subject, named) => {
  expect(subjectIn(language, subject)).toBe(named);
});
