import { blanks } from '#shared/draft/questions/traits-of.ts';
import type { Exercise, LessonCheck, LessonPhase, LessonPlan, Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { newId } from '#shared/text/new-id.ts';

const parts = () => ({ id: newId(), stem: '', points: 1, reason: '' });

export const newQuestion = (kind: Question['kind']): Question => blanks[kind](parts());

export const newQuickQuestion = (): NonNullable<LessonPlan['exit']>[number] => ({
  id: newId(),
  question: '',
  answer: '',
});

/** An empty check for understanding, with as few options as a good question has. */
export const newCheck = (): LessonCheck => {
  const options = ['', '', ''].map((text) => ({ id: newId(), text }));
  return { kind: 'choice', ...parts(), points: 0, options, key: options[0]?.id ?? '' };
};

export const newPhase = (stage: LessonPhase['stage'] = 'build'): LessonPhase => ({
  id: newId(),
  stage,
  title: '',
  minutes: 5,
  teacher: '',
  pupils: '',
  assessment: '',
});

export const newExercise = (difficulty: Exercise['difficulty'] = 1): Exercise => ({
  id: newId(),
  difficulty,
  statement: '',
  steps: [],
  answer: '',
});

export const newKeyword = (): LessonPlan['keywords'][number] => ({
  id: newId(),
  term: '',
  meaning: '',
});
export const newMisconception = (): LessonPlan['misconceptions'][number] => ({
  id: newId(),
  misconception: '',
  response: '',
});

/** An empty integration task; its points are what the questions leave of the full mark. */
export const newTask = ({ questions, scale }: Test): NonNullable<Test['task']> => {
  const given = questions.reduce((sum, { points }) => sum + points, 0);
  return { situation: '', instructions: [], criteria: [], points: Math.max(1, scale - given) };
};
