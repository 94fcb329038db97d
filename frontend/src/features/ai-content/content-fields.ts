import { questionTypes, type ContentType } from '../../../../shared/model/draft.ts';
import { limits } from '../../../../shared/model/limits.ts';
import { schoolLevels } from '../../../../shared/model/profile.ts';
import type { MessageId } from '../../i18n/message-id.ts';

export type ContentFieldName =
  | 'topic'
  | 'level'
  | 'duration'
  | 'objectives'
  | 'questionType'
  | 'questionCount'
  | 'exerciseType'
  | 'baseText';

export interface ContentField {
  readonly name: ContentFieldName;
  readonly label: MessageId;
  readonly help?: MessageId;
  readonly kind: 'text' | 'long' | 'count' | 'choice';
  /** What a `choice` offers. */
  readonly options?: readonly { readonly value: string; readonly label: MessageId }[];
  readonly optional?: true;
  /** Characters; the largest number of a `count`. */
  readonly maximum: number;
}

const text = (name: ContentFieldName, label: MessageId, help: MessageId): ContentField => ({
  name,
  label,
  help,
  kind: 'text',
  maximum: limits.textLength,
});
const long = (name: ContentFieldName, label: MessageId, help: MessageId): ContentField => ({
  ...text(name, label, help),
  kind: 'long',
  maximum: limits.longTextLength,
});

const topic = text('topic', 'aiContent.topic', 'aiContent.topicHelp');
const level: ContentField = {
  name: 'level',
  label: 'aiContent.level',
  kind: 'choice',
  options: schoolLevels.map((value) => ({ value, label: `level.${value}` })),
  maximum: limits.textLength,
};
const context: ContentField = {
  ...long('baseText', 'aiContent.context', 'aiContent.contextHelp'),
  optional: true,
};

/** The fields of each form, in the specification's order (section 2). */
export const contentFields: Record<ContentType, readonly ContentField[]> = {
  LESSON_PLAN: [
    topic,
    level,
    text('duration', 'aiContent.duration', 'aiContent.durationHelp'),
    long('objectives', 'aiContent.objectives', 'aiContent.objectivesHelp'),
    context,
  ],
  TEST: [
    topic,
    level,
    {
      name: 'questionType',
      label: 'aiContent.questionType',
      kind: 'choice',
      options: questionTypes.map((value) => ({ value, label: `questionType.${value}` })),
      maximum: limits.textLength,
    },
    {
      name: 'questionCount',
      label: 'aiContent.questionCount',
      kind: 'count',
      maximum: limits.questionCountMax,
    },
    {
      ...long('baseText', 'aiContent.sourceText', 'aiContent.sourceTextHelp'),
      optional: true,
    },
  ],
  EXERCISE: [
    topic,
    level,
    text('exerciseType', 'aiContent.exerciseType', 'aiContent.exerciseTypeHelp'),
    context,
  ],
};
