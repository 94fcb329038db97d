import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/contracts/index.ts';
import type { Locale } from '#shared/model/locale.ts';
import { messagesIn } from '#lambdas/notebooks/domain/notebook/messages.ts';
import { allMessages, messageFiles } from '../test-support/all-messages.ts';
import type { Messages } from './load-messages.ts';
import { sharedTexts } from './shared-texts.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Whether a source uses a text, by its whole id or its prefix. */
const says = (source: string, id: string): boolean =>
  source.includes(`'${id}'`) ||
  source.includes(`"${id}"`) ||
  source.includes(`\`${id.slice(0, id.indexOf('.') + 1)}\${`);

const english = allMessages('en-US');
const arabic = allMessages('ar');

/** Names of a text's placeholders. */
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

/** The words of a text without its values, in all its forms. */
const wordsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element)) return [element.value];
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => wordsOf(value));
    return isTagElement(element) ? wordsOf(element.children) : [];
  });
/** Ids of the texts whose words match a pattern. */
const saying = (messages: Messages, pattern: RegExp): string[] =>
  Object.entries(messages)
    .filter(([, text]) => wordsOf(text).some((words) => pattern.test(words)))
    .map(([id]) => id);

/** The plural categories of each counting text, without exact numbers such as `=0`. */
const categories = (messages: Messages) =>
  Object.values(messages)
    .flat()
    .flatMap((element) =>
      isPluralElement(element)
        ? [Object.keys(element.options).filter((name) => !name.startsWith('='))]
        : [],
    );

/** Files that every page has: for all, and for signed-in users. */
const everywhere = ['common', 'session'];

/** A file's texts are used in the folders of its name, or in these. */
const foldersOf: Readonly<Record<string, readonly string[]>> = {
  answers: ['answers', 'camera'],
  classes: ['classes', 'typed-list'],
  days: ['today'],
  plans: ['plans', 'today'],
  'seat-editing': ['seating'],
  draft: ['draft', 'sources', 'distribution', 'bank'],
  reading: ['reading', 'workbook-marks'],
  record: ['record', 'merge', 'entry', 'grid'],
  'workbook-filling': ['filling'],
  review: ['review', 'appraisals', 'filling', 'grid', 'report', 'record', 'marks'],
};

/** Shows the error of any call; what only the calls of one part answer is in the texts of that part. */
const ERRORS = '../lib/api/api-error.ts';
const callsOf: Readonly<Record<string, readonly string[]>> = {
  draft: ['redraft-part', 'read-source-page'],
};

describe('the message files', () => {
  it.each(Object.entries(callsOf))(
    'keep texts of errors beside others only if no other call answers them: %s',
    (file, calls) => {
      const ids = Object.keys(messageFiles('en-US')[file] ?? {});
      const codes = ids.flatMap((id) => /^error\.(.+)$/.exec(id)?.[1] ?? []);
      const answering = endpoints.filter(({ errors = [] }) =>
        codes.some((code) => errors.some((one) => one === code)),
      );
      expect(codes).not.toEqual([]);
      expect(answering.map(({ id }) => id)).toEqual(calls);
    },
  );

  it('have the same ids, each in the same file, once', () => {
    const idsOf = (locale: Locale) =>
      Object.entries(messageFiles(locale)).map(([file, texts]) => [
        file,
        Object.keys(texts).sort(),
      ]);
    expect(idsOf('ar')).toEqual(idsOf('en-US'));
    const ids = Object.values(messageFiles('en-US')).flatMap((texts) => Object.keys(texts));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('keep each text in the file of the feature that uses it, or in one that every page has', () => {
    const files = Object.entries(messageFiles('en-US')).filter(
      ([file]) => !everywhere.includes(file),
    );
    const strangers = Object.entries(sources).flatMap(([path, source]) =>
      files
        .filter(
          ([file]) =>
            !path.startsWith(`../features/${file}/`) &&
            !path.startsWith(`../${file}/`) &&
            !RegExp(`/(components|hooks|model)/(${(foldersOf[file] ?? [file]).join('|')})/`).test(
              path,
            ),
        )
        .flatMap(([, texts]) => Object.keys(texts))
        .filter((id) => says(source, id) && !(path === ERRORS && id.startsWith('error.')))
        .map((id) => `${path}: ${id}`),
    );
    expect(strangers).toEqual([]);
  });

  it('show visitors no text that only signed-in users have', () => {
    const texts = Object.keys(messageFiles('en-US')['session'] ?? {});
    const pages = Object.entries(sources).filter(([path]) => path.startsWith('../features/auth/'));
    const strangers = pages.flatMap(([path, source]) =>
      texts.filter((id) => says(source, id)).map((id) => `${path}: ${id}`),
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(strangers).toEqual([]);
  });

  it.each(Object.entries(sharedTexts))(
    'include every text that the pages of a feature show: %s',
    (file, opened) => {
      const folders = Object.entries(sources).flatMap(([path, source]) =>
        RegExp(`'(?:\\.\\.|#frontend/components)/${file}/`).test(source)
          ? (/^\.\.\/(?:record\/)?components\/([^/]+)/.exec(path)?.[1] ?? [])
          : [],
      );
      const showing = Object.entries(sources)
        .filter(([, source]) =>
          [file, ...folders].some((folder) => source.includes(`/components/${folder}/`)),
        )
        .flatMap(([path]) => /^\.\.\/features\/([^/]+)/.exec(path)?.[1] ?? []);
      // A part that is loaded after its page may load the texts itself.
      const loading = new RegExp(`(?:loadMessages|withTexts)\\([^;]*'${file}'`);
      const later = Object.entries(sources)
        .filter(([, source]) => loading.test(source))
        .flatMap(([path]) => /^\.\.\/features\/([^/]+)/.exec(path)?.[1] ?? []);
      const atOnce = showing.filter((feature) => !later.includes(feature));
      expect([...new Set(atOnce)].sort()).toEqual([...opened].sort());
    },
  );

  it('have the same values in both languages', () => {
    expect(placeholdersOf(arabic)).toEqual(placeholdersOf(english));
  });

  it.each([english, arabic])('leave no text empty', (messages) => {
    const silent = Object.keys(messages).filter((id) => messages[id]?.length === 0);
    expect(silent).toEqual([]);
  });

  it('use the Arabic plural forms: 3 to 10 and 11 to 99 have their own', () => {
    const counting = categories(arabic).filter((names) => names.length > 1);
    for (const names of counting) {
      expect(names).toEqual(expect.arrayContaining(['few', 'many', 'other']));
    }
  });

  it('use Arabic punctuation in Arabic', () => {
    expect(saying(arabic, /[\u0621-\u064a\d] ?[,;?]|[“”"]/)).toEqual([]);
  });

  it('use the words of the glossary', () => {
    // The product owner prescribed this text.
    const given = ['createNotebook.owner'];
    const other = /\bseason|educational score|academic score|\be-mail\b|\bnobody\b|full mark/i;
    expect(saying(english, other).filter((id) => !given.includes(id))).toEqual([]);
    expect(saying(arabic, /الاسم الكامل|مولّ?د|كلمة (?:ال)?مرور|علامات|اً|ًا|(?<!أ)الصق/)).toEqual([]);
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
  ] as const)('use the word of the printed notebook for the level: %s', (language, messages) => {
    const { card, levels } = messagesIn(language);
    const said = (id: string) => messages[id]?.filter(isLiteralElement).map(({ value }) => value);
    expect(said('profile.field.level')).toEqual([card.level]);
    expect(said('aiContent.level')).toEqual([card.level]);
    for (const [level, printed] of Object.entries(levels))
      expect(printed).toContain(said(`level.${level}`)?.join());
  });
});
