import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../model/limits.ts';
import { arabicPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import type { ListedClasses } from '../model/listed-classes.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';
import { isFatal } from './workbook-reading.ts';

/** The classes of a workbook; throws the first fatal problem. */
function readListedClasses(bytes: Uint8Array): ListedClasses {
  const { listed, problems } = readClasses(readWorkbook(bytes, { inflate }));
  const refused = problems.find(isFatal);
  if (refused) throw new Error(JSON.stringify({ code: refused.code, params: refused.params }));
  return listed;
}

type Rows = readonly (readonly unknown[])[];
const book = (sheets: Record<string, Rows>, options?: Parameters<typeof workbook>[1]) =>
  workbook(
    Object.entries(sheets).map(([name, rows]) => [name, worksheet(rows)]),
    options,
  );
const listed = (sheets: Record<string, Rows>, options?: Parameters<typeof workbook>[1]) =>
  readListedClasses(book(sheets, options));
const names = (rows: Rows): string[] | undefined =>
  listed({ S: rows }).classes[0]?.pupils.map(({ fullName }) => fullName);

const headed = (...pupils: string[]): Rows => [['الاسم واللقب'], ...pupils.map((name) => [name])];

describe('the names in a list', () => {
  it('keep duplicates, emoji, mixed scripts and formula-like text, in order', () => {
    const odd = [
      'أمينة بن علي',
      'Sara 🌸',
      'أمينة بن علي',
      '=HYPERLINK("x";"Ali")',
      'Yacine ياسين',
      '李 明',
      '-Ali',
      '@Aya',
      '__proto__',
    ];
    expect(names(headed(...odd))).toEqual(odd);
  });
  it('may begin with a word of totals and signatures', () => {
    const odd = ['Fait Karim', 'ختم سارة', 'Note Lina', 'Aya Bouzid', 'Visa Amine'];
    expect(names(headed(...odd))).toEqual(odd);
    const under = [
      'Signature du directeur',
      'Total général',
      'Fait à Alger le 12',
      'المجموع العام',
      'Cachet :',
      'Total',
    ];
    for (const text of under) {
      expect(names(headed('Aya Bouzid', 'Ali Haddad', text))).toEqual(['Aya Bouzid', 'Ali Haddad']);
      expect(names(headed('Aya Bouzid', text, 'Ali Haddad'))).toEqual(['Aya Bouzid', 'Ali Haddad']);
    }
    const dated = (name: string, date = '') => [name, date];
    const rows = [dated('Aya', '12/03/2011'), dated('Fait Karim'), dated('Ali', '12/04/2011')];
    expect(
      names([['Nom et prénom', 'Date de naissance'], ...rows, dated('Visa Inspecteur')]),
    ).toEqual(['Aya', 'Fait Karim', 'Ali']);
  });
  it('lose invisible marks and extra spaces', () => {
    expect(names(headed('\u202bأمينة\u00a0 بن علي\u202c', '  Ali\n Baba '))).toEqual([
      'أمينة بن علي',
      'Ali Baba',
    ]);
  });
  it('do not include blank rows, numbers and dashes', () => {
    expect(
      names([
        ['Nom', 'Prénom'],
        ['Bouzid', 'Aya'],
        [],
        [' ', '-'],
        [12, 13],
        ['…', '/'],
        ['Kaci', 'Ali'],
      ]),
    ).toEqual(['Bouzid Aya', 'Kaci Ali']);
  });
  it('can consist of one part only', () => {
    expect(
      names([
        ['Nom', 'Prénom'],
        ['Bouzid', 'Aya'],
        ['Kaci', ''],
      ]),
    ).toEqual(['Bouzid Aya', 'Kaci']);
  });
  it('begin with the surname, whatever the order of the columns', () => {
    expect(
      names([
        ['الاسم', 'اللقب'],
        ['آية', 'بوزيد'],
      ]),
    ).toEqual(['بوزيد آية']);
  });
  it('can have 120 characters; 300 are refused with the row', () => {
    const long = 'ا'.repeat(300);
    expect(names(headed('ا'.repeat(120)))).toHaveLength(1);
    expect(() => listed({ '2م3': headed('أمينة', long) })).toThrow(
      JSON.stringify({ code: 'name-too-long', params: { sheet: '2م3', row: '3', limit: '120' } }),
    );
  });
  it('can be in merged cells', () => {
    const sheet = worksheet(
      [
        ['قائمة التلاميذ'],
        [],
        ['الرقم', 'اللقب والاسم', '', 'ملاحظات'],
        [1, 'بوزيد', 'آية'],
        [2, 'قاسمي علي', ''],
      ],
      ['A1:D1', 'B3:C3', 'B5:C5'],
    );
    expect(
      readListedClasses(workbook([['S', sheet]])).classes[0]?.pupils.map((one) => one.fullName),
    ).toEqual(['بوزيد آية', 'قاسمي علي']);
  });
  it('are read back for any pupils', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'أبتثجحخدذرزسشصضطظعغفقكلمنهويةى ABCéïñ'),
      minLength: 1,
      maxLength: 40,
    });
    const name = text.map((value) => `ن${value.replace(/\s+/g, ' ').trim()}`.normalize('NFC'));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 60 }), (list) => {
        expect(
          names([['الرقم', 'الاسم واللقب'], ...list.map((one, index) => [index + 1, one])]),
        ).toEqual(list);
      }),
      { numRuns: 40 },
    );
  });
});

describe('rows that are not pupils', () => {
  const list: Rows = [
    ['الرقم', 'اللقب', 'الاسم', 'تاريخ الميلاد'],
    [1, 'بوزيد', 'آية', '12/03/2011'],
    [2, 'قاسمي', 'علي', '13/03/2011'],
  ];
  const two = ['بوزيد آية', 'قاسمي علي'];
  it.each([
    ['totals', [['', 'المجموع', 2]]],
    ['counts', [[], ['', 'عدد التلاميذ : 2']]],
    ['signatures', [[], [], ['', 'إمضاء الأستاذ', '', 'ختم المؤسسة']]],
    ['signatures in both columns of names', [['', 'الختم', 'الإمضاء']]],
    ['a headmaster with an article', [['', 'Le directeur']]],
    ['labels', [['', 'الأستاذ(ة):', 'فلانة']]],
    [
      'French ones',
      [
        ['', 'Total', ''],
        ['', 'Signature du directeur'],
      ],
    ],
    ['a remark far below', [[], ['', 'يسلم إلى الإدارة قبل نهاية الشهر']]],
    ['headings repeated on another page', [['الرقم', 'اللقب', 'الاسم', 'تاريخ الميلاد']]],
  ])('are left out: %s', (_, after) => {
    expect(names([...list, ...after])).toEqual(two);
  });
  it('include repeated headings', () => {
    const { classes } = listed({ S: [...list, ...list] });
    // Numbers that begin again at 1 begin another class.
    expect(classes.map(({ pupils }) => pupils.map(({ fullName }) => fullName))).toEqual([two, two]);
  });
  it('do not include a pupil added below the list, or a name like “Total”', () => {
    expect(names([...list, ['', 'زروقي', 'هاجر'], [4, 'عدد', 'ملاك', '1/1/2011']])).toEqual([
      ...two,
      'زروقي هاجر',
      'عدد ملاك',
    ]);
  });
});

describe('lists without headings', () => {
  const full = arabicPupils(5, 8).map((one) => `${one.surname} ${one.givenName}`);
  it('can have one column, with or without a title', () => {
    expect(names(full.map((name) => [name]))).toEqual(full);
    expect(names([['قائمة تلاميذ 2م3'], [], ...full.map((name) => [name])])).toEqual(full);
    expect(names([['Participants'], ...full.map((name) => [name])])).toEqual(full);
  });
  it('can have names beside ranks, dates and marks', () => {
    expect(names(full.map((name, index) => [index + 1, name, '2011-03-12', 'أنثى']))).toEqual(full);
    expect(names(full.map((name, index) => [name, (index * 7) % 20]))).toEqual(full);
  });
  it('can have surname and first name in two columns, which a teacher is asked about', () => {
    const pupils = [
      ['Bouzid', 'Aya'],
      ['Kaci', 'Ali'],
      ['Talbi', 'Sara'],
      ['Hamdani', 'Islam'],
    ];
    const asked = readClasses(readWorkbook(book({ S: pupils }), { inflate }));
    expect(asked.questions.map(({ proposed }) => proposed)).toEqual([[0, 1]]);
    expect(names([['Classe : 2AM3'], ...pupils])).toEqual(pupils.map((pair) => pair.join(' ')));
  });
  it('can contain the name Ali, which is also a word', () => {
    const pupils = [
      ['بن علي', 'سارة'],
      ['حداد', 'علي'],
      ['زروقي', 'لينة'],
    ];
    const numbered = pupils.map((pair, index) => [index + 1, ...pair]);
    expect(names(numbered)).toEqual(pupils.map((pair) => pair.join(' ')));
  });
  it('are read from every sheet of a workbook', () => {
    const sheets = { A: full.map((name) => [name]), B: full.map((name) => [name]).toReversed() };
    expect(listed(sheets).classes.map(({ name }) => name)).toEqual(['A', 'B']);
  });
  it.each([
    [
      'numbers',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'a table of marks',
      [
        ['Subject', 'Mark'],
        ['Math', 12],
        ['Physics', 13],
        ['History', 9],
      ],
    ],
    [
      'sentences',
      [
        ['تعليمات الاستعمال'],
        ['اكتب أسماء التلاميذ في العمود الأول'],
        ['لا تغير أسماء الأوراق'],
        ['احفظ الملف على جهازك'],
      ],
    ],
    ['one word', [['Hello']]],
    [
      'headings of something else',
      [
        ['رقم التعريف', 'تاريخ الميلاد', 'ملاحظة'],
        ['10201112345678', '2011-03-12', 'عمل جيد'],
        ['10201112345679', '2011-03-13', 'نتائج حسنة'],
      ],
    ],
  ])('are not made from %s', (_, rows) => {
    expect(() => listed({ 'ورقة 1': rows })).toThrow(
      JSON.stringify({ code: 'sheet-without-names', params: { sheet: 'ورقة 1' } }),
    );
  });
});

describe('the sheets of a workbook', () => {
  const ministry = (className: string, headings: string[], ...rows: string[][]): Rows => [
    ['الجمهورية'],
    ['وزارة'],
    ['مديرية'],
    ['ثانوية النور'],
    [
      `وثيقة حجز النقاط الخاصة بـ: الفصل 2 السنة الدراسية : ٢٠٢٥ - ٢٠٢٦ الفوج التربوي : ${className} مادة : رياضيات`,
    ],
    [],
    headings,
    ...rows,
  ];
  it('are refused if they are empty, or only hidden ones have names', () => {
    expect(() => listed({ A: [], B: [[' ']] })).toThrow('spreadsheet-empty');
    expect(() => listed({ A: [], B: headed('Aya') }, { hidden: ['B'] })).toThrow(
      'spreadsheet-empty',
    );
  });
  it('are skipped if they are hidden, blank or instructions', () => {
    const classes = listed(
      {
        تعليمات: [['تعليمات الاستعمال'], ['اكتب الأسماء'], ['احفظ الملف']],
        '1م1': headed('آية'),
        قديم: headed('علي'),
        فارغ: [],
        نموذج: headed(),
      },
      { hidden: ['قديم'] },
    ).classes;
    expect(classes.map(({ name }) => name)).toEqual(['1م1']);
  });
  it('are named when a class has no column of names', () => {
    const good = ministry('2م1', ['رقم التعريف', 'اللقب', 'الاسم'], ['1', 'بوزيد', 'آية']);
    for (const bad of [
      ministry('2م3', ['رقم التعريف', 'الفرض'], ['1', '12']),
      ministry('2م3', ['رقم التعريف', 'اللقب', 'الاسم']),
    ]) {
      expect(() => listed({ '2م1': good, '2م3': bad })).toThrow(
        JSON.stringify({ code: 'sheet-without-names', params: { sheet: '2م3' } }),
      );
    }
  });
  it('have school, year and subject in the heading, and the class too if the sheet is unnamed', () => {
    const rows = ministry(
      '2م3',
      ['matricule', 'nom', 'prenom', 'date_n'],
      ['1', 'بوزيد', 'آية', '2011-03-12'],
    );
    expect(listed({ Feuil1: rows })).toEqual({
      school: 'ثانوية النور',
      academicSeason: '2025/2026',
      classes: [
        {
          name: '2م3',
          subject: 'رياضيات',
          level: 'Middle',
          pupils: [{ fullName: 'بوزيد آية', registrationNumber: '1', dateOfBirth: '2011-03-12' }],
        },
      ],
    });
  });
  it('can have labels and values in separate cells', () => {
    const rows: Rows = [
      ['المؤسسة :', '', 'متوسطة النور'],
      ['السنة الدراسية:', '2025/2026', 'المادة:', 'علوم'],
      ['اللقب', 'الاسم'],
      ['بوزيد', 'آية'],
    ];
    expect(listed({ '3م1': rows })).toMatchObject({
      academicSeason: '2025/2026',
      school: 'متوسطة النور',
      classes: [{ subject: 'علوم' }],
    });
  });
  it('can contain the names of JavaScript properties', () => {
    const sheets = Object.fromEntries([
      ['__proto__', headed('Aya')],
      ['constructor', headed('Ali')],
    ]);
    expect(listed(sheets).classes.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
  });
});

describe('the limits of a workbook', () => {
  const many = (count: number) =>
    headed(...Array.from({ length: count }, (_, n) => `تلميذ ${'ا'.repeat(n % 9)} ب`));
  const sheets = (count: number, pupils: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n + 1}م`, many(pupils)]));
  it('accept 100 pupils a class and refuse 101', () => {
    expect(listed({ A: many(100) }).classes[0]?.pupils).toHaveLength(100);
    expect(() => listed({ A: many(101) })).toThrow(
      JSON.stringify({ code: 'sheet-too-many-rows', params: { sheet: 'A', limit: '100' } }),
    );
  });
  it('shorten the class, subject and school of a heading', () => {
    const long = 'ن'.repeat(900);
    const { school, classes } = listed({
      Sheet1: [
        [`المؤسسة: ${long}`],
        [`القسم: ${long}`, `المادة: ${long}`],
        [],
        ...headed('Ali', 'Aya'),
      ],
    });
    expect([school?.length, classes[0]?.name.length, classes[0]?.subject?.length]).toEqual([
      limits.textLength,
      limits.sheetNameLength,
      limits.textLength,
    ]);
  });
  it('refuse 41 classes and 1,600 pupils', () => {
    expect(() => listed(sheets(41, 1))).toThrow('"too-many-classes","params":{"limit":"40"}');
    expect(() => listed(sheets(16, 100))).toThrow('"too-many-pupils","params":{"limit":"1500"}');
  });
});
