import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import { isolateForeign } from '#frontend/i18n/isolate.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { directionOf, type Locale } from '#shared/model/locale.ts';

/** Formats a text of the interface by its id. */
export type SayText = (id: MessageId, values?: Record<string, string | number>) => string;

const folder = path.resolve(import.meta.dirname, '../../frontend/src/i18n');
const textsOf = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(folder, locale)).map(
      (file) => JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as object,
    ),
  ) as Record<string, string>;
const messages: Record<Locale, Record<string, string>> = {
  'en-US': textsOf('en-US'),
  ar: textsOf('ar'),
};

/** The texts of a locale, so that one test serves both languages. */
export const textsIn = (locale: Locale): SayText => {
  const intl = createIntl({
    locale: locale === 'ar' ? 'ar-DZ-u-nu-latn' : locale,
    messages: messages[locale],
    onError: (error) => {
      throw error;
    },
  });
  const around = directionOf(locale);
  const isolated = (value: string | number) =>
    typeof value === 'string' ? isolateForeign(value, around) : value;
  return (id, values = {}) =>
    intl.formatMessage(
      { id },
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])),
    );
};
