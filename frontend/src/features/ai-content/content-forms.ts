import { contentTypes, type ContentType } from '#shared/model/content-types.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { FROM, paths } from '../../lib/paths.ts';

interface FormTexts {
  readonly path: string;
  readonly title: MessageId;
  readonly intro: MessageId;
  readonly submitted: MessageId;
}

/** Each form's address and texts. */
export const contentForms: Record<ContentType, FormTexts> = {
  LESSON_PLAN: {
    path: paths.lessonPlan,
    title: 'aiContent.lessonPlanTitle',
    intro: 'aiContent.lessonPlanIntro',
    submitted: 'aiContent.lessonPlanSubmitted',
  },
  TEST: {
    path: paths.test,
    title: 'aiContent.testTitle',
    intro: 'aiContent.testIntro',
    submitted: 'aiContent.testSubmitted',
  },
  EXERCISE: {
    path: paths.exercise,
    title: 'aiContent.exerciseTitle',
    intro: 'aiContent.exerciseIntro',
    submitted: 'aiContent.exerciseSubmitted',
  },
};

/** The type of a draft in words; a newer server may have more types than this client knows. */
export const typeText = (type: string): MessageId => {
  const known = contentTypes.find((name) => name === type);
  return known ? `aiContent.type.${known}` : 'aiContent.type.unknown';
};

/** What is said when a draft of a type is asked for again. */
export const submittedText = (type: string): MessageId => {
  const known = contentTypes.find((name) => name === type);
  return known ? contentForms[known].submitted : 'aiContent.submitted';
};

/** The form of a type, filled from an earlier job; the history where there is no such form. */
export const againPath = (type: string, jobId: string): string => {
  const known = contentTypes.find((name) => name === type);
  if (!known) return paths.aiContent;
  return `${contentForms[known].path}?${new URLSearchParams({ [FROM]: jobId }).toString()}`;
};
