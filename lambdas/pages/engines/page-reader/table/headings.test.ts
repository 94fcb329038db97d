import { describe, expect, it } from 'vitest';
import {
  headingsOf,
  isMarkHeading,
  isNameHeading,
  isPupilRow,
  rowNumberedOne,
} from './headings.ts';

const cell = (text: string, inDigits = true, digits = 0, sureness = 80) => ({
  text,
  sureness,
  inDigits,
  digits,
});
const pupil = [cell('1', true, 95), cell('Kaci Amina', false), cell('12,5', true, 97)];

describe('rows of headings', () => {
  it('are those with words over columns of digits', () => {
    const first = [cell('', true), cell('', false), cell('Devoir 1')];
    expect(headingsOf([first, pupil, pupil])).toBe(1);
    const title = [cell('3', true, 95), cell('Classe :', false), cell('2', true, 95)];
    const named = [cell('?', true, 50), cell('Nom et prénom', false), cell('l0', true, 60)];
    expect(headingsOf([title, named, pupil])).toBe(2);
    expect(headingsOf([pupil, pupil])).toBe(0);
  });

  it('continue with the scale of marks, or with parts of a heading', () => {
    const first = [cell('N°'), cell('Nom et prénom', false), cell('Évaluation')];
    const parts = [cell(''), cell('', false), cell('Devoir')];
    const scales = [cell(''), cell('', false), cell('/20', true, 70)];
    expect(headingsOf([first, scales, pupil])).toBe(2);
    expect(headingsOf([first, parts, scales])).toBe(3);
  });

  it('are recognised by the heading of the names, even if the rest is misread', () => {
    for (const names of ['الاسم واللقب', 'اسم ولقب التلميذ', 'لقب التلميذ']) {
      const first = [cell('6', true, 95), cell(names, false), cell('ا', true, 60, 20)];
      expect(headingsOf([first, pupil, pupil])).toBe(1);
    }
    for (const text of ['القسم', 'بلقاسم مهدي', 'القبول']) {
      expect(isNameHeading(text)).toBe(false);
    }
  });

  it('do not begin with an absent pupil', () => {
    const absent = [cell('1', true, 95), cell('Kaci Amina', false), cell('absent')];
    expect(headingsOf([absent, pupil])).toBe(0);
  });

  it.each([
    ['a pupil', ['3', '12,5', '٩'], true],
    ['keys of columns', ['01', '02', '09'], false],
    ['full marks', ['/20', '/10', '/20'], false],
    ['nothing', [], false],
  ])('are not searched below the marks of a pupil: %s', (_, texts, isPupil) => {
    expect(isPupilRow(texts.map((text) => ({ text, digits: 97 })))).toBe(isPupil);
    expect(isPupilRow(texts.map((text) => ({ text, digits: 40 })))).toBe(false);
  });
});

it.each([
  ['Composition /20', true],
  ['الاختبار', true],
  ['Moy. générale', true],
  ['Nom et prénom', false],
  ['Observations', false],
  ['N°', false],
])(
  'knows headings of marks, whose columns are read as digits however wide they are: %s',
  (text, isSo) => {
    expect(isMarkHeading(text)).toBe(isSo);
  },
);

it.each([
  ['one row of headings', ['15', '1', '2', '3', '4', '5'], 1],
  ['two rows of headings', ['', '01', '1', '2', '3', '4'], 2],
  ['numbers of which some are misread', ['', '1', '1', '3', '4', '9', '6', '7'], 1],
  ['no heading', ['1', '2', '3', '4', '5'], undefined],
  ['a page that begins with a later pupil', ['', '31', '32', '33', '34'], undefined],
  ['marks', ['', '1', '12', '3,5', '4', '14'], undefined],
  ['too few numbers', ['', '1', '2'], undefined],
])('knows the first pupil by the number 1: %s', (_, texts, row) => {
  expect(rowNumberedOne(texts)).toBe(row);
});
