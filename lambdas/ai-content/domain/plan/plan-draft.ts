import { usualMinutes } from '#shared/distribution/lesson-duration.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { countQuestions } from '#shared/model/content-types.ts';
import { draftNotesIn } from '../draft-notes.ts';
import type { Plan } from '../task.ts';
import { lengthIn } from './length-in.ts';

/** Two of each difficulty. */
const EXERCISES = 6;

const FULL_MARK = 20;
const FULL_MARK_OF_PRIMARY = 10;
/** A question is worth at least a quarter point, and half of the points are left to the integration task. */
const QUESTIONS_OF_TEN = 20;

/** The full mark of a test if the teacher has not said it. */
export const usualScale = (level: ContentRequest['level'], questions: number): number =>
  level === 'Primary' && questions <= QUESTIONS_OF_TEN ? FULL_MARK_OF_PRIMARY : FULL_MARK;

function planOfTest(
  request: Extract<ContentRequest, { contentType: 'TEST' }>,
  language: Plan['language'],
): Pick<Plan, 'scale' | 'integrationTask'> {
  const { level } = request;
  return {
    scale: request.scale ?? usualScale(level, countQuestions(request)),
    // Official tests of these schools end with an integration task, also those of French.
    integrationTask: language !== 'en' && level !== 'Primary',
  };
}

const lengthOf = ({ duration, level }: Extract<ContentRequest, { contentType: 'LESSON_PLAN' }>) =>
  lengthIn(duration, usualMinutes[level]);

/**
 * Makes the plan of a draft from a teacher's form. A plan is sent to models, so the class and the day are left out.
 * @param subject from the teacher's profile; the form may name another
 */
export function planDraft(
  { classId: _, date: __, ...request }: ContentRequest,
  subject?: string,
): Plan {
  const { language = 'en' } = request;
  const wanted = request.subject ?? subject;
  const common = { request, language, ...(wanted !== undefined && { subject: wanted }) };
  switch (request.contentType) {
    case 'LESSON_PLAN':
      return { ...common, ...(lengthOf(request) ?? { minutes: usualMinutes[request.level] }) };
    case 'TEST':
      return { ...common, ...planOfTest(request, language) };
    case 'EXERCISE':
      return { ...common, exerciseCount: EXERCISES };
  }
}

/** Notes for the teacher on how the form was read; empty if it was clear. */
export function planNotes({ request, language, minutes }: Plan): string[] {
  if (request.contentType !== 'LESSON_PLAN' || lengthOf(request)) return [];
  return [draftNotesIn(language).durationUnread(request.duration ?? '', minutes ?? 0)];
}
