import type { WorkSheet } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { arabicPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { entry, rawWorkbook, sheetXml } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

const pupils = arabicPupils(71, 4).map(({ surname, givenName }) => `${surname} ${givenName}`);

type Rows = readonly (readonly (string | number)[])[];
/** Rows of pupils whose marks are the numbers of their columns, from 1. */
const marked = (marks: number, before: readonly string[] = []): Rows =>
  pupils.map((name, row) => [
    ...[row + 1, ...before, name],
    ...Array.from({ length: marks }, (_, column) => column + 1 + (row === 0 ? 0 : 0.5)),
  ]);

function readSheet(sheet: WorkSheet, name = '2م3') {
  const bytes = workbook([[name, sheet]], { rightToLeft: true });
  return readClasses(readWorkbook(bytes, { inflate }));
}

/** The terms of a sheet with their columns and the first pupil's marks, and the notices. */
function read(rows: Rows, merges: readonly string[] = [], name?: string): string[] {
  const { listed, problems } = readSheet(worksheet(rows, merges), name);
  return [
    ...listed.classes.flatMap(({ terms = [], pupils: found }) => {
      expect(found.map(({ fullName }) => fullName)).toEqual(pupils);
      return terms.map(
        ({ term, columns, marks }) =>
          `${term ?? '?'}: ${columns
            .map(
              ({ heading, kind, role, scale }, index) =>
                `${heading} (${role ?? kind}${scale ? ` of ${scale}` : ''}) ${marks[0]?.[index]}`,
            )
            .join(', ')}`,
      );
    }),
    // The marks count from 1, so their full mark is asked about.
    ...problems
      .filter(({ code }) => code !== 'full-marks-unsaid')
      .map(({ code, params }) => `! ${code} ${params?.['headings'] ?? ''}`.trim()),
  ];
}

const THREE = ['التقويم', 'الفرض', 'الاختبار'];
const threeTerms = [1, 2, 3].map(
  (term) =>
    `${term}: التقويم (activities) ${term * 3 - 2}, الفرض (test) ${term * 3 - 1}, الاختبار (exam) ${term * 3}`,
);
const nine = [...THREE, ...THREE, ...THREE];

describe('terms above their columns', () => {
  it('cover the last column of equal blocks that their merged cells leave out', () => {
    const terms = ['الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث', '', ''];
    const rows: Rows = [['الرقم', 'اللقب والاسم', ...terms], ['', '', ...nine], ...marked(9)];
    expect(read(rows, ['A1:A2', 'B1:B2', 'C1:D1', 'F1:G1', 'I1:J1'])).toEqual(threeTerms);
  });

  it.each([
    ['فروض الفصل الأول', 'اختبار الفصل الأول', 'فروض الفصل الثاني', 'اختبار الفصل الثاني'],
    ['Devoirs T1', 'Compo T1', 'Devoirs T2', 'Compo T2'],
  ])(
    'leave exams that have a heading of their own beside them: %s, %s',
    (tests, exam, ...other) => {
      const rows: Rows = [
        ['الرقم', 'اللقب والاسم', tests, '', exam, other[0], '', other[1]],
        ['', '', 'D1', 'D2', '', 'D1', 'D2'],
        ...marked(6),
      ];
      const found = read(rows, ['C1:D1', 'F1:G1']).map((line) =>
        [line.slice(0, 1), ...(line.match(/\w+\) \d/g) ?? [])].join(),
      );
      expect(found).toEqual(['1,test) 1,test) 2,exam) 3', '2,test) 4,test) 5,exam) 6']);
    },
  );

  it('head them also if the heading of the names has a row of its own below', () => {
    const terms = ['الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث', '', ''];
    const rows: Rows = [
      ['', '', ...terms],
      ['', '', ...nine],
      ['الرقم', 'اللقب والاسم'],
      ...marked(9),
    ];
    expect(read(rows, ['C1:E1', 'F1:H1', 'I1:K1'])).toEqual(threeTerms);
  });

  it.each<[string, Rows, string[]]>([
    [
      'in the row of the names',
      [
        ['الرقم', 'اللقب والاسم', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['', '', ...nine],
      ],
      ['C1:E1', 'F1:H1', 'I1:K1'],
    ],
    [
      'in a row above',
      [
        ['', '', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['الرقم', 'اللقب والاسم', ...nine],
      ],
      ['C1:E1', 'F1:H1', 'I1:K1'],
    ],
    [
      'with names that are merged downwards',
      [
        ['الرقم', 'اللقب والاسم', 'الفصل 1', '', '', 'الفصل 2', '', '', 'الفصل 3'],
        ['', '', ...nine],
      ],
      ['A1:A2', 'B1:B2', 'C1:E1', 'F1:H1', 'I1:K1'],
    ],
    [
      'typed into the first cell of each',
      [
        ['الرقم', 'اللقب والاسم', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['', '', ...nine],
      ],
      [],
    ],
    [
      'typed above the first column of each',
      [
        ['', '', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['الرقم', 'اللقب والاسم', ...nine],
      ],
      [],
    ],
    [
      'typed above the middle of each',
      [
        ['', '', '', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث', ''],
        ['الرقم', 'اللقب والاسم', ...nine],
      ],
      [],
    ],
    [
      'of which only the first two are merged',
      [
        ['الرقم', 'اللقب والاسم', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['', '', ...nine],
      ],
      ['C1:E1', 'F1:H1'],
    ],
    [
      'of which the last is merged beyond the last column',
      [
        ['الرقم', 'اللقب والاسم', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['', '', ...nine],
      ],
      ['C1:E1', 'F1:H1', 'I1:XFD1'],
    ],
    [
      'below a title over everything and one over the marks',
      [
        ['كشف نقاط القسم'],
        ['', '', 'النقاط'],
        ['الرقم', 'اللقب والاسم', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['', '', ...nine],
      ],
      ['A1:K1', 'C2:K2', 'C3:E3', 'F3:H3', 'I3:K3'],
    ],
    [
      'with a title over the marks in the row of the names',
      [
        ['الرقم', 'اللقب والاسم', 'نقاط السنة كلها'],
        ['', '', 'الفصل الأول', '', '', 'الفصل الثاني', '', '', 'الفصل الثالث'],
        ['', '', ...nine],
      ],
      ['A1:A3', 'B1:B3', 'C1:K1', 'C2:E2', 'F2:H2', 'I2:K2'],
    ],
  ])('%s cover all of them', (_, headings, merges) => {
    expect(read([...headings, ...marked(9)], merges)).toEqual(threeTerms);
  });

  it.each<[string, Rows]>([
    ['a blank row', [[], []]],
    ['a row with nothing but full marks', [['', '', '/20', '/20', '/20', '/20', '/20', '/20']]],
  ])('may have between them and the names %s', (_, between) => {
    const names = ['الرقم', 'اللقب والاسم', ...THREE, ...THREE];
    const rows: Rows = [
      ['', '', 'الفصل الثاني', '', '', 'الفصل الأول'],
      ...(between.length > 1 ? [...between, names] : [names, ...between]),
      ...marked(6),
    ];
    const scale = between.length > 1 ? '' : ' of 20';
    const end = between.length > 1 ? '' : ' /20';
    expect(read(rows, ['C1:E1', 'F1:H1'])).toEqual(
      [4, 1].map(
        (first, index) =>
          `${index + 1}: التقويم${end} (activities${scale}) ${first}, الفرض${end} (test${scale}) ${first + 1}, الاختبار${end} (exam${scale}) ${first + 2}`,
      ),
    );
  });

  it.each(['T', 'Trimestre ', 'Term ', 'ف', 'الفصل '])('may be called %s1, %s2 and %s3', (word) => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', `${word}1`, '', '', `${word}2`, '', '', `${word}3`],
      ['', '', ...nine],
      ...marked(9),
    ];
    expect(read(rows, ['C1:E1', 'F1:H1', 'I1:K1'])).toEqual(threeTerms);
  });

  it('may come in another order', () => {
    const rows: Rows = [
      ['', '', 'Troisième trimestre', '', '1er trimestre', '', '2e trimestre'],
      ['N°', 'Nom et prénom', ...['Devoir', 'Composition', 'Devoir', 'Composition', 'Devoir']],
      ...marked(5),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      '1: Devoir (test) 3, Composition (exam) 4',
      '2: Devoir (test) 5',
      '3: Devoir (test) 1, Composition (exam) 2',
    ]);
  });

  it('do not give their term to a column beside them', () => {
    const rows: Rows = [
      ['', '', 'First term', '', 'Second term', '', ''],
      ['No', 'Full name', 'Test', 'Exam', 'Test', 'Exam', 'Oral'],
      ...marked(5),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      '1: Test (test) 1, Exam (exam) 2',
      '2: Test (test) 3, Exam (exam) 4',
      '?: Oral (activities) 5',
    ]);
  });

  it('may be below the kinds of marks', () => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', 'الفرض', '', '', 'الاختبار'],
      ['', '', ...['الفصل 1', 'الفصل 2', 'الفصل 3', 'الفصل 1', 'الفصل 2', 'الفصل 3']],
      ...marked(6),
    ];
    expect(read(rows, ['C1:E1', 'F1:H1'])).toEqual(
      [1, 2, 3].map((term) => `${term}: الفرض (test) ${term}, الاختبار (exam) ${term + 3}`),
    );
  });

  it('are over kinds of marks and their numbers, in four rows', () => {
    const term = ['الفروض', '', 'الاختبار', ''];
    const rows: Rows = [
      ['', '', 'النقاط'],
      ['', '', 'الفصل الأول', '', '', '', 'الفصل الثاني'],
      ['الرقم', 'اللقب والاسم', ...term, ...term],
      ['', '', ...['الأول', 'الثاني', '', 'التقدير', 'الأول', 'الثاني', '', 'التقدير']],
      ...pupils.map((name, row) => [row + 1, name, 10, 12, 14, 'حسن', 11, 13, 15, 'جيد']),
    ];
    const merges = ['C1:J1', 'C2:F2', 'G2:J2', 'C3:D3', 'G3:H3', 'E3:E4', 'I3:I4'];
    expect(read(rows, merges)).toEqual([
      '1: الفروض الأول (test) 10, الفروض الثاني (test) 12, الاختبار (exam) 14',
      '2: الفروض الأول (test) 11, الفروض الثاني (test) 13, الاختبار (exam) 15',
    ]);
  });
});

describe('kinds of marks above their columns', () => {
  it.each<[string, Rows, string[], string[]]>([
    [
      'in words',
      [
        ['الرقم', 'اللقب والاسم', 'الفروض /20', '', 'الاختبار /20'],
        ['', '', 'الأول', 'الثاني'],
      ],
      ['C1:D1'],
      [
        'الفروض /20 الأول (test of 20) 1, الفروض /20 الثاني (test of 20) 2, الاختبار /20 (exam of 20) 3',
      ],
    ],
    [
      'in numbers',
      [
        ['الرقم', 'اللقب والاسم', 'الفروض', '', '', 'الاختبار'],
        ['', '', 1, 2, 3],
      ],
      ['C1:E1', 'F1:F2', 'A1:A2', 'B1:B2'],
      ['الفروض 1 (test) 1, الفروض 2 (test) 2, الفروض 3 (test) 3, الاختبار (exam) 4'],
    ],
    [
      'in numbers without merging',
      [
        ['N°', 'Nom et prénom', 'Devoirs', '', '', 'Composition'],
        ['', '', '1', '2', '3'],
      ],
      [],
      ['Devoirs 1 (test) 1, Devoirs 2 (test) 2, Devoirs 3 (test) 3, Composition (exam) 4'],
    ],
    [
      'in shorthands',
      [
        ['الرقم', 'اللقب والاسم', 'المراقبة المستمرة', '', 'الاختبار'],
        ['', '', 'ف1', 'ف2', ''],
      ],
      ['C1:D1', 'E1:E2'],
      ['المراقبة المستمرة ف1 (test) 1, المراقبة المستمرة ف2 (test) 2, الاختبار (exam) 3'],
    ],
    [
      'without names of their own',
      [['No', 'Full name', 'Tests', '', 'Exam']],
      ['C1:D1'],
      ['Tests 1 (test) 1, Tests 2 (test) 2, Exam (exam) 3'],
    ],
    [
      'as dates',
      [
        ['N°', 'Nom et prénom', 'Devoirs', '', 'Composition'],
        ['', '', '12/10/2025', '18/11/2025'],
      ],
      ['C1:D1'],
      ['Devoirs 12/10/2025 (test) 1, Devoirs 18/11/2025 (test) 2, Composition (exam) 3'],
    ],
  ])('cover all of them: %s', (_, headings, merges, columns) => {
    const marks = columns[0]?.split(', ').length ?? 0;
    expect(read([...headings, ...marked(marks)], merges)).toEqual([`?: ${columns[0]}`]);
  });

  it('leave out an average after the marks that it is made of, and keep one that is alone', () => {
    const rows = (...tests: string[]): Rows => [
      ['N°', 'Nom et prénom', ...tests, 'Moyenne des devoirs', 'Composition'],
      ...marked(tests.length + 2),
    ];
    expect(read(rows('Devoir 1', 'Devoir 2'))).toEqual([
      '?: Devoir 1 (test) 1, Devoir 2 (test) 2, Composition (exam) 4',
      '! columns-left-out Moyenne des devoirs',
    ]);
    expect(read(rows())).toEqual(['?: Moyenne des devoirs (test) 1, Composition (exam) 2']);
  });

  it('leave out what is worked out from them, and say so', () => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', 'الفروض', '', '', 'الاختبار', 'المعدل', 'المعامل', 'الرتبة'],
      ['', '', 'الأول', 'الثاني', 'المعدل'],
      ...marked(7),
    ];
    expect(read(rows, ['C1:E1'])).toEqual([
      '?: الفروض الأول (test) 1, الفروض الثاني (test) 2, الاختبار (exam) 4, المعدل (average) 5',
      '! columns-left-out الفروض المعدل · المعامل · الرتبة',
    ]);
  });

  it('leave out absences, and say so', () => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', 'الفرض الأول', '', 'الغيابات'],
      ['', '', 'النقطة', 'التغيب', 'مبررة', 'غير مبررة'],
      ...marked(4),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      '?: الفرض الأول النقطة (test) 1',
      '! columns-left-out الفرض الأول التغيب · الغيابات مبررة · الغيابات غير مبررة',
    ]);
  });

  it('are not made of a heading that is only wide', () => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', 'الفرض', '', 'الاختبار', ''],
      ...pupils.map((name, row) => [row + 1, name, 12, '', 14, '']),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1', 'C2:D2', 'E2:F2'])).toEqual([
      '?: الفرض (test) 12, الاختبار (exam) 14',
    ]);
  });

  it('are centred across their columns without merging', () => {
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="0" applyAlignment="1"><alignment horizontal="centerContinuous"/></xf></cellXfs></styleSheet>';
    const text = (value: string, style = 0) =>
      `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>`;
    const names = ['رقم', 'الاسم واللقب'].map((value) => text(value)).join('');
    const group = (value: string) => `${text(value, 1)}<c s="1"/><c s="1"/>`;
    const empty = '<c/><c/>';
    const rows = [
      `${empty}${group('الفصل الثاني')}${group('الفصل الأول')}`,
      `${names}${[...THREE, ...THREE].map((value) => text(value)).join('')}`,
      ...pupils.map(
        (name, row) =>
          `<c><v>${row + 1}</v></c>${text(name)}${[1, 2, 3, 4, 5, 6].map((mark) => `<c><v>${mark}</v></c>`).join('')}`,
      ),
    ].map((cells, index) => `<row r="${index + 1}">${cells}</row>`);
    const bytes = rawWorkbook(sheetXml(rows.join('')), entry('xl/styles.xml', styles));
    const { listed } = readClasses(readWorkbook(bytes, { inflate }));
    expect(listed.classes[0]?.terms?.map(({ term, marks }) => [term, marks[0]])).toEqual([
      [1, ['4', '5', '6']],
      [2, ['1', '2', '3']],
    ]);
  });

  it.each([
    ['subjects', 'الرياضيات', 'الفيزياء'],
    ['ways of working', 'كتابي', 'شفوي'],
  ])('that divide alike below other texts do not count together: %s', (_, one, other) => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', one, '', other, ''],
      ['', '', 'الفرض', 'الاختبار', 'الفرض', 'الاختبار'],
      ...marked(4),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      `! columns-left-out ${one} الفرض · ${one} الاختبار · ${other} الفرض · ${other} الاختبار`,
    ]);
  });
});

describe('halves of the year above the marks', () => {
  it.each([
    ['السداسي الأول', 'السداسي الثاني'],
    ['الدورة الأولى', 'الدورة الثانية'],
    ['Semestre 1', '2ème semestre'],
  ])('are terms: %s, %s', (one, other) => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', one, '', other, ''],
      ['', '', 'الفرض', 'الاختبار', 'الفرض', 'الاختبار'],
      ...marked(4),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      '1: الفرض (test) 1, الاختبار (exam) 2',
      '2: الفرض (test) 3, الاختبار (exam) 4',
    ]);
  });
});

describe('a row below the headings with weights or full marks', () => {
  it.each(['المعامل', 'Coefficient', 'العلامة الكاملة', 'Note sur'])('is no pupil: %s', (label) => {
    const rows: Rows = [
      ['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار'],
      ['', label, 1, 2],
      ...marked(2),
    ];
    expect(read(rows)).toEqual(['?: الفرض (test) 1, الاختبار (exam) 2']);
  });
});

describe('lists of one class below one another', () => {
  const headings = ['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار'];
  const later = (marks: number): Rows =>
    marked(marks).map((row) => row.map((cell, at) => (at > 1 ? Number(cell) + 8 : cell)));
  const terms = ['1: الفرض (test) 1, الاختبار (exam) 2', '2: الفرض (test) 9, الاختبار (exam) 10'];

  it.each<[string, Rows, Rows]>([
    ['with their headings again', [['الفصل الأول'], headings], [['الفصل الثاني'], headings]],
    ['with the title alone', [['الفصل الأول'], headings], [['الفصل الثاني']]],
    ['with a blank row between', [['الثلاثي 1'], headings], [[''], ['الثلاثي 2'], headings]],
  ])('have the term of the title above each: %s', (_, above, between) => {
    expect(read([...above, ...marked(2), ...between, ...later(2)])).toEqual(terms);
  });

  it('are the same without numbers of pupils', () => {
    const bare = (rows: Rows): Rows => rows.map((row) => row.slice(1));
    const whole = [['Trimestre 1'], headings.slice(1), ...bare(marked(2))];
    expect(read([...whole, ['Trimestre 2'], headings.slice(1), ...bare(later(2))])).toEqual(terms);
  });

  it('are those of several classes if the titles name them', () => {
    const others = ['قادري منى', 'زياني عمر', 'بلعيد سعاد'];
    const list = (names: readonly string[], mark: number): Rows =>
      names.map((name, row) => [row + 1, name, mark, mark + 1]);
    const title = (name: string, term: string): Rows => [
      [`القسم: ${name}`, `الفصل: ${term}`],
      headings,
    ];
    const rows = [
      ...[...title('2م3', 'الأول'), ...list(pupils, 1), ...title('2م4', 'الأول')],
      ...[...list(others, 3), ...title('2م3', 'الثاني'), ...list(pupils, 5)],
      ...[...title('2م4', 'الثاني'), ...list(others, 7)],
    ];
    const { listed } = readSheet(worksheet(rows, []), 'ورقة1');
    const read = listed.classes.map(({ name, pupils: found, terms: marks = [] }) => [
      ...[name, found.length],
      ...marks.map(({ term, marks: [first] }) => `${term}: ${first?.join(' ')}`),
    ]);
    expect(read).toEqual([
      ['2م3', 4, '1: 1 2', '2: 5 6'],
      ['2م4', 3, '1: 3 4', '2: 7 8'],
    ]);
  });

  it('go on below a title that each page repeats, which is no pupil', () => {
    const [first = [], second = [], ...others] = marked(2).map((row) => row.slice(1));
    const title = [['الفصل الأول'], headings.slice(1)];
    const rows = [...title, first, second, ...title, ...others];
    expect(read(rows)).toEqual(['1: الفرض (test) 1, الاختبار (exam) 2']);
  });

  it('are classes of no known term if they name other pupils', () => {
    const others = ['قادري منى', 'زياني عمر', 'بلعيد سعاد', 'حمودي علي'];
    const below = others.map((name, row) => [row + 1, name, 12, 13]);
    const rows = [['الفصل الأول'], headings, ...marked(2), ['الفصل الثاني'], headings, ...below];
    const { listed } = readSheet(worksheet(rows, []), 'ورقة1');
    expect(listed.classes.map(({ name, terms: read }) => [name, read?.[0]?.term])).toEqual([
      ['الفصل الأول', undefined],
      ['الفصل الثاني', undefined],
    ]);
  });
});

describe('columns of numbers that are not read', () => {
  it('are said if the same headings come again, and what tells them apart was not found', () => {
    const rows: Rows = [
      ['', '', 'المجموعة أ', '', 'المجموعة ب', ''],
      ['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار', 'الفرض', 'الاختبار'],
      ...marked(4),
    ];
    expect(read(rows)).toEqual(['! columns-left-out الفرض · الاختبار · الفرض · الاختبار']);
  });

  it('are said by their headings in a language that is not known, and no heading is a pupil', () => {
    const rows: Rows = [['N', 'Isem d yisem n twacult', 'Akayad', 'Tirmit'], ...marked(2)];
    expect(read(rows)).toEqual(['! columns-left-out Akayad · Tirmit']);
    const halves = ['Nr', 'Vor- und Zuname', 'Erstes Halbjahr', '', 'Zweites Halbjahr', ''];
    const parts = ['', '', 'Arbeit', 'Prüfung', 'Arbeit', 'Prüfung'];
    expect(read([halves, parts, ...marked(4)], ['C1:D1', 'E1:F1'])).toEqual([
      '! columns-left-out Erstes Halbjahr Arbeit · Erstes Halbjahr Prüfung · Zweites Halbjahr Arbeit · Zweites Halbjahr Prüfung',
    ]);
    // The first pupil of a list without headings was absent.
    const [first = [], ...others] = marked(2);
    read([[...first.slice(0, 2), 'abs', 'abs'], ...others]);
    read([first.slice(1, 2).concat('abs', 'غ'), ...others.map((row) => row.slice(1))]);
  });

  it('are said also if a group has a name of no known language, and only its exam is known', () => {
    const rows: Rows = [
      ['Nº', 'Leerling', 'Eerste trimester', '', 'Tweede trimester', ''],
      ['', '', 'Opdracht', 'Examen', 'Opdracht', 'Examen'],
      ...marked(4),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      '! columns-left-out Opdracht · Examen · Opdracht · Examen',
    ]);
  });
  it('are none in Spanish, whose terms and tests are known', () => {
    const rows: Rows = [
      ['Nº', 'Apellidos y nombre', 'Primer trimestre', '', 'Segundo trimestre', ''],
      ['', '', 'Control', 'Examen', 'Control', 'Examen'],
      ...marked(4),
    ];
    expect(read(rows, ['C1:D1', 'E1:F1'])).toEqual([
      '1: Control (test) 1, Examen (exam) 2',
      '2: Control (test) 3, Examen (exam) 4',
    ]);
  });

  it.each<[string, Rows, string]>([
    ['without a heading', [['الرقم', 'اللقب والاسم', 'الفرض', '', 'الاختبار']], 'D'],
    [
      'with the name of a subject',
      [['الرقم', 'اللقب والاسم', 'الفرض', 'رياضيات', 'الاختبار']],
      'رياضيات',
    ],
    [
      'of the year',
      [['N°', 'Nom', 'Devoir', 'Moyenne annuelle', 'Composition']],
      'Moyenne annuelle',
    ],
  ])('are said: %s', (_, headings, said) => {
    expect(read([...headings, ...marked(3)])).toContain(`! columns-left-out ${said}`);
  });

  it('are said in a hidden column and a list without headings', () => {
    const hidden = worksheet([['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار'], ...marked(2)]);
    hidden['!cols'] = [{}, {}, {}, { hidden: true }];
    expect(readSheet(hidden).problems).toMatchObject([
      { code: 'columns-left-out', params: { sheet: '2م3', count: '1', headings: 'الاختبار' } },
    ]);
    const bare = worksheet(pupils.map((name, row) => [row + 1, name, 12.5, 14]));
    expect(readSheet(bare, 'ورقة1').problems).toMatchObject([
      { code: 'columns-left-out', params: { count: '2', headings: 'C · D' } },
    ]);
  });

  it('are not numbers of rows from 0, as programs write them', () => {
    const rows: Rows = [
      ['', 'اللقب والاسم', 'الفرض'],
      ...pupils.map((name, row) => [row, name, 12]),
    ];
    expect(read(rows)).toEqual(['?: الفرض (test) 12']);
  });

  it('are not numbers of rows, pupils or classes, nor dates', () => {
    const rows: Rows = [
      ['الرقم', 'رقم التعريف', 'اللقب والاسم', 'تاريخ الميلاد', 'القسم', 'الفرض'],
      ...pupils.map((name, row) => [row + 1, 16020340 + row, name, 41_000 + row, '2م3', 12]),
    ];
    expect(read(rows)).toEqual(['?: الفرض (test) 12']);
  });
});
