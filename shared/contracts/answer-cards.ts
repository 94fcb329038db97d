import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { languages } from '../model/locale.ts';
import { pupilId } from '../model/saved-class.ts';
import { cardPapers } from '../paper/card-layout.ts';
import { defineEndpoint } from './endpoint.ts';

/** The numbers on the cards are those of the pupils, so nothing is stored by a print. */
export const printAnswerCards = defineEndpoint({
  id: 'print-answer-cards',
  summary: 'Cards to hold up as answers to questions, one for each pupil of a class, as a PDF',
  method: 'GET',
  path: '/classes/{classId}/answer-cards',
  audience: 'teacher',
  params: z.strictObject({ classId }),
  query: z.object({
    /** Two cards on a page of A4, or four. Missing: two, which are seen from farther away. */
    paper: z.optional(z.enum(cardPapers)),
    /** Missing: English. */
    language: z.optional(z.enum(languages)),
    /** Only the card of this pupil. */
    pupil: z.optional(pupilId),
  }),
  status: 200,
  file: true,
  errors: ['class-not-found'],
});
