import {
  checksOf,
  type Draft,
  type ExerciseSet,
  type LessonPlan,
  type Test,
} from '../model/draft.ts';
import type { Question } from '../model/question.ts';
import { traitsOf } from './questions/traits-of.ts';
import { differ, emptyIf, sumOf } from './questions/traits.ts';
import { faultIf, type Fault } from './fault.ts';
import { rubricFaults } from './rubric.ts';

const structureOfQuestion = (question: Question, path: string): Fault[] => [
  ...emptyIf(question.stem, `${path}.stem`),
  ...traitsOf(question).faults(path),
];

const structureOfTest = ({ questions, task, scale }: Test): Fault[] => {
  const sum = sumOf([...questions.map(({ points }) => points), task?.points ?? 0]);
  return [
    ...faultIf(differ(sum, scale), 'points-sum', 'questions', { sum, expected: scale }),
    ...questions.flatMap((question, index) => [
      ...structureOfQuestion(question, `questions.${index}`),
    ]),
    ...(task ? emptyIf(task.situation, 'task.situation') : []),
    ...(task?.rubric ? rubricFaults(task.rubric, task.points, 'task.rubric') : []),
  ];
};

const structureOfPlan = ({ phases, minutes }: LessonPlan): Fault[] => {
  const sum = sumOf(phases.map((phase) => phase.minutes));
  return [
    ...faultIf(differ(sum, minutes), 'minutes-sum', 'phases', { sum, expected: minutes }),
    ...checksOf({ phases }).flatMap(({ check, path }) => structureOfQuestion(check, path)),
  ];
};

const structureOfExercises = ({ exercises }: ExerciseSet): Fault[] =>
  exercises.flatMap(({ statement, answer }, index) => [
    ...emptyIf(statement, `exercises.${index}.statement`),
    ...emptyIf(answer, `exercises.${index}.answer`),
  ]);

/** Faults that matter for any author and after each edit: wrong sums, missing keys, empty texts. */
export function structureFaults(draft: Draft): Fault[] {
  if (draft.type === 'TEST') return structureOfTest(draft);
  return draft.type === 'LESSON_PLAN' ? structureOfPlan(draft) : structureOfExercises(draft);
}
