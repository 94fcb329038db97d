import * as z from 'zod/mini';

/** Invisible marks of copied text. U+200C and U+200D stay for Persian words and emoji. */
export const MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;
/** Controls, line separators, bidi embeddings, overrides and isolates, and non-characters. */
export const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\p{NChar}]/u;
/** A visible character: not a space, a control, an ignorable code point or the blank of Braille. */
export const INK = /[^\p{Z}\p{Cc}\p{DI}\u2800]/u;

const isControl = (character: string): boolean => CONTROL.test(character);
export const isBreak = (character: string): boolean => '\t\n\r'.includes(character);

/** Well-formed, without `MARKS` and outer spaces; empty if no character is visible. */
const tidy = (text: string): string =>
  INK.test(text) ? text.toWellFormed().replace(MARKS, '').trim() : '';

const control = { error: 'control_character' } as const;
/** The rule of `line`. The OpenAPI document tells lines and paragraphs apart by these two refinements. */
export const forbidControls = z.refine<string>((value) => ![...value].some(isControl), control);
/** The rule of `paragraph`. */
export const forbidControlsExceptBreaks = z.refine<string>(
  (value) => ![...value].some((c) => isControl(c) && !isBreak(c)),
  control,
);

/** One line of text: tidied, not empty, at most `max` UTF-16 units, without control characters. */
export const line = (max: number) =>
  z.string().check(z.overwrite(tidy), z.minLength(1), z.maxLength(max), forbidControls);

/** Several lines of text: tidied, not empty, at most `max` UTF-16 units; line breaks allowed. */
export const paragraph = (max: number) =>
  z.string().check(
    z.overwrite((text) => tidy(text.replace(/[\u2028\u2029]/g, '\n'))),
    z.minLength(1),
    z.maxLength(max),
    forbidControlsExceptBreaks,
  );

/** A calendar date, `YYYY-MM-DD`. */
export const isoDate = () => z.iso.date();

/** A moment in UTC, ISO 8601 with milliseconds. */
export const isoDateTime = () => z.iso.datetime();

/** One text field of a table of marks; may be empty, but has no control characters. */
export const cellText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => ![...value].some((character) => CONTROL.test(character)), {
      error: 'control_character',
    }),
  );
