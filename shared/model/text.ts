import * as z from 'zod/mini';

/** C0/C1 controls and bidi overrides have no place in a name; tab and line breaks are allowed in long text only. */
// eslint-disable-next-line no-control-regex -- the very characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
// eslint-disable-next-line no-control-regex -- as above, with \t \n \r allowed
const CONTROL_EXCEPT_BREAKS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** One line of text: trimmed, not empty, at most `max` UTF-16 units, without control characters. */
export const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => !CONTROL.test(value), { error: 'control_character' }),
  );

/** Several lines of text: trimmed, not empty, at most `max` UTF-16 units; line breaks allowed. */
export const paragraph = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => !CONTROL_EXCEPT_BREAKS.test(value), { error: 'control_character' }),
  );

/** A calendar date, `YYYY-MM-DD`. */
export const isoDate = () => z.iso.date();

/** A moment in UTC, ISO 8601 with milliseconds. */
export const isoDateTime = () => z.iso.datetime();
