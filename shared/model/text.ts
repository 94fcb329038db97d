import * as z from 'zod/mini';

/** Controls and bidi overrides (general categories Cc and Cf's embedding marks) have no place in a name. */
const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const isControl = (character: string): boolean => CONTROL.test(character);
const isBreak = (character: string): boolean => '\t\n\r'.includes(character);

/** One line of text: trimmed, not empty, at most `max` UTF-16 units, without control characters. */
export const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => ![...value].some(isControl), { error: 'control_character' }),
  );

/** Several lines of text: trimmed, not empty, at most `max` UTF-16 units; line breaks allowed. */
export const paragraph = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => ![...value].some((c) => isControl(c) && !isBreak(c)), {
      error: 'control_character',
    }),
  );

/** A calendar date, `YYYY-MM-DD`. */
export const isoDate = () => z.iso.date();

/** A moment in UTC, ISO 8601 with milliseconds. */
export const isoDateTime = () => z.iso.datetime();
