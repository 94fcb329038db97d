import { questionTypes } from '#shared/model/content-types.ts';
import { questionKindOf, type QuestionKind } from '#shared/model/question.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

/** The name of a kind of question, as forms of tests have it. */
export const kindText = (kind: QuestionKind): MessageId => {
  const type = questionTypes.find((one) => questionKindOf[one] === kind) ?? 'Open Question';
  return `questionType.${type}`;
};
