import { describe, expect, it } from 'vitest';
import { PdfBook } from '../pdf/pdf-book.ts';
import { covers } from '../typography/covers.ts';
import { findInPackages, loadFormulaTypefaces } from '../typography/load-typefaces.ts';
import { drawnSymbol } from './drawn-symbols.ts';
import type { Pen } from './formula-box.ts';
import { breakSpans } from './lines.ts';
import { wholePage } from './paper.ts';

const typefaces = await loadFormulaTypefaces(findInPackages);

/** The pieces of one line: its texts, and `undefined` for what is drawn as in a formula. */
async function piecesOf(prose: string) {
  const book = await PdfBook.create('fr', typefaces);
  const letters = {
    upright: book.addTypeface(typefaces.upright, 'U'),
    slanted: book.addTypeface(typefaces.slanted, 'S'),
    words: book.regular,
  };
  const paper = {
    ...({ language: 'fr', direction: 'ltr' } as const),
    ...{ book, letters, frame: wholePage, size: 10 },
  };
  const [line] = breakSpans(paper, [{ prose }], 10, 400);
  return line?.pieces.map((piece) => ('text' in piece ? piece.text : undefined)) ?? [];
}

describe('a line of prose', () => {
  it.each(['5 Ω', 'α → β', '(x ⇒ y)', 'A ∈ B', 'ΔT'])(
    'draws signs as in a formula where its letters lack them: %s',
    async (prose) => {
      const pieces = await piecesOf(prose);
      expect(pieces).toContain(undefined);
      for (const text of pieces) expect(covers(typefaces.regular, text ?? '')).toBe(true);
    },
  );

  it('turns a sign in a text from right to left', async () => {
    const drawn = (isBackwards: boolean) => {
      const points: (readonly [number, number])[] = [];
      const pen: Pen = { text: () => undefined, line: (all) => points.push(...all) };
      drawnSymbol('⊂', 10, isBackwards)?.draw(pen, 0, 0);
      return points.map(([x]) => x);
    };
    const width = drawnSymbol('⊂', 10)?.width ?? 0;
    expect(drawn(true)).toEqual(drawn(false).map((x) => expect.closeTo(width - x) as number));
  });

  it('keeps a word whole otherwise, and what no typeface has', async () => {
    expect(await piecesOf('résistance')).toEqual(['résistance']);
    expect(await piecesOf('王x')).toEqual(['王x']);
  });
});
