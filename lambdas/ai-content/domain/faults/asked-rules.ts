import { countQuestions, questionGroups, type QuestionGroup } from '#shared/model/content-types.ts';
import type { Draft, ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import { questionKindOf, type Question } from '#shared/model/question.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { blueprintOf } from '../plan/blueprint.ts';
import type { RequestedDraft } from './requested-draft.ts';

export const languageNames: Readonly<Record<DraftLanguage, string>> = {
  en: 'English',
  ar: 'Arabic',
  fr: 'French',
};

/** How many more questions than planned may only ask to remember. */
const REMEMBERED = { atLeast: 1, share: 0.2 } as const;

/** Whether the questions have the difficulties asked for, and ask for more than remembering where it is planned. */
function levelFaults({ questions, drafter }: Test, groups: readonly QuestionGroup[]): Fault[] {
  // Rules say in a note what they cannot do.
  if (drafter === 'rules') return [];
  const asked = new Map(
    groups.map(({ questionType, difficulty }) => [questionKindOf[questionType], difficulty]),
  );
  const total = questions.length;
  const count = questions.filter(({ bloom }) => bloom === 'remember').length;
  const expected = blueprintOf(groups).filter(({ bloom }) => bloom === 'remember').length;
  const most = expected + Math.max(REMEMBERED.atLeast, total * REMEMBERED.share);
  return [
    ...questions.flatMap(({ kind, difficulty }, index) => {
      const wanted = asked.get(kind);
      const differs = wanted !== undefined && difficulty !== undefined && difficulty !== wanted;
      return faultIf(differs, 'difficulty-other', `questions.${index}`, {
        count: difficulty ?? 0,
        expected: wanted ?? 0,
      });
    }),
    ...faultIf(count > most, 'levels-low', 'questions', { count, total, expected }),
  ];
}

function askedOfTest(test: Test, asked: RequestedDraft): Fault[] {
  const { questions, scale, task, drafter } = test;
  const { request } = asked;
  if (request.contentType !== 'TEST') return [];
  const groups = questionGroups(request);
  const expected = countQuestions(request);
  // Rules make fewer questions if the text is too short, and say so in a note; a model can always correct the count.
  const isCount = (count: number, asked: number): boolean =>
    count === asked || (drafter === 'rules' && count < asked);
  const ofType = ({ questionType }: QuestionGroup): number =>
    questions.filter(({ kind }) => kind === questionKindOf[questionType]).length;
  const isAsked = ({ kind }: Question): boolean =>
    groups.some(({ questionType }) => questionKindOf[questionType] === kind);
  const types = groups.map(({ questionType }) => questionType).join('" or "');
  return [
    ...faultIf(!isCount(questions.length, expected), 'question-count', 'questions', {
      count: questions.length,
      expected,
    }),
    ...groups.flatMap((group) =>
      faultIf(
        groups.length > 1 && !isCount(ofType(group), group.questionCount),
        'type-count',
        'questions',
        { count: ofType(group), expected: group.questionCount, type: group.questionType },
      ),
    ),
    ...questions.flatMap((question, index) =>
      faultIf(!isAsked(question), 'question-kind', `questions.${index}`, { expected: types }),
    ),
    ...levelFaults(test, groups),
    ...faultIf(asked.scale !== undefined && asked.scale !== scale, 'other-scale', 'scale', {
      count: scale,
      expected: asked.scale ?? 0,
    }),
    ...faultIf(asked.integrationTask === true && !task, 'task-missing', 'task'),
    ...faultIf(asked.integrationTask === false && task !== undefined, 'task-unasked', 'task'),
  ];
}

function askedOfPlan({ minutes, phases }: LessonPlan, asked: RequestedDraft): Fault[] {
  const count = sessionsOf(phases).length;
  const { sessions: expected = 1 } = asked;
  return [
    ...faultIf(
      asked.minutes !== undefined && asked.minutes !== minutes,
      'other-minutes',
      'minutes',
      {
        count: minutes,
        expected: asked.minutes ?? 0,
      },
    ),
    ...faultIf(count !== expected && phases.length > 0, 'other-sessions', 'phases', {
      count,
      expected,
    }),
  ];
}

function askedOfExercises(
  { exercises: { length }, drafter }: ExerciseSet,
  { exerciseCount = length }: RequestedDraft,
): Fault[] {
  const isCount = length === exerciseCount || (drafter === 'rules' && length < exerciseCount);
  return faultIf(!isCount, 'exercise-count', 'exercises', {
    count: length,
    expected: exerciseCount,
  });
}

/** Whether a draft is what was asked for: its type, language, counts, minutes and full mark. */
export function askedFaults(draft: Draft, asked: RequestedDraft): Fault[] {
  const expected = asked.request.contentType;
  return [
    ...faultIf(draft.type !== expected, 'other-type', 'type', { expected }),
    ...faultIf(draft.language !== asked.language, 'other-language', 'language', {
      expected: languageNames[asked.language],
    }),
    ...(draft.type === 'TEST' ? askedOfTest(draft, asked) : []),
    ...(draft.type === 'LESSON_PLAN' ? askedOfPlan(draft, asked) : []),
    ...(draft.type === 'EXERCISE' ? askedOfExercises(draft, asked) : []),
  ];
}
