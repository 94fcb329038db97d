import { expect, it } from 'vitest';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { makePupils } from '#test/bench/grades/pages/pupils.ts';
import { headingMeaning } from './heading-meaning.ts';

const said = (heading: string): string | undefined => {
  const { field, mark } = headingMeaning(heading) ?? {};
  return field ?? mark?.role ?? mark?.kind;
};

it.each([
  ['احتبار', 'exam'],
  ['اختبا الفصل الأول', 'exam'],
  ['الفرش 2', 'test'],
  ['القرض الأول', 'test'],
  ['تقوبم النشاطات', 'activities'],
  ['الإمتخان', 'exam'],
  ['Devolr 1', 'test'],
  ['Compositlon', 'exam'],
  ['Examem', 'exam'],
  ['Contrôte 2', 'test'],
  ['Final exan', 'exam'],
  ['Class work', 'activities'],
  ['Projects', 'activities'],
  ['Moyenme', 'average'],
])('takes “%s”, with a letter or two misread, for a column of %s', (heading, meaning) => {
  expect(said(heading)).toBe(meaning);
});

it('does not take a misread exam of a term for the average of the term', () => {
  expect(said('اخترا 1 الفصل')).toBe('mark');
  expect(said('معدل الفصل الأول')).toBe('term');
  expect(said('Trimestre 1')).toBe('term');
});

it.each(['ylisl', 'te', 'mo be', 'Ge', 'الئاه', 'ب و5 و', 'الرياضيات', 'Mathématiques'])(
  'leaves open what “%s” means',
  (heading) => {
    expect(said(heading)).toBeUndefined();
  },
);

it.each(['المجموع', 'المعامل', 'معامل', 'الرتبة', 'التوقيع', 'الإمضاء', 'Total', 'Coef.', 'Rang'])(
  'takes “%s”, a letter or two from a word of marks, for no mark',
  (heading) => {
    expect(said(heading)).toBeUndefined();
    expect(said(`${heading} الفصل الأول`)).toBe('mark');
  },
);

it('takes no name of a pupil for a heading', () => {
  const made = (['ar', 'fr', 'en'] as const).flatMap((language) =>
    Array.from({ length: 40 }, (_, seed) => makePupils(language, 30, chanceOf(seed))).flat(),
  );
  const others =
    'أسماء باسم قاسم جاسم ميلود فيصل فضل نقاش سلوى عبير سلامة فرح فرج فرضي محروس Grace Marc Mary James Jean Sean Evan Tess Testa';
  const names = [
    ...made.flatMap(({ surname, givenName }) => [surname, givenName, `${surname} ${givenName}`]),
    ...others.split(' '),
  ];
  expect([...new Set(names)].filter((name) => headingMeaning(name))).toEqual([]);
});
