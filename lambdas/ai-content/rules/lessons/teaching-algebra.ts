import type { Teaching } from './teaching.ts';

/** Teaching content for equations, proportionality and data. */
export const teachingOfAlgebra: Readonly<Record<string, Teaching>> = {
  equations: {
    prerequisites: [
      { ar: 'العمليات على الأعداد وعكسها.', en: 'Operations on numbers and their inverses.' },
      {
        ar: 'حساب عبارة حرفية من أجل قيمة معطاة.',
        en: 'The value of an expression for a given number.',
      },
    ],
    materials: [{ ar: 'ميزان ذو كفتين أو رسم له', en: 'A pair of scales, or a drawing of one' }],
    keywords: [
      {
        term: { ar: 'المعادلة', en: 'equation' },
        meaning: {
          ar: 'مساواة تتضمن عددا مجهولا نبحث عنه.',
          en: 'An equality with an unknown number that is looked for.',
        },
      },
      {
        term: { ar: 'حل المعادلة', en: 'solution' },
        meaning: {
          ar: 'العدد الذي يجعل المساواة صحيحة.',
          en: 'The number that makes the equality true.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'نقل حد إلى الطرف الآخر دون تغيير إشارته.',
          en: 'Moving a term to the other side without changing its sign.',
        },
        response: {
          ar: 'عد إلى الميزان: ما يُنزع من كفة يُنزع من الأخرى، ثم تحقق بالتعويض.',
          en: 'Go back to the scales: what leaves one pan leaves the other; then check by putting the number in.',
        },
      },
      {
        misconception: {
          ar: 'طرح معامل المجهول بدل القسمة عليه.',
          en: 'Subtracting the factor of the unknown instead of dividing by it.',
        },
        response: {
          ar: 'اقرأ $3x$ «ثلاث مرات العدد»، واسأل عن العملية العكسية للضرب.',
          en: 'Read $3x$ as “three times the number” and ask for the inverse of multiplying.',
        },
      },
    ],
  },
  proportionality: {
    prerequisites: [
      { ar: 'الضرب والقسمة، وقراءة جدول.', en: 'Multiplication, division and reading a table.' },
    ],
    materials: [{ ar: 'جدول أسعار بضائع مألوفة', en: 'A price list of familiar goods' }],
    keywords: [
      {
        term: { ar: 'معامل التناسبية', en: 'factor of proportionality' },
        meaning: {
          ar: 'العدد الثابت الذي نضرب فيه سطرا لنجد السطر الآخر.',
          en: 'The fixed number by which one row of the table is multiplied to give the other.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'إضافة العدد نفسه إلى المقدارين بدل الضرب.',
          en: 'Adding the same number to both amounts instead of multiplying.',
        },
        response: {
          ar: 'اسأل عن ثمن وحدة واحدة، ثم ابن الجدول وحدة وحدة.',
          en: 'Ask for the price of one, then build the table one by one.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن كل مقدارين يكبران معا متناسبان.',
          en: 'Believing that any two amounts that grow together are proportional.',
        },
        response: {
          ar: 'اعط مثالا مضادا: عمر الطفل وطوله.',
          en: 'Give a counterexample: a child’s age and height.',
        },
      },
    ],
  },
  mean: {
    prerequisites: [{ ar: 'جمع عدة أعداد والقسمة.', en: 'Adding several numbers, and division.' }],
    materials: [{ ar: 'سلسلة معطيات من القسم، دون أسماء', en: 'Data of the class, without names' }],
    keywords: [
      {
        term: { ar: 'المتوسط الحسابي', en: 'mean' },
        meaning: {
          ar: 'مجموع القيم مقسوما على عددها.',
          en: 'The sum of the values divided by how many there are.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'القسمة على عدد ثابت مهما كان عدد القيم.',
          en: 'Dividing by a fixed number, however many values there are.',
        },
        response: {
          ar: 'اطلب عد القيم قبل الجمع، ومنها القيم التي تساوي صفرا.',
          en: 'Have the values counted before they are added, zeros among them.',
        },
      },
    ],
  },
};
