import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { describe, expect, it } from 'vitest';
import calculations from '#shared/texts/en/calculations.json' with { type: 'json' };
import { labelsIn } from '#shared/draft/labels.ts';
import { calendarTextsIn } from '#shared/course/calendar-file.ts';
import { generalTextsIn } from '#shared/record/general/rule-text.ts';
import { compileTexts } from '#shared/text/compile-texts.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import { draftNotesIn } from '#lambdas/ai-content/domain/draft-notes.ts';
import { textsAbout } from '#lambdas/ai-content/rules/language/calculation-texts.ts';
import { ruleTextsIn } from '#lambdas/ai-content/rules/language/rule-texts.ts';
import { seatingTextsIn } from '#lambdas/print/seating/seating-texts.ts';
import { cardTextsIn } from '#lambdas/record/domain/printing/card-texts.ts';
import { printTextsIn } from '#lambdas/record/domain/printing/print-texts.ts';
import { textsIn as invitationTextsIn } from '#lambdas/students/domain/invitation-mail.ts';
import { folderTextsIn } from '#lambdas/notebooks/domain/folder/texts.ts';
import { messagesIn } from '#lambdas/notebooks/domain/notebook/messages.ts';
import { exportTextsIn } from '#lambdas/pages/domain/export/export-texts.ts';
import { officialTextsIn } from '#lambdas/print/official/official-texts.ts';
import { paperTextsIn } from '#lambdas/print/official/paper-texts.ts';
import { textsIn } from '#lambdas/reports/domain/texts.ts';

type Texts = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** The texts of the problems by rules, which have their values by name. */
const calculationTexts = (language: 'en' | 'ar'): Texts =>
  Object.fromEntries(
    Object.entries(calculations).map(([family, texts]) => {
      const text = textsAbout(family as keyof typeof calculations);
      const values = new Proxy({}, { has: () => true, get: () => 7 });
      const ids = Object.entries(texts).map(([id, english]) => {
        const made = () => text(language, id as never, values);
        return [id, english.includes('{') ? made : made()];
      });
      return [family, Object.fromEntries(ids)];
    }),
  );

/** What programs see of each file. */
const groups: Readonly<Record<string, (language: 'en' | 'ar') => Texts>> = {
  'answer-cards': cardTextsIn,
  calculations: calculationTexts,
  calendar: calendarTextsIn,
  'draft-notes': draftNotesIn,
  folder: folderTextsIn,
  general: generalTextsIn,
  gradebooks: exportTextsIn,
  invitation: invitationTextsIn,
  labels: labelsIn,
  'mark-sheets': printTextsIn,
  notebook: messagesIn,
  official: officialTextsIn,
  paper: paperTextsIn,
  reports: textsIn,
  rules: ruleTextsIn,
  seating: seatingTextsIn,
};

const root = path.resolve(import.meta.dirname, '../../shared/texts');
const files = globSync('*/*.json', { cwd: root }).sort();
const read = (file: string): Texts =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts;

/** Each text by its path. */
const flat = (texts: Texts, above = ''): Map<string, unknown> =>
  new Map(
    Object.entries(texts).flatMap(([id, text]) =>
      isGroup(text) ? [...flat(text, `${above}${id}.`)] : [[`${above}${id}`, text]],
    ),
  );

/** Is a number, a text or a list, as a text wants it. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 7 : anything),
  apply: () => anything,
});

describe('the texts of prints, drafts and reports', () => {
  it('are in English and in Arabic, and those with values are known to this test', () => {
    const inLanguage = (language: string) =>
      files.flatMap((file) =>
        file.startsWith(`${language}/`) ? path.basename(file, '.json') : [],
      );
    expect(inLanguage('ar')).toEqual(inLanguage('en'));
    const valued = inLanguage('en').filter((name) =>
      [...flat(read(`en/${name}.json`)).values()].some((text) => String(text).includes('{')),
    );
    expect(valued).toEqual(Object.keys(groups));
  });

  it.each(files)('have the same ids with the same values as in English: %s', (file) => {
    const texts = flat(read(file));
    const english = flat(read(`en/${path.basename(file)}`));
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of english) {
      const same = isStructurallySame(parse(String(text)), parse(String(texts.get(id))));
      expect([id, same.error?.message]).toEqual([id, undefined]);
    }
  });

  it.each(Object.entries(groups))('get the values that they name: %s', (name, textsFor) => {
    for (const language of ['en', 'ar'] as const) {
      const shown = flat(textsFor(language));
      for (const [id, text] of flat(read(`${language}/${name}.json`))) {
        const made = shown.get(id);
        if (!String(text).includes('{')) expect([id, made]).toEqual([id, text]);
        else if (typeof made !== 'function') expect([id, made]).toEqual([id, 'a function']);
        else
          expect(Reflect.apply(made, undefined, [anything, anything, anything, anything])).toMatch(
            /\S/u,
          );
      }
    }
  });

  it('use Arabic punctuation in Arabic', () => {
    for (const file of files.filter((name) => name.startsWith('ar/')))
      for (const [id, text] of flat(read(file)))
        expect([id, /[\u0621-\u064a] ?[,;?]|[“”"]/.test(String(text))]).toEqual([id, false]);
  });

  it('say in a bundle, where they are compiled, what they say here', () => {
    const english = {
      told: 'Hello {name}',
      list: ['one', 'two'],
      broken: "People's {",
      of: { n: '{n, plural, one {# day} other {# days}}' },
    };
    const { broken, ...sound } = english;
    const compiled = JSON.parse(compileTexts(JSON.stringify(sound))) as typeof sound;
    const given = () => ({ told: (name: string) => ({ name }), of: { n: (n: number) => ({ n }) } });
    const texts = textsOf({ en: compiled }, given)('en');
    expect([texts.told('Lina'), texts.list, texts.of.n(2)]).toEqual([
      'Hello Lina',
      ['one', 'two'],
      '2 days',
    ]);
    expect(() => compileTexts(JSON.stringify({ broken }))).toThrow();
  });
});
