import { directionOf, type Language } from '#shared/model/locale.ts';
import type { SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import { cardSide, modulesOfCard } from '#shared/paper/card-code.ts';
import { cardLayouts, type CardLayout, type CardPaper } from '#shared/paper/card-layout.ts';
import { writeText, type Typesetting } from '#lambdas/print/layout/text-box.ts';
import { A4, type Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { firstStrongDirection } from '#lambdas/print/typography/direction.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { cardTextsIn } from './card-texts.ts';

const MILLIMETRE = 72 / 25.4;
/** Small, so that neighbours cannot read them. Sizes are shares of the edge, `above` is the highest ink, in ems. */
const LETTER = { size: 0.85, box: 18, above: 0.74 } as const;
/** Millimetres at the edge of a page that printers leave white. */
const UNPRINTED = 4.3;
const INSET = 6 * MILLIMETRE;
const CUT = { colour: palette.line, width: 0.5, dash: [3, 3] } as const;

export interface CardsToPrint {
  readonly kept: SavedClass;
  readonly pupils: readonly SavedPupil[];
  readonly paper: CardPaper;
  readonly language: Language;
  /** ISO 8601. */
  readonly printedAt: string;
}

/** A box that is given from the left edge of the paper, wherever reading starts: codes are never mirrored. */
const fromLeft = (book: Typesetting, box: Box): Box =>
  book.direction === 'rtl' ? { ...box, x: A4.width - box.x - box.width } : box;

/** Draws the code of a card as one shape: a printer leaves no lines between its modules. */
function drawCode(
  book: Typesetting,
  canvas: Canvas,
  number: number,
  corner: { x: number; y: number },
  { code, module }: CardLayout,
): void {
  const [side, cell] = [code * MILLIMETRE, module * MILLIMETRE];
  const fill = (x: number, y: number, width: number, height: number, colour: string): void =>
    canvas.fill(fromLeft(book, { x: corner.x + x, y: corner.y + y, width, height }), colour);
  fill(0, 0, side, side, palette.black);
  const inner = cardSide - 2;
  modulesOfCard(number).forEach((isDark, at) => {
    const [column, row] = [(at % inner) + 1, Math.floor(at / inner) + 1];
    if (!isDark) fill(column * cell, row * cell, cell, cell, palette.white);
  });
}

/** Draws the letter of each side, upright when its side is the upper one. */
function drawLetters(
  book: Typesetting,
  canvas: Canvas,
  letters: readonly string[],
  corner: { x: number; y: number },
  { code, edge }: CardLayout,
): void {
  const middle = (code * MILLIMETRE) / 2;
  const centre = { x: corner.x + middle, y: corner.y + middle };
  const { x } = fromLeft(book, { ...centre, width: 0, height: 0 });
  const size = edge * LETTER.size;
  const top = centre.y - middle - (edge - UNPRINTED) * MILLIMETRE;
  const y = top + size * LETTER.above - LETTER.box / 2;
  const box = { x: x - LETTER.box / 2, y, width: LETTER.box, height: LETTER.box };
  letters.forEach((letter, quarters) => {
    canvas.drawTurned([x, centre.y], quarters, () => {
      const style = { size, weight: 'bold', colour: palette.muted } as const;
      writeText(book, canvas, letter, box, { ...style, align: 'center' });
    });
  });
}

/** Writes whose card it is on the part to hold it by: beside the code, or below it on a narrow paper. */
function drawName(
  book: Typesetting,
  canvas: Canvas,
  { kept, language }: CardsToPrint,
  pupil: SavedPupil & { readonly cardNumber: number },
  card: { x: number; y: number },
  { width, height, edge, code }: CardLayout,
): void {
  const texts = cardTextsIn(language);
  const square = (code + 2 * edge) * MILLIMETRE;
  const isBeside = width > height;
  const [x, y] = isBeside ? [card.x + square, card.y] : [card.x, card.y + square - INSET];
  const box = fromLeft(book, {
    x: x + (isBeside ? 0 : INSET),
    y: y + INSET,
    width: width * MILLIMETRE - (isBeside ? square + INSET : 2 * INSET),
    height: height * MILLIMETRE - (isBeside ? 0 : square - INSET) - 2 * INSET,
  });
  const tag = book.pdf.structure.add('Sect');
  const line = (
    text: string,
    below: number,
    lines: number,
    style: { size: number; bold?: boolean },
  ) =>
    writeText(
      book,
      canvas,
      text,
      { ...box, y: box.y + below, height: lines },
      {
        size: style.size,
        minSize: 6.5,
        weight: style.bold ? 'bold' : 'regular',
        colour: style.bold ? palette.ink : palette.muted,
        vertical: 'top',
        direction: firstStrongDirection(text, book.direction),
        align: 'start',
        tag: tag.add('P'),
      },
    );
  let below = isBeside ? box.height * 0.42 : 0;
  below += line(pupil.fullName, below, 20, { size: 12, bold: true });
  below += line(
    `${texts.number(pupil.cardNumber)} · ${texts.className(kept.name)}`,
    below + 2,
    14,
    { size: 9 },
  );
  line(texts.hold, below + 10, 40, { size: 8 });
}

/** Draws the answer cards of a class, two or four on a page of A4, with lines to cut along. */
export async function renderAnswerCards(
  cards: CardsToPrint,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const { kept, pupils, paper, language, printedAt } = cards;
  const book = { pdf: await PdfBook.create(language, typefaces), direction: directionOf(language) };
  const layout = cardLayouts[paper];
  const texts = cardTextsIn(language);
  const columns = paper === 'a5' ? 1 : 2;
  const [width, height] = [A4.width / columns, A4.height / 2];
  const perPage = columns * 2;
  let canvas = book.pdf.addPage();
  pupils.forEach((pupil, index) => {
    const { cardNumber } = pupil;
    if (cardNumber === undefined) return;
    const at = index % perPage;
    if (at === 0) {
      if (index > 0) canvas = book.pdf.addPage();
      const down = [A4.width / 2, 0, A4.width / 2, A4.height] as const;
      const across = [0, A4.height / 2, A4.width, A4.height / 2] as const;
      canvas.lines(columns === 2 ? [across, down] : [across], CUT);
    }
    const corner = { x: (at % columns) * width, y: Math.floor(at / columns) * height };
    const edge = layout.edge * MILLIMETRE;
    const code = { x: corner.x + edge, y: corner.y + edge };
    drawCode(book, canvas, cardNumber, code, layout);
    drawLetters(book, canvas, texts.letters, code, layout);
    drawName(book, canvas, cards, { ...pupil, cardNumber }, corner, layout);
  });
  return book.pdf.save({
    title: texts.title(kept.name),
    author: '',
    subject: kept.subject ?? '',
    language,
    createdOn: printedAt.slice(0, 10),
  });
}
