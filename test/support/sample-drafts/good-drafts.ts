import type { RequestedDraft } from '#lambdas/ai-content/domain/faults/requested-draft.ts';
import type { ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';

/** Drafts that a careful teacher would accept, in both languages, each with its request. */

type Short = Extract<Question, { kind: 'short' }>;
type Choice = Extract<Question, { kind: 'choice' }>;
type Truth = Extract<Question, { kind: 'truth' }>;

const head = { drafter: 'model', notes: [] as string[], level: 'Middle', year: 2 } as const;

const choice = (
  id: string,
  stem: string,
  texts: readonly string[],
  key: number,
  rest: Partial<Choice> = {},
): Choice => ({
  kind: 'choice',
  id,
  stem,
  points: 4,
  options: texts.map((text, index) => ({ id: `o${index}`, text })),
  key: `o${key}`,
  reason: 'يقول النص ذلك في فقرته الأولى.',
  ...rest,
});
const truth = (id: string, stem: string, answer: boolean, reason: string): Truth => ({
  kind: 'truth',
  id,
  stem,
  points: 2.5,
  answer,
  reason,
});
const short = (id: string, stem: string, answer: string, rest: Partial<Short> = {}): Short => ({
  kind: 'short',
  id,
  stem,
  points: 5,
  answer,
  variants: [],
  reason: 'It follows from the definition.',
  ...rest,
});

const revolution =
  'اندلعت الثورة التحريرية الجزائرية في الفاتح من نوفمبر 1954. بدأت في جبال الأوراس بقيادة مصطفى بن بولعيد. ' +
  'انعقد مؤتمر الصومام في 20 أوت 1956. نالت الجزائر استقلالها في 5 جويلية 1962 بعد حرب دامت سبع سنوات ونصفا. ' +
  'لم تكن الثورة عملا عسكريا فقط، بل شملت السياسة والإعلام.';

export const arabicChoice: Test = {
  type: 'TEST',
  ...head,
  language: 'ar',
  title: 'اختبار في التاريخ: الثورة التحريرية',
  sourceText: revolution,
  scale: 20,
  instructions: 'ضع علامة أمام الإجابة الصحيحة.',
  questions: [
    choice('q1', 'متى اندلعت الثورة التحريرية الجزائرية؟', ['1945', '1954', '1956', '1962'], 1, {
      passage: 'اندلعت الثورة التحريرية الجزائرية في الفاتح من نوفمبر 1954',
    }),
    choice(
      'q2',
      'أين بدأت الثورة التحريرية؟',
      ['جبال جرجرة', 'جبال الأوراس', 'جبال الونشريس', 'جبال تلمسان'],
      1,
      { passage: 'بدأت في جبال الأوراس' },
    ),
    choice(
      'q3',
      'انعقد مؤتمر الصومام في …………… .',
      ['1 نوفمبر 1954', '5 جويلية 1962', '20 أوت 1956', '19 مارس 1962'],
      2,
      { passage: 'انعقد مؤتمر الصومام في 20 أوت 1956.' },
    ),
    choice(
      'q4',
      'لماذا لا تعد الثورة عملا عسكريا فقط؟',
      [
        'لأنها دامت سبع سنوات ونصفا',
        'لأنها شملت السياسة والإعلام',
        'لأنها بدأت في الجبال',
        'لأنها انتهت بالاستقلال',
      ],
      1,
      { passage: 'لم تكن الثورة عملا عسكريا فقط … بل شملت السياسة والإعلام' },
    ),
    choice(
      'q5',
      'من قاد الثورة في الأوراس؟',
      ['مصطفى بن بولعيد', 'العربي بن مهيدي', 'كريم بلقاسم', 'ديدوش مراد'],
      0,
      { passage: 'بقيادة مصطفى بن بولعيد' },
    ),
  ],
};

export const arabicTruth: Test = {
  type: 'TEST',
  ...head,
  language: 'ar',
  title: 'دورة الماء',
  scale: 10,
  instructions: 'أجب بصحيح أو خطأ.',
  questions: [
    truth('q1', 'يتبخر الماء بفعل حرارة الشمس.', true, 'الحرارة تحول الماء السائل إلى بخار.'),
    truth('q2', 'لا يتجمد الماء النقي فوق الدرجة 0 °م.', true, 'يتجمد عند الدرجة 0 °م أو دونها.'),
    truth(
      'q3',
      'تتكون السحب من دخان المصانع.',
      false,
      'تتكون من قطرات ماء دقيقة تكاثفت في الهواء.',
    ),
    truth('q4', 'ليس للماء النقي لون ولا طعم.', true, 'الماء النقي عديم اللون والطعم والرائحة.'),
  ],
};

export const englishShort: Test = {
  type: 'TEST',
  ...head,
  language: 'en',
  title: 'Fractions and percentages',
  scale: 20,
  instructions: 'Answer each question. Show your work.',
  questions: [
    short('q1', 'Calculate $\\frac{3}{4} + \\frac{1}{2}$.', '$\\frac{5}{4}$', {
      variants: ['1.25', '1 1/4'],
      reason: '3/4 + 1/2 = 3/4 + 2/4 = 5/4.',
    }),
    short('q2', 'Calculate $\\frac{2}{3} + \\frac{1}{6}$.', '$\\frac{5}{6}$', {
      reason: 'With the denominator 6 it is 4/6 + 1/6 = 5/6.',
    }),
    short('q3', 'What is 20 % of 150?', '30', { reason: '150 × 20 % = 30.' }),
    short('q4', 'Which fraction of an hour are 15 minutes?', 'a quarter', {
      variants: ['1/4'],
      reason: 'An hour has 60 minutes, and 15 / 60 = 1 / 4.',
    }),
  ],
};

export const englishChoice: Test = {
  type: 'TEST',
  ...head,
  language: 'en',
  title: 'Present simple and spelling',
  scale: 20,
  instructions: 'Choose the right answer.',
  questions: [
    choice('q1', 'She ____ to school every day.', ['go', 'goes', 'going', 'gone'], 1, {
      reason: 'The third person takes -es.',
    }),
    choice(
      'q2',
      'Which sentence is written correctly?',
      ['i live in algiers.', 'I live in algiers.', 'I live in Algiers.', 'i live in Algiers.'],
      2,
      { reason: 'Both "I" and names take a capital letter.' },
    ),
    choice(
      'q3',
      'My brother ____ eats fish: he hates it.',
      ['always', 'often', 'usually', 'never'],
      3,
      { reason: 'Who hates something does not eat it at any time.' },
    ),
    choice('q4', 'The dog wagged ____ tail.', ["it's", 'its', "its'", 'it'], 1, {
      reason: 'The possessive has no apostrophe.',
    }),
    choice(
      'q5',
      'Complete: "They do not ____ television in the morning."',
      ['watches', 'watching', 'watched', 'watch'],
      3,
      { reason: 'After "do not" comes the infinitive.' },
    ),
  ],
};

export const arabicPlan: LessonPlan = {
  type: 'LESSON_PLAN',
  ...head,
  language: 'ar',
  title: 'جمع الكسور',
  minutes: 60,
  outcome: 'يجمع التلميذ كسرين مختلفي المقام ويختزل الناتج.',
  curriculum: { field: '', sequence: '', competence: '' },
  prerequisites: ['مفهوم الكسر', 'المضاعفات المشتركة لعددين'],
  materials: ['شرائط كسرية من ورق مقوى', 'السبورة'],
  keywords: [
    { id: 'k1', term: 'المقام', meaning: 'العدد المكتوب تحت خط الكسر، ويدل على عدد الأجزاء.' },
    { id: 'k2', term: 'البسط', meaning: 'العدد المكتوب فوق خط الكسر.' },
  ],
  misconceptions: [
    {
      id: 'm1',
      misconception: 'يجمع البسطين ثم المقامين: $\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$.',
      response: 'نقارن بالشرائط: الناتج أصغر من النصف، وهذا غير ممكن.',
    },
  ],
  phases: [
    {
      id: 'p1',
      stage: 'launch',
      title: 'وضعية الانطلاق',
      minutes: 10,
      teacher: 'يعرض خبزة مقسومة ويسأل: كم يبقى إذا أكلنا النصف ثم الثلث؟',
      pupils: 'يقدرون الجواب ويشرحون كيف فكروا.',
      assessment: 'يذكر التلميذ أن الأجزاء ليست متساوية.',
      checks: [
        {
          kind: 'choice',
          id: 'c1',
          stem: 'أي الجزأين أكبر: نصف الخبزة أم ثلثها؟',
          points: 0,
          reason: 'كلما قسمنا الخبزة إلى أجزاء أكثر صغر كل جزء.',
          options: [
            { id: 'o1', text: 'النصف' },
            { id: 'o2', text: 'الثلث', mistake: 'يقارن المقامين 2 و3 فقط' },
            { id: 'o3', text: 'هما متساويان' },
          ],
          key: 'o1',
          response: 'يضع الجزأين فوق بعضهما ويسأل عن الأكبر.',
        },
      ],
    },
    {
      id: 'p2',
      stage: 'build',
      title: 'بناء التعلمات',
      minutes: 30,
      teacher: 'يذكر بجمع البسطين لمقام واحد: 1 + 3 = 4. ثم يوحد المقامين ويطلب تفسير كل خطوة.',
      pupils: 'يوحدون مقامات ثلاثة أمثلة بالشرائط ثم كتابة.',
      assessment: 'يجد المقام المشترك للكسرين $\\frac{1}{4}$ و$\\frac{1}{6}$.',
      checks: [
        {
          kind: 'choice',
          id: 'c2',
          stem: 'ما ناتج $\\frac{1}{2} + \\frac{1}{3}$؟',
          points: 0,
          reason: 'نوحد المقامين: $\\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}$.',
          options: [
            { id: 'o1', text: '$\\frac{5}{6}$' },
            { id: 'o2', text: '$\\frac{2}{5}$', mistake: 'جمع البسطين وجمع المقامين' },
            { id: 'o3', text: '$\\frac{2}{6}$', mistake: 'وحد المقامين ولم يغير البسطين' },
          ],
          key: 'o1',
          response: 'يعود إلى الشريطين ويسأل: هل المجموع أكبر من النصف؟',
        },
      ],
    },
    {
      id: 'p3',
      stage: 'apply',
      title: 'استثمار المكتسبات',
      minutes: 20,
      teacher: 'يوزع تمرينين متدرجين ويرافق من يتعثر.',
      pupils: 'ينجزون التمرينين فرادى ثم يصححون جماعيا.',
      assessment: 'ثلاثة أجوبة صحيحة من أربعة.',
      checks: [
        {
          kind: 'choice',
          id: 'c3',
          stem: 'أي عدد يصلح مقاما مشتركا للكسرين $\\frac{3}{4}$ و$\\frac{1}{6}$؟',
          points: 0,
          reason: 'العدد 12 مضاعف للعددين 4 و6.',
          options: [
            { id: 'o1', text: '10', mistake: 'جمع المقامين 4 و6' },
            { id: 'o2', text: '12' },
            { id: 'o3', text: '18' },
          ],
          key: 'o2',
        },
      ],
    },
  ],
  starter: [{ id: 's1', question: 'ما مضاعفات العدد 4 الأصغر من 20؟', answer: '0 و4 و8 و12 و16' }],
  exit: [
    { id: 'x1', question: 'ما ناتج $\\frac{1}{2} + \\frac{1}{4}$؟', answer: '$\\frac{3}{4}$' },
    { id: 'x2', question: 'ما المقام المشترك الأصغر للمقامين 6 و4؟', answer: '12' },
  ],
  trace: 'لجمع كسرين مختلفي المقام نوحد المقامين أولا، ثم نجمع البسطين ونحتفظ بالمقام المشترك.',
  differentiation: {
    support: 'يستعمل التلميذ الشرائط الكسرية ويبدأ بمقامين أحدهما مضاعف للآخر.',
    extension: 'يجمع ثلاثة كسور ويبحث عن أصغر مقام مشترك.',
  },
  homework: 'التمارين 4 و5 و6 من الكتاب المدرسي.',
};

export const englishExercises: ExerciseSet = {
  type: 'EXERCISE',
  ...head,
  language: 'en',
  title: 'Equations',
  exerciseType: 'Solving equations',
  exercises: [
    {
      id: 'e1',
      difficulty: 1,
      statement: 'Solve $x + 5 = 12$.',
      steps: ['Take 5 from both sides: $x = 12 - 5$.', 'So $x = 7$.'],
      answer: '$x = 7$',
    },
    {
      id: 'e2',
      difficulty: 2,
      statement: 'Solve $3x - 4 = 11$.',
      steps: ['Add 4: $3x = 11 + 4 = 15$.', 'Divide by 3: $x = 15 \\div 3 = 5$.'],
      answer: '$x = 5$',
      hint: 'Which operation undoes −4?',
    },
    {
      id: 'e3',
      difficulty: 3,
      statement:
        'Samir buys 3 notebooks and a pen for 250 DA. The pen costs 40 DA. How much is a notebook?',
      steps: ['The notebooks cost 250 − 40 = 210 DA.', 'One costs 210 ÷ 3 = 70 DA.'],
      answer: '70 DA',
    },
  ],
};

export const arabicExercises: ExerciseSet = {
  type: 'EXERCISE',
  ...head,
  language: 'ar',
  title: 'النسبة المئوية',
  exerciseType: 'مسائل',
  exercises: [
    {
      id: 'e1',
      difficulty: 1,
      statement: 'احسب 25 % من 80.',
      steps: ['نكتب النسبة كسرا: 25/100.', 'نحسب: 80 × 25/100 = 20.'],
      answer: '20',
    },
    {
      id: 'e2',
      difficulty: 1,
      statement: 'احسب 10 % من 250.',
      steps: ['250 × 10 ÷ 100 = 25'],
      answer: '25',
    },
    {
      id: 'e3',
      difficulty: 3,
      integration: true,
      statement: 'ثمن محفظة 2 400 دج، وخفض التاجر ثمنها بنسبة 15 %. ما الثمن الجديد؟',
      steps: ['قيمة التخفيض: 2 400 × 15 ÷ 100 = 360 دج.', 'الثمن الجديد: 2 400 − 360 = 2 040 دج.'],
      answer: '2040 دج',
    },
  ],
};

const asks = { topic: 'الدرس', level: 'Middle' } as const;
const testAsked = (
  test: Test,
  questionType: 'Multiple Choice' | 'True/False' | 'Short Answer',
  topic: string = asks.topic,
): RequestedDraft => ({
  request: {
    ...asks,
    topic,
    contentType: 'TEST',
    questionType,
    questionCount: test.questions.length,
    ...(test.sourceText !== undefined && { baseText: test.sourceText }),
  },
  language: test.language,
  scale: test.scale,
  integrationTask: false,
});
const exercisesAsked = (
  { language, exercises, exerciseType }: ExerciseSet,
  topic: string,
): RequestedDraft => ({
  request: { ...asks, topic, contentType: 'EXERCISE', exerciseType },
  language,
  exerciseCount: exercises.length,
});

export const asked = {
  arabicChoice: testAsked(arabicChoice, 'Multiple Choice'),
  arabicTruth: testAsked(arabicTruth, 'True/False'),
  englishShort: testAsked(englishShort, 'Short Answer', 'Fractions'),
  englishChoice: testAsked(englishChoice, 'Multiple Choice', 'Present simple'),
  arabicPlan: {
    request: { ...asks, contentType: 'LESSON_PLAN', duration: '60 د', objectives: 'جمع الكسور' },
    language: 'ar',
    minutes: 60,
  },
  englishExercises: exercisesAsked(englishExercises, 'Equations'),
  arabicExercises: exercisesAsked(arabicExercises, 'النسب'),
} satisfies Record<string, RequestedDraft>;

export const goodDrafts = {
  arabicChoice,
  arabicTruth,
  englishShort,
  englishChoice,
  arabicPlan,
  englishExercises,
  arabicExercises,
};
