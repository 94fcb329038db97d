import type { Test } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { sampleTests } from './tests.ts';

const words = {
  en: {
    title: 'The water cycle',
    gap: {
      stem: 'Complete the text with the right words:',
      reason: 'Water becomes vapour by evaporation, and drops by condensation.',
      text: 'Water [[evaporates|vaporises]] from the sea at $20^{\\circ}$. In cold air the vapour [[condenses]] into drops.',
    },
    sum: 'Complete the sum:',
    open: {
      stem: 'Explain why clouds form in cold air.',
      answer: 'Cold air holds less vapour than warm air, so the vapour condenses into small drops.',
    },
    marking: ['names condensation', 'compares cold and warm air', 'writes in whole sentences'],
    levels: ['Fully met', 'Partly met', 'Not yet met'],
    criteria: [
      [
        'Explanation',
        'Each step follows from the one before it.',
        'A step is missing.',
        'Says only what happens, not why.',
      ],
      [
        'Terms',
        'Uses vapour and condensation rightly.',
        'Uses one of the terms.',
        'Uses no term of the lesson.',
      ],
    ],
    matching: {
      stem: 'Match each change with its name:',
      reason: 'Each change of state has one name.',
    },
    pairs: [
      ['liquid to gas', 'evaporation'],
      ['gas to liquid', 'condensation'],
      ['solid to liquid', 'melting'],
      ['liquid to solid', 'freezing'],
    ],
    ordering: {
      stem: 'Put the stages in order, from the sea on:',
      reason: 'Vapour rises, becomes clouds, and falls.',
    },
    items: [
      'Water evaporates from the sea.',
      'Vapour condenses into clouds.',
      'Rain falls on the mountains.',
      'Rivers carry the water back.',
    ],
  },
  ar: {
    title: 'دورة الماء في الطبيعة',
    gap: {
      stem: 'أكمل النص بالكلمات المناسبة:',
      reason: 'يصير الماء بخارا بالتبخر، ويصير البخار قطرات بالتكاثف.',
      text: '[[يتبخر|تتبخر]] مياه البحر في الدرجة $20^{\\circ}$، ثم [[يتكاثف]] البخار في الهواء البارد فيصير قطرات.',
    },
    sum: 'أكمل العملية:',
    open: {
      stem: 'اشرح لماذا تتشكل السحب في الهواء البارد.',
      answer: 'يحمل الهواء البارد بخارا أقل من الهواء الدافئ، فيتكاثف البخار ويصير قطرات صغيرة.',
    },
    marking: ['يذكر التكاثف', 'يقارن بين الهواء البارد والدافئ', 'يكتب جملا تامة'],
    levels: ['تحكم أقصى', 'تحكم أدنى', 'تحكم غير كاف'],
    criteria: [
      ['التفسير', 'كل خطوة تنتج عن سابقتها.', 'تنقصه خطوة.', 'يصف ما يحدث دون تعليل.'],
      [
        'المصطلحات',
        'يستعمل البخار والتكاثف استعمالا سليما.',
        'يستعمل مصطلحا واحدا.',
        'لا يستعمل أي مصطلح من الدرس.',
      ],
    ],
    matching: { stem: 'اربط كل تحول باسمه:', reason: 'لكل تحول من تحولات المادة اسم واحد.' },
    pairs: [
      ['من السائل إلى الغاز', 'التبخر'],
      ['من الغاز إلى السائل', 'التكاثف'],
      ['من الصلب إلى السائل', 'الانصهار'],
      ['من السائل إلى الصلب', 'التجمد'],
    ],
    ordering: {
      stem: 'رتب مراحل دورة الماء انطلاقا من البحر:',
      reason: 'يصعد البخار فيصير سحبا ثم يسقط مطرا.',
    },
    items: [
      'يتبخر ماء البحر.',
      'يتكاثف البخار فيصير سحبا.',
      'يسقط المطر على الجبال.',
      'تعيد الأنهار الماء إلى البحر.',
    ],
  },
  fr: {
    title: 'Le cycle de l’eau',
    gap: {
      stem: 'Complète le texte avec les mots qui conviennent :',
      reason:
        'L’eau devient vapeur par évaporation, et la vapeur devient gouttes par condensation.',
      text: 'L’eau de la mer [[s’évapore|se vaporise]] à $20^{\\circ}$. Dans l’air froid, la vapeur se [[condense]] en gouttes.',
    },
    sum: 'Complète l’opération :',
    open: {
      stem: 'Explique pourquoi des nuages se forment dans l’air froid.',
      answer:
        'L’air froid contient moins de vapeur que l’air chaud ; la vapeur se condense donc en petites gouttes.',
    },
    marking: [
      'cite la condensation',
      'compare l’air froid et l’air chaud',
      'écrit des phrases complètes',
    ],
    levels: ['Maîtrise maximale', 'Maîtrise minimale', 'Maîtrise insuffisante'],
    criteria: [
      [
        'Explication',
        'Chaque étape découle de la précédente.',
        'Il manque une étape.',
        'Dit ce qui se passe, sans dire pourquoi.',
      ],
      [
        'Vocabulaire',
        'Emploie bien vapeur et condensation.',
        'Emploie un seul des termes.',
        'N’emploie aucun terme de la leçon.',
      ],
    ],
    matching: {
      stem: 'Relie chaque changement d’état à son nom :',
      reason: 'Chaque changement d’état a un seul nom.',
    },
    pairs: [
      ['de liquide à gaz', 'évaporation'],
      ['de gaz à liquide', 'condensation'],
      ['de solide à liquide', 'fusion'],
      ['de liquide à solide', 'solidification'],
    ],
    ordering: {
      stem: 'Range les étapes dans l’ordre, à partir de la mer :',
      reason: 'La vapeur monte, devient nuage et retombe en pluie.',
    },
    items: [
      'L’eau de la mer s’évapore.',
      'La vapeur se condense en nuages.',
      'La pluie tombe sur les montagnes.',
      'Les rivières ramènent l’eau à la mer.',
    ],
  },
} as const;

const markingPoints = [1, 1.5, 0.5];
/** The points of the levels of both criteria. */
const rubricPoints = [
  [2, 1, 0],
  [1, 0.5, 0],
];

function mixedTest(language: DraftLanguage): Test {
  const said = words[language];
  return {
    ...sampleTests[language],
    title: said.title,
    task: undefined,
    scale: 10,
    questions: [
      { kind: 'gap', id: 'g1', difficulty: 1, bloom: 'remember', points: 2, ...said.gap },
      {
        ...{ kind: 'gap', id: 'g2', difficulty: 2, bloom: 'apply', points: 1, reason: '' },
        stem: said.sum,
        text: '7 × 8 = [[56]]',
      },
      {
        ...{ kind: 'open', id: 'e1', difficulty: 3, bloom: 'analyse', points: 3, reason: '' },
        ...said.open,
        marking: said.marking.map((text, index) => ({ text, points: markingPoints[index] ?? 0 })),
        rubric: {
          levels: [...said.levels],
          criteria: said.criteria.map(([criterion, ...levels], row) => ({
            criterion,
            levels: levels.map((text, index) => ({
              text,
              points: rubricPoints[row]?.[index] ?? 0,
            })),
          })),
        },
      },
      {
        ...{ kind: 'matching', id: 'm1', difficulty: 1, bloom: 'remember', points: 2 },
        ...said.matching,
        pairs: said.pairs.map(([left, right], index) => ({ id: `p${index + 1}`, left, right })),
      },
      { kind: 'ordering', id: 'r1', points: 2, ...said.ordering, items: [...said.items] },
    ],
  };
}

/** Tests of gaps, open questions, matching and ordering. */
export const mixedTests: Readonly<Record<DraftLanguage, Test>> = {
  en: mixedTest('en'),
  ar: mixedTest('ar'),
  fr: mixedTest('fr'),
};
