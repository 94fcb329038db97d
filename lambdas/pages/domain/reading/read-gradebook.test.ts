import { describe, expect, it } from 'vitest';
import {
  ARABIC_PAGE,
  columnsOf,
  gradebookOf,
  readPage,
  textsOf,
} from '#test/support/gradebook-reading.ts';
import { testReading, type TestPage } from '#test/support/textract-page.ts';
import { wordsOf } from '#shared/page/page-reading.ts';
import { readGradebook } from './read-gradebook.ts';

describe('reading a gradebook', () => {
  it('reads an Arabic page from the right, in its own digits', () => {
    const gradebook = gradebookOf(ARABIC_PAGE);
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

  it('records for each cell its certainty and its position', () => {
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

  it('reads the ministry’s sheet: titles, machine keys, headings with full marks, surname and first name', () => {
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

  it('takes the language from the letters, not from the digits', () => {
    const names = ['Ali', 'Aya', 'Omar', 'Sara'];
    const rows = names.map((name) => [name, '١٢٫٥', '٩٫٧٥', '١٣٫٢٥', '١١٫٨٣']);
    const heading = ['Full name', 'Test 1', 'Test 2', 'Exam', 'Average'];
    const gradebook = gradebookOf({ tables: [{ rows: [heading, ...rows] }] });
    expect(gradebook).toMatchObject({ language: 'en', digits: 'arabic-indic' });
    expect(gradebook.columns.map((column) => column.heading)).toEqual(heading);
  });

  it('takes the language from the words that are certain', () => {
    const unsure = (text: string) => ({ text, confidence: 20 });
    const rows = [
      ['Surname', 'Quiz 1', 'Exam', unsure('اميت مصلى')],
      ['Brown', '12', '13', unsure('مسولا نادم')],
      ['Carter', '9', '10', unsure('ديام انموة')],
      ['Farouk', '15', '14', unsure('بعال لول')],
    ];
    expect(gradebookOf({ tables: [{ rows }] }).language).toBe('en');
  });

  it('does not turn a page because of guessed words', () => {
    const page = testReading(ARABIC_PAGE);
    for (const word of wordsOf(page).filter(({ text }) => /\p{L}/u.test(text)))
      Object.assign(word, { confidence: 30, isTurned: true });
    const reading = readGradebook(page, { pictureHeight: 2200 });
    expect('gradebook' in reading && reading.gradebook.rows).toHaveLength(4);
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
    ['page-upside-down', { ...ARABIC_PAGE, upsideDown: true }],
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
    expect(readPage(page)).toEqual({ failure });
  });
});
