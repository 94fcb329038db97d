import type { Script } from '../../../../lambdas/grades/reader/digits/cell-image.ts';
import {
  dropOf,
  findInk,
  measureColumn,
  measurePen,
} from '../../../../lambdas/grades/reader/digits/find-ink.ts';
import type { Strip } from '../../../../lambdas/grades/reader/digits/line-network.ts';
import { makeStrip } from '../../../../lambdas/grades/reader/digits/make-strip.ts';
import { outputsOf } from '../../../../lambdas/grades/reader/digits/sequence.ts';
import { composeColumn, type Faces } from './compose-column.ts';
import { inventHand } from './pen-strokes.ts';
import type { Typeface } from './fonts.ts';

/** A strip and the outputs to read in it. */
export interface Example {
  readonly strip: Strip;
  readonly signs: readonly number[];
}

const ROWS = 8;
const HANDS = 400;
/** With fewer hand fonts than this, a network would learn their peculiarities as general. */
const MANY_FONTS = 8;

/** Endless examples, made in the same way as cells when pages are read. */
export class Batches {
  readonly #script: Script;
  readonly #faces: Faces;
  readonly #hands: readonly Typeface[];
  readonly #chance: () => number;
  readonly #isTraining: boolean;
  #open: Example[] = [];

  constructor(script: Script, faces: Faces, chance: () => number, isTraining: boolean) {
    this.#script = script;
    this.#faces = faces;
    this.#chance = chance;
    this.#isTraining = isTraining;
    const kind = script === 'western' ? 'latin' : 'arabic';
    this.#hands = isTraining ? Array.from({ length: HANDS }, () => inventHand(kind, chance)) : [];
  }

  next(): Example {
    let example = this.#open.pop();
    while (!example) {
      this.#open = this.#column();
      example = this.#open.pop();
    }
    return example;
  }

  /**
   * Print is learned quickly, so three of four columns are handwritten, and half of these invented if there are enough
   * fonts.
   */
  #choose(): readonly Typeface[] {
    const kind = this.#chance();
    if (kind < 0.4) return this.#hands;
    const hands = this.#faces.digits.filter(({ hand }) => hand);
    return kind < 0.75 && hands.length >= MANY_FONTS ? hands : this.#faces.digits;
  }

  #column(): Example[] {
    const chance = this.#chance;
    const faces = this.#isTraining ? { ...this.#faces, digits: this.#choose() } : this.#faces;
    const cells = composeColumn(this.#script, faces, ROWS, chance);
    const pen = measurePen(cells);
    // Another threshold finds more or less of faint strokes.
    const threshold = pen.threshold + (chance() - 0.5) * 40;
    const inks = cells.map((cell) => findInk(cell, threshold));
    const column = measureColumn(cells, inks);
    if (!column) return [];
    return cells.flatMap((cell, row) => {
      const ink = inks[row];
      if (!ink?.box) return [];
      const wrong = this.#isTraining ? 0.85 + 0.3 * chance() : 1;
      const digitHeight = column.digitHeight * wrong;
      const lift = this.#isTraining ? (chance() - 0.5) * 0.2 * digitHeight : 0;
      const place = {
        digitHeight,
        drop: dropOf(cell, ink, column) + lift,
        box: ink.box,
        inkGrey: pen.grey,
      };
      return [{ strip: makeStrip(cell, place), signs: outputsOf(cell.signs) }];
    });
  }
}
