import { createContext, useContext } from 'react';
import type { Direction, Locale } from '#shared/model/locale.ts';

export interface LocaleControl {
  readonly locale: Locale;
  readonly direction: Direction;
  /** Loads the locale's texts and styles, then switches; stores the choice on this device. */
  readonly setLocale: (locale: Locale) => Promise<void>;
}

export const LocaleContext = createContext<LocaleControl | undefined>(undefined);

export const useLocale = (): LocaleControl => {
  const control = useContext(LocaleContext);
  if (!control) throw new Error('useLocale needs a LocaleProvider above it');
  return control;
};
