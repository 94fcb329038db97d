import type { ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { arabicExercises, arabicPlan } from './good-drafts.ts';

/** A lesson drafted by rules, of 45 minutes, with notes to the teacher. */
export const samplePlan: LessonPlan = {
  ...arabicPlan,
  subject: 'الرياضيات',
  drafter: 'rules',
  curriculum: { ...arabicPlan.curriculum, field: 'الأعداد والحساب' },
  notes: [
    'اكتب الميدان والمقطع والكفاءة الختامية كما وردت في المنهاج.',
    'أضف مثالا من محيط التلاميذ إلى وضعية الانطلاق.',
  ],
  minutes: 45,
  phases: arabicPlan.phases.map((phase, index) => ({
    ...phase,
    minutes: [10, 20, 15][index] ?? 0,
  })),
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
    ...(index === 0 && at === 1 && { mistake: 'Believes that the Moon has seas of water.' }),
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

/** The first and the last of the exercises on percentages. */
export const sampleExercises: ExerciseSet = {
  ...arabicExercises,
  drafter: 'rules',
  exercises: arabicExercises.exercises.filter(({ id }) => id !== 'e2'),
};
