import * as z from 'zod/mini';
import { classFigures } from '../model/class-figures.ts';
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

export const listQuestionFigures = defineEndpoint({
  id: 'list-question-figures',
  summary:
    'How well classes answered the questions of tests whose answer sheets were read; also of readings that were deleted',
  method: 'GET',
  path: '/question-figures',
  audience: 'teacher',
  status: 200,
  /** One for each reading. */
  response: z.array(classFigures),
  errors: [],
});
