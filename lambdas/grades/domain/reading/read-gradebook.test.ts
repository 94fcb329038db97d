import { describe, expect, it } from 'vitest';
import { textractPage, type TestPage } from '../../../../test/support/textract-page.ts';
import type { Gradebook } from '../../../../shared/model/gradebook.ts';
import { readGradebook, type ReadingOptions } from './read-gradebook.ts';
import { parseBlocks } from './textract-blocks.ts';

const read = (page: TestPage, options: Partial<ReadingOptions> = {}) =>
  readGradebook(parseBlocks({ Blocks: textractPage(page) }) ?? [], {
    pictureHeight: 2200,
    ...options,
  });

function gradebookOf(page: TestPage, options: Partial<ReadingOptions> = {}): Gradebook {
  const reading = read(page, options);
  if ('failure' in reading) throw new Error(reading.failure);
  return reading.gradebook;
}

const columnsOf = ({ columns }: Gradebook): string[] =>
  columns.map(({ kind, role, scale, heading }) =>
    [kind, role, scale && `/${scale}`, `“${heading}”`].filter(Boolean).join(' '),
  );
const textsOf = ({ rows }: Gradebook): string[] =>
  rows.map(({ summary, cells }) =>
    [...(summary ? ['Σ'] : []), ...cells.map(({ text }) => text)].join('|'),
  );

const ARABIC: TestPage = {
  lines: ['متوسطة الشهيد بوعلام', 'القسم: 2م3'],
  tables: [
    {
      fromRight: true,
      rows: [
        ['الرقم', 'اللقب والاسم', 'التقويم', 'الفرض', 'الاختبار', 'المعدل'],
        ['', '', '/20', '/20', '/20', '/20'],
        ['١', 'بوعلام أحمد', '١٢', '١٤٫٥', '١٣', '١٣٫٠٨'],
        ['٢', 'حداد سلمى', '١٥', 'غ', '١١٫٥', ''],
        ['٣', 'زروقي يوسف', '٠٩٫٢٥', '٨', '١٠', '٩٫٥٤'],
        ['', 'معدل القسم', '١٢', '١١', '١١٫٥', ''],
      ],
    },
  ],
};

describe('readGradebook', () => {
  it('reads an Arabic page from the right, in its own digits', () => {
    const gradebook = gradebookOf(ARABIC);
    expect(gradebook).toMatchObject({
      language: 'ar',
      digits: 'arabic-indic',
      title: 'متوسطة الشهيد بوعلام · القسم: 2م3',
      warnings: [],
    });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “الرقم”',
      'name “اللقب والاسم”',
      'mark activities /20 “التقويم”',
      'mark test /20 “الفرض”',
      'mark exam /20 “الاختبار”',
      'average /20 “المعدل”',
    ]);
    expect(textsOf(gradebook)).toEqual([
      '١|بوعلام أحمد|١٢|١٤٫٥|١٣|١٣٫٠٨',
      '٢|حداد سلمى|١٥|غ|١١٫٥|',
      '٣|زروقي يوسف|٠٩٫٢٥|٨|١٠|٩٫٥٤',
      'Σ||معدل القسم|١٢|١١|١١٫٥|',
    ]);
  });

  it('says of each cell how sure it is and where it stands', () => {
    const { rows } = gradebookOf({
      tables: [
        {
          at: [0.1, 0.2, 0.6, 0.6],
          confidence: 91,
          rows: [
            ['N°', 'Nom et prénom', 'Devoir'],
            ['1', { text: 'Haddad Amel', confidence: 90 }, { text: '12,5', confidence: 83.5 }],
            ['2', 'Kaci Ines', ''],
          ],
        },
      ],
    });
    expect(rows[0]?.cells).toEqual([
      { text: '1', confidence: 99, box: [1000, 4000, 2000, 2000] },
      { text: 'Haddad Amel', confidence: 81, box: [3000, 4000, 2000, 2000] },
      { text: '12,5', confidence: 83.5, box: [5000, 4000, 2000, 2000] },
    ]);
    expect(rows[1]?.cells[2]).toEqual({
      text: '',
      confidence: 91,
      box: [5000, 6000, 2000, 2000],
    });
  });

  it('reads the sheet of the ministry: titles, machine keys, headings with their full marks, surname and given name', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          fromRight: true,
          merged: [[0, 0, 1, 8]],
          rows: [
            ['وثيقة حجز النقاط الخاصة بـ : الفصل الأول', '', '', '', '', '', '', ''],
            ['matricule', 'nom', 'prenom', 'date_n', '01', '02', '09', 'obs'],
            [
              'رقم التعريف',
              'اللقب',
              'الاسم',
              'تاريخ الميلاد',
              'معدل تقويم النشاطات /20',
              'الفرض /20',
              'الإختبار /20',
              'التقديرات',
            ],
            ['1312045678901234', 'بوعلام', 'أحمد', '2011-04-02', '12', '14,5', '13', 'نتائج حسنة'],
            ['1312045678901235', 'حداد', 'سلمى', '2011-09-21', '15', '16', '11.5', 'نتائج حسنة'],
            ['1312045678901236', 'زروقي', 'يوسف', '2010-12-30', '9,25', '8', '10', 'نتائج ضعيفة'],
          ],
        },
      ],
    });
    expect(gradebook.title).toBe('وثيقة حجز النقاط الخاصة بـ : الفصل الأول');
    expect(columnsOf(gradebook)).toEqual([
      'registrationNumber “رقم التعريف”',
      'name “اللقب الاسم”',
      'other “تاريخ الميلاد”',
      'mark activities /20 “معدل تقويم النشاطات”',
      'mark test /20 “الفرض”',
      'mark exam /20 “الإختبار”',
      'remark “التقديرات”',
    ]);
    expect(textsOf(gradebook)[0]).toBe(
      '1312045678901234|بوعلام أحمد|2011-04-02|12|14,5|13|نتائج حسنة',
    );
  });

  it('gives the text of a merged heading to every column under it', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          merged: [
            [0, 0, 2, 1],
            [0, 1, 1, 2],
            [0, 3, 2, 1],
          ],
          rows: [
            ['Full name', 'Tests', '', 'Average'],
            ['', '1', '2 /40', ''],
            ['Emily Carter', '12', '31', '13.7'],
            ['Omar Farouk', 'abs', '22', ''],
            ['Grace Miller', '15.5', '37', '17'],
          ],
        },
      ],
    });
    expect(gradebook.language).toBe('en');
    expect(columnsOf(gradebook)).toEqual([
      'name “Full name”',
      'mark test “Tests 1”',
      'mark test /40 “Tests 2”',
      'average “Average”',
    ]);
    expect(gradebook.rows).toHaveLength(3);
  });

  it('is in the language of its letters, whichever digits and decimal marks it has', () => {
    const names = ['Ali', 'Aya', 'Omar', 'Sara'];
    const rows = names.map((name) => [name, '١٢٫٥', '٩٫٧٥', '١٣٫٢٥', '١١٫٨٣']);
    const heading = ['Full name', 'Test 1', 'Test 2', 'Exam', 'Average'];
    const gradebook = gradebookOf({ tables: [{ rows: [heading, ...rows] }] });
    expect(gradebook).toMatchObject({ language: 'en', digits: 'arabic-indic' });
    expect(gradebook.columns.map((column) => column.heading)).toEqual(heading);
  });

  it('takes no first row for a heading because a title stands over it', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          merged: [
            [1, 0, 1, 3],
            [2, 0, 1, 2],
          ],
          rows: [
            ['Nom et prénom', 'Groupe', 'Devoir'],
            ['Premier groupe', '', ''],
            ['Haddad Amel', '', '12'],
            ['Kaci Ines', 'A', '14'],
            ['Toumi Rayan', 'A', '9'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)[0]).toBe('Haddad Amel||12');
    expect(gradebook.title).toBe('Premier groupe');
  });

  const half = (from: number, names: readonly string[]) => [
    ['N°', 'Nom', 'Prénom', 'Note'],
    ...names.map((name, index) => [String(from + index), ...name.split(' '), '12,5']),
  ];

  it('puts two halves of a class side by side one under the other', () => {
    const left = half(1, ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan']);
    const right = half(4, ['Saidi Lina', 'Petit Manon']);
    const expected = [
      '1|Haddad Amel|12,5',
      '2|Kaci Ines|12,5',
      '3|Toumi Rayan|12,5',
      '4|Saidi Lina|12,5',
      '5|Petit Manon|12,5',
    ];
    const asTwo = gradebookOf({
      tables: [
        { rows: right, at: [0.55, 0.2, 0.4, 0.5] },
        { rows: left, at: [0.05, 0.2, 0.4, 0.6] },
      ],
    });
    expect(textsOf(asTwo)).toEqual(expected);
    const empty = ['', '', '', ''];
    const asOne = gradebookOf({
      tables: [{ rows: left.map((row, index) => [...row, '', ...(right[index] ?? empty)]) }],
    });
    expect(textsOf(asOne)).toEqual(expected);
    expect([asTwo.warnings, asOne.warnings]).toEqual([[], []]);
  });

  it('goes on with a table that begins again without headings', () => {
    const [heading = [], ...rows] = half(1, [
      'Haddad Amel',
      'Kaci Ines',
      'Toumi Rayan',
      'Petit Lea',
    ]);
    const gradebook = gradebookOf({
      tables: [
        { rows: [heading, ...rows.slice(0, 2)], at: [0.1, 0.1, 0.8, 0.3] },
        { rows: rows.slice(2), at: [0.1, 0.5, 0.8, 0.2] },
      ],
    });
    expect(textsOf(gradebook).map((row) => row[0])).toEqual(['1', '2', '3', '4']);
  });

  it.each([true, false])(
    'takes the table of marks among others, and says if one is left out',
    (isLong) => {
      const gradebook = gradebookOf({
        tables: [
          {
            at: [0.1, 0.02, 0.3, 0.05],
            rows: [
              ['Établissement', 'CEM Ibn Badis'],
              ['Matière', 'Physique'],
              ...(isLong ? [['Classe', '4AM2']] : []),
            ],
          },
          { rows: half(1, ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan']) },
        ],
      });
      expect(gradebook.rows).toHaveLength(3);
      expect(gradebook.warnings).toEqual(isLong ? ['tables-left-out'] : []);
    },
  );

  it('loses no row where cells are missing, and no column', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['N°', 'Nom et prénom', 'Devoir', 'Composition'],
            ['1', 'Haddad Amel', undefined, '12'],
            [undefined, 'Kaci Ines', '13', undefined],
            [undefined, undefined, undefined, '8,5'],
            ['4', 'Petit Manon', '16', '15'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)).toEqual([
      '1|Haddad Amel||12',
      '|Kaci Ines|13|',
      '|||8,5',
      '4|Petit Manon|16|15',
    ]);
    expect(gradebook.rows[0]?.cells[2]).toEqual({
      text: '',
      confidence: 0,
      box: [5000, 3400, 2000, 1400],
    });
  });

  it('keeps a row in the middle in which nothing could be read, and drops lines that are ruled and not used', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['N°', 'Nom et prénom', 'Devoir'],
            ['1', 'Haddad Amel', '12'],
            ['', '', ''],
            ['3', 'Petit Manon', '16'],
            ['', '', ''],
            ['', '', ''],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)).toEqual(['1|Haddad Amel|12', '2||', '3|Petit Manon|16']);
    expect(gradebook.rows[1]?.cells[0]).toMatchObject({ text: '2', read: '' });
  });

  it('mends a row number between two that fit, and says what was read', () => {
    const gradebook = gradebookOf({
      tables: [
        { fromRight: true, rows: ['١', '٢', 'ب', '٤', '٥'].map((n) => [n, 'حداد سلمى', '١٢']) },
      ],
    });
    expect(gradebook.rows.map(({ cells }) => cells[0]?.text)).toEqual(['١', '٢', '٣', '٤', '٥']);
    expect(gradebook.rows[2]?.cells[0]).toMatchObject({ text: '٣', read: 'ب' });
  });

  it('finds the columns of half a page by what stands in them', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['21', 'Haddad Amel', '12', '13,5', 'Bien'],
            ['22', 'Kaci Ines', '8,25', 'abs', 'Insuffisant'],
            ['23', 'Toumi Rayan', '15', '16', 'Très bien'],
          ],
        },
      ],
    });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “”',
      'name “”',
      'mark “”',
      'mark “”',
      'remark “”',
    ]);
    expect(gradebook.rows).toHaveLength(3);
  });

  it('finds headings that stand above the table and in none of its cells', () => {
    const page: TestPage = {
      tables: [
        {
          at: [0.1, 0.4, 0.8, 0.3],
          rows: [
            ['1', 'Haddad Amel', '12', '13,5'],
            ['2', 'Kaci Ines', '8,25', 'abs'],
            ['3', 'Toumi Rayan', '15', '16'],
          ],
        },
      ],
      words: [
        ['Classe 4AM2', [0.3, 0.1, 0.2, 0.02]],
        ['N°', [0.12, 0.36, 0.03, 0.02]],
        ['Nom et prénom', [0.32, 0.36, 0.15, 0.02]],
        ['Éval.', [0.52, 0.34, 0.1, 0.02]],
        ['continue', [0.52, 0.365, 0.1, 0.02]],
        ['Devoir', [0.72, 0.36, 0.1, 0.02]],
        ['/20', [0.72, 0.385, 0.1, 0.012]],
      ],
    };
    expect(columnsOf(gradebookOf(page))).toEqual([
      'ordinal “N°”',
      'name “Nom et prénom”',
      'mark activities “Éval. continue”',
      'mark test /20 “Devoir”',
    ]);
    expect(gradebookOf(page).rows).toHaveLength(3);
  });

  it('gives columns that have their headings no words of the title above them', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          at: [0.1, 0.2, 0.9, 0.4],
          fromRight: true,
          rows: [
            ['اسم ولقب التبيذ', 'JS~', 'علامة الاختبار'],
            ['بوعلام أحمد', '12', '13,5'],
            ['حداد سلمى', '8,25', '9'],
            ['زروقي يوسف', '15', '16'],
          ],
        },
      ],
      words: [
        ['نقاط', [0.75, 0.15, 0.1, 0.02]],
        ['التلاميذ', [0.45, 0.15, 0.1, 0.02]],
      ],
    });
    expect(columnsOf(gradebook)).toEqual([
      'name “اسم ولقب التبيذ”',
      'mark “JS~”',
      'mark exam “علامة الاختبار”',
    ]);
  });

  it('takes no line further up for a heading that is clear without it, but for the rest of a name’s', () => {
    const page: TestPage = {
      tables: [
        {
          at: [0.1, 0.4, 0.9, 0.3],
          rows: ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan'].map((name) => [name, '12', '13,5']),
        },
      ],
      words: [
        ['Composition', [0.45, 0.3, 0.1, 0.02]],
        ['Composition', [0.75, 0.3, 0.1, 0.02]],
        ['Nom et', [0.15, 0.335, 0.15, 0.02]],
        ['prénom', [0.15, 0.37, 0.15, 0.02]],
        ['Oral', [0.45, 0.37, 0.1, 0.02]],
        ['Devoir', [0.75, 0.37, 0.1, 0.02]],
      ],
    };
    expect(columnsOf(gradebookOf(page))).toEqual([
      'name “Nom et prénom”',
      'mark activities “Oral”',
      'mark test “Devoir”',
    ]);
  });

  it('takes a column of names for one, though what is left of its heading speaks of marks', () => {
    const rows = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan'].map((text) => [
      { text, confidence: 60 },
      '12',
      '13,5',
    ]);
    const tables = [{ rows: [['Notes', 'Devoir', 'Composition'], ...rows] }];
    expect(columnsOf(gradebookOf({ tables }))).toEqual([
      'name “Notes”',
      'mark test “Devoir”',
      'mark exam “Composition”',
    ]);
  });

  it('finds by the marks that a page is not marked out of 20, where no heading can be read that says so', () => {
    const scalesOf = (marks: readonly (readonly string[])[]) =>
      gradebookOf({
        tables: [
          {
            rows: [
              ['Nom', 'Devoir M0', 'Composition'],
              ...marks.map((row, index) => [`${'ABCDEFG'[index]}nom Prénom`, ...row]),
            ],
          },
        ],
      }).columns.map(({ scale }) => scale);
    const large = ['12', '35,5', '28', '9', '31', '40', '17'];
    expect(scalesOf(large.map((mark) => [mark, '15']))).toEqual([undefined, 40, undefined]);
    expect(scalesOf(large.map((mark) => [mark, '65,25']))).toEqual([undefined, 100, 100]);
    expect(scalesOf(large.map((mark, row) => [row === 0 ? '1275' : mark, '15']))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(scalesOf(['12', '35', '8', '9', '11', '10', '17'].map((mark) => [mark, '15']))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds the full mark whose stroke is read as a digit, and a heading that is cut short', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          fromRight: true,
          rows: [
            ['الرقم', 'اللقب والاسم', 'النشاطات /20', 'الفر 70', 'الإختبار 720'],
            ['1', 'بوعلام أحمد', '12', '13', '14,5'],
            ['2', 'حداد سلمى', '15', '11', '10,25'],
            ['3', 'زروقي يوسف', '9', '10', '16'],
          ],
        },
      ],
    });
    expect(columnsOf(gradebook).slice(2)).toEqual([
      'mark activities /20 “النشاطات”',
      'mark test /20 “الفر”',
      'mark exam /20 “الإختبار”',
    ]);
  });

  it('believes a heading where what stands under it was only guessed', () => {
    const guess = (text: string) => ({ text, confidence: 40 });
    const gradebook = gradebookOf({
      tables: [
        {
          fromRight: true,
          rows: [
            ['اللقب والاسم', 'الفرض /٢٠', 'السلوك /١', 'معدل الفصل /٢٠'],
            ['بوعلام أحمد', guess('IF,O'), guess('Vo'), guess('lE,O')],
            ['حداد سلمى', guess('o,ro'), guess('IN,V'), guess('Je')],
            ['زروقي يوسف', guess('HO'), guess('M'), guess('LAF')],
          ],
        },
      ],
    });
    expect(columnsOf(gradebook)).toEqual([
      'name “اللقب والاسم”',
      'mark test /20 “الفرض”',
      'mark activities /20 “السلوك”',
      'average /20 “معدل الفصل”',
    ]);
  });

  it('understands headings of which a letter is misread, and none that the content contradicts', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          fromRight: true,
          rows: [
            ['الرقم', 'اللفب والاسم', 'الفرص', 'الاختيار', 'رسم'],
            ['1', 'بوعلام أحمد', '12', '13', '14,5'],
            ['2', 'حداد سلمى', '15', '11', '10,25'],
            ['3', 'زروقي يوسف', '9', '10', '16'],
          ],
        },
      ],
    });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “الرقم”',
      'name “اللفب والاسم”',
      'mark test “الفرص”',
      'mark exam “الاختيار”',
      'mark “رسم”',
    ]);
  });

  it('joins what a line under the pupils merges, and counts it for no pupil', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          merged: [[4, 0, 1, 2]],
          rows: [
            ['N°', 'Nom et prénom', 'Devoir'],
            ['1', 'Haddad Amel', '12'],
            ['2', 'Kaci Ines', '14'],
            ['3', 'Toumi Rayan', '10'],
            ['Moyenne', 'de la classe', '12'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook).at(-1)).toBe('Σ|Moyenne de la classe||12');
  });

  it('joins two columns of single words whose headings could not be read', () => {
    const rows = [
      ['Nr', 'Last nom e', 'Gwen KAME', 'Test'],
      ['1', 'Brown', 'Youssef', '12'],
      ['2', 'Carter', 'Walid', '9'],
      ['3', 'Farouk', 'Nadia', '15'],
      ['4', 'Walker', 'Omar', '7,5'],
    ];
    const gradebook = gradebookOf({ tables: [{ rows }] });
    expect(textsOf(gradebook)[0]).toBe('1|Brown Youssef|12');
    expect(gradebook.columns.map(({ kind }) => kind)).toEqual(['ordinal', 'name', 'mark']);
  });

  it('is in the language of the words that are sure', () => {
    const unsure = (text: string) => ({ text, confidence: 20 });
    const rows = [
      ['Surname', 'Quiz 1', 'Exam', unsure('اميت مصلى')],
      ['Brown', '12', '13', unsure('مسولا نادم')],
      ['Carter', '9', '10', unsure('ديام انموة')],
      ['Farouk', '15', '14', unsure('بعال لول')],
    ];
    expect(gradebookOf({ tables: [{ rows }] }).language).toBe('en');
  });

  it('takes an empty column beside marks for one of marks, unless its heading says what it is', () => {
    const kindsWith = (...headings: readonly string[]) => {
      const rows = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan'].map((name) => [name, '12', '', '']);
      const page = { rows: [['Nom et prénom', 'Devoir', ...headings], ...rows] };
      return gradebookOf({ tables: [page] }).columns.map(({ kind }) => kind);
    };
    expect(kindsWith('r-/ äsloll', 'Observations')).toEqual(['name', 'mark', 'mark', 'remark']);
    expect(kindsWith('Observations', '3x-')).toEqual(['name', 'mark', 'remark', 'other']);
  });

  it('finds the rule by which the averages were worked out, or takes that of the level', () => {
    expect(gradebookOf(ARABIC).averages).toBeUndefined();
    expect(gradebookOf(ARABIC, { level: 'Middle' }).averages?.preset).toBe('middle-2022');
    const rows = [
      ['Nom et prénom', 'Éval. continue', 'Devoir', 'Composition', 'Moyenne'],
      ['Haddad Amel', '12', '14', '11', '11,67'],
      ['Kaci Ines', '10', '16', '15', '14,33'],
      ['Toumi Rayan', '8', '9', '7', '7,5'],
    ];
    expect(gradebookOf({ tables: [{ rows }] }).averages).toEqual({
      preset: 'middle-2022',
      scale: 20,
      parts: [
        { roles: ['activities', 'test'], weight: 1 },
        { roles: ['exam'], weight: 2 },
      ],
    });
  });

  it('finds by the numbers which column holds the averages, and what the others count as', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Ncm et prenom', '~', 'l)', 'Cx', 'Mq'],
            ['Haddad Amel', '12', '14', '11', '11,67'],
            ['Kaci Ines', '10', '16', '15', '14,33'],
            ['Toumi Rayan', '8', '9', '7', '7,5'],
          ],
        },
      ],
    });
    expect(gradebook.columns.map(({ kind, role }) => role ?? kind)).toEqual([
      'name',
      'activities',
      'test',
      'exam',
      'average',
    ]);
    expect(gradebook.averages?.preset).toBe('middle-2022');
  });

  it('knows the averages of the class by their value, whatever they are called', () => {
    const rows = [
      ['N°', 'Nom et prénom', 'Devoir', 'Composition'],
      ['1', 'Haddad Amel', '12', '14'],
      ['2', 'Kaci Ines', '10', '16'],
      ['3', 'Toumi Rayan', '8', 'abs'],
      ['4', 'Petit Manon', '15,5', '12'],
      ['5', 'Saidi Lina', '9', '13,5'],
    ];
    const textsWith = (row: readonly string[]): string[] =>
      textsOf(gradebookOf({ tables: [{ rows: [...rows, row] }] }));
    expect(textsWith(['', 'jl--o', '10,9', '13,88']).at(-1)).toBe('Σ||jl--o|10,9|13,88');
    expect(textsWith(['', 'Girard Noe', '10,5', '15']).at(-1)).toBe('|Girard Noe|10,5|15');
    expect(textsWith(['', '', '10,9', '']).at(-1)).toBe('Σ|||10,9|');
    expect(textsWith(['', '', '10,5', '']).at(-1)).toBe('||10,5|');
    expect(textsWith(['', 'Girard Noe', '10,9', '']).at(-1)).toBe('|Girard Noe|10,9|');
    expect(textsWith(['6', 'Girard Noe', '10,9', '13,88']).at(-1)).toBe('6|Girard Noe|10,9|13,88');
  });

  it('takes no name for a summary because it is nearly one, and no mark for a date', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['Nom et prénom', 'Note'],
            ['Meziane Sara', '5.75/10'],
            ['Max Petit', '8.5/10'],
            ['Total', '7.13'],
          ],
        },
      ],
    });
    expect(textsOf(gradebook)).toEqual([
      'Meziane Sara|5.75/10',
      'Max Petit|8.5/10',
      'Σ|Total|7.13',
    ]);
    expect(gradebook.columns[1]).toMatchObject({ kind: 'mark', scale: 10 });
  });

  it('takes the edges of the paper for no columns, and a column of ones for one', () => {
    const names = ['Haddad Amel', 'Kaci Ines', 'Toumi Rayan', 'Petit Manon'];
    const rows = names.map((name, index) => [
      '1',
      `${index + 1}`,
      name,
      '12,5',
      '1',
      index ? '|' : '',
    ]);
    const heading = ['', 'N°', 'Nom et prénom', 'Devoir', 'Participation', ''];
    const gradebook = gradebookOf({ tables: [{ rows: [heading, ...rows] }] });
    expect(columnsOf(gradebook)).toEqual([
      'ordinal “N°”',
      'name “Nom et prénom”',
      'mark test “Devoir”',
      'mark activities “Participation”',
    ]);
    expect(textsOf(gradebook)[0]).toBe('1|Haddad Amel|12,5|1');
  });

  it('is sure of nothing in a column of which a third cannot be read', () => {
    const marks = ['12', 'V,VO', '14', 'IF,O', '', 'lE', '9,5', '13'];
    const rows = marks.map((mark, index) => [`${index + 1}`, `Nom${index}b Prénom`, mark, '12']);
    const gradebook = gradebookOf({ tables: [{ rows, confidence: 99 }] });
    expect(gradebook.rows.map(({ cells }) => cells[2]?.confidence)).toEqual(marks.map(() => 90));
    expect(gradebook.rows.map(({ cells }) => cells[3]?.confidence)).toEqual(marks.map(() => 99));
  });

  it('takes no page for turned because of what was guessed on it', () => {
    const blocks = textractPage(ARABIC).map((block) =>
      block.BlockType === 'WORD' && /\p{L}/u.test(block.Text ?? '')
        ? {
            ...block,
            Confidence: 30,
            Geometry: { ...block.Geometry, Polygon: block.Geometry?.Polygon?.toReversed() ?? [] },
          }
        : block,
    );
    const reading = readGradebook(parseBlocks({ Blocks: blocks }) ?? [], { pictureHeight: 2200 });
    expect('gradebook' in reading && reading.gradebook.rows).toHaveLength(4);
  });

  it('warns of handwriting, of small digits and of numbers that jump', () => {
    const rows = ['1', '2', '3', '5', '6', '7'].map((number) => [
      number,
      `Nom${number}a Prénom`,
      { text: '12', handwritten: true },
    ]);
    const page: TestPage = { tables: [{ rows, at: [0.1, 0.1, 0.8, 0.2] }] };
    expect(gradebookOf(page).warnings).toEqual(['handwriting', 'row-numbers']);
    expect(gradebookOf(page, { pictureHeight: 800 }).warnings).toEqual([
      'handwriting',
      'small-text',
      'row-numbers',
    ]);
  });

  it.each([
    ['another row’s marks', ['Kaci Ines', '14', '9,5', ''], true],
    ['the second line of a long name', ['Fatima Zohra', '', '', ''], false],
    ['a number that stands alone', ['', '', '20', ''], false],
    ['nothing', ['', '', '', ''], false],
  ])('sees a row that was missed: between two rows there is %s', (_, between, isMissed) => {
    const rows = [
      ['Nom et prénom', 'Devoir', 'Composition', 'TP'],
      ['Amrani Lina', '12', '13', '9'],
      ['Benali Amel', '11', '14,5', '10'],
      ['Haddad Amel', '8', '16', '14'],
      ['Saidi Rym', '15', '12', '11,5'],
      ['Toumi Rayan', '10', '7', '13'],
    ];
    // One row is twice as high as the others, and what is missed stands low in it.
    const second = between.flatMap((text, column) =>
      text === '' ? [] : [[text, [0.1 + column * 0.1875, 0.535, 0.15, 0.04]] as const],
    );
    const gradebook = gradebookOf({
      tables: [{ rows, at: [0.1, 0.2, 0.75, 0.36], tall: { row: 4, by: 0.06 } }],
      words: second,
    });
    expect(gradebook.rows).toHaveLength(5);
    expect(gradebook.warnings).toEqual(isMissed ? ['row-missed'] : []);
  });

  it('asks for a look at the marks beside a place where numbers jump', () => {
    const rows = ['1', '2', '3', '4', '6', '7', '8', '9'].map((number) => [
      number,
      `Nom${number}a Prénom`,
      '12',
    ]);
    const { rows: read } = gradebookOf({ tables: [{ rows, at: [0.1, 0.1, 0.8, 0.4] }] });
    expect(read.map(({ cells }) => (cells[2]?.confidence ?? 0) < 97)).toEqual([
      ...[false, false, true, true, true, true, false, false],
    ]);
  });

  it.each<[string, readonly [number, number, number, number], boolean]>([
    ['with paper around it', [0.05, 0.1, 0.9, 0.8], false],
    ['that ends where the picture does', [0.05, 0.2, 0.9, 0.8], true],
    ['that begins above it', [0.05, 0, 0.9, 0.8], true],
    ['that goes on beside it', [0.2, 0.1, 0.8, 0.8], true],
  ])('warns of a table that may be cut: one %s', (_, at, isCut) => {
    const rows = ['1', '2', '3', '4'].map((number) => [number, `Nom${number}a Prénom`, '12']);
    const { warnings } = gradebookOf({ tables: [{ rows, at }] });
    expect(warnings).toEqual(isCut ? ['page-cut'] : []);
  });

  it.each<[string, TestPage]>([
    ['page-blank', {}],
    ['page-blank', { lines: ['x'] }],
    ['table-missing', { lines: ['قصيدة في مدح العلم', 'من الأدب العربي القديم'] }],
    ['table-too-small', { tables: [{ rows: [['Haddad', '12']] }] }],
    [
      'table-too-small',
      {
        tables: [
          {
            rows: [
              ['Jour', 'Matière'],
              ['Lundi', 'Anglais'],
              ['Mardi', 'Dessin'],
            ],
          },
        ],
      },
    ],
    ['page-upside-down', { ...ARABIC, upsideDown: true }],
    [
      'page-unreadable',
      {
        tables: [
          {
            rows: [
              [
                { text: 'rn~', confidence: 12 },
                { text: 'JL', confidence: 20 },
              ],
              [
                { text: 'ii;', confidence: 9 },
                { text: '=', confidence: 31 },
              ],
            ],
          },
        ],
      },
    ],
    [
      'table-too-large',
      { tables: [{ rows: Array.from({ length: 121 }, (_, row) => [`${row + 1}`, 'Nom', '12']) }] },
    ],
  ])('fails with %s', (failure, page) => {
    expect(read(page)).toEqual({ failure });
  });
});
