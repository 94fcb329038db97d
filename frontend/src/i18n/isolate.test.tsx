import { isArgumentElement } from '@formatjs/icu-messageformat-parser';
import { renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/model/locale.ts';
import { Options } from '../components/form/options.tsx';
import { allMessages } from '../test-support/all-messages.ts';
import { renderPage } from '../test-support/render.tsx';
import { formattingLocale } from './formatting-locale.ts';
import { isolate, isolateForeign } from './isolate.ts';
import type { MessageId } from './message-id.ts';
import { Message } from './message.tsx';
import { useMessage } from './use-message.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (part: RegExp) =>
  Object.entries(sources).flatMap(([path, source]) => (part.test(source) ? [path] : []));

const isId = (id: string, known: object): id is MessageId => Object.hasOwn(known, id);

/** Texts with a placeholder for a name, once per placeholder. */
const naming = (locale: Locale) => {
  const messages = allMessages(locale);
  return Object.entries(messages).flatMap(([id, elements]) =>
    elements
      .filter((element) => isArgumentElement(element))
      .flatMap(({ value }) => (isId(id, messages) ? [[id, value] as const] : [])),
  );
};

describe.each([
  ['en-US', '1م1'],
  ['ar', 'Class 2'],
] as const)('a name in the other writing direction in a text: %s', (locale, name) => {
  it('is isolated in every text when it is a string', () => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider
        locale={formattingLocale(locale)}
        messages={allMessages(locale)}
        onError={() => undefined}
      >
        {children}
      </IntlProvider>
    );
    const text = renderHook(useMessage, { wrapper }).result.current;
    const values = (id: MessageId, value: string) => {
      const all = Object.fromEntries(
        JSON.stringify(allMessages(locale)[id])
          .match(/"value":"\w+"/g)!
          .map((found) => [found.slice(9, -1), 1]),
      );
      return { ...all, [value]: name };
    };
    for (const [id, value] of naming(locale))
      expect(text(id, values(id, value)), id).toContain(isolate(name));
  });

  it('is isolated when the text is an element, and in a list', () => {
    const { container } = renderPage(<Message id="review.blank" />, { locale });
    expect(container.textContent).not.toContain('\u2068');
    renderPage(<Message id="classes.pupilsOf" values={{ name }} />, { locale });
    expect(document.body.textContent).toContain(isolate(name));
    renderPage(
      <select>
        <Options of={[{ value: '1', label: name }]} />
      </select>,
      { locale },
    );
    expect(screen.getByRole('option').textContent).toBe(isolate(name));
  });
});

it('also covers numbers joined by a dash among Arabic words', () => {
  expect(isolateForeign('6–24', 'rtl')).toBe(isolate('6–24'));
  expect(isolateForeign('2026-11', 'rtl')).toBe(isolate('2026-11'));
  expect(isolateForeign('6–24', 'ltr')).toBe('6–24');
});

it('leaves other values and isolated values unchanged', () => {
  expect(isolateForeign('Amina', 'ltr')).toBe('Amina');
  expect(isolateForeign('1م1', 'rtl')).toBe('1م1');
  expect(isolateForeign('12 + 3', 'rtl')).toBe('12 + 3');
  const mixed = `Mean of ${isolate('الفرض')} + ${isolate('الاختبار')}`;
  expect(isolateForeign(mixed, 'ltr')).toBe(mixed);
});

it('is written into the English texts that have an Arabic example', () => {
  const texts = JSON.stringify(allMessages('en-US'));
  expect(texts).toContain(isolate('1م1'));
  expect(isolateForeign(texts, 'ltr')).toBe(texts);
});

it('is implemented in one place', () => {
  expect(filesWith(/\w+: \(?\s*<bdi/)).toEqual([]);
  expect(filesWith(/\\u2068.*\$\{/)).toEqual([]);
  expect(filesWith(/formatMessage\(/)).toEqual(['./use-message.ts']);
  // The options on a draft are plain, in the draft's own language.
  expect(filesWith(/<option key/)).toEqual([
    '../components/form/options.tsx',
    // Values of a text field, which show no label.
    '../days/components/other-lesson.tsx',
    '../features/ai-content/components/draft/plain-choice.tsx',
  ]);
});

it('what chooses between the forms of a text is understood in Arabic, where its Latin letters are foreign', () => {
  const { result } = renderHook(() => useMessage(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="ar" messages={allMessages('ar')} onError={() => undefined}>
        {children}
      </IntlProvider>
    ),
  });
  const text = result.current;
  expect(text('answers.onSheet', { number: 3, form: 'A' })).toContain('النموذج أ');
  expect(text('answers.thresholdSaid', { way: 'fainter', percent: 35 })).toContain('أبهت');
});
