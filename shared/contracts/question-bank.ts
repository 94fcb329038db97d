import * as z from 'zod/mini';
import { classFigures } from '../model/class-figures.ts';
import { exportFormats } from '../draft/export-formats.ts';
import { limits } from '../model/limits.ts';
import { draftLanguages } from '../model/locale.ts';
import { line } from '../model/text.ts';
import { keptId, questionShelf, shelfContent, shelfId } from '../model/question-shelf.ts';
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

/** Refused as a whole if a question is not there, so that none is lost without a word. */
export const exportQuestionBank = defineEndpoint({
  id: 'export-question-bank',
  summary: 'Questions of the bank as a file: for paper, for a learning system, or as text',
  method: 'POST',
  path: '/question-bank/export',
  audience: 'teacher',
  body: z.strictObject({
    format: z.enum(exportFormats),
    title: line(limits.textLength),
    /** That of headings, and of how numbers are written. */
    language: z.enum(draftLanguages),
    /** In the order of the file. */
    ids: z
      .array(
        z.strictObject({
          shelf: shelfId,
          /** Missing: all of the shelf. */
          questions: z.optional(
            z.array(keptId).check(z.minLength(1), z.maxLength(limits.shelfQuestions)),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.exportedQuestions)),
    /** For paper: the teacher's sheet instead of the pupils', or after it. */
    key: z.optional(z.enum(['yes', 'also'])),
  }),
  status: 200,
  file: true,
  errors: [],
});
