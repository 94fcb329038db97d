import * as z from 'zod/mini';
import type { QuestionType } from './content-types.ts';
import { figure } from './figure.ts';
import { limits } from './limits.ts';
import { quarters } from './quarters.ts';
import { bloomLevel, difficulty } from './question-levels.ts';
import { forbidControlsExceptBreaks } from './text.ts';

/** One text of a draft; may be empty. Formulas are between dollar signs, and `\$` is a dollar sign. */
export const prose = (max: number = limits.draftTextLength) =>
  z.string().check(z.maxLength(max), forbidControlsExceptBreaks);
export const proseList = z.array(prose()).check(z.maxLength(limits.draftListLength));

/** Unique in its document and never reused for another block. */
export const blockId = z.string().check(z.regex(/^[a-z0-9]{1,8}$/));
/** Points come in quarters. */
export const points = quarters(0, limits.draftPoints);

const questionParts = {
  id: blockId,
  stem: prose(),
  points,
  /** Missing in a question that was not judged. */
  difficulty: z.optional(difficulty),
  bloom: z.optional(bloomLevel),
  /** Why the key is right. */
  reason: prose(),
  /** The words of the source text that the key rests on. */
  passage: z.optional(prose()),
  /** Helps the pupil without giving the key away. */
  hint: z.optional(prose()),
  /** Drawn by rule below the stem; older questions have none. */
  figure: z.optional(figure),
  /** Blind solving disagrees with the key; the teacher confirms or corrects it. */
  doubtful: z.optional(z.literal(true)),
};

export const choiceOption = z.strictObject({
  id: blockId,
  text: prose(),
  /** The mistake that leads a pupil to it, if it is wrong. */
  mistake: z.optional(prose()),
});
/** Options of which one is right. */
export const choiceQuestion = z.strictObject({
  kind: z.literal('choice'),
  ...questionParts,
  options: z.array(choiceOption).check(z.maxLength(limits.draftOptions)),
  /** The id of the right option. */
  key: blockId,
});

/** A statement that is true or false. */
const truthQuestion = z.strictObject({
  kind: z.literal('truth'),
  ...questionParts,
  answer: z.boolean(),
});

/** Answered by a word, a number or a few words. */
const shortQuestion = z.strictObject({
  kind: z.literal('short'),
  ...questionParts,
  answer: prose(limits.textLength),
  /** Other answers that are right. */
  variants: z.array(prose(limits.textLength)).check(z.maxLength(limits.draftListLength)),
  /** The unit of a numeric answer, and how far an accepted answer may be from it. */
  unit: z.optional(prose(40)),
  tolerance: z.optional(z.number().check(z.gte(0))),
});

/** A text with words to fill in. */
const gapQuestion = z.strictObject({
  kind: z.literal('gap'),
  ...questionParts,
  /** The text with its gaps: `Plants need [[light|sunlight]].` has one, with two right answers. */
  text: prose(),
});

/** How well a criterion is met at one level. */
const rubricLevel = z.strictObject({ text: prose(), points });
/** A table for marking: criteria, each with a description and points for every level. */
export const rubric = z
  .strictObject({
    /** Names of the levels, the best first. */
    levels: z
      .array(prose(limits.textLength))
      .check(z.minLength(2), z.maxLength(limits.draftRubricLevels)),
    /** The points of their best levels add up to those of the question or task. */
    criteria: z
      .array(z.strictObject({ criterion: prose(), levels: z.array(rubricLevel) }))
      .check(z.minLength(1), z.maxLength(limits.draftListLength)),
  })
  .check(
    z.refine(
      ({ levels, criteria }) => criteria.every((each) => each.levels.length === levels.length),
      { error: 'inconsistent' },
    ),
  );
export type Rubric = z.infer<typeof rubric>;

/** What an answer must contain, and its points. */
const markingPoint = z.strictObject({ text: prose(), points });
/** Answered in sentences, which a person marks. */
const openQuestion = z.strictObject({
  kind: z.literal('open'),
  ...questionParts,
  /** An answer that deserves all points. */
  answer: prose(),
  /** Their points add up to those of the question. */
  marking: z.array(markingPoint).check(z.maxLength(limits.draftListLength)),
  /** For answers that are judged by levels. */
  rubric: z.optional(rubric),
});

const matchedPair = z.strictObject({ id: blockId, left: prose(), right: prose() });
/** Two lists whose items are to be matched. */
const matchingQuestion = z.strictObject({
  kind: z.literal('matching'),
  ...questionParts,
  /** Texts that belong together; pupils see the right ones in another order. */
  pairs: z.array(matchedPair).check(z.maxLength(limits.draftOptions)),
});

/** A list to put in order. */
const orderingQuestion = z.strictObject({
  kind: z.literal('ordering'),
  ...questionParts,
  /** In the right order; pupils see another one. */
  items: z.array(prose()).check(z.maxLength(limits.draftOptions)),
});

export const question = z.discriminatedUnion('kind', [
  choiceQuestion,
  truthQuestion,
  shortQuestion,
  gapQuestion,
  openQuestion,
  matchingQuestion,
  orderingQuestion,
]);
export type Question = z.infer<typeof question>;
export type QuestionKind = Question['kind'];
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;

export const partsOf = (asked: Question): readonly { readonly id: string }[] => {
  if (asked.kind === 'choice') return asked.options;
  return asked.kind === 'matching' ? asked.pairs : [];
};

/** The kind of question that each type of the form asks for. */
export const questionKindOf = {
  'Multiple Choice': 'choice',
  'True/False': 'truth',
  'Short Answer': 'short',
  'Gap Fill': 'gap',
  'Open Question': 'open',
  Matching: 'matching',
  Ordering: 'ordering',
} as const satisfies Record<QuestionType, QuestionKind>;

export const questionKinds: readonly QuestionKind[] = Object.values(questionKindOf);

/** What a part of the program makes of each kind of question. */
export type ByKind<Result> = {
  readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>) => Result;
};

/** Calls the function for the kind of a question. */
export function forKind<Result>(asked: Question, by: ByKind<Result>): Result {
  switch (asked.kind) {
    case 'choice':
      return by.choice(asked);
    case 'truth':
      return by.truth(asked);
    case 'short':
      return by.short(asked);
    case 'gap':
      return by.gap(asked);
    case 'open':
      return by.open(asked);
    case 'matching':
      return by.matching(asked);
    case 'ordering':
      return by.ordering(asked);
  }
}
