import { contentTypes, type ContentType } from '#shared/model/content-types.ts';
import { testRoles } from '#shared/model/mark-role.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { FROM, paths } from '#frontend/lib/paths.ts';

interface FormTexts {
  readonly path: string;
  readonly title: MessageId;
  readonly intro: MessageId;
  readonly submitted: MessageId;
}

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

/** What a draft is; a newer server may use unknown types. */
export const typeText = ({
  type,
  role,
}: {
  readonly type: string;
  readonly role?: string | undefined;
}): MessageId => {
  const called = testRoles.find((one) => one === role);
  if (called) return `aiContent.role.${called}`;
  const known = contentTypes.find((name) => name === type);
  return known ? `aiContent.type.${known}` : 'aiContent.type.unknown';
};

/** The message after a draft of this type was requested. */
export const submittedText = (type: string): MessageId => {
  const known = contentTypes.find((name) => name === type);
  return known ? contentForms[known].submitted : 'aiContent.submitted';
};

/** The form of a type, filled from an earlier job; the history if the type is unknown. */
export const againPath = (type: string, jobId: string): string => {
  const known = contentTypes.find((name) => name === type);
  if (!known) return paths.aiContent;
  return `${contentForms[known].path}?${new URLSearchParams({ [FROM]: jobId }).toString()}`;
};
