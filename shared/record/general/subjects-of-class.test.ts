import { expect, it } from 'vitest';
import type { ClassSubjects } from '../../model/class-subjects.ts';
import { subjectsOfClass } from './subjects-of-class.ts';

const saved: ClassSubjects = { subjects: [{ subject: 'الرياضيات', coefficient: 5 }], pass: 10 };

it('a subject that only the record has follows those that are saved, and its coefficient is asked for', () => {
  expect(subjectsOfClass({ level: 'Middle' }, saved, ['الرياضيّات', 'Musique'])).toEqual({
    ...saved,
    subjects: [...saved.subjects, { subject: 'Musique' }],
  });
  expect(subjectsOfClass({}, undefined, ['Musique'])).toEqual({
    subjects: [{ subject: 'Musique' }],
  });
});

it('each subject of a primary school counts once, and what was saved without a pass mark proposes no decision', () => {
  const primary = (of: ClassSubjects | undefined) =>
    subjectsOfClass({ level: 'Primary' }, of, ['Musique']);
  const music = { subject: 'Musique', coefficient: 1 };
  expect(primary(undefined)).toMatchObject({ subjects: [music], pass: 5 });
  const maths = { subject: 'الرياضيات' };
  const found = primary({ subjects: [maths] });
  expect(found.subjects).toEqual([{ ...maths, coefficient: 1 }, music]);
  expect(found.pass).toBeUndefined();
});
