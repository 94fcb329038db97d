import * as z from 'zod/mini';
import { classId } from './class-id.ts';
import { testForms } from './content-types.ts';
import { limits } from './limits.ts';
import { quarters } from './quarters.ts';
import { draftLanguages } from './locale.ts';
import { testRoles } from './mark-role.ts';
import { pupilId } from './saved-class.ts';
import { isoDate } from './text.ts';
import { ulid } from './ulid.ts';

/** Why a person must look at an answer. */
export const answerDoubts = [
  /** Two bubbles are filled, or may be. */
  'double',
  /** Something is in a bubble, too little for an answer. */
  'faint',
  /** A filled bubble is struck out. */
  'struck',
  /** Something is drawn around an empty bubble, or at its letter. */
  'beside',
  /** A bubble is out of the picture. */
  'outside',
  /** The print of a bubble cannot be seen: correction fluid, a finger, a reflection or a stain is on it. */
  'covered',
  /** A long line goes through a bubble, and may be a pen's. */
  'line',
  /** A scan in black and white shows nothing in it, but would not show a faint pencil either. */
  'black-and-white',
  /** Nearly all of the sheet is empty: its pupil may have answered elsewhere. It is the first of its empty answers. */
  'blank',
  /** A shadow's edge goes through a bubble, and it may be taken for ink. */
  'shadow',
  /** The teacher has given no points for what the pupil wrote. */
  'unmarked',
] as const;
export type AnswerDoubt = (typeof answerDoubts)[number];

/** What a person should know of a whole sheet, although each answer may be sure. */
export const sheetWarnings = [
  /** A dark line goes through bubbles, and was not taken for ink: dust on the scanner's glass, or a crease. */
  'line',
  /** It was scanned in black and white, without greys: a faint pencil is lost. */
  'black-and-white',
] as const;
export type SheetWarning = (typeof sheetWarnings)[number];

/** The id of a question or of one of its options, as the draft has it; `task` is the integration task. */
export const questionId = z.string().check(z.minLength(1), z.maxLength(8));
const text = z.string().check(z.maxLength(limits.textLength));
const points = quarters(0, limits.draftPoints);

/** A question as it was printed. */
export const printedQuestion = z.strictObject({
  id: questionId,
  points,
  /** The ids of its options in the order of the bubbles; `true` and `false` for a statement. Missing: a person gives points. */
  options: z.optional(z.array(questionId).check(z.minLength(2), z.maxLength(limits.draftOptions))),
});
export type PrintedQuestion = z.infer<typeof printedQuestion>;

/** A question with its key, which the teacher may correct: all sheets are then marked anew. */
const markedQuestion = z.strictObject({
  id: questionId,
  points,
  /** The right option; missing if a person gives points. */
  key: z.optional(questionId),
});
export type MarkedQuestion = z.infer<typeof markedQuestion>;

const millimetres = z.number().check(z.gte(0), z.lte(500));

/** The ids of the options of a statement, in the order of their bubbles. */
export const truthOptions = ['true', 'false'] as const;

/** A print of the test: what its bubbles are, and where. Sheets of one form have the same. */
const answerLayout = z.strictObject({
  form: z.enum(testForms),
  /** The size of the sheet's picture: the page, and a narrow border around it. */
  picture: z.strictObject({ width: millimetres, height: millimetres }),
  /** In the order of this form. */
  questions: z
    .array(
      z.extend(printedQuestion, {
        /** The middles of its bubbles in the picture: those of its options, or of whole points and then quarters. */
        bubbles: z.array(z.tuple([millimetres, millimetres])).check(z.maxLength(32)),
      }),
    )
    .check(z.maxLength(limits.testQuestions)),
});
export type AnswerLayout = z.infer<typeof answerLayout>;

/** What was read for one question. */
const sheetAnswer = z.strictObject({
  /** The options that are filled or may be; none if the pupil left it out. */
  chosen: z.optional(z.array(questionId).check(z.maxLength(limits.draftOptions))),
  /** The points that the teacher has given. */
  points: z.optional(points),
  /** Missing if it is sure, or if the teacher has settled it. */
  doubt: z.optional(z.enum(answerDoubts)),
  /** The teacher has said what it is: another threshold does not change it. */
  settled: z.optional(z.literal(true)),
});
export type SheetAnswer = z.infer<typeof sheetAnswer>;

const readSheet = z.strictObject({
  /** The picture it is in, from 0 in the order of the request. */
  picture: z.int().check(z.gte(0)),
  /** Its print, by index. */
  layout: z.int().check(z.gte(0)),
  /** Missing on a sheet without a name whose number could not be read. */
  pupil: z.optional(pupilId),
  /** The teacher has said that it is no sheet of this class; it is not marked, and its picture is kept. */
  dismissed: z.optional(z.literal(true)),
  answers: z.record(questionId, sheetAnswer),
  /** How dark each bubble of a choice is, in thousandths: its ink and its share of strokes in turn. */
  ink: z.optional(
    z.record(
      questionId,
      z.array(z.int().check(z.gte(0), z.lte(2000))).check(z.maxLength(2 * limits.draftOptions)),
    ),
  ),
  warnings: z.optional(z.array(z.enum(sheetWarnings)).check(z.maxLength(sheetWarnings.length))),
});
export type ReadSheet = z.infer<typeof readSheet>;

export const sheetProblems = [
  /** There is no printed sheet in the picture. */
  'no-sheet',
  /** It is a sheet that this teacher has not printed, or has deleted. */
  'unknown',
  /** It is a printed page of marks, or of a register. */
  'other-sheet',
  /** It cannot be read surely: it is cut, blurred, bent too much or under a reflection. */
  'unclear',
  /** It belongs to another test, or to another class. */
  'other-test',
  'other-class',
  'repeated',
  /** The picture could not be opened. */
  'damaged',
] as const;

const leftOut = z.strictObject({
  picture: z.int().check(z.gte(0)),
  problem: z.enum(sheetProblems),
  /** The title of another test, or the name of another class. */
  name: z.optional(text),
  /** Whose sheet it is, if that is known. */
  pupil: z.optional(pupilId),
});
export type LeftOutSheet = z.infer<typeof leftOut>;

/** The answer sheets of a test that a class wrote: the content of a document with versions. */
export const answerSheets = z
  .strictObject({
    classId,
    draft: ulid,
    /** The version of the draft that was printed; missing if several were. */
    draftVersion: z.optional(z.int().check(z.positive())),
    title: text,
    subject: z.optional(text),
    /** Of the test; missing if the teacher has not said it. */
    role: z.optional(z.enum(testRoles)),
    language: z.enum(draftLanguages),
    /** The full mark. */
    scale: z.int().check(z.gte(1), z.lte(1000)),
    /** The day it was to be written, as the draft says. */
    date: z.optional(isoDate()),
    /** How dark an answer is, in percent of what is usual. Missing: 100. */
    threshold: z.optional(z.int().check(z.gte(20), z.lte(500))),
    /** In the order of form A. */
    questions: z.array(markedQuestion).check(z.minLength(1), z.maxLength(limits.testQuestions)),
    layouts: z.array(answerLayout).check(z.minLength(1), z.maxLength(12)),
    sheets: z.array(readSheet).check(z.maxLength(2 * limits.answerPictures)),
    leftOut: z.array(leftOut).check(z.maxLength(2 * limits.answerPictures)),
  })
  .check(
    z.refine(
      ({ questions, layouts, sheets }) => {
        const ids = new Set(questions.map(({ id }) => id));
        const pupils = sheets.flatMap(({ pupil }) => pupil ?? []);
        return (
          ids.size === questions.length &&
          new Set(pupils).size === pupils.length &&
          sheets.every(
            ({ layout, answers }) =>
              layout < layouts.length && Object.keys(answers).every((id) => ids.has(id)),
          )
        );
      },
      { error: 'inconsistent' },
    ),
  );
export type AnswerSheets = z.infer<typeof answerSheets>;
