import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../lambdas/notebooks/domain/notebook/messages/messages.ts';
import { loadMessages, type Messages } from './load-messages.ts';

const english = await loadMessages('en-US');
const arabic = await loadMessages('ar');

/** Names of the values a text has a place for. */
const placeholders = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner =
      isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).flatMap(({ value }) => placeholders(value))
        : isTagElement(element)
          ? placeholders(element.children)
          : [];
    return [element.value, ...inner];
  });

const placeholdersOf = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, [...new Set(placeholders(text))].sort()]),
  );

/** The categories each counting text tells apart, exact numbers such as `=0` left out. */
const categories = (messages: Messages) =>
  Object.values(messages)
    .flat()
    .flatMap((element) =>
      isPluralElement(element)
        ? [Object.keys(element.options).filter((name) => !name.startsWith('='))]
        : [],
    );

describe('the message files', () => {
  it('hold the same ids', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
  });

  it('have places for the same values', () => {
    expect(placeholdersOf(arabic)).toEqual(placeholdersOf(english));
  });

  it.each([english, arabic])('leave nothing unsaid', (messages) => {
    const silent = Object.keys(messages).filter((id) => messages[id]?.length === 0);
    expect(silent).toEqual([]);
  });

  it('count in Arabic as Arabic counts: three to ten are a plural of their own', () => {
    const counting = categories(arabic).filter((names) => names.length > 1);
    for (const names of counting) {
      expect(names).toEqual(expect.arrayContaining(['few', 'other']));
    }
  });

  it('never break a line between a number and its unit', () => {
    const breaking = /\p{Nd} (MB|ميغابايت)|^ (MB|ميغابايت)/u;
    for (const messages of [english, arabic]) {
      const texts = Object.values(messages).flat().filter(isLiteralElement);
      expect(texts.filter(({ value }) => breaking.test(value))).toEqual([]);
    }
  });

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('call the level what the printed notebook calls it: %s', (language, messages) => {
    const { card, levels } = messagesIn(language);
    const said = (id: string) => messages[id]?.filter(isLiteralElement).map(({ value }) => value);
    expect(said('profile.field.level')).toEqual([card.level]);
    expect(said('aiContent.level')).toEqual([card.level]);
    for (const [level, printed] of Object.entries(levels))
      expect(printed).toContain(said(`level.${level}`)?.join());
  });
});
