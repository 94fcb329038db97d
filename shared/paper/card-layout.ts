import { cardSide } from './card-code.ts';

/** Papers of answer cards: two or four on a page of A4. */
export const cardPapers = ['a5', 'a6'] as const;
export type CardPaper = (typeof cardPapers)[number];

export interface CardLayout {
  /** Of the paper, in millimetres; `edge` is the white around the code on three sides. The fourth has the name. */
  readonly width: number;
  readonly height: number;
  readonly edge: number;
  /** Of the code with its frame, and of one of its modules. */
  readonly code: number;
  readonly module: number;
}

const layoutOf = (width: number, height: number, edge: number): CardLayout => {
  const code = Math.min(width, height) - 2 * edge;
  return { width, height, edge, code, module: code / cardSide };
};

/** The code is at the left and at the top of its paper, and the part with the name is to hold the card by. */
export const cardLayouts: Readonly<Record<CardPaper, CardLayout>> = {
  a5: layoutOf(210, 148.5, 13),
  a6: layoutOf(105, 148.5, 10.5),
};
