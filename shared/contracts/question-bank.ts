import * as z from 'zod/mini';
import { questionShelf, shelfContent, shelfId } from '../model/question-shelf.ts';
import { versionEndpoints } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/question-shelves/{shelfId}';
const params = z.strictObject({ shelfId });

export const listQuestionShelves = defineEndpoint({
  id: 'list-question-shelves',
  summary:
    'Ten shelves of the question bank, as they were saved last; none that was never saved. After ten there may be more',
  method: 'GET',
  path: '/question-bank/{tens}',
  audience: 'teacher',
  /** `0` has the shelves `s00` to `s09`. */
  params: z.strictObject({ tens: z.string().check(z.regex(/^\d$/)) }),
  status: 200,
  response: z.array(questionShelf),
  errors: [],
});

export const getQuestionShelf = defineEndpoint({
  id: 'get-question-shelf',
  summary:
    'A shelf of the question bank with its newest version; an empty version 0 before the first save',
  method: 'GET',
  path,
  audience: 'teacher',
  params,
  status: 200,
  response: questionShelf,
  versioned: true,
  errors: [],
});

export const questionShelfVersions = versionEndpoints({
  name: 'question-shelf',
  noun: 'shelf of the question bank',
  path,
  savePath: path,
  params,
  content: shelfContent,
});
