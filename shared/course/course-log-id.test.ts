import { expect, it } from 'vitest';
import { courseLogId } from '../model/course-log.ts';
import { courseLogIdOf, findLogId, toLogged } from './course-log-id.ts';

it('a log has an id of its school year and subject, the same on every device and in every release', () => {
  expect(courseLogIdOf(2026, 'الرياضيات')).toBe('y2026-od52r3ic5l');
  expect(courseLogIdOf(2026, ' الرّياضيات ')).toBe(courseLogIdOf(2026, 'الرياضيات'));
  expect(courseLogIdOf(2027, 'الرياضيات')).toBe('y2027-od52r3ic5l');
});

it('subjects of a class have different ids, however they are written', () => {
  const subjects = [
    ...['الرياضيات', 'اللغة العربية', 'اللغة الفرنسية', 'اللغة الإنجليزية', 'التربية الإسلامية'],
    ...['التربية المدنية', 'التاريخ والجغرافيا', 'التربية العلمية', 'التربية الفنية', 'Physique'],
    ...Array.from({ length: 5_000 }, (_, at) => `مادة ${at}`),
    '',
    'A',
  ];
  const ids = subjects.map((subject) => courseLogIdOf(2026, subject));
  expect(new Set(ids).size).toBe(subjects.length);
  expect(ids.filter((id) => !courseLogId.safeParse(id).success)).toEqual([]);
});

it('a course whose subject was renamed keeps the log of its class', () => {
  const [old, maths, science, arabic] = ['رياضيات', 'الرياضيات', 'Sciences', 'العربية'].map(
    (subject) => courseLogIdOf(2026, subject),
  ) as [string, string, string, string];
  const find = (others: string[] | undefined, ...known: string[]) =>
    findLogId(2026, { subject: 'الرياضيات', ...(others && { others }) }, known);
  expect(find([], old)).toBe(old);
  expect(find([])).toBe(maths);
  expect(find([], old, maths)).toBe(maths);
  // Two logs of other names, or two courses without one: it is unknown which belongs to which.
  expect(find([], old, science)).toBe(maths);
  expect(find(['Sciences'], old)).toBe(maths);
  expect(find(['Sciences'], science)).toBe(maths);
  expect(find(['Sciences', 'العربية'], old, science, arabic)).toBe(old);
  expect(find(undefined, old)).toBe(maths);
});

it('a course is logged in its subject, that of its class, or else by the name of the class', () => {
  const course = { className: '2م3', subject: '' };
  expect(toLogged(course, [course], 'الرياضيات')).toEqual({ subject: 'الرياضيات', others: [] });
  expect(toLogged(course, [course], undefined)).toEqual({ subject: '2م3', others: [] });
  const maths = { className: '5 ب', subject: 'الرياضيات' };
  const arabic = { className: '5ب', subject: 'العربية' };
  const elsewhere = { className: '4ب', subject: 'العلوم' };
  expect(toLogged(maths, [maths, arabic, elsewhere], 'العربية')).toEqual({
    subject: 'الرياضيات',
    others: ['العربية'],
  });
});
