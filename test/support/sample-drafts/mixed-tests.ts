import type { Test } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { sampleTests } from './tests.ts';

const en: Test = {
  ...sampleTests.en,
  title: 'The water cycle',
  task: undefined,
  scale: 10,
  questions: [
    {
      kind: 'gap',
      id: 'g1',
      difficulty: 1,
      bloom: 'remember',
      stem: 'Complete the text with the right words:',
      points: 2,
      reason: 'Water becomes vapour by evaporation, and drops by condensation.',
      text: 'Water [[evaporates|vaporises]] from the sea at $20^{\\circ}$. In cold air the vapour [[condenses]] into drops.',
    },
    {
      kind: 'gap',
      id: 'g2',
      difficulty: 2,
      bloom: 'apply',
      stem: 'Complete the sum:',
      points: 1,
      reason: '',
      text: '7 × 8 = [[56]]',
    },
    {
      kind: 'open',
      id: 'e1',
      difficulty: 3,
      bloom: 'analyse',
      stem: 'Explain why clouds form in cold air.',
      points: 3,
      reason: '',
      answer: 'Cold air holds less vapour than warm air, so the vapour condenses into small drops.',
      marking: [
        { text: 'names condensation', points: 1 },
        { text: 'compares cold and warm air', points: 1.5 },
        { text: 'writes in whole sentences', points: 0.5 },
      ],
      rubric: {
        levels: ['Fully met', 'Partly met', 'Not yet met'],
        criteria: [
          {
            criterion: 'Explanation',
            levels: [
              { text: 'Each step follows from the one before it.', points: 2 },
              { text: 'A step is missing.', points: 1 },
              { text: 'Says only what happens, not why.', points: 0 },
            ],
          },
          {
            criterion: 'Terms',
            levels: [
              { text: 'Uses vapour and condensation rightly.', points: 1 },
              { text: 'Uses one of the terms.', points: 0.5 },
              { text: 'Uses no term of the lesson.', points: 0 },
            ],
          },
        ],
      },
    },
    {
      kind: 'matching',
      id: 'm1',
      difficulty: 1,
      bloom: 'remember',
      stem: 'Match each change with its name:',
      points: 2,
      reason: 'Each change of state has one name.',
      pairs: [
        { id: 'p1', left: 'liquid to gas', right: 'evaporation' },
        { id: 'p2', left: 'gas to liquid', right: 'condensation' },
        { id: 'p3', left: 'solid to liquid', right: 'melting' },
        { id: 'p4', left: 'liquid to solid', right: 'freezing' },
      ],
    },
    {
      kind: 'ordering',
      id: 'r1',
      stem: 'Put the stages in order, from the sea on:',
      points: 2,
      reason: 'Vapour rises, becomes clouds, and falls.',
      items: [
        'Water evaporates from the sea.',
        'Vapour condenses into clouds.',
        'Rain falls on the mountains.',
        'Rivers carry the water back.',
      ],
    },
  ],
};

const ar: Test = {
  ...sampleTests.ar,
  title: 'دورة الماء في الطبيعة',
  task: undefined,
  scale: 10,
  questions: [
    {
      kind: 'gap',
      id: 'g1',
      difficulty: 1,
      bloom: 'remember',
      stem: 'أكمل النص بالكلمات المناسبة:',
      points: 2,
      reason: 'يصير الماء بخارا بالتبخر، ويصير البخار قطرات بالتكاثف.',
      text: '[[يتبخر|تتبخر]] مياه البحر في الدرجة $20^{\\circ}$، ثم [[يتكاثف]] البخار في الهواء البارد فيصير قطرات.',
    },
    {
      kind: 'gap',
      id: 'g2',
      difficulty: 2,
      bloom: 'apply',
      stem: 'أكمل العملية:',
      points: 1,
      reason: '',
      text: '7 × 8 = [[56]]',
    },
    {
      kind: 'open',
      id: 'e1',
      difficulty: 3,
      bloom: 'analyse',
      stem: 'اشرح لماذا تتشكل السحب في الهواء البارد.',
      points: 3,
      reason: '',
      answer: 'يحمل الهواء البارد بخارا أقل من الهواء الدافئ، فيتكاثف البخار ويصير قطرات صغيرة.',
      marking: [
        { text: 'يذكر التكاثف', points: 1 },
        { text: 'يقارن بين الهواء البارد والدافئ', points: 1.5 },
        { text: 'يكتب جملا تامة', points: 0.5 },
      ],
      rubric: {
        levels: ['تحكم أقصى', 'تحكم أدنى', 'تحكم غير كاف'],
        criteria: [
          {
            criterion: 'التفسير',
            levels: [
              { text: 'كل خطوة تنتج عن سابقتها.', points: 2 },
              { text: 'تنقصه خطوة.', points: 1 },
              { text: 'يصف ما يحدث دون تعليل.', points: 0 },
            ],
          },
          {
            criterion: 'المصطلحات',
            levels: [
              { text: 'يستعمل البخار والتكاثف استعمالا سليما.', points: 1 },
              { text: 'يستعمل مصطلحا واحدا.', points: 0.5 },
              { text: 'لا يستعمل أي مصطلح من الدرس.', points: 0 },
            ],
          },
        ],
      },
    },
    {
      kind: 'matching',
      id: 'm1',
      difficulty: 1,
      bloom: 'remember',
      stem: 'اربط كل تحول باسمه:',
      points: 2,
      reason: 'لكل تحول من تحولات المادة اسم واحد.',
      pairs: [
        { id: 'p1', left: 'من السائل إلى الغاز', right: 'التبخر' },
        { id: 'p2', left: 'من الغاز إلى السائل', right: 'التكاثف' },
        { id: 'p3', left: 'من الصلب إلى السائل', right: 'الانصهار' },
        { id: 'p4', left: 'من السائل إلى الصلب', right: 'التجمد' },
      ],
    },
    {
      kind: 'ordering',
      id: 'r1',
      stem: 'رتب مراحل دورة الماء انطلاقا من البحر:',
      points: 2,
      reason: 'يصعد البخار فيصير سحبا ثم يسقط مطرا.',
      items: [
        'يتبخر ماء البحر.',
        'يتكاثف البخار فيصير سحبا.',
        'يسقط المطر على الجبال.',
        'تعيد الأنهار الماء إلى البحر.',
      ],
    },
  ],
};

const fr: Test = {
  ...sampleTests.fr,
  title: 'Le cycle de l’eau',
  task: undefined,
  scale: 10,
  questions: [
    {
      kind: 'gap',
      id: 'g1',
      difficulty: 1,
      bloom: 'remember',
      stem: 'Complète le texte avec les mots qui conviennent :',
      points: 2,
      reason:
        'L’eau devient vapeur par évaporation, et la vapeur devient gouttes par condensation.',
      text: 'L’eau de la mer [[s’évapore|se vaporise]] à $20^{\\circ}$. Dans l’air froid, la vapeur se [[condense]] en gouttes.',
    },
    {
      kind: 'gap',
      id: 'g2',
      difficulty: 2,
      bloom: 'apply',
      stem: 'Complète l’opération :',
      points: 1,
      reason: '',
      text: '7 × 8 = [[56]]',
    },
    {
      kind: 'open',
      id: 'e1',
      difficulty: 3,
      bloom: 'analyse',
      stem: 'Explique pourquoi des nuages se forment dans l’air froid.',
      points: 3,
      reason: '',
      answer:
        'L’air froid contient moins de vapeur que l’air chaud ; la vapeur se condense donc en petites gouttes.',
      marking: [
        { text: 'cite la condensation', points: 1 },
        { text: 'compare l’air froid et l’air chaud', points: 1.5 },
        { text: 'écrit des phrases complètes', points: 0.5 },
      ],
      rubric: {
        levels: ['Maîtrise maximale', 'Maîtrise minimale', 'Maîtrise insuffisante'],
        criteria: [
          {
            criterion: 'Explication',
            levels: [
              { text: 'Chaque étape découle de la précédente.', points: 2 },
              { text: 'Il manque une étape.', points: 1 },
              { text: 'Dit ce qui se passe, sans dire pourquoi.', points: 0 },
            ],
          },
          {
            criterion: 'Vocabulaire',
            levels: [
              { text: 'Emploie bien vapeur et condensation.', points: 1 },
              { text: 'Emploie un seul des termes.', points: 0.5 },
              { text: 'N’emploie aucun terme de la leçon.', points: 0 },
            ],
          },
        ],
      },
    },
    {
      kind: 'matching',
      id: 'm1',
      difficulty: 1,
      bloom: 'remember',
      stem: 'Relie chaque changement d’état à son nom :',
      points: 2,
      reason: 'Chaque changement d’état a un seul nom.',
      pairs: [
        { id: 'p1', left: 'de liquide à gaz', right: 'évaporation' },
        { id: 'p2', left: 'de gaz à liquide', right: 'condensation' },
        { id: 'p3', left: 'de solide à liquide', right: 'fusion' },
        { id: 'p4', left: 'de liquide à solide', right: 'solidification' },
      ],
    },
    {
      kind: 'ordering',
      id: 'r1',
      stem: 'Range les étapes dans l’ordre, à partir de la mer :',
      points: 2,
      reason: 'La vapeur monte, devient nuage et retombe en pluie.',
      items: [
        'L’eau de la mer s’évapore.',
        'La vapeur se condense en nuages.',
        'La pluie tombe sur les montagnes.',
        'Les rivières ramènent l’eau à la mer.',
      ],
    },
  ],
};

/** Tests of gaps, open questions, matching and ordering. */
export const mixedTests: Readonly<Record<DraftLanguage, Test>> = { en, ar, fr };
