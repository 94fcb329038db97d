import { createContext, useContext } from 'react';
import type { Labels } from '#shared/draft/labels.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { Reading, ReadingLevel } from '#shared/model/reading.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { Typing } from '#frontend/lib/documents/document-editor.ts';
import type { Edit } from '../../model/draft/edit-draft.ts';

/** Writes an easier version of the source text; with `keep`, only solves the questions from the stored one. */
export type RewriteText = (level: ReadingLevel, keep: boolean) => Promise<Reading>;

/** What all parts of a sheet need. Memoised, so that typing renders only the part being edited. */
export interface DraftView {
  readonly language: DraftLanguage;
  /** The sheet's own words, in the draft's language. */
  readonly labels: Labels;
  /** What passages are looked up in, to say where they are from. */
  readonly sourceText: string | undefined;
  /** Quick edits of the same `field` are undone together. Undefined when the sheet is read-only. */
  readonly edit: ((next: Edit, field?: string) => void) | undefined;
  /** Texts while they are typed; as long as a sheet can be edited. */
  readonly typing: Typing<Draft> | undefined;
  /** Whether answers are visible, as on the teacher's sheet. */
  readonly withKeys: boolean;
  /** Whether pupils see the source text even if no question refers to it. */
  readonly withSource: boolean;
  /** Whether it is still being written; what is about the whole draft is then left out. */
  readonly isUnderway?: boolean;
  /** Tells screen readers what has happened; as long as a sheet can be edited. */
  readonly announce?: ((text: string) => void) | undefined;
  /** Opens the dialog that rewrites a phase, question or exercise, by its id. */
  readonly redraft: ((part: string) => void) | undefined;
  /** As long as a sheet can be edited. */
  readonly rewriteText?: RewriteText | undefined;
  /** Opens the dialog that changes the figure of a question or exercise. */
  readonly editFigure: ((owner: FigureOwner) => void) | undefined;
}

/** A question or exercise whose figure is to be changed. */
export interface FigureOwner {
  readonly id: string;
  readonly name: string;
  readonly figure: Figure | undefined;
}

export const DraftViewContext = createContext<DraftView | undefined>(undefined);

/** The draft as it is now, for parts that are not drawn again when it changes. */
export const DraftContext = createContext<Draft | undefined>(undefined);

export const useDraftView = (): DraftView => {
  const sheet = useContext(DraftViewContext);
  if (!sheet) throw new Error('useDraftView needs a sheet above it');
  return sheet;
};

/** Language and direction of the interface's words on a sheet, which may have others. */
export const useWordsLanguage = () => {
  const { locale, direction } = useLocale();
  return { lang: locale, dir: direction } as const;
};
