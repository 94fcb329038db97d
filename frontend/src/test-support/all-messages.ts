import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';

type Messages = Record<string, MessageFormatElement[]>;

const files = import.meta.glob<Messages>('../i18n/*/*.json', { eager: true, import: 'default' });

/** Texts by file, e.g. `games`. */
export const messageFiles = (locale: Locale): Record<string, Messages> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.startsWith(`../i18n/${locale}/`))
      .map(([name, texts]) => [name.replaceAll(/^.*\/|\.json$/g, ''), texts]),
  );

/** Every text of a locale. */
export const allMessages = (locale: Locale): Messages =>
  Object.fromEntries(Object.values(messageFiles(locale)).flatMap((texts) => Object.entries(texts)));
