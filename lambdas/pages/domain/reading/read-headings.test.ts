import { describe, expect, it } from 'vitest';
import { columnsOf, gradebookOf, textsOf } from '#test/support/gradebook-reading.ts';
import type { TestPage } from '#test/support/textract-page.ts';

describe('the headings of a page', () => {
  it('give the text of a merged heading to every column below it', () => {
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

  it('over several columns do not decide what the heading of one of them says', () => {
    const rows = [
      ['Haddad Amel', '12', '13,5', '14'],
      ['Kaci Ines', '8,25', '9', '11'],
      ['Toumi Rayan', '15', '16', '9'],
    ];
    const columnsBelow = (over: string, own: readonly string[]) =>
      columnsOf(
        gradebookOf({
          tables: [
            {
              merged: [
                [0, 0, 2, 1],
                [0, 1, 1, 3],
              ],
              rows: [['Name', over, '', ''], ['', ...own], ...rows],
            },
          ],
        }),
      ).map((column) => column.replace(/ “.*/, ''));
    expect(columnsBelow('Tests and exams', ['Homework', 'Test 1', 'Exam'])).toEqual([
      'name',
      'mark activities',
      'mark test',
      'mark exam',
    ]);
    expect(columnsBelow('الفروض والاختبارات', ['1', '2', 'اختبار الفصل'])).toContain('mark');
    expect(columnsBelow('الفروض والاختبارات', ['1', '2', '3'])).not.toContain('mark test');
  });

  it('stay open if they make sense in another alphabet than the others', () => {
    const gradebook = gradebookOf({
      tables: [
        {
          rows: [
            ['الرقم', 'اللقب والاسم', 'test', 'الاختبار'],
            ['1', 'بوعلام أحمد', '12', '13'],
            ['2', 'حداد سلمى', '15', '11'],
            ['3', 'زروقي يوسف', '9', '10'],
          ],
        },
      ],
    });
    expect(columnsOf(gradebook)).toContain('mark “test”');
  });

  it('do not include the first pupil because of a title above', () => {
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

  it('are found above the table, outside its cells', () => {
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

  it('do not include the words of the title above them', () => {
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

  it('do not include higher lines, except the rest of a name’s heading', () => {
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

  it('are understood with a misread letter, unless the content contradicts them', () => {
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
      'name “اللقب والاسم”',
      'mark test “الفرض”',
      'mark exam “الاختبار”',
      'mark “رسم”',
    ]);
    // What was read is kept, and what is far or short is asked about.
    expect(gradebook?.columns.map(({ read, unsure }) => [read, unsure])).toEqual([
      [undefined, undefined],
      ['اللفب والاسم', undefined],
      ['الفرص', true],
      ['الاختيار', undefined],
      [undefined, true],
    ]);
  });

  it('are trusted over content that was only guessed', () => {
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

  it('give the full mark, also after a misread slash or in a heading that is cut short', () => {
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
      'mark test /20 “الفرض”',
      'mark exam /20 “الإختبار”',
    ]);
  });
});
