import type { FigureOf } from '../../model/figure.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { semicolons } from '../../model/punctuation.ts';

type TableFigure = FigureOf<'table'>;

/** Whether a cell of a table is a heading. */
export const isHeading = ({ heads }: TableFigure, row: number, column: number): boolean =>
  (heads === 'row' && row === 0) || (heads === 'column' && column === 0);

const rowsOf = ({ rows }: TableFigure, language: DraftLanguage): string =>
  rows.map((cells) => cells.join(' | ')).join(semicolons[language]);

/** A table is set as a table, whose cells a screen reader reads; this is for formats that have none. */
export const describeTable: Readonly<Record<DraftLanguage, (figure: TableFigure) => string>> = {
  en: (figure) => `A table, row by row: ${rowsOf(figure, 'en')}`,
  ar: (figure) => `جدول، سطرا بعد سطر: ${rowsOf(figure, 'ar')}`,
  fr: (figure) => `Un tableau, ligne par ligne\u00a0: ${rowsOf(figure, 'fr')}`,
};
