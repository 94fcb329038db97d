import { describe, expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

type Rows = readonly (readonly unknown[])[];
const reading = (rows: Rows, name = 'Liste') =>
  readClasses(readWorkbook(workbook([[name, worksheet(rows)]]), { inflate }));
type Reading = ReturnType<typeof reading>;
const classesIn = ({ listed }: Reading) =>
  listed.classes.map(({ name, pupils }) => [name, ...pupils.map(({ fullName }) => fullName)]);
const columnsIn = ({ listed }: Reading) =>
  listed.classes[0]?.terms?.flatMap(({ columns }) =>
    columns.map(({ heading, scale }) => [heading, scale]),
  );

const pairs = [
  ['Boualem', 'Aya'],
  ['Kaci', 'Ali'],
  ['Talbi', 'Sara'],
  ['Hamdani', 'Islam'],
] as const;
const whole = pairs.map((pair) => pair.join(' '));
const [first = '', second = '', third = '', fourth = ''] = whole;

describe('a class that begins again', () => {
  const headings = ['ع/ر', 'الاسم واللقب', 'فرض'];
  it('is a class of its own where numbers under an unknown heading begin at 1', () => {
    const rows: Rows = [
      ['7 أساسي 1'],
      headings,
      [1, first, 12],
      [2, second, 13],
      ['7 أساسي 2'],
      headings,
      [1, third, 14],
      [2, fourth, 15],
    ];
    const right = [
      ['7 أساسي 1', first, second],
      ['7 أساسي 2', third, fourth],
    ];
    expect(classesIn(reading(rows))).toEqual(right);
    const unknown = rows.map((row) => (row === headings ? ['Zz', ...headings.slice(1)] : row));
    expect(classesIn(reading(unknown))).toEqual(right);
  });
  const unnumbered = (title: string, again: string, name = 'Liste') =>
    classesIn(
      reading(
        [
          [title],
          ['Nom et prénom', 'Note'],
          [first, 12],
          [second, 13],
          [again],
          ['Nom et prénom', 'Note'],
          [third, 14],
          [fourth, 15],
        ],
        name,
      ),
    );
  it('is one below a title of its own in a list without numbers, and the title is no pupil', () => {
    expect(unnumbered('Groupe rouge', 'Groupe bleu')).toEqual([
      ['Groupe rouge', first, second],
      ['Groupe bleu', third, fourth],
    ]);
    expect(unnumbered('Groupe rouge', 'Groupe rouge')).toHaveLength(1);
    expect(unnumbered('Groupe rouge', 'Suite')).toHaveLength(1);
    expect(unnumbered('Groupe rouge', 'Garçons')).toHaveLength(1);
  });
  const beside = (titles: readonly [string, string], from: number, name = 'Liste') =>
    classesIn(
      reading(
        [
          [titles[0], undefined, undefined, titles[1]],
          ['N°', 'Nom et prénom', undefined, 'N°', 'Nom et prénom'],
          [1, first, undefined, from, third],
          [2, second, undefined, from + 1, fourth],
        ],
        name,
      ),
    );
  it('is one beside another list under its own title, or with numbers from 1', () => {
    const names = (titles: readonly [string, string], from: number, name?: string) =>
      beside(titles, from, name).map(([title]) => title);
    expect(names(['3A', '3B'], 3)).toEqual(['3A', '3B']);
    expect(names(['', ''], 1)).toEqual(['Liste', 'Liste (2)']);
    expect(names(['', ''], 3)).toEqual(['Liste']);
    expect(names(['ذكور', 'إناث'], 1)).toEqual(['Liste']);
    expect(names(['Groupe 1', 'Groupe 2'], 1, '2AM1')).toEqual(['2AM1']);
  });
});

describe('a line that is no pupil', () => {
  const list = (lines: Rows, numbered = false): Rows => [
    [...(numbered ? ['N°'] : []), 'Nom et prénom', 'Devoir', 'Examen'],
    ...whole.map((name, n) => [...(numbered ? [n + 1] : []), name, 10 + n, 12]),
    ...lines,
  ];
  it.each([
    'نسبة النجاح',
    'عدد المتفوقين',
    'النهاية الصغرى',
    'الحد الأدنى',
    'Taux de réussite',
    'Plus forte note',
    'Meilleure note',
    "Nb d'admis",
    'Sous-total garçons',
    'Highest mark',
  ])('%s below a list without numbers', (text) => {
    expect(classesIn(reading(list([[text, 9, 8]])))[0]).toEqual(['Liste', ...whole]);
  });
  it.each(['النهاية الصغرى', 'Seuil', 'Note la plus haute'])('%s at the headings', (text) => {
    const [headings = [], ...pupils] = list([], true);
    const rows = [headings, [undefined, text, 9, 8], ...pupils];
    expect(classesIn(reading(rows))[0]).toEqual(['Liste', ...whole]);
  });
  it('between pupils', () => {
    const rows = list([], true);
    const between = [...rows.slice(0, 3), [undefined, 'Sous-total', 45, 9], ...rows.slice(3)];
    expect(classesIn(reading(between))[0]).toEqual(['Liste', ...whole]);
  });
});

describe('a label that names somebody else', () => {
  it.each<[string, string]>([
    ['معلم القسم : بوزيد', 'القسم : الرابعة ب'],
    ['عدد تلاميذ القسم : 31', 'القسم : الرابعة ب'],
    ['رئيس القسم : حداد', 'القسم : الرابعة ب'],
    ['Professeur de la classe : Mme Roux', 'Classe : الرابعة ب'],
    ['Effectif de la classe : 24', 'Classe : الرابعة ب'],
  ])('is no class: %s', (other, own) => {
    const names = whole.map((name, n) => [n + 1, name]);
    const rows = [[other], [own], ['N°', 'Nom et prénom'], ...names];
    expect(classesIn(reading(rows))[0]?.[0]).toBe('الرابعة ب');
    const alone = reading([[other], ['N°', 'Nom et prénom'], ...names]);
    expect(classesIn(alone)[0]?.[0]).toBe('Liste');
  });
  it.each(['أستاذة المادة : ف. ن', 'أستاذ(ة) المادة : ف. ن', 'معلم مادة : ف. ن'])(
    'is no subject: %s',
    (other) => {
      const rows = [[other], ['N°', 'Nom et prénom'], [1, first], [2, second]];
      expect(reading(rows).listed.classes[0]?.subject).toBeUndefined();
    },
  );
  it('is one where pupils are listed: قائمة تلاميذ القسم', () => {
    const rows = [['قائمة تلاميذ القسم : 3 ب'], ['N°', 'Nom et prénom'], [1, first], [2, second]];
    expect(classesIn(reading(rows))[0]?.[0]).toBe('3 ب');
  });
});

it('a surname is in the fuller of two columns side by side', () => {
  const rows = (usual: (n: number) => string | undefined): Rows => [
    ['Nom de famille', "Nom d'usage", 'Prénom'],
    ...pairs.map(([surname, given], n) => [surname, usual(n), given]),
  ];
  const read = (usual: (n: number) => string | undefined) => classesIn(reading(rows(usual)))[0];
  expect(read(() => undefined)).toEqual(['Liste', ...whole]);
  expect(read((n) => (n === 1 ? 'Leroy' : undefined))).toEqual(['Liste', ...whole]);
});

it('a full mark in words is read, whatever it is', () => {
  const rows: Rows = [
    ['Nom et prénom', 'Test 1 (out of 35)', 'Test 2 (30 marks)', 'امتحان من 70', 'Devoir'],
    ...whole.map((name, n) => [name, 21 + n, 22 + n, 51 + n, 10 + n]),
  ];
  expect(columnsIn(reading(rows))?.map(([, scale]) => scale)).toEqual([35, 30, 70, undefined]);
});

describe('what is written below a heading of marks', () => {
  const column = (heading: string, cells: readonly unknown[]) =>
    reading([
      ['Nom et prénom', 'Examen', heading],
      ...whole.map((name, n) => [name, 12, cells[n]]),
    ]);
  const remarks = ({ listed }: Reading) => listed.classes[0]?.terms?.[0]?.remarks;
  it('is a remark if it is a sentence, also with a number', () => {
    const texts = ['a rendu 2 devoirs', 'bavarde', 'absente 3 jours', 'bien'];
    expect(remarks(column('Notes', texts))).toEqual(texts);
    expect(columnsIn(column('Notes', ['12 pts', '13 pts', '9 pts', '8 pts']))).toHaveLength(2);
  });
  it('is neither a mark nor a remark if it is yes or no', () => {
    const done = column('Homework', [true, false, true, true]);
    expect(remarks(done)).toBeUndefined();
    expect(columnsIn(done)).toEqual([['Examen', undefined]]);
  });
  it('is named and not read if it is a target', () => {
    const read = column('Target Grade', [5, 6, 7, 8]);
    expect(columnsIn(read)).toEqual([['Examen', undefined]]);
    expect(read.problems.map(({ params }) => params?.['headings'])).toEqual(['Target Grade']);
  });
});
