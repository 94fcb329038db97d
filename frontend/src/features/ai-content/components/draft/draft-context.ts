import { createContext, useContext } from 'react';
import type { Labels } from '#shared/draft/labels/en.ts';
import type { Language } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { Edit } from '../../draft/edit-draft.ts';

/** What all parts of a sheet need; the same from one key to the next, so that only what is typed in is drawn anew. */
export interface DraftView {
  readonly language: Language;
  /** What the sheet itself says, in its own language. */
  readonly labels: Labels;
  /** Edits of the same `field` in quick succession are taken back together. Undefined where the sheet is only read. */
  readonly edit: ((next: Edit, field?: string) => void) | undefined;
  /** Whether answers show: on the teacher's sheet. */
  readonly withKeys: boolean;
  /** Whether pupils see the text that a draft was made from, also where no question names it. */
  readonly withSource: boolean;
  /** Asks how a phase, question or exercise is to be written anew, by its id. */
  readonly redraft: ((part: string) => void) | undefined;
}

export const DraftViewContext = createContext<DraftView | undefined>(undefined);

export const useDraftView = (): DraftView => {
  const sheet = useContext(DraftViewContext);
  if (!sheet) throw new Error('useDraftView needs a sheet above it');
  return sheet;
};

/** Language and direction of the interface's own words on a sheet, which has others. */
export const useWordsLanguage = () => {
  const { locale, direction } = useLocale();
  return { lang: locale, dir: direction } as const;
};
