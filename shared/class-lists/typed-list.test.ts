import { describe, expect, it } from 'vitest';
import type { ReadingChoices } from '../model/reading-choices.ts';
import { readTypedList } from './typed-list.ts';

const read = (text: string, { className, choices = [] }: Options = {}) =>
  readTypedList({ name: 'List', text, className }, choices);
interface Options {
  readonly className?: string;
  readonly choices?: ReadingChoices;
}
const pupilsOf = (text: string) =>
  read(text).reading.listed.classes.flatMap(({ pupils }) => pupils);
const namesOf = (text: string) => pupilsOf(text).map(({ fullName }) => fullName);

const kaci = { fullName: 'قاسي علي', dateOfBirth: '2012-03-12', gender: 'male' };
const talbi = { fullName: 'طالبي سارة', dateOfBirth: '2013-04-01', gender: 'female' };

describe('a typed or pasted list', () => {
  it.each([
    ['one name', 'قاسي علي', ['قاسي علي']],
    ['first names alone', 'أسماء\nعلي\nسارة', ['أسماء', 'علي', 'سارة']],
    ['empty lines between', '\n\nKaci Ali\n\n \nTalbi Sara\n', ['Kaci Ali', 'Talbi Sara']],
    ['numbered lines', '1. Kaci Ali\n2) Talbi Sara', ['Kaci Ali', 'Talbi Sara']],
    ['Arabic-Indic numbers', '١- قاسي علي\n٢- طالبي سارة', ['قاسي علي', 'طالبي سارة']],
    ['numbers glued to names', '1Kaci Ali\n2Talbi Sara', ['Kaci Ali', 'Talbi Sara']],
    ['numbers behind the names', 'Kaci Ali 1\nTalbi Sara 2', ['Kaci Ali', 'Talbi Sara']],
    [
      'bidi marks',
      '\u200f1\u200f- قاسي علي\u202c\n\u200f2\u200f- طالبي سارة',
      ['قاسي علي', 'طالبي سارة'],
    ],
    [
      'commas within names',
      'Kaci, Ali\nTalbi Sara\nBrahimi, Mehdi',
      ['Kaci Ali', 'Talbi Sara', 'Brahimi Mehdi'],
    ],
    ['all on one line', 'علي، سارة، مهدي', ['علي', 'سارة', 'مهدي']],
    ['one after another', 'Kaci Ali, Talbi Sara, Zed Omar', ['Kaci Ali', 'Talbi Sara', 'Zed Omar']],
    ['bullets and stars', '• *Kaci Ali*\n• _Talbi Sara_', ['Kaci Ali', 'Talbi Sara']],
    [
      'messages',
      '[30/11, 10:15] Salma: Kaci Ali\n[30/11, 10:16] Salma: Talbi Sara',
      ['Kaci Ali', 'Talbi Sara'],
    ],
    ['line ends of Word', 'Kaci Ali\vTalbi Sara', ['Kaci Ali', 'Talbi Sara']],
    ['namesakes', 'Kaci Ali\nKaci Ali\nTalbi Sara', ['Kaci Ali', 'Kaci Ali', 'Talbi Sara']],
    ['marks in HTML', '<b>Kaci</b> Ali\nTalbi "Sara"', ['<b>Kaci</b> Ali', 'Talbi "Sara"']],
    [
      'names with hyphens',
      "Aït-Ali Mohamed-Amine\nN'Guyen Élise",
      ['Aït-Ali Mohamed-Amine', "N'Guyen Élise"],
    ],
    [
      'names like words for children',
      'ولد علي أحمد\nبنت محمد سارة',
      ['ولد علي أحمد', 'بنت محمد سارة'],
    ],
    ['a count below', '1\tKaci Ali\n2\tTalbi Sara\nالمجموع\t2', ['Kaci Ali', 'Talbi Sara']],
    [
      'a place of birth',
      'Kaci Ali\t12/03/2012 Alger\nTalbi Sara\t01/04/2013 Blida',
      ['Kaci Ali', 'Talbi Sara'],
    ],
  ])('with %s has these pupils', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    '1 قاسي علي ذكر 12/03/2012\n2 طالبي سارة أنثى ٠١/٠٤/٢٠١٣',
    '12-3-2012 قاسي علي ذكر\n1-4-2013 طالبي سارة أنثى',
    'ذكر\tقاسي\tعلي\t2012-03-12\nأنثى\tطالبي\tسارة\t2013-04-01',
    'قاسي علي؛12/03/2012؛ذكر\nطالبي سارة؛01/04/2013؛أنثى',
    'قاسي علي، 12 مارس 2012، ذكر\nطالبي سارة، 1 أفريل 2013، أنثى',
    'القسم: 2م3\nالرقم اللقب والاسم تاريخ الميلاد الجنس\n1 قاسي علي 12/03/2012 ذكر\n2 طالبي سارة 01/04/2013 أنثى',
    'اللقب\tالاسم\tالجنس\tتاريخ الميلاد\nقاسي\tعلي\tذكر\t12/03/2012\nطالبي\tسارة\tأنثى\t01/04/2013',
  ])('has dates and genders in any order of the columns: %j', (text) => {
    expect(pupilsOf(text)).toEqual([kaci, talbi]);
  });

  it('has registration numbers, and keeps their zeros', () => {
    expect(pupilsOf('Kaci Ali 0612345678901234\n0612345678901235 Talbi Sara')).toEqual([
      { fullName: 'Kaci Ali', registrationNumber: '0612345678901234' },
      { fullName: 'Talbi Sara', registrationNumber: '0612345678901235' },
    ]);
  });

  it('with marks below headings has them, and otherwise offers the numbers', () => {
    const [pasted] = read('Nom et prénom\tDevoir\nKaci Ali\t12\nTalbi Sara\tabs').reading.listed
      .classes;
    expect(pasted?.terms).toMatchObject([{ marks: [['12'], ['abs']] }]);
    const typed = read('Kaci Ali 12,5\nTalbi Sara غ\nZed Omar 9');
    expect(typed.reading.sheets[0]?.numbers).toEqual([1]);
    const marked = read('Kaci Ali 12,5\nZed Omar 9', {
      choices: [{ sheet: 'List', columns: [{ column: 1, role: 'mark' }] }],
    });
    expect(marked.reading.listed.classes[0]?.terms?.[0]?.marks).toEqual([['12,5'], ['9']]);
  });

  it('is named by the teacher, or by its own lines', () => {
    const nameOf = (text: string, className?: string) =>
      read(text, { ...(className && { className }) }).reading.listed.classes.map(
        ({ name, level }) => `${name} ${level ?? ''}`,
      );
    expect(nameOf('Kaci Ali', '3م2')).toEqual(['3م2 Middle']);
    expect(nameOf('2م3\nقاسي علي\nطالبي سارة')).toEqual(['2م3 Middle']);
    expect(nameOf('القسم: 2م3\nقاسي علي')).toEqual(['2م3 Middle']);
    expect(nameOf('القسم: 2م3\nقاسي علي', 'My class')).toEqual(['My class Middle']);
    expect(nameOf('Kaci Ali')).toEqual(['List ']);
  });

  it('with several classes keeps them apart, whatever name the teacher typed', () => {
    const { reading } = read('2AM1\nKaci Ali\nTalbi Sara\n2AM2\nZed Omar\nBen Ali', {
      className: 'x',
    });
    expect(reading.listed.classes.map(({ name, pupils }) => [name, pupils.length])).toEqual([
      ['2AM1', 2],
      ['2AM2', 2],
    ]);
    const beside = read('Kaci Ali 2AM3\nTalbi Sara 2AM4\nZed Omar 2AM4').reading.listed.classes;
    expect(beside.map(({ name }) => name)).toEqual(['2AM3', '2AM4']);
  });

  it.each(['', ' \n\n', '123\n456', '=1+2', '\t\t\n,;|', 'المجموع'])(
    'of nothing has no class: %j',
    (text) => {
      const { reading } = read(text);
      expect(reading.listed.classes).toEqual([]);
      expect(reading.problems.length).toBeGreaterThan(0);
    },
  );

  it('of 300 lines is refused by name', () => {
    const text = Array.from(
      { length: 300 },
      (_, n) => `Kaci ${'abcdefghij'[n % 10]}${'klmno'[n % 5]}`,
    ).join('\n');
    expect(read(text).reading.problems).toMatchObject([{ code: 'sheet-too-many-rows' }]);
  });

  it('keeps the numbers of its lines, for what is said of them', () => {
    expect(read('\nKaci Ali\n\nTalbi Sara').sheets[0]?.rows.map(({ number }) => number)).toEqual([
      2, 4,
    ]);
  });
});
