import { questionTypes, type ContentType, type QuestionType } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { difficulties } from '#shared/model/question-levels.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

/** The fields for how many questions of each type there are besides those of the chosen one. */
export const moreFields = {
  'Multiple Choice': 'moreChoices',
  'True/False': 'moreStatements',
  'Short Answer': 'moreShortAnswers',
  'Gap Fill': 'moreGapFills',
  'Open Question': 'moreOpenQuestions',
  Matching: 'moreMatchings',
  Ordering: 'moreOrderings',
} as const satisfies Record<QuestionType, string>;
export type MoreField = (typeof moreFields)[QuestionType];

/** The field for how hard the questions of a type are. */
export const difficultyField = (type: QuestionType): DifficultyField =>
  `${moreFields[type]}Difficulty`;
export type DifficultyField = `${MoreField}Difficulty`;

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
  /** The largest number of characters; the largest number for a `count`. */
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
const subject: ContentField = {
  ...text('subject', 'aiContent.subject', 'aiContent.subjectHelp'),
  optional: true,
};
const level: ContentField = {
  name: 'level',
  label: 'aiContent.level',
  kind: 'choice',
  options: schoolLevels.map((value) => ({ value, label: `level.${value}` })),
  maximum: limits.textLength,
};
const year: ContentField = {
  name: 'year',
  label: 'aiContent.year',
  help: 'aiContent.yearHelp',
  kind: 'choice',
  optional: true,
  maximum: limits.textLength,
};
const language: ContentField = {
  name: 'language',
  label: 'aiContent.language',
  kind: 'choice',
  options: draftLanguages.map((value) => ({ value, label: `aiContent.language.${value}` })),
  maximum: limits.textLength,
};
const context: ContentField = {
  ...long('baseText', 'aiContent.context', 'aiContent.contextHelp'),
  optional: true,
};

/** Only if the teacher has saved classes. */
const savedClass: ContentField = {
  name: 'classId',
  label: 'aiContent.class',
  help: 'aiContent.classHelp',
  kind: 'choice',
  optional: true,
  maximum: limits.textLength,
};
const date: ContentField = {
  name: 'date',
  label: 'aiContent.date',
  kind: 'date',
  optional: true,
  maximum: limits.textLength,
};

const curriculum = (
  name: ContentFieldName,
  label: MessageId,
  maximum: number = limits.textLength,
): ContentField => ({ name, label, kind: 'text', optional: true, maximum });

/** How hard questions are; without a choice they go from easy to hard. */
export const difficulty: ContentField = {
  name: 'difficulty',
  label: 'aiContent.difficulty',
  kind: 'choice',
  options: difficulties.map((value) => ({
    value: String(value),
    label: `aiContent.difficulty.${value}`,
  })),
  placeholder: 'aiContent.anyDifficulty',
  optional: true,
  maximum: limits.textLength,
};

/** The fields of each form, in the order of the page. */
export const contentFields: Record<ContentType, readonly ContentField[]> = {
  LESSON_PLAN: [
    savedClass,
    topic,
    subject,
    level,
    year,
    language,
    text('duration', 'aiContent.duration', 'aiContent.durationHelp'),
    long('objectives', 'aiContent.objectives', 'aiContent.objectivesHelp'),
    context,
    date,
    curriculum('field', 'aiContent.field'),
    curriculum('sequence', 'aiContent.sequence'),
    curriculum('competence', 'aiContent.competence', limits.competenceLength),
  ],
  TEST: [
    savedClass,
    topic,
    subject,
    level,
    year,
    language,
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
    difficulty,
    ...questionTypes.map((type): ContentField => ({
      name: moreFields[type],
      label: `questionType.${type}`,
      kind: 'count',
      optional: true,
      maximum: limits.questionCountMax,
    })),
    {
      ...long('baseText', 'aiContent.sourceText', 'aiContent.sourceTextHelp'),
      optional: true,
    },
    date,
  ],
  EXERCISE: [
    savedClass,
    topic,
    subject,
    level,
    year,
    language,
    text('exerciseType', 'aiContent.exerciseType', 'aiContent.exerciseTypeHelp'),
    context,
    date,
  ],
};
