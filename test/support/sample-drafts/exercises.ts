import type { ExerciseSet } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

const en: ExerciseSet = {
  type: 'EXERCISE',
  language: 'en',
  title: 'Equations of the first degree',
  level: 'Middle',
  year: 4,
  subject: 'Mathematics',
  drafter: 'rules',
  notes: [],
  exerciseType: 'Training',
  exercises: [
    {
      id: 'e1',
      difficulty: 1,
      statement: 'Solve $2x+3=11$.',
      steps: ['Take 3 from both sides: $2x=8$.', 'Divide both sides by 2: $x=\\frac{8}{2}$.'],
      answer: '$x=4$',
      hint: 'Undo the addition first.',
    },
    {
      id: 'e2',
      difficulty: 2,
      statement:
        'Work out $\\sqrt{\\frac{25}{4}}-\\left(\\frac{1}{2}\\right)^{2}$ and give a fraction.',
      steps: ['$\\sqrt{\\frac{25}{4}}=\\frac{5}{2}$', '$\\frac{5}{2}-\\frac{1}{4}=\\frac{9}{4}$'],
      answer: '$\\frac{9}{4}$',
      doubtful: true,
    },
    {
      id: 'e3',
      difficulty: 3,
      integration: true,
      statement:
        'A taxi takes 120 DA at the start and 35 DA a kilometre. Salim paid 470 DA.\nHow far did he go? Check that $\\sum_{i=1}^{10} 35 = 350$.',
      steps: ['$120+35x=470$', '$x=\\frac{350}{35}=10$'],
      answer: '10 km',
      hint: 'Call the distance $x$.',
    },
  ],
};

const ar: ExerciseSet = {
  type: 'EXERCISE',
  language: 'ar',
  title: 'معادلات من الدرجة الأولى',
  level: 'Middle',
  year: 4,
  subject: 'الرياضيات',
  drafter: 'model',
  notes: ['اقرأ التمرين الثالث مع تلاميذك قبل الحل.'],
  exerciseType: 'تمارين تدريبية',
  exercises: [
    {
      id: 'e1',
      difficulty: 1,
      statement: 'حل المعادلة $2x+3=11$.',
      steps: ['نطرح 3 من الطرفين: $2x=8$.', 'نقسم الطرفين على 2: $x=\\frac{8}{2}$.'],
      answer: '$x=4$',
      hint: 'تخلص من الجمع أولا.',
    },
    {
      id: 'e2',
      difficulty: 2,
      statement:
        'احسب $\\sqrt{\\frac{25}{4}}-\\left(\\frac{1}{2}\\right)^{2}$ واكتب الناتج على شكل كسر.',
      steps: ['$\\sqrt{\\frac{25}{4}}=\\frac{5}{2}$', '$\\frac{5}{2}-\\frac{1}{4}=\\frac{9}{4}$'],
      answer: '$\\frac{9}{4}$',
      doubtful: true,
    },
    {
      id: 'e3',
      difficulty: 3,
      integration: true,
      statement:
        'يأخذ سائق سيارة أجرة 120 دج عند الانطلاق و35 دج عن كل كيلومتر. دفع سليم 470 دج.\nما المسافة التي قطعها؟ تحقق أن $\\sum_{i=1}^{10} 35 = 350$.',
      steps: ['$120+35x=470$', '$x=\\frac{350}{35}=10$'],
      answer: '10 km',
      hint: 'ارمز إلى المسافة بالحرف $x$.',
    },
  ],
};

const fr: ExerciseSet = {
  type: 'EXERCISE',
  language: 'fr',
  title: 'Équations du premier degré',
  level: 'Middle',
  year: 4,
  subject: 'Mathématiques',
  drafter: 'model',
  notes: ['Lisez l’exercice 3 avec vos élèves avant la résolution.'],
  exerciseType: 'Entraînement',
  exercises: [
    {
      id: 'e1',
      difficulty: 1,
      statement: 'Résous l’équation $2x+3=11$.',
      steps: [
        'On soustrait 3 aux deux membres : $2x=8$.',
        'On divise les deux membres par 2 : $x=\\frac{8}{2}$.',
      ],
      answer: '$x=4$',
      hint: 'Annule d’abord l’addition.',
    },
    {
      id: 'e2',
      difficulty: 2,
      statement:
        'Calcule $\\sqrt{\\frac{25}{4}}-\\left(\\frac{1}{2}\\right)^{2}$ et donne une fraction.',
      steps: ['$\\sqrt{\\frac{25}{4}}=\\frac{5}{2}$', '$\\frac{5}{2}-\\frac{1}{4}=\\frac{9}{4}$'],
      answer: '$\\frac{9}{4}$',
      doubtful: true,
    },
    {
      id: 'e3',
      difficulty: 3,
      integration: true,
      statement:
        'Un taxi demande 120 DA au départ et 35 DA par kilomètre. Salim a payé 470 DA.\nQuelle distance a-t-il parcourue ? Vérifie que $\\sum_{i=1}^{10} 35 = 350$.',
      steps: ['$120+35x=470$', '$x=\\frac{350}{35}=10$'],
      answer: '10 km',
      hint: 'Appelle $x$ la distance.',
    },
  ],
};

export const sampleExercises: Readonly<Record<DraftLanguage, ExerciseSet>> = { en, ar, fr };
