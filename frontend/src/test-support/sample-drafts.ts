import type { ExerciseSet, LessonPlan, Question, Test } from '#shared/model/draft.ts';

/** A lesson on fractions, like one drafted from a programme. */
export const samplePlan: LessonPlan = {
  type: 'LESSON_PLAN',
  language: 'ar',
  title: 'جمع كسرين لهما المقام نفسه',
  level: 'Primary',
  year: 5,
  subject: 'الرياضيات',
  drafter: 'rules',
  notes: [
    'اكتب الميدان والمقطع والكفاءة الختامية كما وردت في المنهاج.',
    'أضف مثالا من محيط التلاميذ إلى وضعية الانطلاق.',
  ],
  minutes: 45,
  outcome: 'يجمع التلميذ كسرين لهما المقام نفسه، مثل $\\frac{1}{5} + \\frac{3}{5}$.',
  curriculum: { field: 'الأعداد والحساب', sequence: '', competence: '' },
  prerequisites: ['قراءة الكسور وكتابتها', 'تمثيل كسر على شريط'],
  materials: ['أشرطة ورقية مقسمة', 'ألواح'],
  keywords: [
    { id: 'k1', term: 'البسط', meaning: 'العدد الذي يدل على الأجزاء المأخوذة.' },
    { id: 'k2', term: 'المقام', meaning: 'العدد الذي يدل على الأجزاء المتساوية كلها.' },
  ],
  misconceptions: [
    {
      id: 'm1',
      misconception: 'جمع المقامين أيضا: $\\frac{1}{5} + \\frac{3}{5} = \\frac{4}{10}$.',
      response: 'يُظهر الشريط أن حجم الجزء لا يتغير: تبقى الأخماس أخماسا.',
    },
  ],
  phases: [
    {
      id: 'p1',
      stage: 'launch',
      title: 'كم بقي من الشريط؟',
      minutes: 10,
      teacher: 'يعرض شريطا مقسما إلى 5 أجزاء متساوية ويلون منه 1/5 ثم 3/5.',
      pupils: 'يعبرون بكسر عن كل جزء ملون ويتوقعون المجموع.',
      assessment: 'يسمي كل تلميذ الكسر على لوحته.',
    },
    {
      id: 'p2',
      stage: 'build',
      title: 'قاعدة الجمع',
      minutes: 20,
      teacher: 'يوجه إلى المقارنة: هل تغير حجم الجزء؟ ثم يسجل القاعدة: 1 + 3 = 4.',
      pupils: 'يجمعون البسطين على الشريط ثم بالكتابة، وينجزون 3 أمثلة.',
      assessment: 'مثال فردي يصحح على الألواح.',
    },
    {
      id: 'p3',
      stage: 'apply',
      title: 'مشكلة من الحياة اليومية',
      minutes: 15,
      teacher: 'يقدم مشكلة: شربت سارة خُمس القارورة صباحا وخُمسيها مساء.',
      pupils: 'يحلون المشكلة فرديا ويقارنون الحلول.',
      assessment: 'بطاقة خروج من سؤالين.',
    },
  ],
  differentiation: {
    support: 'العمل بالأشرطة والألوان قبل الكتابة.',
    extension: 'جمع 3 كسور لها المقام نفسه.',
  },
  homework: 'التمرينان 4 و5 من كتاب التلميذ.',
};

const stems = [
  'Where does most of the water vapour in the air come from?',
  'What is it called when water vapour becomes drops?',
  'Which of these is a store of fresh water?',
  'What drives the water cycle?',
];
const choice = (index: number): Question => ({
  kind: 'choice',
  id: `q${index + 1}`,
  stem: stems[index] ?? `What is $${index} \\times ${index + 1}$?`,
  points: 5,
  reason: 'The text says so in its second sentence.',
  passage: 'Heat from the sun makes water rise from the sea as vapour.',
  hint: 'Think of the largest surface.',
  ...(index === 1 && { doubtful: true }),
  options: ['The sea', 'The Moon', 'Sand', 'Stones'].map((text, at) => ({
    id: `o${at + 1}`,
    text: index === 0 ? text : `${text} ${index + 1}`,
  })),
  key: 'o1',
});

/** A test with `count` multiple-choice questions, the second of them doubtful; its points add up to its full mark. */
export const sampleTest = (count = 4): Test => ({
  type: 'TEST',
  language: 'en',
  title: 'The water cycle',
  level: 'Middle',
  year: 2,
  subject: 'Natural sciences',
  drafter: 'model',
  notes: ['Check the second answer.'],
  sourceText: 'Heat from the sun makes water rise from the sea as vapour.',
  scale: count * 5,
  instructions: 'Choose the right answer.',
  questions: Array.from({ length: count }, (_, index) => choice(index)),
});

/** Exercises on percentages, with worked solutions. */
export const sampleExercises: ExerciseSet = {
  type: 'EXERCISE',
  language: 'ar',
  title: 'النسبة المئوية',
  level: 'Middle',
  year: 1,
  drafter: 'rules',
  notes: [],
  exerciseType: 'مسائل',
  exercises: [
    {
      id: 'e1',
      difficulty: 1,
      statement: 'احسب $25\\,\\%$ من 80.',
      steps: ['$\\frac{25}{100} \\times 80$', '80 ÷ 4 = 20'],
      answer: '20',
      hint: '25% هي ربع الكل.',
    },
    {
      id: 'e2',
      difficulty: 3,
      integration: true,
      statement: 'ثمن حذاء 4500 دج، وخُفض بنسبة 10%. ما ثمنه الجديد؟',
      steps: ['4500 × 10% = 450', '4500 − 450 = 4050'],
      answer: '4050 دج',
    },
  ],
};
