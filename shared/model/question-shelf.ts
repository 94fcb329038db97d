import * as z from 'zod/mini';
import type { ClassDocumentKind } from './class-document.ts';
import { classId } from './class-id.ts';
import { documentVersion } from './document.ts';
import { limits } from './limits.ts';
import { draftLanguages } from './locale.ts';
import { schoolLevel } from './profile.ts';
import { blockId, question } from './question.ts';
import { isoDate, isoDateTime, line } from './text.ts';
import { ulid } from './ulid.ts';

/** A test that a kept question was in: never who wrote it, nor a mark. */
const testOfKept = z.strictObject({
  /** The job of the draft, and the question's id in it. */
  draft: ulid,
  question: blockId,
  title: line(limits.textLength),
  /** Missing: it was made for no saved class. */
  classId: z.optional(classId),
  date: isoDate(),
});
export type TestOfKept = z.infer<typeof testOfKept>;

const formerWording = z.strictObject({ question, until: isoDateTime() });

/** A question of the bank. */
export const keptQuestion = z.strictObject({
  question,
  language: z.enum(draftLanguages),
  subject: z.optional(line(limits.textLength)),
  level: z.optional(schoolLevel),
  /** The year of study within the level, from 1. */
  year: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** That of the annual distribution. */
  competence: z.optional(line(limits.competenceLength)),
  keptAt: isoDateTime(),
  /** 1, and one more for each new wording. */
  version: z.int().check(z.gte(1), z.lte(999_999)),
  /** Former wordings, the newest first. */
  earlier: z.optional(z.array(formerWording).check(z.maxLength(limits.keptWordings))),
  /** The newest first. */
  tests: z.optional(z.array(testOfKept).check(z.maxLength(limits.keptTests))),
  /** It was read from a file or a pasted text. Missing: it is from a draft. */
  origin: z.optional(z.literal('file')),
});
export type KeptQuestion = z.infer<typeof keptQuestion>;

/** Of a kept question: random, and never used again, so that what two devices add at once has different names. */
export const keptId = ulid;

/** Some questions of a teacher's bank: the content of a document with versions. */
export const shelfContent = z.strictObject({
  questions: z.record(keptId, keptQuestion).check(
    z.refine((questions) => Object.keys(questions).length <= limits.shelfQuestions, {
      error: 'too_big',
    }),
  ),
});
export type ShelfContent = z.infer<typeof shelfContent>;

/** Of a shelf on which nothing was laid. */
export const emptyShelf: ShelfContent = { questions: {} };

/** `s00` to `s99`: a bank has no others. */
export const shelfId = z.string().check(z.regex(/^s\d{2}$/));

/** The shelves of banks, as documents of their teachers. */
export const questionShelves: ClassDocumentKind<ShelfContent> = {
  ...{ id: shelfId, content: shelfContent, empty: emptyShelf },
};

/** A shelf with one of its versions. */
export const questionShelf = z.object({
  id: shelfId,
  document: z.extend(documentVersion, { content: shelfContent }),
});
export type QuestionShelf = z.infer<typeof questionShelf>;
