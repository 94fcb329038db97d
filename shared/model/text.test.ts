import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { line, paragraph } from './text.ts';

const codesOf = (schema: z.ZodMiniType, value: string) =>
  z.safeParse(schema, value).error?.issues.map(({ code, message }) => [code, message]) ?? [];

describe('a single-line text', () => {
  it.each([
    ['outer space', ' \u00a0Amina ', 'Amina'],
    ['a mark pasted before Arabic', '\u200fسلمى بن عيسى', 'سلمى بن عيسى'],
    ['zero-width space, soft hyphen, word joiner', 'Ben\u200b A\u00adli\u2060', 'Ben Ali'],
    ['a lone surrogate', 'Ali\ud800', 'Ali\ufffd'],
    ['joiners, kept', 'می‌خواهم 👩‍🎓', 'می‌خواهم 👩‍🎓'],
    ['a plain digit', '7', '7'],
  ])('is cleaned: %s', (_, value, tidied) => {
    expect(z.parse(line(50), value)).toBe(tidied);
  });

  it.each([
    '\u200b',
    '\u200c\u200d',
    '\u2060',
    '\u00ad',
    '\u061c',
    '\u3164',
    '\u2800',
    '\u180e',
    '\ufe0f',
    '\u{e0041}',
    ' \u00a0\u3000 ',
  ])('that is invisible counts as empty: %j', (value) => {
    expect(codesOf(line(50), value).map(([code]) => code)).toEqual(['too_small']);
  });

  it.each(['a\u0000b', 'a\nb', 'a\u2028b', 'a\u202eb', 'a\u2068b', 'a\uffff'])(
    'cannot contain control characters: %j',
    (value) => {
      expect(codesOf(line(50), value)).toEqual([['custom', 'control_character']]);
    },
  );

  it('stays the same when it is parsed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const parsed = z.safeParse(line(1000), value);
        if (parsed.success) expect(z.parse(line(1000), parsed.data)).toBe(parsed.data);
      }),
    );
  });
});

it('keeps the line breaks of a paragraph, whatever their form', () => {
  expect(z.parse(paragraph(50), ' a\r\nb\u2028c\td ')).toBe('a\r\nb\nc\td');
  expect(codesOf(paragraph(50), 'a\u0007b')).toEqual([['custom', 'control_character']]);
});
