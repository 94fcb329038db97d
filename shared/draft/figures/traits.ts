import type { DraftLanguage } from '../../model/locale.ts';
import type { FigureKind, FigureOf } from '../../model/figure.ts';
import type { Drawing } from './drawing.ts';

/** What the program needs to know of a kind of figure that is drawn. */
export interface FigureTraits<Kind extends FigureKind> {
  draw(figure: FigureOf<Kind>, language: DraftLanguage): Drawing;
  /** What is drawn, as a person counts it, but not what pupils are to read from it, such as a clock's time. */
  readonly describe: Readonly<Record<DraftLanguage, (figure: FigureOf<Kind>) => string>>;
}
