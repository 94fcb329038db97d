import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { shownLocale } from './device-locale.ts';

export type Messages = Record<string, MessageFormatElement[]>;

// The build compiles the files to syntax trees, but TypeScript sees their source texts.
interface MessageFile {
  readonly default: object;
}

/** One file per locale and feature, one common file, one for signed-in users, and those of `sharedTexts`. */
const loaders = import.meta.glob<MessageFile>('./*/*.json');

/** The loaded texts of each locale. Later texts are added to the same objects, so that their users see them. */
const held: Readonly<Record<Locale, Messages>> = { 'en-US': {}, ar: {} };
const opened = new Set(['common']);
/** The locale requested last. It may never be shown, if one of its files fails to load. */
let asked: Locale | undefined;

const isCompiled = (file: object): file is Messages => Object.values(file).every(Array.isArray);

const load = async (locale: Locale, feature: string): Promise<void> => {
  const name = `./${locale}/${feature}.json`;
  const { default: file } = (await loaders[name]?.()) ?? {};
  if (!file || !isCompiled(file)) throw new Error(`no compiled texts in ${name}`);
  Object.assign(held[locale], file);
};

/** The compiled texts of a locale: the common ones, and those of the features opened so far. */
export const loadLocaleMessages = async (locale: Locale): Promise<Messages> => {
  asked = locale;
  await Promise.all([...opened].map((feature) => load(locale, feature)));
  return held[locale];
};

/** Loads a text file for the current locale and every later one. It is opened only once it is loaded. */
export const loadMessages = async (feature: string): Promise<void> => {
  let known: Locale | undefined;
  do {
    known = asked;
    const languages = new Set([shownLocale(), known ?? shownLocale()]);
    await Promise.all([...languages].map((locale) => load(locale, feature)));
    // The locale changed meanwhile, without this file.
  } while (asked !== known);
  opened.add(feature);
};

/** Loads a part of a page together with the text files that it needs. */
export const withTexts = async <Part>(
  part: Promise<Part>,
  ...features: readonly string[]
): Promise<Part> => (await Promise.all([part, ...features.map(loadMessages)]))[0];
