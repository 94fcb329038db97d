import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import {
  collectParts,
  isFields,
  valuesOf,
  type ContentForm,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

const HEAD = [
  ...[
    'classId',
    'draft',
    'draftVersion',
    'title',
    'subject',
    'language',
    'scale',
    'date',
    'threshold',
  ],
  ...['layouts', 'leftOut'],
];

/** Sheets have no ids, and keep their picture and their order in it. */
export const sheetIds = ({ sheets }: Pick<AnswerSheets, 'sheets'>): string[] => {
  const seen = new Map<number, number>();
  return sheets.map(({ picture }) => {
    const times = seen.get(picture) ?? 0;
    seen.set(picture, times + 1);
    return `${picture}.${times}`;
  });
};

const split: ContentForm<AnswerSheets>['split'] = (content) => {
  const { questions, sheets, ...head } = content;
  const { values, put } = collectParts();
  for (const [name, value] of Object.entries(head)) put(name, value);
  for (const { id, ...question } of questions) put(`question/${id}`, question, `questions/${id}`);
  const ids = sheetIds(content);
  for (const [index, { answers, pupil, dismissed, ...place }] of sheets.entries()) {
    const id = ids[index] ?? '';
    const item = `sheets/${id}`;
    put(`place/${id}`, place, item);
    put(`pupil/${id}`, pupil, item);
    put(`dismissed/${id}`, dismissed, item);
    for (const [question, answer] of Object.entries(answers))
      put(`answer/${question}/${id}`, answer, item, `questions/${question}`);
  }
  return { lists: { questions: questions.map(({ id }) => id), sheets: ids }, values };
};

const join: ContentForm<AnswerSheets>['join'] = (parts) => {
  const { lists, values } = parts;
  const at = (key: string) => values.get(key)?.value;
  const fieldsAt = (key: string) => {
    const value = at(key);
    return isFields(value) ? value : {};
  };
  const answers = new Map<string, Record<string, unknown>>();
  for (const [key, answer] of valuesOf(parts, 'answer')) {
    const [question = '', sheet = ''] = key.split('/');
    answers.set(sheet, { ...answers.get(sheet), [question]: answer });
  }
  return {
    ...Object.fromEntries(HEAD.map((name) => [name, at(name)])),
    questions: (lists['questions'] ?? []).map((id) => ({ id, ...fieldsAt(`question/${id}`) })),
    sheets: (lists['sheets'] ?? []).map((id) => ({
      ...fieldsAt(`place/${id}`),
      ...{ pupil: at(`pupil/${id}`), dismissed: at(`dismissed/${id}`) },
      answers: answers.get(id) ?? {},
    })),
  };
};

/** How read answer sheets come apart: each answer by its sheet and question. */
export const answersForm: ContentForm<AnswerSheets> = { split, join, shown: (value) => value };

export const mergeAnswers = mergerOf(answersForm);
