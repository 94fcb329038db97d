import type { Labels } from '#shared/draft/labels.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Answering } from '../exports/quiz/answering.ts';
import type { Block, Line } from '../exports/sheet/draft-layout.ts';

export interface SheetOfQuestion {
  readonly labels: Labels;
  readonly withKey: boolean;
  /** The order of the texts to match or to put in order. */
  readonly order: readonly number[];
}

export interface ShownQuestion {
  /** Where a pupil answers; on the teacher's sheet the key is marked there. */
  place(sheet: SheetOfQuestion): Block[];
  /** The right answer, with the letters of the form. */
  answer(sheet: SheetOfQuestion): Line[];
  /** In learning systems; the draft's language says how numbers are written. */
  answering(language: DraftLanguage): Answering;
}

/** Room for a letter. */
export const BLANK = '……';

/** The letter of the text with a right place. */
export const letterOf = ({ labels, order }: SheetOfQuestion, right: number): string =>
  labels.letters.charAt(order.indexOf(right));
