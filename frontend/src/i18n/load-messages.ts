import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../shared/model/locale.ts';

export type Messages = Record<string, MessageFormatElement[]>;

// The build compiles the files to syntax trees; TypeScript sees the texts they are written as.
interface MessageFile {
  readonly default: object;
}

const loaders: Record<Locale, () => Promise<MessageFile>> = {
  'en-US': () => import('./en-US.json'),
  ar: () => import('./ar.json'),
};

const isCompiled = (file: object): file is Messages => Object.values(file).every(Array.isArray);

/** The compiled texts of a locale, each locale a file of its own. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const { default: file } = await loaders[locale]();
  if (!isCompiled(file)) throw new Error(`the messages of ${locale} were not compiled`);
  return file;
};
