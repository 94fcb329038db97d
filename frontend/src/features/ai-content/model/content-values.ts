import * as z from 'zod/mini';
import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { questionTypes, type ContentType, type QuestionType } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import { yearOfClass } from '#shared/class-lists/class-code.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { yearIn } from '#frontend/lib/year-of-study.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { errorsOf, schemaIssues, type FieldRule } from '#frontend/lib/forms/issues.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';
import {
  contentFields,
  difficultyField,
  emptyFields,
  moreField,
  type ContentField,
  type ContentFieldName,
} from './content-fields.ts';

type Taught = Read<Pick<ProfessionalProfile, 'level' | 'subject'>>;

/**
 * The values of the forms during editing: text in every field, valid or not. `planned` names the planned lesson that the plan is
 * for (`plan-paths.ts`); it is not sent.
 */
export type ContentValues = Record<ContentFieldName | 'planned', string>;

/** Subjects that are languages, in which their teachers also write. */
const taught = { fr: /fran[cç]|french|فرنسي/i, en: /engl|angl|نجليزي/i, ar: /arab|عربي/i };
const languageTaught = (subject = ''): DraftLanguage | undefined =>
  draftLanguages.find((language) => taught[language].test(subject));

/** An empty form with the defaults from the teacher's profile. */
export const initialValues = (language: DraftLanguage, profile?: Taught | null): ContentValues => ({
  topic: '',
  level: profile?.level ?? '',
  subject: profile?.subject ?? '',
  year: '',
  language: languageTaught(profile?.subject) ?? language,
  duration: '',
  objectives: '',
  role: '',
  questionType: '',
  questionCount: String(limits.questionCountDefault),
  difficulty: '',
  ...emptyFields(),
  exerciseType: '',
  baseText: '',
  classId: '',
  date: '',
  field: '',
  sequence: '',
  competence: '',
  planned: '',
});

export const valuesOf = (request: Read<ContentRequest>, language: DraftLanguage): ContentValues => {
  const more = 'moreQuestions' in request ? (request.moreQuestions ?? []) : [];
  return {
    ...initialValues(language),
    ...Object.fromEntries(
      Object.entries(request).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
    ...Object.fromEntries(
      more.flatMap(({ questionType, questionCount, difficulty }) => {
        const type = questionTypes.find((one) => one === questionType);
        if (!type) return [];
        return [
          [moreField(type), String(questionCount)],
          [difficultyField(type), difficulty === undefined ? '' : String(difficulty)],
        ];
      }),
    ),
  };
};

/** The types that a test may have besides the chosen one. */
export const otherTypes = ({ questionType }: Pick<ContentValues, 'questionType'>): QuestionType[] =>
  questionTypes.filter((type) => type !== questionType);

/** Whether a test is to have questions of another type. */
export const isAskedFor = (type: QuestionType, values: ContentValues): boolean =>
  !['', '0'].includes(values[moreField(type)].trim());

const moreTypes = (values: ContentValues): QuestionType[] =>
  otherTypes(values).filter((type) => isAskedFor(type, values));

/** The fields that a saved class fills in; it leaves those alone that it says nothing of. */
export const valuesOfClass = ({
  id,
  name,
  subject = '',
  level = '',
}: Pick<ClassSummary, 'id' | 'name' | 'subject' | 'level'>): readonly (readonly [
  field: ContentFieldName,
  value: string,
])[] => {
  const values = [
    ['classId', id],
    ['subject', subject],
    ['level', level],
    ['year', String(yearOfClass(name) ?? '')],
  ] as const;
  return values.filter(([, value]) => value !== '');
};

const valueOf = ({ name, kind, optional }: ContentField, values: ContentValues): unknown => {
  const value = name === 'year' ? yearIn(values) : values[name];
  if (kind === 'count') return Number(value);
  if (optional && !value.trim()) return undefined;
  return name === 'year' || name === 'difficulty' ? Number(value) : value;
};

const isMoreField = (name: ContentFieldName): boolean =>
  questionTypes.some((type) => name === moreField(type));

const parse = (contentType: ContentType, values: ContentValues) => {
  const fields = contentFields[contentType]
    .filter(({ name }) => !isMoreField(name))
    .map((field) => [field.name, valueOf(field, values)]);
  const more = contentType === 'TEST' ? moreTypes(values) : [];
  return z.safeParse(contentRequest, {
    contentType,
    ...Object.fromEntries(fields),
    ...(more.length > 0 && {
      moreQuestions: more.map((type) => ({
        questionType: type,
        questionCount: Number(values[moreField(type)]),
        ...(values[difficultyField(type)] !== '' && {
          difficulty: Number(values[difficultyField(type)]),
        }),
      })),
    }),
  });
};

/** The issues by field; those of other types belong to their numbers, and one about all of them to the first. */
const issuesOf = (contentType: ContentType, values: ContentValues) => {
  const more = moreTypes(values).map((type) => moreField(type));
  return schemaIssues(parse(contentType, values).error, ([first, index = 0]) =>
    first === 'moreQuestions' ? more[Number(index)] : undefined,
  );
};

/** The request that the form's values make; undefined if any value is invalid. */
export const requestOf = (
  contentType: ContentType,
  values: ContentValues,
): ContentRequest | undefined => parse(contentType, values).data;

export const ruleOf = (contentType: ContentType, name: string): FieldRule | undefined =>
  contentFields[contentType].find((field) => field.name === name);

/** Whether a field only seems to contain a list of names, which the teacher may deny. */
export const isListOfNames = (error: Text | undefined): boolean =>
  error?.id === 'aiContent.personal.names';

/** The errors of a form, by the schema that the API uses. */
export const validateContent = (
  contentType: ContentType,
  values: ContentValues,
): Errors<ContentValues> =>
  errorsOf(issuesOf(contentType, values), values, (name) => ruleOf(contentType, name));

/** The message for the whole form: a missing value, else an invalid count. */
export const formProblem = (errors: Errors<ContentValues>): Text | undefined => {
  const missing = Object.values(errors).some(({ id }) => id === 'form.required');
  const [count] = (['questionCount', ...questionTypes.map(moreField)] as const).flatMap(
    (name) => errors[name] ?? [],
  );
  return missing ? { id: 'aiContent.incomplete' } : count;
};
