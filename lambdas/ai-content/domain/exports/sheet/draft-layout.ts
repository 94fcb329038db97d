import type { Figure } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

/** Text of a draft: formulas are between dollar signs, and line breaks count. */
export type Prose = string;

/** A text with an optional label: `Hint: …`. */
export interface Line {
  readonly label?: string;
  readonly text: Prose;
}

export interface Column {
  readonly heading: string;
  /** Share of the table's width; the shares of a table add up to 1. */
  readonly share: number;
}

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (readonly Line[])[])[];
}

/** Answers to choose from: lettered, or with tick boxes. */
export interface Options {
  readonly kind: 'options';
  readonly marker: 'letter' | 'box';
  readonly items: readonly { readonly text: Prose; readonly isRight: boolean }[];
}

/** The parts of a sheet, from the top down. */
export type Block =
  | { readonly kind: 'heading'; readonly text: Prose; readonly aside?: string }
  | ({ readonly kind: 'paragraph'; readonly isQuiet?: boolean } & Line)
  | {
      readonly kind: 'list';
      readonly isNumbered: boolean;
      readonly items: readonly Prose[];
    }
  | Options
  | Table
  /** A question or exercise, which is not split between pages. */
  | {
      readonly kind: 'item';
      readonly title: string;
      /** Instead of the title, in the line of the first paragraph, where lines are to be saved. */
      readonly number?: string;
      readonly aside?: string;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'writing-lines'; readonly count: number }
  | { readonly kind: 'page-break' };

/** A fact in the head of a sheet; without a value it is filled in by hand. */
export interface Fact {
  /** Empty if the value says itself what it is. */
  readonly label: string;
  readonly value?: Prose;
  /** Takes a whole row. */
  readonly isWide?: boolean;
}

/** A draft laid out for paper, independent of the format: selected texts in reading order. */
export interface DraftLayout {
  readonly language: DraftLanguage;
  readonly title: Prose;
  /** One to three facts per row. */
  readonly facts: readonly (readonly Fact[])[];
  readonly blocks: readonly Block[];
}
