import type { Language } from '#shared/model/locale.ts';

/** Text as drafts write it: formulas stand between dollar signs, line breaks are kept. */
export type Prose = string;

/** A text behind what it is: `Hint: …`. */
export interface Line {
  readonly label?: string;
  readonly text: Prose;
}

export interface Column {
  readonly heading: string;
  /** Its part of the table's width; those of a table sum to 1. */
  readonly share: number;
}

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (readonly Line[])[])[];
}

/** Answers to choose from, lettered, or boxes to tick. */
export interface Options {
  readonly kind: 'options';
  readonly marker: 'letter' | 'box';
  readonly items: readonly { readonly text: Prose; readonly isRight: boolean }[];
}

/** What a sheet is made of, from the top down. */
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
  /** A question or exercise, which no page break divides. */
  | {
      readonly kind: 'item';
      readonly title: string;
      readonly aside?: string;
      readonly blocks: readonly Block[];
    }
  /** Lines to write on. */
  | { readonly kind: 'writing-lines'; readonly count: number }
  | { readonly kind: 'page-break' };

/** What the head of a sheet says of it; without a value it is filled in by hand. */
export interface Fact {
  readonly label: string;
  readonly value?: Prose;
  /** Has a row of its own. */
  readonly isWide?: boolean;
}

/** A draft laid out for paper, in no format yet: the texts are chosen, the order is that of reading. */
export interface DraftLayout {
  readonly language: Language;
  readonly title: Prose;
  /** Rows of one or two. */
  readonly facts: readonly (readonly Fact[])[];
  readonly blocks: readonly Block[];
}
