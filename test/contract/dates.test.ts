import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ar from '#shared/texts/ar/notebook.json' with { type: 'json' };
import en from '#shared/texts/en/notebook.json' with { type: 'json' };
import folderAr from '#shared/texts/ar/folder.json' with { type: 'json' };
import folderEn from '#shared/texts/en/folder.json' with { type: 'json' };
import { formattingLocale } from '#frontend/i18n/formatting-locale.ts';
import { locales } from '#shared/model/locale.ts';

const MONTHS = 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');

const sources = globSync('{shared,lambdas,frontend/src,infra}/**/*.{ts,tsx,json}')
  .filter((file) => !/\.(?:test|fixture)\.tsx?$|test-support|node_modules/u.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What says how a date is to be written, wherever the product says it. */
const optionsIn = (text: string): Intl.DateTimeFormatOptions[] => [
  ...[
    ...text.matchAll(/dateStyle[=:] ?["'](\w+)["']/gu),
    ...text.matchAll(/\{\w+, date, (\w+)\}/gu),
  ].map(([, style]) => ({ dateStyle: style as 'long' })),
  ...[...text.matchAll(/\{ ((?:weekday|day|month|year): '[^}]*) \}/gu)].map(
    ([, list = '']) =>
      Object.fromEntries(
        [...list.matchAll(/(\w+): '(long|short|narrow|numeric|2-digit)'/gu)].map(
          ([, name = '', value]) => [name, value],
        ),
      ) as Intl.DateTimeFormatOptions,
  ),
];

const options = [
  ...new Set(sources.flatMap(({ text }) => optionsIn(text)).map((one) => JSON.stringify(one))),
].map((text) => JSON.parse(text) as Intl.DateTimeFormatOptions);

describe('dates', () => {
  it('are written in these ways, and in no other', () => {
    // Another way to write a date belongs here, with what makes its order and its months those of Algeria.
    const known = new Map([
      ['frontend/src/i18n/use-calendar-dates.ts', 'in the formatting locale'],
      ['frontend/src/boot.ts', 'asks whether the browser knows a language'],
      ['shared/draft/figures/written.ts', 'names of weekdays'],
      ['infra/local/auth/mail-page.ts', 'e-mails of the local platform, in British English'],
    ]);
    const others = sources
      .filter(({ text }) =>
        /DateTimeFormat\b(?!Options)|toLocale(?:Date|Time)?String\(|toDateString\(/u.test(text),
      )
      .map(({ file }) => file);
    expect(others.toSorted()).toEqual([...known.keys()].toSorted());
    const fields = sources.filter(({ text }) =>
      /<(?:input|OutlinedInput|Input)\b[^>]*type="date"/u.test(text),
    );
    expect(fields.map(({ file }) => file)).toEqual([]);
  });

  it('are found in the sources', () => {
    expect(options.length).toBeGreaterThan(6);
    expect(options).toContainEqual({ dateStyle: 'medium' });
    expect(options).toContainEqual({ weekday: 'long', day: 'numeric', month: 'long' });
  });

  it.each(locales)('have the day before the month, and that before the year, in %s', (locale) => {
    for (const one of options) {
      const parts = new Intl.DateTimeFormat(formattingLocale(locale), one)
        .formatToParts(Date.UTC(2026, 10, 3, 12))
        .map(({ type }) => type)
        .filter((type) => type === 'day' || type === 'month' || type === 'year');
      const order = ['day', 'month', 'year'].filter((type) => parts.includes(type as 'day'));
      expect(parts, JSON.stringify(one)).toEqual(order);
    }
  });

  it('have the months of Algeria in Arabic, on the screen and on paper', () => {
    expect(ar.months).toEqual(MONTHS);
    const named = options.filter(
      ({ month, dateStyle }) => month === 'long' || month === 'short' || dateStyle === 'long',
    );
    for (const one of named) {
      const written = MONTHS.map((_, month) =>
        new Intl.DateTimeFormat(formattingLocale('ar'), one)
          .formatToParts(Date.UTC(2026, month, 3, 12))
          .find(({ type }) => type === 'month'),
      );
      expect(
        written.map((part) => part?.value),
        JSON.stringify(one),
      ).toEqual(MONTHS);
    }
  });

  it('are written day first on paper', () => {
    expect(en.months).toHaveLength(12);
    for (const { longDate } of [folderAr, folderEn])
      expect(longDate.match(/\{\w+\}/gu)).toEqual(['{weekday}', '{day}', '{month}', '{year}']);
  });
});
