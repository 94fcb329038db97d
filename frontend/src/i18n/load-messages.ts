import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { shownLocale } from './device-locale.ts';

export type Messages = Record<string, MessageFormatElement[]>;

// The build compiles the files to syntax trees; TypeScript sees the texts they are written as.
interface MessageFile {
  readonly default: object;
}

/** A file for each feature, below its locale, one of what every screen may say, and those of `sharedTexts`. */
const loaders = import.meta.glob<MessageFile>('./*/*.json');

/** The texts of each locale that are here. What is added later is seen by whoever holds them. */
const held: Readonly<Record<Locale, Messages>> = { 'en-US': {}, ar: {} };
const opened = new Set(['common']);
/** The language that was asked for last: shown, or about to be, or never when another file of it does not come. */
let asked: Locale | undefined;

const isCompiled = (file: object): file is Messages => Object.values(file).every(Array.isArray);

const load = async (locale: Locale, feature: string): Promise<void> => {
  const name = `./${locale}/${feature}.json`;
  const { default: file } = (await loaders[name]?.()) ?? {};
  if (!file || !isCompiled(file)) throw new Error(`no compiled texts in ${name}`);
  Object.assign(held[locale], file);
};

/** The compiled texts of a locale: what every screen says, and the features that have been opened. */
export const loadLocaleMessages = async (locale: Locale): Promise<Messages> => {
  asked = locale;
  await Promise.all([...opened].map((feature) => load(locale, feature)));
  return held[locale];
};

/**
 * Loads the texts of a file, a feature's mostly, into the language that is shown, and with every later one.
 *
 * It counts as opened once it is here: what does not come keeps nothing back but the page that says it.
 */
export const loadMessages = async (feature: string): Promise<void> => {
  let known: Locale | undefined;
  do {
    known = asked;
    const languages = new Set([shownLocale(), known ?? shownLocale()]);
    await Promise.all([...languages].map((locale) => load(locale, feature)));
    // Another language was asked for meanwhile, which did not know of this.
  } while (asked !== known);
  opened.add(feature);
};
