import { describe, expect, it } from 'vitest';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

type Rows = readonly (readonly unknown[])[];

const reading = (sheets: Readonly<Record<string, Rows>>) =>
  readClasses(
    readWorkbook(workbook(Object.entries(sheets).map(([name, rows]) => [name, worksheet(rows)])), {
      inflate,
    }),
  );
/** `class: first pupil · last pupil`. */
const classesOf = (sheets: Readonly<Record<string, Rows>>): string[] =>
  reading(sheets).listed.classes.map(
    ({ name, pupils }) => `${name}: ${pupils[0]?.fullName} · ${pupils.at(-1)?.fullName}`,
  );

const parts = [
  ['بوزيان', 'سليم'],
  ['مرابطي', 'هاجر'],
  ['زروال', 'أنيس'],
  ['لعمش', 'نور'],
  ['حمداوي', 'وسيم'],
] as const;
const latin = [
  ['Boualem', 'Aya'],
  ['Kaci', 'Ali'],
  ['Talbi', 'Sara'],
  ['Hamdani', 'Islam'],
] as const;
const whole = parts.map((pair) => pair.join(' '));

describe('the two parts of a name', () => {
  it.each([
    ['النسب', 'الإسم'],
    ['النسب', 'الاسم الشخصي'],
    ['الكنية', 'الاسم'],
    ['الشهرة', 'الاسم'],
    ['الاسم العائلي', 'الاسم الشخصي'],
  ])('are read under %s and %s', (surname, given) => {
    const rows = [['ر.ت', surname, given], ...parts.map((pair, n) => [n + 1, ...pair])];
    expect(classesOf({ '1م1': rows })).toEqual([`1م1: ${whole[0]} · ${whole[4]}`]);
    const turned = [['ر.ت', given, surname], ...parts.map(([one, two], n) => [n + 1, two, one])];
    expect(classesOf({ '1م1': turned })).toEqual([`1م1: ${whole[0]} · ${whole[4]}`]);
  });
  it.each(['الاسم والنسب', 'النسب والاسم', 'الاسم والكنية', 'اسم ونسب التلميذ'])(
    'are read in one column: %s',
    (heading) => {
      const rows = [['ر.ت', heading], ...whole.map((name, n) => [n + 1, name])];
      expect(classesOf({ '1م1': rows })).toEqual([`1م1: ${whole[0]} · ${whole[4]}`]);
    },
  );
  it.each([
    ['Nom', 'Xxx', [0, 1]],
    ['Zzz', 'Prénom', [0, 1]],
    ['Prénom', 'Zzz', [1, 0]],
  ])('are asked about if a heading is unknown: %s, %s', (one, other, order) => {
    const rows = [['N°', one, other], ...latin.map((pair, n) => [n + 1, ...pair])];
    const { questions, classes } = reading({ '2AM1': rows });
    const [proposed] = questions.map((question) => question.proposed);
    // `Nom` may be a surname or the other part, so the unknown column is proposed first.
    const places = one === 'Nom' ? [2, 1] : order.map((at) => at + 1);
    expect(proposed).toEqual(places);
    expect(classes).toEqual([]);
  });
  it.each(['Lieu de naissance', 'Nom du père', 'Adresse', 'Observation', 'Classe'])(
    'are not asked about because of a column of other words: %s',
    (heading) => {
      const rows = [['N°', 'Nom', heading], ...latin.map(([one, two], n) => [n + 1, one, two])];
      expect(reading({ '2AM1': rows }).questions).toEqual([]);
    },
  );
});

describe('what a label names', () => {
  const pupils = [['ر.ت', 'الاسم واللقب'], ...whole.map((name, n) => [n + 1, name])];
  const about = (rows: Rows) => {
    const { listed } = reading({ Sheet1: [...rows, ...pupils] });
    const [first] = listed.classes;
    return [first?.name, first?.subject, first?.level, listed.school, listed.academicSeason];
  };
  it.each<[string, Rows]>([
    [
      'behind it',
      [
        ['القسم', '1م3', 'المادة', 'الرياضيات'],
        ['السنة الدراسية', '2025/2026'],
      ],
    ],
    [
      'some cells on',
      [
        ['القسم :', '', '', '1م3', '', 'المادة', '', 'الرياضيات'],
        ['السنة الدراسية', '', '2025/2026'],
      ],
    ],
    [
      'before it',
      [
        ['الرياضيات', 'المادة', '', '1م3', 'القسم'],
        ['2025/2026', 'السنة الدراسية'],
      ],
    ],
    ['with a colon', [['القسم : 1م3', 'المادة: الرياضيات'], ['السنة الدراسية : 2025/2026']]],
    ['in a row below', [['القسم : ', '1م3'], ['المادة', 'الرياضيات'], ['2025/2026']]],
  ])('is %s', (_, rows) => {
    expect(about(rows)).toEqual(['1م3', 'الرياضيات', 'Middle', undefined, '2025/2026']);
  });
  it('is nothing if the next cell is a label too', () => {
    expect(about([['القسم', 'المادة', 'الأستاذ']])[0]).toBe('Sheet1');
  });
});

describe('a class code of another country', () => {
  it.each(['1APIC-1', '1ASCG', '2APICs3', 'TCS-1', '3ASCG-2', '1AMX2'])(
    'gives no level: %s',
    (code) => {
      const rows = [['القسم', code], ['الاسم واللقب'], ...whole.map((name) => [name])];
      const [first] = reading({ Sheet1: rows }).listed.classes;
      expect([first?.name, first?.level]).toEqual([code, undefined]);
    },
  );
  it.each([
    ['الثانوية الإعدادية الأمل', 'Middle'],
    ['الثانوية التأهيلية الأمل', 'Secondary'],
    ['Collège de la vallée', 'Middle'],
  ])('has the level of its school: %s', (school, level) => {
    const rows = [[school], ['القسم', '1APIC-1'], ['الاسم واللقب'], ...whole.map((name) => [name])];
    expect(reading({ Sheet1: rows }).listed.classes[0]?.level).toBe(level);
  });
});

describe('sheets called فصل', () => {
  const marks = (names: readonly string[], title = ''): Rows => [
    ...(title ? [[title]] : []),
    ['رقم', 'اسم الطالب', 'الفرض', 'الاختبار'],
    ...names.map((name, n) => [n + 1, name, 8, 12]),
  ];
  const of = (letter: string) => whole.map((name) => `${name} ${letter}`);
  it('are classes if they share no pupils', () => {
    const { listed } = reading({
      'فصل 1': marks(of('أ'), 'درجات الصف الأول - الفصل 1'),
      'فصل 2': marks(of('ب'), 'درجات الصف الأول - الفصل 2'),
    });
    expect(listed.classes.map(({ name, terms }) => [name, terms?.map(({ term }) => term)])).toEqual(
      [
        ['فصل 1', [undefined]],
        ['فصل 2', [undefined]],
      ],
    );
  });
  it('are terms if they share their pupils', () => {
    const { listed } = reading({ 'فصل 1': marks(whole), 'فصل 2': marks(whole.toReversed()) });
    expect(listed.classes.map(({ terms }) => terms?.map(({ term }) => term))).toEqual([[1, 2]]);
  });
  it('are not merged without marks', () => {
    const list = (names: readonly string[]): Rows => [
      ['اسم الطالب'],
      ...names.map((name) => [name]),
    ];
    expect(classesOf({ 'فصل 1': list(whole), 'فصل 2': list(whole) })).toHaveLength(2);
  });
});

describe('a column of notes', () => {
  it('holds remarks if it has texts, and marks if it has numbers', () => {
    const rows = (note: (n: number) => unknown): Rows => [
      ['name', 'notes'],
      ...whole.map((name, n) => [name, note(n)]),
    ];
    expect(reading({ S: rows(() => 'travaille bien') }).problems.map(({ code }) => code)).toEqual([
      'remarks-left-out',
    ]);
    expect(reading({ S: rows((n) => 10 + n) }).listed.classes[0]?.terms?.[0]?.marks[4]).toEqual([
      '14',
    ]);
    expect(
      reading({ S: rows((n) => (n > 2 ? 'غ' : 10 + n)) }).listed.classes[0]?.terms?.[0]?.marks[4],
    ).toEqual(['غ']);
  });
});

describe('a pupil has the number', () => {
  it('of their own code, not of the row or of a database', () => {
    const rows = [
      ['ID', 'رقم التلميذ', 'إسم التلميذ'],
      ...whole.map((name, n) => [7_000_000 + n, `G13000000${n}`, name]),
    ];
    const [first] = reading({ S: rows }).listed.classes;
    expect(first?.pupils[1]?.registrationNumber).toBe('G130000001');
    const counted = [['رقم التلميذ', 'إسم التلميذ'], ...whole.map((name, n) => [n + 1, name])];
    expect(
      reading({ S: counted }).listed.classes[0]?.pupils[1]?.registrationNumber,
    ).toBeUndefined();
  });
});

describe('a table that is no list of pupils', () => {
  it.each<[string, Rows]>([
    [
      'a form',
      [
        ['بيانات صيانة الغرف'],
        ['الطابق'],
        ['السقف', 'جيد'],
        ['الجدران', 'متوسط'],
        ['الارضية', 'جيد'],
        ['النوافذ', 'سيء'],
      ],
    ],
    [
      'words in two languages',
      [
        ['apple', 'pomme'],
        ['book', 'livre'],
        ['house', 'maison'],
        ['river', 'fleuve'],
      ],
    ],
    ['teachers', [['قائمة الأساتذة'], ...whole.map((name) => [name])]],
    ['staff', [['Personnel enseignant'], ...latin.map((pair) => [pair.join(' ')])]],
  ])('becomes no class without a question: %s', (_, rows) => {
    expect(reading({ Sheet1: rows }).classes).toEqual([]);
  });
});

describe('several lists below one another', () => {
  const list = (title: string, names: readonly string[], from = 1): Rows => [
    ...(title ? [[], [title]] : [[]]),
    ['الرقم', 'الاسم واللقب'],
    ...names.map((name, n) => [n + from, name]),
  ];
  const others = latin.map((pair) => pair.join(' '));
  it.each([
    ['الصف السابع أ', 'الصف السابع ب'],
    ['Les grands', 'Les petits'],
    ['7A', '7B'],
  ])('are classes with the titles above them: %s, %s', (one, other) => {
    expect(classesOf({ S: [...list(one, whole), ...list(other, others)] })).toEqual([
      `${one}: ${whole[0]} · ${whole[4]}`,
      `${other}: ${others[0]} · ${others[3]}`,
    ]);
  });
  it('are classes without titles too', () => {
    expect(classesOf({ '2م1': [...list('', whole), ...list('', others)] })).toEqual([
      `2م1: ${whole[0]} · ${whole[4]}`,
      `2م1 (2): ${others[0]} · ${others[3]}`,
    ]);
  });
  it.each([
    ['الذكور', 'الإناث'],
    ['Garçons', 'Filles'],
  ])('are halves of one class: %s, %s', (boys, girls) => {
    expect(classesOf({ '2م1': [...list(boys, whole), ...list(girls, others)] })).toEqual([
      `2م1: ${whole[0]} · ${others[3]}`,
    ]);
  });
  it('are one class whose headings each page repeats, if the numbers go on', () => {
    expect(classesOf({ '2م1': [...list('', whole), ...list('', others, 6)] })).toEqual([
      `2م1: ${whole[0]} · ${others[3]}`,
    ]);
  });
});

describe('a row for each subject of a pupil', () => {
  const subjects = ['Maths', 'Français', 'Histoire'];
  const others = latin.map((pair) => pair.join(' '));
  it('becomes a class for each subject', () => {
    const rows = [
      ['Élève', 'Classe', 'Matière', 'Devoir', 'Composition'],
      ...others.flatMap((name, n) => subjects.map((one, m) => [name, '1AM2', one, 10 + n, 12 + m])),
    ];
    const { listed, problems } = reading({ S: rows });
    expect(
      listed.classes.map(({ name, subject, pupils, terms }) => [
        name,
        subject,
        pupils.map(({ fullName }) => fullName),
        terms?.[0]?.marks[3],
      ]),
    ).toEqual([
      ['1AM2 – Maths', 'Maths', others, ['13', '12']],
      ['1AM2 – Français', 'Français', others, ['13', '13']],
      ['1AM2 – Histoire', 'Histoire', others, ['13', '14']],
    ]);
    expect(problems).toEqual([]);
  });
  it('is not a list of teachers, which is asked about', () => {
    const rows = [
      ['N°', 'Nom', 'Prénom', 'Matière', 'Téléphone'],
      ...latin.map((pair, n) => [n + 1, ...pair, subjects[n % 3], '0550']),
    ];
    const { classes, questions } = reading({ S: rows });
    expect([classes, questions.map(({ proposed }) => proposed)]).toEqual([[], [[1, 2]]]);
  });
  it('is not a list of one subject', () => {
    const rows = [['Élève', 'Matière'], ...others.map((name) => [name, 'Maths'])];
    expect(classesOf({ S: rows })).toEqual([`S: ${others[0]} · ${others[3]}`]);
  });
});

describe('a row between the headings and the first pupil', () => {
  it.each([
    ['letterhead', ['', 'CEM Ibn Sina', '', '']],
    ['weights', ['', 'Weight', '20%', '80%']],
    ['full marks', ['', 'Out of', 20, 40]],
  ])('is no pupil: %s', (_, row) => {
    const rows = [
      ['N°', 'Nom et prénom', 'Quiz', 'Final'],
      row,
      ...latin.map((pair, n) => [n + 1, pair.join(' '), 12, 30]),
    ];
    expect(classesOf({ S: rows })).toEqual(['S: Boualem Aya · Hamdani Islam']);
  });
});

describe('a name in one cell', () => {
  it.each(['Kaci_Ali', 'Kaci, Ali', 'Kaci،Ali'])('has spaces between its parts: %s', (name) => {
    expect(classesOf({ S: [['Nom_Prenom'], [name]] })).toEqual(['S: Kaci Ali · Kaci Ali']);
  });
});

describe('the columns of schools in other countries', () => {
  it('are read: four parts of a name', () => {
    const rows = [
      ['الرقم', 'الاسم الأول', 'اسم الأب', 'اسم الجد', 'اسم العائلة', 'الصف', 'الشعبة'],
      ...parts.map(([one, two], n) => [n + 1, two, 'محمد', 'علي', one, 'السابع', 'أ']),
    ];
    expect(classesOf({ S: rows })).toEqual([`السابع أ: ${whole[0]} · ${whole[4]}`]);
  });
  it('are read: whole names of four parts, and a year that is no mark', () => {
    const arabic = [
      ['م', 'اسم الطالب رباعي', 'الامتحان'],
      ...whole.map((name, n) => [n + 1, name, 30]),
    ];
    expect(classesOf({ S: arabic })).toEqual([`S: ${whole[0]} · ${whole[4]}`]);
    const english = [
      ['#', 'Last Name', 'First Name', 'Grade', 'Section', 'Midterm', 'Final'],
      ...latin.map((pair, n) => [n + 1, ...pair, '7', 'B', 15, 16]),
    ];
    const [first] = reading({ S: english }).listed.classes;
    expect([first?.name, first?.terms?.[0]?.columns.map(({ role }) => role)]).toEqual([
      '7 B',
      ['test', 'exam'],
    ]);
  });
  it('say a year of birth as what it is', () => {
    const rows = [['Nom', 'Année de naissance'], ...whole.map((name) => [name, 2012])];
    const { listed, problems } = reading({ S: rows });
    expect(listed.classes[0]?.pupils[0]?.dateOfBirth).toBeUndefined();
    expect(problems.map(({ code, params }) => [code, params?.['date']])).toEqual([
      ['birth-dates-unread', '2012'],
    ]);
  });
});

describe('a class in two columns', () => {
  it.each([
    ['الصف', 'الشعبة', 'السابع', 'أ'],
    ['الصف', 'الفصل', 'الأول', '2'],
    ['Niveau', 'codeclas', '1AM', '3'],
    ['Grade', 'Section', '7', 'B'],
  ])('is named by both: %s, %s', (one, other, year, section) => {
    const rows = [['الاسم', one, other], ...whole.map((name) => [name, year, section])];
    expect(classesOf({ S: rows })).toEqual([`${year} ${section}: ${whole[0]} · ${whole[4]}`]);
  });
});

describe('words that look like headings', () => {
  const head = ['الاسم الكامل', 'الصف', 'المسار', 'الشعبة', 'نوع المستخدم'];
  const row = (name: string, ...classed: readonly string[]) => [name, ...classed, 'طالب'];

  it('are no headings in the rows of pupils, so the first pupils are read', () => {
    const rows = [head, ...whole.map((name) => row(name, 'العاشر', 'أكاديمي', 'هـ'))];
    expect(classesOf({ الطلبة: rows })).toEqual([`العاشر أكاديمي هـ: ${whole[0]} · ${whole[4]}`]);
    const kinds = latin.map(([last, first], n) => [first, last, n === 0 ? 'students' : 'admins']);
    const list = [['first_name', 'last_name', 'user_type'], ...kinds];
    expect(classesOf({ '1AM1': list })).toEqual(['1AM1: Boualem Aya · Hamdani Islam']);
  });

  it('tell streams apart that have a section of one letter each', () => {
    const rows = [
      head,
      ...whole.map((name, n) => row(name, 'العاشر', n < 2 ? 'مهني' : 'أكاديمي', 'أ')),
    ];
    expect(classesOf({ الطلبة: rows }).map((one) => one.split(':')[0])).toEqual([
      'العاشر مهني أ',
      'العاشر أكاديمي أ',
    ]);
  });

  it('are cut within, so that the section stays', () => {
    const stream = 'مسار أكاديمي قانون وعلوم شرعية واجتماعية';
    const rows = [
      ['الاسم الكامل', 'الصف', 'الشعبة'],
      ...whole.map((name, n) => [name, 'الثاني', `${stream} ${n < 2 ? 'أ' : 'ب'}`]),
    ];
    const names = classesOf({ الطلبة: rows }).map((one) => one.split(':')[0]);
    expect(names).toEqual([expect.stringMatching(/… أ$/), expect.stringMatching(/… ب$/)]);
  });

  it.each(['Numero classe', 'N° classe'])('%s beside the level tells the classes', (heading) => {
    const rows = [
      ['Niveau', heading, 'Nom', 'Prénom'],
      ...latin.map((pair, n) => [n < 2 ? 'CP' : 'CE1', 1, ...pair]),
    ];
    expect(classesOf({ Feuil1: rows }).map((one) => one.split(':')[0])).toEqual(['CP 1', 'CE1 1']);
  });
  it('a column of marks under Grade is no year of study', () => {
    const rows = [
      ['Last name', 'First name', 'Class', 'Grade'],
      ...latin.map((pair, n) => [...pair, 'CS 11', 1 + n / 2]),
    ];
    const { listed, problems } = reading({ Sheet1: rows });
    expect(listed.classes).toMatchObject([{ name: 'CS 11' }]);
    const taken = listed.classes[0]?.terms?.[0]?.columns.map(({ heading }) => heading);
    const named = problems.find(({ code }) => code === 'columns-left-out')?.params?.['headings'];
    expect(taken?.[0] ?? named).toBe('Grade');
  });
  it('Niveau_Classe tells the classes', () => {
    const rows = [
      ['Nom', 'Niveau_Classe'],
      ['Ali Kaci', '4ème'],
      ['Aya Talbi', 'Seconde'],
    ];
    expect(classesOf({ Feuil1: rows }).map((one) => one.split(':')[0])).toEqual([
      '4ème',
      'Seconde',
    ]);
  });
});

describe('a sheet of Massar', () => {
  const tests = ['الفرض الأول', 'الفرض الثاني', 'الفرض الثالث', 'الفرض الرابع'];
  const none = undefined;
  const rows = [
    [none, none, 'أكاديمية :', 'جهة الشرق', none, none, 'المستوى :', none, 'الثانية إعدادي'],
    [none, none, 'المؤسسة :', 'ثانوية الأمل', none, none, 'القسم :', none, '2ASCG-3'],
    [none, none, 'الدورة :', 'الدورة الأولى', none, none, 'المادة :', none, 'الرياضيات'],
    [],
    [none, 'ID', 'رقم التلميذ', 'إسم التلميذ', none, 'تاريخ الإزدياد'],
    [none, none, none, none, none, none],
    ...whole.map((name, n) => [none, 100 + n, `G13000${n}55`, name, none, '12-03-2012']),
  ];
  rows[4]?.push(
    ...tests.flatMap((test) => [test, none]),
    'الأنشطة المندمجة',
    none,
    'ملاحظات الأستاذ',
  );
  rows[5]?.push(...[...tests, ''].flatMap(() => ['النقطة', 'متغيب']));
  for (const row of rows.slice(6))
    row.push(12, none, 13.5, none, 9, none, 11, none, 15, none, 'عمل جيد');

  it('is read whole: class, level, term, subject, codes, marks and remarks', () => {
    const [found] = reading({ NotesCC: rows }).listed.classes;
    expect(found).toMatchObject({ name: '2ASCG-3', subject: 'الرياضيات', level: 'Middle' });
    expect(found?.pupils[1]).toEqual({
      fullName: whole[1],
      registrationNumber: 'G13000155',
      dateOfBirth: '2012-03-12',
    });
    expect(found?.terms).toMatchObject([{ term: 1, remarks: whole.map(() => 'عمل جيد') }]);
    expect(found?.terms?.[0]?.marks[0]).toEqual(['12', '13,5', '9', '11', '15']);
  });
});

describe('other files of Massar', () => {
  const codes = whole.map((_, n) => `G13000${n}55`);
  const about = [
    [undefined, 'المؤسسة :', 'ثانوية الأمل', undefined, 'القسم :', '2ASCG-3'],
    [undefined, 'المستوى :', 'الثانية إعدادي', undefined, 'السنة الدراسية :', '2025/2026'],
    [],
  ];
  const born = '12-03-2012';
  const days = ['الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];
  const hours = ['8-9', '9-10', '10-11', '11-12'];
  const dates = Array.from({ length: 31 }, (_, day) => day + 1);
  const head = ['ر.ت', 'رقم التلميذ', 'إسم التلميذ', 'تاريخ الإزدياد'];
  /** What a pupil of an absence book has on the days. */
  const absent = (n: number, count: number, texts: readonly unknown[]): unknown[] =>
    Array.from({ length: count }, (_, day) =>
      (day + n) % 7 === 0 ? texts[day % texts.length] : undefined,
    );
  const inBook = (count: number, texts: readonly unknown[]): Rows =>
    whole.map((name, n) => [n + 1, codes[n], name, born, ...absent(n, count, texts)]);
  const expectList = (rows: Rows): void => {
    const { listed, questions } = reading({ Feuil1: [...about, ...rows] });
    expect(questions).toEqual([]);
    expect(listed.classes).toMatchObject([{ name: '2ASCG-3', level: 'Middle' }]);
    expect(listed.classes[0]?.pupils).toEqual(
      whole.map((fullName, n) => ({
        ...{ fullName, registrationNumber: codes[n], dateOfBirth: '2012-03-12' },
      })),
    );
    expect(listed.classes[0]?.terms ?? []).toEqual([]);
  };

  it.each([
    ['under the numbers of the days', [...head, ...dates], inBook(31, ['غ', 'x'])],
    ['as hours under the numbers of the days', [...head, ...dates], inBook(31, [2, 4, 1])],
    ['under dates', [...head, ...dates.map((day) => `${day}/10/2025`)], inBook(31, [1, 'غ'])],
    ['as hours under the days of the week', [...head, ...days], inBook(6, [2, 1, 4])],
    ['with their sum', [...head, ...days, 'مجموع الغياب', 'ملاحظات'], inBook(6, [2, 1])],
    ['in months', [...head, 'شتنبر', 'أكتوبر', 'نونبر', 'دجنبر', 'يناير'], inBook(5, [8, 3, 2])],
  ])('an absence book is read as a list, with absences %s', (_, headings, rows) => {
    expectList([headings, ...rows]);
  });

  it.each([
    ['signs', ['غ', 'x', '/']],
    ['numbers', [1, 2]],
  ])('an absence book with the hours of each day is read as a list, with %s', (_, texts) => {
    const above = [...head, ...days.flatMap((day) => [day, '', '', ''])];
    const below = ['', '', '', '', ...days.flatMap(() => hours)];
    expectList([above, below, ...inBook(24, texts)]);
  });

  it('an absence book has mornings and evenings under each day', () => {
    const above = [...head, ...days.flatMap((day) => [day, ''])];
    const below = ['', '', '', '', ...days.flatMap(() => ['ص', 'م'])];
    expectList([above, below, ...inBook(12, [1, 2])]);
  });

  it('a class list has codes, both parts of the names and the days of birth', () => {
    const rows = parts.map(([surname, given], n) => [
      ...[n + 1, codes[n], surname, given, n % 2 ? 'أنثى' : 'ذكر', born, 'بركان'],
    ]);
    const { listed } = reading({
      'لائحة التلاميذ': [
        ...about,
        ['ر.ت', 'رقم التلميذ', 'النسب', 'الإسم', 'النوع', 'تاريخ الازدياد', 'مكان الازدياد'],
        ...rows,
      ],
    });
    expect(listed.classes).toHaveLength(1);
    expect(listed.classes[0]).toMatchObject({
      name: '2ASCG-3',
      pupils: whole.map((fullName, n) => ({
        ...{ fullName, registrationNumber: codes[n], dateOfBirth: '2012-03-12' },
      })),
    });
    expect(listed.classes[0]?.terms ?? []).toEqual([]);
  });
});

describe('a table that has names and is no class', () => {
  it.each([
    ['of teachers', [['الرقم', 'اسم المعلم'], ...whole.map((name, n) => [n + 1, name])]],
    [
      'of classes with their teachers',
      [['Niveau', "Nom de l'enseignant"], ...latin.map((pair) => ['CP', pair.join(' ')])],
    ],
    ['of one row of headings', [['Username', 'Mot de passe']]],
  ])('%s is none', (_, rows) => {
    expect(classesOf({ Feuil1: rows })).toEqual([]);
  });

  it('a column of degrees beside short names is asked about', () => {
    const rows = ['Moussa', 'Tiki', 'Marvine', 'Aya'].map((name, n) => [
      `15D22${n}EG`,
      name,
      ['mokolo', 'yaounde', 'Douala', 'Buea'][n],
      ['BAC C', 'BAC D', 'BAC A', 'BAC E'][n],
    ]);
    expect(classesOf({ Feuil1: rows })).toEqual([]);
    expect(reading({ Feuil1: rows }).questions[0]?.columns[0]?.examples[0]).toBe('Moussa');
  });
});
