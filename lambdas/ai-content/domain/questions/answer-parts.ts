import * as z from 'zod/mini';
import type { DraftLanguage } from '#shared/model/locale.ts';
import {
  bloomLevel,
  difficulty,
  type BloomLevel,
  type Difficulty,
} from '#shared/model/question-levels.ts';
import { figureSchemas } from '#shared/model/figure.ts';
import type { Question } from '#shared/model/question.ts';

export const text = z.string();
export const texts = z.array(text);

/** A text of which a model's schema says what is in it, where models often go wrong. */
export const described = (said: string) => z.string().check(z.describe(said));

/** Points and minutes are worked out from what is drafted. Models are not asked for them; those they send are ignored. */
export const ignored = z.optional(z.unknown());

/** A figure, or null; rules leave it out. Assembling says what is wrong with other values. */
export const figureAnswer = z.optional(z.nullable(z.union([...figureSchemas, z.unknown()])));

/** The fields of a question in the order in which a model writes them: what it rests on before what it asks. */
export const questionAnswer = <Own extends z.core.$ZodShape>(own: Own) =>
  z.strictObject({
    passage: z.nullable(described('word for word from the source text; null without one')),
    stem: described('all that a pupil reads'),
    figure: figureAnswer,
    ...own,
    reason: text,
    hint: z.nullable(text),
    points: ignored,
    /** Null from models that do not judge their questions. */
    difficulty: z.catch(z.nullable(difficulty), null),
    bloom: z.catch(z.nullable(bloomLevel), null),
  });

export type Common = Pick<
  Question,
  'id' | 'stem' | 'points' | 'difficulty' | 'bloom' | 'reason' | 'passage' | 'hint' | 'figure'
>;

export interface AnswerKind {
  /** What a drafter gives; its fields tell the kind. */
  readonly schema: z.ZodMiniObject;
  /** In instructions, before “questions”. */
  readonly name: string;
  /** Names that a teacher may use, folded, in all languages: part of a regular expression. */
  readonly words: string;
  /** How much of the points it gets beside others, by how much a pupil writes or decides. */
  readonly weight: number;
  /** How pupils answer; in a test of several types, which questions are meant. */
  how(isOneType: boolean): Readonly<Record<DraftLanguage, string>>;
  /** The levels that a question of this kind can ask for, by its difficulty. */
  readonly bloom: Readonly<Record<Difficulty, readonly BloomLevel[]>>;
  /** Questions that the rule shows, without the fields that all kinds have. */
  examples(language: DraftLanguage): readonly { readonly stem: string }[];
  /** What a model must observe. */
  rule(language: DraftLanguage): string;
  /** The question that a model's value makes; undefined if it is of another kind or has no key. */
  readonly assemble: (value: unknown, common: Common) => Question | undefined;
}

/** Assembles values that match a schema. */
export const assembling =
  <Schema extends z.core.$ZodType>(
    schema: Schema,
    assemble: (answer: z.output<Schema>, common: Common) => Question | undefined,
  ): AnswerKind['assemble'] =>
  (value, common) => {
    const { data, success } = z.safeParse(schema, value);
    return success ? assemble(data, common) : undefined;
  };
