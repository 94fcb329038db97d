import type { Question } from '#shared/model/question.ts';
import { newId } from '#shared/text/new-id.ts';
import { changeQuestion } from './edit-blocks.ts';
import type { Edit } from './edit-draft.ts';
import { changeById, removeById } from './lists.ts';

type Choice = Extract<Question, { kind: 'choice' }>;

const changeChoice = (id: string, change: (choice: Choice) => Question): Edit =>
  changeQuestion(id, (question) => (question.kind === 'choice' ? change(question) : question));

export const writeOption = (id: string, option: string, text: string): Edit =>
  changeChoice(id, (choice) => ({
    ...choice,
    options: changeById(choice.options, option, (one) => ({ ...one, text })),
  }));

/** Writes what leads pupils to a wrong option. */
export const writeMistake = (id: string, option: string, mistake: string): Edit =>
  changeChoice(id, (choice) => ({
    ...choice,
    options: changeById(choice.options, option, (one) => ({ ...one, mistake })),
  }));

export const chooseKey = (id: string, key: string): Edit =>
  changeChoice(id, ({ doubtful: _, ...choice }) => ({ ...choice, key }));

export const addOption = (id: string, option = newId()): Edit =>
  changeChoice(id, (choice) => ({
    ...choice,
    options: [...choice.options, { id: option, text: '' }],
  }));

/** Removes an option, unless it is the correct one. */
export const removeOption = (id: string, option: string): Edit =>
  changeChoice(id, (choice) =>
    option === choice.key ? choice : { ...choice, options: removeById(choice.options, option) },
  );

/** Sets whether a statement is true. */
export const chooseTruth = (id: string, answer: boolean): Edit =>
  changeQuestion(id, (question) => {
    if (question.kind !== 'truth') return question;
    const { doubtful: _, ...settled } = question;
    return { ...settled, answer };
  });
