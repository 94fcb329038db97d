import { describe, expect, it } from 'vitest';
import { leaveOutNames } from './leave-out-names.ts';

const gap = '[…]';
const arabic = ['حداد أمينة', 'عبد القادر علي', 'الهواري نور الدين', 'بن يوسف ليلى', 'الطاهر محمد'];
const latin = [
  'Haddad Amina',
  'Abd El Kader Ali',
  'Houari Noureddine',
  'Ben Youcef Leila',
  'Taher Mohamed',
];

describe.each([
  ['Arabic', arabic],
  ['Latin', latin],
])('from a text, names of a list in %s letters are left out', (_, names) => {
  it.each([
    ['Amina buys 3 pens.', `${gap} buys 3 pens.`],
    ['AMINA HADDAD buys 3 pens.', `${gap} buys 3 pens.`],
    ["Amina's pens and leïla’s", `${gap}'s pens and ${gap}’s`],
    ['Ali runs, Abdelkader too, and Abd-el-Kader', `${gap} runs, ${gap} too, and ${gap}`],
    [
      'What is the mean of 3 and 5? How many are there?',
      'What is the mean of 3 and 5? How many are there?',
    ],
    ['اشترت أَمِينَة ثلاثة أقلام', `اشترت ${gap} ثلاثة أقلام`],
    ['اشترت أمـــيـنة والـحـدّاد \\text{أمينة}', `اشترت ${gap} \\text{${gap}}`],
    ['لأمينة ووالدها كتابان', `${gap} ووالدها كتابان`],
    ['ولأمينة كتاب، وللطاهر آخر', `${gap} كتاب، ${gap} آخر`],
    ['رأيت محمدا مع علي وليلى', `رأيت ${gap} مع ${gap}`],
    ['ذهب عبد القادر وهواري', `ذهب ${gap}`],
    ['ضع الكتاب على الطاولة وعلى الكرسي', 'ضع الكتاب على الطاولة وعلى الكرسي'],
    ['احسب محيط الدائرة إلى أقرب جزء من عشرة', 'احسب محيط الدائرة إلى أقرب جزء من عشرة'],
  ])('%s', (text, left) => {
    expect(leaveOutNames(text, names)).toBe(left);
  });
});

it.each([
  ['بن علي', 'ben and bin are in no name alone'],
  ['', 'a list with an empty name leaves out nothing'],
  ['د', 'a letter is no name'],
])('a list with %j: %s', (name, text) => {
  expect(leaveOutNames(text, [name])).toBe(text);
});

it('على is left out where a pupil is written like that', () => {
  expect(leaveOutNames('سأل على', ['حداد على'])).toBe(`سأل ${gap}`);
});

it('a word that is also a name is left out', () => {
  expect(leaveOutNames('ما سرعة الضوء والنور؟', ['عمراني نور'])).toBe(`ما سرعة الضوء ${gap}؟`);
});
