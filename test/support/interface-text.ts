import { createIntl } from 'react-intl';
import arabic from '../../frontend/src/i18n/ar.json' with { type: 'json' };
import english from '../../frontend/src/i18n/en-US.json' with { type: 'json' };
import type { Locale } from '../../shared/model/locale.ts';

/** Says a text of the interface by its id, as the interface does. */
export type SayText = (
  id: keyof typeof english,
  values?: Record<string, string | number>,
) => string;

const messages = { 'en-US': english, ar: arabic };

/** The texts of a locale, so that one test serves both languages. */
export const textsIn = (locale: Locale): SayText => {
  const intl = createIntl({
    locale: locale === 'ar' ? 'ar-DZ-u-nu-latn' : locale,
    messages: messages[locale],
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
};
