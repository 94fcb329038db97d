import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** What models and pupils write for true and false. */
const WORDS: Readonly<Record<'true' | 'false', Readonly<Record<DraftLanguage, string>>>> = {
  true: {
    en: 'true yes right correct t',
    ar: 'صحيح صحيحة صح نعم صواب',
    fr: 'vrai vraie oui juste exact v',
  },
  false: {
    en: 'false no wrong incorrect f',
    ar: 'خطأ خاطئ خاطئة لا غير_صحيح غير_صحيحة ليس_صحيحا',
    fr: 'faux fausse non inexact',
  },
};
const foldedIn = (words: Readonly<Record<DraftLanguage, string>>): ReadonlySet<string> =>
  new Set(
    Object.values(words)
      .flatMap((text) => text.split(' '))
      .map(foldText),
  );
const TRUE = foldedIn(WORDS.true);
const FALSE = foldedIn(WORDS.false);

/** Whether a text says true or false; undefined if it says something else. */
export function truthIn(text: string): boolean | undefined {
  const folded = foldText(text);
  if (TRUE.has(folded)) return true;
  return FALSE.has(folded) ? false : undefined;
}
