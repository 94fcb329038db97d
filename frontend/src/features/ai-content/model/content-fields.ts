import { questionTypes, type ContentType, type QuestionType } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { testRoles } from '#shared/model/mark-role.ts';
import { difficulties } from '#shared/model/question-levels.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

/** The field for the number of questions of a type that a test has as well as those of the chosen type. */
export type MoreField = `more ${QuestionType}`;
export const moreField = (type: QuestionType): MoreField => `more ${type}`;

export type DifficultyField = `difficulty of ${QuestionType}`;
export const difficultyField = (type: QuestionType): DifficultyField => `difficulty of ${type}`;

export function emptyFields(): Record<MoreField | DifficultyField, string>;
export function emptyFields(): Record<string, string> {
  const names = questionTypes.flatMap((type) => [moreField(type), difficultyField(type)]);
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** What an annual distribution says of a lesson; these fields are shown once they are filled in from it. */
export const curriculumFields = ['field', 'sequence', 'competence'] as const;

export type ContentFieldName =
  | (typeof curriculumFields)[number]
  | 'topic'
  | 'level'
  | 'subject'
  | 'year'
  | 'language'
  | 'duration'
  | 'objectives'
  | 'role'
  | 'questionType'
  | 'questionCount'
  | 'difficulty'
  | MoreField
  | DifficultyField
  | 'exerciseType'
  | 'baseText'
  | 'classId'
  | 'date';

export interface ContentField {
  readonly name: ContentFieldName;
  readonly label: MessageId;
  readonly help?: MessageId;
  readonly kind: 'text' | 'long' | 'count' | 'choice' | 'date';
  /** The options of a `choice`, except for saved classes, and for years of study, which depend on the level. */
  readonly options?: readonly { readonly value: string; readonly label: MessageId }[];
  /** What no choice means. */
  readonly placeholder?: MessageId;
  readonly optional?: true;
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

const choice = (
  name: ContentFieldName,
  label: MessageId,
  options?: ContentField['options'],
): ContentField => ({
  ...{ name, label, kind: 'choice', maximum: limits.textLength },
  ...(options && { options }),
});
const optional = (field: ContentField): ContentField => ({ ...field, optional: true });
const curriculum = (
  name: ContentFieldName,
  label: MessageId,
  maximum: number = limits.textLength,
): ContentField => ({ name, label, kind: 'text', optional: true, maximum });

const topic = text('topic', 'aiContent.topic', 'aiContent.topicHelp');
const subject = optional(text('subject', 'aiContent.subject', 'aiContent.subjectHelp'));
const level = choice(
  'level',
  'aiContent.level',
  schoolLevels.map((value) => ({ value, label: `level.${value}` })),
);
const year = optional({ ...choice('year', 'aiContent.year'), help: 'aiContent.yearHelp' });
const language = choice(
  'language',
  'aiContent.language',
  draftLanguages.map((value) => ({ value, label: `aiContent.language.${value}` })),
);
const context = optional(long('baseText', 'aiContent.context', 'aiContent.contextHelp'));
/** Only if the teacher has saved classes. */
const savedClass = optional({
  ...choice('classId', 'aiContent.class'),
  help: 'aiContent.classHelp',
});
const date: ContentField = { ...curriculum('date', 'aiContent.date'), kind: 'date' };
const lessonDate: ContentField = { ...date, label: 'aiContent.lessonDate' };

/** How hard questions are; without a choice they go from easy to hard. */
export const difficulty = optional({
  ...choice(
    'difficulty',
    'aiContent.difficulty',
    difficulties.map((value) => ({
      value: String(value),
      label: `aiContent.difficulty.${value}`,
    })),
  ),
  placeholder: 'aiContent.anyDifficulty',
});

const common = [savedClass, topic, subject, level, year, language];

export const contentFields: Record<ContentType, readonly ContentField[]> = {
  LESSON_PLAN: [
    ...common,
    text('duration', 'aiContent.duration', 'aiContent.durationHelp'),
    long('objectives', 'aiContent.objectives', 'aiContent.objectivesHelp'),
    context,
    lessonDate,
    curriculum('field', 'aiContent.field'),
    curriculum('sequence', 'aiContent.sequence'),
    curriculum('competence', 'aiContent.competence', limits.competenceLength),
  ],
  TEST: [
    ...common,
    optional({
      ...choice(
        'role',
        'aiContent.role',
        testRoles.map((value) => ({ value, label: `aiContent.role.${value}` })),
      ),
      placeholder: 'aiContent.anyRole',
      help: 'aiContent.roleHelp',
    }),
    {
      ...choice(
        'questionType',
        'aiContent.questionType',
        questionTypes.map((value) => ({ value, label: `questionType.${value}` })),
      ),
      help: 'aiContent.questionTypeHelp',
    },
    {
      name: 'questionCount',
      label: 'aiContent.questionCount',
      kind: 'count',
      maximum: limits.questionCountMax,
    },
    difficulty,
    ...questionTypes.map((type): ContentField => ({
      name: moreField(type),
      label: `questionType.${type}`,
      kind: 'count',
      optional: true,
      maximum: limits.questionCountMax,
    })),
    optional(long('baseText', 'aiContent.sourceText', 'aiContent.sourceTextHelp')),
    date,
  ],
  EXERCISE: [
    ...common,
    text('exerciseType', 'aiContent.exerciseType', 'aiContent.exerciseTypeHelp'),
    context,
    date,
  ],
};

/** What helps to fill in a field: passages of a file, or a lesson of the annual distribution. */
export type FieldAid = 'source' | 'distribution';
export function aidOf(name: ContentFieldName, type: ContentType): FieldAid | undefined {
  if (name === 'baseText') return 'source';
  return name === 'topic' && type === 'LESSON_PLAN' ? 'distribution' : undefined;
}
