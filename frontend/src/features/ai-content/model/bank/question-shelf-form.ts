import * as z from 'zod/mini';
import { settleKept } from '#shared/bank/shelves.ts';
import { keptQuestion, type ShelfContent } from '#shared/model/question-shelf.ts';
import {
  collectParts,
  valuesOf,
  type ContentForm,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

const split: ContentForm<ShelfContent>['split'] = ({ questions }) => {
  const { values, put } = collectParts();
  for (const [id, kept] of Object.entries(questions)) put(`question/${id}`, kept);
  return { lists: {}, values };
};

const maybeKept = z.optional(keptQuestion);

/** How a shelf of the question bank comes apart: question by question. */
export const questionShelfForm: ContentForm<ShelfContent> = {
  split,
  join: (parts) => ({ questions: Object.fromEntries(valuesOf(parts, 'question')) }),
  shown: (value) => value,
  settle: (mine, theirs) => settleKept(z.parse(maybeKept, mine), z.parse(maybeKept, theirs)),
};

export const mergeShelves = mergerOf(questionShelfForm);
