import type { Draft, ExerciseSet, LessonPlan, Question, Test } from '../model/draft.ts';
import { faultIf, type Fault } from './fault.ts';
import { sameText } from './words.ts';

/** Points are multiples of a quarter, so a smaller difference is a rounding error of binary fractions. */
const differ = (one: number, other: number): boolean => Math.abs(one - other) > 0.01;
const sumOf = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100;

const isBlank = (text: string): boolean => text.trim() === '';
export const emptyIf = (text: string, path: string): Fault[] =>
  faultIf(isBlank(text), 'empty', path, { field: path.split('.').at(-1) ?? path });

function faultsOfOptions(question: Extract<Question, { kind: 'choice' }>, path: string): Fault[] {
  const { options, key } = question;
  const texts = options.map((option) => sameText(option.text));
  const twice = options.find((_, index) => {
    const text = texts[index] ?? '';
    return text !== '' && texts.indexOf(text) !== index;
  });
  return [
    ...faultIf(!options.some(({ id }) => id === key), 'key-missing', path),
    ...faultIf(options.length < 2, 'options-few', `${path}.options`, { count: options.length }),
    ...options.flatMap(({ text }, index) => emptyIf(text, `${path}.options.${index}.text`)),
    ...faultIf(twice !== undefined, 'options-same', `${path}.options`, { text: twice?.text ?? '' }),
  ];
}

const structureOfTest = ({ questions, task, scale }: Test): Fault[] => {
  const sum = sumOf([...questions.map(({ points }) => points), task?.points ?? 0]);
  return [
    ...faultIf(differ(sum, scale), 'points-sum', 'questions', { sum, expected: scale }),
    ...questions.flatMap((question, index) => [
      ...emptyIf(question.stem, `questions.${index}.stem`),
      ...(question.kind === 'choice' ? faultsOfOptions(question, `questions.${index}`) : []),
      ...(question.kind === 'short'
        ? faultIf(isBlank(question.answer), 'key-missing', `questions.${index}`)
        : []),
    ]),
    ...(task ? emptyIf(task.situation, 'task.situation') : []),
  ];
};

const structureOfPlan = ({ phases, minutes }: LessonPlan): Fault[] => {
  const sum = sumOf(phases.map((phase) => phase.minutes));
  return faultIf(differ(sum, minutes), 'minutes-sum', 'phases', { sum, expected: minutes });
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
