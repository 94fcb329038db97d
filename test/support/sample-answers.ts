import type {
  ExerciseSetAnswer,
  LessonPlanAnswer,
  SolutionsAnswer,
} from '#lambdas/ai-content/domain/answers.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';

/** Requests of teachers, one of each type. */
export const sampleRequests = {
  lesson: {
    contentType: 'LESSON_PLAN',
    topic: 'The water cycle',
    level: 'Middle',
    language: 'en',
    year: 1,
    duration: '60 min',
    objectives: 'Name the stages of the water cycle and put them in order.',
  },
  test: {
    contentType: 'TEST',
    topic: 'دورة الماء',
    level: 'Primary',
    language: 'ar',
    questionType: 'Multiple Choice',
    questionCount: 2,
  },
  exercises: {
    contentType: 'EXERCISE',
    topic: 'Percentages',
    level: 'Middle',
    language: 'en',
    exerciseType: 'Word problems',
  },
} as const satisfies Record<string, ContentRequest>;

/** A good lesson plan for the sample request. */
export const lessonAnswer: LessonPlanAnswer = {
  title: 'The water cycle',
  outcome: 'I can name the stages of the water cycle and put them in order.',
  prerequisites: ['The three states of water'],
  materials: ['A kettle', 'A cold plate'],
  keywords: [{ term: 'evaporation', meaning: 'Liquid water becomes a gas that cannot be seen.' }],
  misconceptions: [
    {
      misconception: 'Clouds are made of a gas.',
      response: 'Show the drops on a cold plate above a kettle: clouds are such drops.',
    },
  ],
  phases: [
    {
      stage: 'launch',
      title: 'Where does a puddle go?',
      teacher: 'Shows two photographs of one yard, an hour apart, and asks where the water is now.',
      pupils: 'Write down a guess and compare it with a neighbour.',
      assessment: 'Each pair names one guess.',
      checks: [
        {
          stem: 'Where is the water of a puddle after a sunny day?',
          key: 'In the air',
          options: ['In the air', 'In the stones', 'In the sun'],
          mistakes: [{ option: 'In the sun', mistake: 'thinks that the sun drinks the water' }],
          reason: 'Warm water becomes a gas and rises.',
          passage: null,
          response: 'Holds a cold plate over warm water and asks what the drops come from.',
        },
      ],
    },
    {
      stage: 'build',
      title: 'Following one drop',
      teacher: 'Boils water below a cold plate, and names each stage as it is seen.',
      pupils: 'Draw the path of one drop and label the stages.',
      assessment: 'Labels are compared with the board.',
      checks: [
        {
          stem: 'What happens to vapour on a cold plate?',
          key: 'It becomes drops',
          options: ['It becomes drops', 'It becomes a gas', 'It burns away'],
          mistakes: [
            { option: 'It becomes a gas', mistake: 'does not know that vapour is a gas already' },
          ],
          reason: 'Cold turns the gas back into a liquid.',
          passage: null,
          response: 'Wipes the plate and lets the pupils see it again.',
        },
      ],
    },
    {
      stage: 'apply',
      title: 'Telling the journey',
      teacher: 'Gives out cards of the stages in a wrong order.',
      pupils: 'Order the cards and tell the journey of the drop.',
      assessment: 'Three pupils tell it; the others correct.',
      checks: [
        {
          stem: 'Which stage comes after condensation?',
          key: 'Precipitation',
          options: ['Evaporation', 'Precipitation', 'Boiling'],
          mistakes: [{ option: 'Evaporation', mistake: 'goes round the cycle backwards' }],
          reason: 'Drops that are heavy enough fall as rain or snow.',
          passage: null,
          response: 'Has the cards laid in a circle and walked round.',
        },
      ],
    },
  ],
  starter: [
    { question: 'What is ice when it is warm?', answer: 'Liquid water' },
    { question: 'Which gas do we breathe out on a cold window?', answer: 'Water vapour' },
  ],
  exit: [
    { question: 'Name the change from liquid to gas.', answer: 'Evaporation' },
    { question: 'What comes after evaporation?', answer: 'Condensation' },
    { question: 'Why does rain fill rivers?', answer: 'It runs down to them over the land.' },
  ],
  trace: 'Evaporation: liquid water becomes a gas.\nCondensation: the gas becomes drops.',
  differentiation: {
    support: 'Cards with pictures beside the words.',
    extension: 'Explain why it rains more often near mountains.',
  },
  homework: 'Draw the water cycle around your own home.',
  notes: [],
};

/** A good test for the sample request: two questions for ten points, with the right option first. */
export const testAnswer = {
  title: 'اختبار في دورة الماء',
  instructions: 'اقرأ كل سؤال جيدا ثم اختر الجواب الصحيح.',
  questions: [
    {
      stem: 'ماذا يحدث للماء عندما تسخنه الشمس؟',
      key: 'يتبخر',
      options: ['يتبخر', 'يتجمد', 'يتصلب', 'يترسب'],
      reason: 'الحرارة تحول الماء السائل إلى بخار يصعد في الهواء.',
      passage: null,
      hint: null,
    },
    {
      stem: 'أين تتشكل السحب؟',
      key: 'في الجو',
      options: ['في الجو', 'في البحر', 'في التربة', 'في الصخر'],
      reason: 'يبرد البخار كلما ارتفع فيتكاثف قطرات صغيرة.',
      passage: null,
      hint: null,
    },
  ],
  task: null,
  notes: [],
};

/** The solver's answers; the ids are those of the document. */
export const solutionsAnswer: SolutionsAnswer = {
  solutions: [
    { id: 'q1', answer: 'يتبخر', confidence: 0.98 },
    { id: 'q2', answer: 'في الجو', confidence: 0.95 },
  ],
};

const exercise = (
  difficulty: 1 | 2 | 3,
  [percent, total, result]: readonly [number, number, number],
  thing: string,
) => ({
  difficulty,
  integration: false,
  statement: `A shop sells ${thing} for ${total} dinars and takes ${percent} % off. How many dinars is that?`,
  steps: [`$${total} \\times ${percent} \\div 100 = ${result}$`],
  answer: `${result} dinars`,
  hint: null,
});

/** A good set of exercises for the sample request. */
export const exercisesAnswer: ExerciseSetAnswer = {
  title: 'Percentages in the shop',
  exercises: [
    exercise(1, [10, 200, 20], 'a notebook'),
    exercise(1, [50, 180, 90], 'a ruler set'),
    exercise(2, [25, 480, 120], 'a schoolbag'),
    exercise(2, [15, 600, 90], 'a pair of shoes'),
    exercise(3, [35, 1400, 490], 'a winter coat'),
    exercise(3, [12, 2500, 300], 'a bicycle'),
  ],
  notes: [],
};
