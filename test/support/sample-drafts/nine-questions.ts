import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';

type Words = readonly [stem: string, ...options: string[]];

interface Said {
  readonly head: Pick<Test, 'title' | 'subject' | 'instructions'>;
  readonly choices: readonly Words[];
  readonly statements: readonly string[];
  readonly short: readonly (readonly [stem: string, answer: string])[];
}

const said: Readonly<Record<'ar' | 'en', Said>> = {
  ar: {
    head: {
      title: 'فرض الفصل الأول في المادة وتحولاتها',
      subject: 'العلوم الفيزيائية والتكنولوجيا',
      instructions: 'أحط حرف الإجابة الصحيحة بدائرة، ثم أكمل ما يأتي.',
    },
    choices: [
      [
        'عند أي درجة حرارة يغلي الماء النقي على مستوى سطح البحر؟',
        '100 °م',
        '0 °م',
        '50 °م',
        '212 °م',
      ],
      ['أي هذه الأجسام صلب في درجة الحرارة العادية؟', 'الحديد', 'الزيت', 'الهواء', 'الكحول'],
      [
        'كتلة جسم حجمه $2\\ \\text{cm}^3$ وكتلته الحجمية $\\rho=\\frac{5}{2}$ هي:',
        '$5$',
        '$\\frac{5}{4}$',
        '$\\frac{4}{5}$',
        '$10$',
      ],
      ['ما الذي يحدث لحجم الماء عندما يتجمد؟', 'يزيد', 'ينقص', 'لا يتغير', 'ينعدم'],
      [
        'لماذا تتكون قطرات ماء على زجاج النافذة في الشتاء؟',
        'لأن بخار الماء الموجود في هواء الغرفة يلامس زجاجا باردا فيتكاثف عليه',
        'لأن ماء المطر يتسرب عبر الزجاج من الخارج إلى الداخل',
        'لأن الزجاج يفرز الماء عندما يبرد',
        'لأن هواء الغرفة يتحول إلى ماء',
      ],
    ],
    statements: ['تبقى كتلة المادة ثابتة عندما تنصهر.', 'يتبخر الماء عند درجة الغليان وحدها.'],
    short: [
      ['ماذا نسمي تحول الجسم من الحالة الصلبة إلى الحالة السائلة؟', 'الانصهار'],
      ['كتلة 3 لترات من الماء بالكيلوغرام:', '3'],
    ],
  },
  en: {
    head: {
      title: 'Matter and its changes',
      subject: 'Physics and technology',
      instructions: 'Circle the letter of the right answer, then complete what follows.',
    },
    choices: [
      [
        'At what temperature does pure water boil at sea level?',
        '100 °C',
        '0 °C',
        '50 °C',
        '212 °C',
      ],
      ['Which of these is solid at room temperature?', 'iron', 'oil', 'air', 'alcohol'],
      [
        'A body of $2\\ \\text{cm}^3$ with a density of $\\rho=\\frac{5}{2}$ has a mass of:',
        '$5$',
        '$\\frac{5}{4}$',
        '$\\frac{4}{5}$',
        '$10$',
      ],
      [
        'What happens to the volume of water when it freezes?',
        'it grows',
        'it shrinks',
        'nothing',
        'it vanishes',
      ],
      [
        'Why do drops of water form on the inside of a window in winter?',
        'because vapour in the air of the room touches the cold glass and condenses on it',
        'because rain seeps through the glass from the outside',
        'because glass gives off water when it is cold',
        'because the air of the room turns into water',
      ],
    ],
    statements: [
      'The mass of a body stays the same when it melts.',
      'Water evaporates only when it boils.',
    ],
    short: [
      ['What is the change from solid to liquid called?', 'melting'],
      ['The mass of 3 litres of water in kilograms:', '3'],
    ],
  },
};

const questionsOf = ({ choices, statements, short }: Said): Question[] => [
  ...choices.map(([stem, ...options], index): Question => ({
    ...{ kind: 'choice', id: `c${index}`, stem, points: 2, reason: 'As in the lesson.' },
    options: options.map((text, place) => ({ id: `o${place}`, text })),
    key: 'o0',
  })),
  ...statements.map((stem, index): Question => ({
    ...{ kind: 'truth', id: `t${index}`, stem, points: 2, reason: 'As in the lesson.' },
    answer: index === 0,
  })),
  ...short.map(([stem, answer], index): Question => ({
    ...{ kind: 'short', id: `s${index}`, stem, points: 3, reason: 'As in the lesson.' },
    ...{ answer, variants: [] },
  })),
];

const testOf = (language: 'ar' | 'en'): Test => ({
  ...{ type: 'TEST', language, level: 'Middle', year: 3, drafter: 'rules', notes: [] },
  ...said[language].head,
  ...{ minutes: 60, scale: 20, questions: questionsOf(said[language]) },
});

/** A usual test: nine questions with short, long and typeset options, statements, and short answers. */
export const nineQuestions = { ar: testOf('ar'), en: testOf('en') };
