import { describe, expect, it } from 'vitest';
import { testReading } from '#test/support/textract-page.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { readGradebook } from './read-gradebook.ts';

const listed = (name: string, pupils: readonly string[]) => ({
  name,
  pupils: pupils.map((fullName, index) => ({
    fullName,
    registrationNumber: `13120456789012${String(index).padStart(2, '0')}`,
  })),
});

const CLASS_3 = ['بوعلام أحمد', 'حداد سلمى', 'حمداني آية', 'زروقي يوسف', 'قاسمي ليلى'];
const lists = {
  source: 'list.xlsx',
  classes: [
    listed('2م1', ['عمراني هاجر', 'تومي بلال', 'مرابط أنس', 'شريف مريم']),
    listed('2م3', CLASS_3),
  ],
};

function read(
  names: readonly (readonly [text: string, confidence?: number])[],
  options: { sheet?: string; classLists?: typeof lists } = {},
): Gradebook {
  const rows = names.map(([text, confidence = 96], index) => [
    String(index + 1),
    { text, confidence },
    '12',
  ]);
  const tables = [{ fromRight: true, rows: [['الرقم', 'اللقب والاسم', 'الفرض'], ...rows] }];
  const reading = readGradebook(testReading({ tables }), {
    pictureHeight: 2200,
    classLists: lists,
    ...options,
  });
  if ('failure' in reading) throw new Error(reading.failure);
  return reading.gradebook;
}

const pupilsOf = ({ rows, classList }: Gradebook): (string | undefined)[] =>
  rows.map(({ pupil }) => classList?.pupils[pupil ?? -1]?.name);

describe('the class list of a page', () => {
  it('is the one with its pupils, and names are chosen from it', () => {
    const gradebook = read([
      ['بوعلم احمد'],
      ['حذاد سلمى'],
      ['حمداني اية'],
      ['زروفي يوسف'],
      ['قاسمي ليلى'],
    ]);
    expect(gradebook.classList).toMatchObject({ source: 'list.xlsx', sheet: '2م3' });
    expect(pupilsOf(gradebook)).toEqual(CLASS_3);
    expect(gradebook.warnings).toEqual([]);
  });

  it('is used with a warning when the count differs or a pupil is unknown', () => {
    const gradebook = read([['بوعلام أحمد'], ['حداد سلمى'], ['غريب طارق'], ['قاسمي ليلى']]);
    expect(pupilsOf(gradebook)).toEqual(['بوعلام أحمد', 'حداد سلمى', undefined, 'قاسمي ليلى']);
    expect(gradebook.warnings).toEqual(['pupil-count']);
  });

  it('is used in its order when no name can be read, and the page says so', () => {
    const unread = ['s~1 ao', 'Jl', 'w ,l>', 'cll', 'uJ4'].map((text) => [text, 40] as const);
    const gradebook = read(unread);
    expect(gradebook.language).toBe('ar');
    expect(pupilsOf(gradebook)).toEqual(CLASS_3);
    expect(gradebook.warnings).toEqual(['names-by-order']);
  });

  it.each([
    ['no name can be read by itself', 14],
    ['some names can', 7],
  ])('is used in its order when %s but all names together fit, and the page says so', (_, bad) => {
    const list =
      'Aït Ahmed Amina,Belkacem Walid,Benali Yacine,Bouzid Karim,Chérif Zohra,Derradji Meriem,Guendouz Hadjer,Kaci Omar,Lamouri Ayoub,Mérabet Inès,Rahal Tarek,Saâdi Rania,Talbi Noé,Toumi Sara'.split(
        ',',
      );
    const parts = 'Amna,elk Wad,acre,Bosd,Chrf,eriw,Hadi,Kac,Ayu,~,Trck,Rna,Tlbi,Sr'.split(',');
    const rows = parts.map((part, row) => [
      { text: row % 2 < 14 / bad - 1 ? list[row]! : part, confidence: 40 },
      `${((row * 7) % 20) + 0.5}`,
    ]);
    const tables = [{ rows: [['Nom et prénom', 'Devoir'], ...rows] }];
    const others = ['Amrani Lina', 'Brahimi Anis', 'Djebar Malek', 'Ferhat Nour', 'Hamdi Adel'];
    const classes = [listed('2M1', others), listed('2M3', [...list, 'Zidi Omar'])];
    const reading = readGradebook(testReading({ tables }), {
      pictureHeight: 2200,
      classLists: { source: 'list.xlsx', classes },
    });
    if ('failure' in reading) throw new Error(reading.failure);
    expect(pupilsOf(reading.gradebook)).toEqual(list);
    expect(reading.gradebook.warnings).toEqual(['pupil-count', 'names-by-order']);
  });

  it('is compared only with words in its own letters', () => {
    const latin = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan', 'Zidi Omar'];
    const classLists = { source: 'list.xlsx', classes: [listed('2M3', latin)] };
    const rows = latin.map((name, index) => [
      `${index + 1}`,
      { text: `مع كردا ${name}`, confidence: 45 },
      '12',
    ]);
    const tables = [{ rows: [['N°', 'Nom et prénom', 'Devoir'], ...rows] }];
    const blocks = testReading({ tables });
    const reading = readGradebook(blocks, { pictureHeight: 2200, classLists, language: 'fr' });
    expect('gradebook' in reading && pupilsOf(reading.gradebook)).toEqual(latin);
  });

  it('does not make a page Arabic whose rows are numbered on the left', () => {
    const rows = ['Hdad Aml', 'Kcai Ins', 'Toumi Ryan'].map((name, index) => [
      `${index + 1}`,
      { text: name, confidence: 45 },
      '12',
    ]);
    const reading = readGradebook(testReading({ tables: [{ rows }] }), {
      pictureHeight: 2200,
      classLists: lists,
    });
    expect('gradebook' in reading && reading.gradebook.language).toBe('fr');
  });

  it('is not used when the names or their number differ', () => {
    const others = read(
      ['لعروسي رانية', 'بلقاسم نور', 'مزيان شهد', 'قدور إلياس', 'طالب سيرين'].map((n) => [n]),
    );
    const fewer = read(['s~1', 'Jl', 'w ,l>'].map((text) => [text, 40] as const));
    expect([others.classList, fewer.classList]).toEqual([undefined, undefined]);
    expect(others.warnings).toEqual([]);
  });

  it('is the one the teacher names', () => {
    const names = ['لعروسي رانية', 'بلقاسم نور', 'مزيان شهد'].map((name) => [name] as const);
    const gradebook = read(names, { sheet: '2م1' });
    expect(gradebook.classList?.sheet).toBe('2م1');
    expect(pupilsOf(gradebook)).toEqual([undefined, undefined, undefined]);
    expect(read([['بوعلام أحمد'], ['حداد سلمى']], { sheet: 'غير موجودة' }).classList?.sheet).toBe(
      '2م3',
    );
  });

  it('is not used when the teacher names another sheet', () => {
    const others = ['لعروسي رانية', 'بلقاسم نور', 'مزيان شهد'].map((name) => [name] as const);
    const classLists = { ...lists, classes: lists.classes.slice(0, 1) };
    expect(read(others, { sheet: '2م1', classLists }).classList?.sheet).toBe('2م1');
    expect(read(others, { sheet: 'غير موجودة', classLists }).classList).toBeUndefined();
  });
});
