import { describe, expect, it } from 'vitest';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { differences, saidByFile } from './said-by-file.ts';

const of = (...classes: Partial<ListedClass>[]) =>
  saidByFile({
    listed: {
      school: 'متوسطة المتنبي',
      academicSeason: '2026-2027',
      classes: classes.map((one, index) => ({ name: `1م${index}`, pupils: [], ...one })),
    },
    classes: [],
    problems: [],
    questions: [],
    sheets: [],
  });

describe('what a workbook says about its teacher', () => {
  it('is the school, and what all its classes share', () => {
    const maths = { subject: 'الرياضيات', level: 'Middle' } as const;
    expect(of(maths, { ...maths }, {})).toEqual({
      school: 'متوسطة المتنبي',
      academicSeason: '2026-2027',
      ...maths,
    });
  });

  it('has no subject when the classes have two', () => {
    expect(of({ subject: 'الفيزياء' }, { subject: 'الرياضيات' })).not.toHaveProperty('subject');
  });
});

it('is compared with the profile by words, not by spelling', () => {
  const profile = { school: 'متوسطه المتنبى', academicSeason: '2026/2027', subject: 'الإنجليزية' };
  const said = of({ subject: 'الرياضيات' });
  expect(differences(said, profile)).toEqual(['subject']);
  expect(differences(said, {})).toEqual(['school', 'subject', 'academicSeason']);
});
