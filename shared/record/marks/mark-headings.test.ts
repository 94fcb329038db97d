import { describe, expect, it } from 'vitest';
import { fieldOfHeading } from '../../spreadsheet/heading-terms.ts';
import { markHeading, markHeadingWords, scaleOfHeading, removeScale } from './mark-headings.ts';

describe('the headings of marks', () => {
  it.each([
    [
      'mark activities',
      'معدل تقويم النشاطات /20|التقييم المستمر /20|التعبير والتواصل الشفهي /10|القراءة والمحفوظات /10|الإنتاج الكتابي /10|الكراس|المشاركة|السلوك|الواجبات|المراقبة المستمرة|Cahier|Comportement|Participation|Éval. continue|Contrôle continu|Devoir maison|Évaluation|Homework|Notebook|Behavior|Behaviour|Continuous assessment|Éval1|CC|C.C.|CC 2|DM|D.M. 1|DM2 /20|HW|ت.م|ت م|ت.ن /20|و.م 1',
    ],
    [
      'mark practical',
      'أعمال تطبيقية أو تعبير شفوي /20|TP|Travaux pratiques|Practical work|TP1|T.P.|T.P 2|أ.ت|أ ت /20',
    ],
    [
      'mark test',
      'الفرض /20|معدل الفروض /20|الفرض الأول|فرض 2|Devoir 1|Devoirs|DS2|Interrogation|Test 1|Test|D1|Moyenne des devoirs|D.S.|D.S 1|DC|D.C. 2 /20|Dev|Dev. 1|Dev 2 /20',
    ],
    [
      'mark exam',
      'الإختبار /20|الاختبار|علامة الاختبار /10|الامتحان|Composition|Exam|Examen /20|Final exam',
    ],
    [
      'mark term',
      'معدل الفصل الأول|الفصل الثاني|Trimestre 1|Moyenne du 2e trimestre|Term 3|1st term',
    ],
    ['mark', 'العلامة|النقطة|Note|Note /20|Mark|Score'],
    [
      'average',
      'المعدل|معدل الفصل|المعدل السنوي|المعدل العام|Moyenne|Moyenne générale|Moy.|Average|Moyenne trimestrielle',
    ],
    ['remark', 'التقديرات|الملاحظات|obs|cons|Observations|Appréciation|Remarks|Comments'],
    [
      undefined,
      '|الرقم|اللقب والاسم|Nom et prénom|Full name|رقم التعريف|تاريخ الميلاد|رياضيات|Physique|01|/20',
    ],
  ])('are recognised: %s', (meaning, headings) => {
    for (const heading of headings.split('|')) {
      const found = markHeading(heading);
      const said = found && [found.kind, found.role].filter(Boolean).join(' ');
      expect(said, heading).toBe(meaning);
    }
  });

  it.each([
    'Tests and exams',
    'Contrôles et examens',
    'الفروض والاختبارات',
    'Tests and exams Test 1',
  ])('do not say which marks they are over if they name several: %s', (heading) => {
    expect(markHeading(heading)).toEqual({ kind: 'mark' });
  });

  it.each('T1|T.1|ف.1|ف 2|C|م.م|م.ف|Ex|E.C|A.B|ر ت|TD|ت.م.ج|أ.ت.ف|Classe CC'.split('|'))(
    'stay open if their initials may mean several things or nothing: %s',
    (heading) => {
      expect(markHeading(heading)).toBeUndefined();
    },
  );

  it('are not found in a sentence', () => {
    expect(
      markHeading(
        'أدخل علامات التلاميذ في هذا العمود ثم احفظ الملف قبل إرساله إلى المؤسسة من جديد',
      ),
    ).toBe(undefined);
  });
});

describe('the full mark in a heading', () => {
  it.each([
    ['الفرض /20', 20],
    ['/٢٠', 20],
    ['٢٠/', 20],
    ['الاختبار 20/', 20],
    ['Devoir 1 /20', 20],
    ['Note (20)', 20],
    ['Composition sur 40', 40],
    ['Mark out of 100', 100],
    ['العلامة من 10', 10],
    ['/ 10', 10],
  ])('is found in %s', (heading, scale) => {
    expect(scaleOfHeading(heading)).toBe(scale);
  });

  it.each(['', 'Devoir 1', '2023/2024', '12/11/2024', '1/2', 'الفرض 20', '/3', '/2024'])(
    'is not found in %s',
    (heading) => {
      expect(scaleOfHeading(heading)).toBeUndefined();
    },
  );
});

describe('a heading without its full mark', () => {
  it.each([
    ['الفرض /20', 'الفرض'],
    ['الفرض /٢٠', 'الفرض'],
    ['Devoir 1 (/20)', 'Devoir 1'],
    ['Note (20)', 'Note'],
    ['Composition sur 40', 'Composition'],
    ['20/ الاختبار', 'الاختبار'],
    ['/20', ''],
    ['Devoir 1', 'Devoir 1'],
  ])('keeps the rest of %s', (heading, rest) => {
    expect(removeScale(heading)).toBe(rest);
  });
});

describe('the words of mark headings', () => {
  it('include no word for names or numbers', () => {
    expect(markHeadingWords.filter((word) => fieldOfHeading(word))).toEqual([]);
  });
});
