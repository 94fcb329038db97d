import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Figure } from '#shared/model/figure.ts';

const MARK = '// figure ';

/** A comment of GIFT before a question that holds its figure; other programs leave comments out. */
export const figureLine = (figure: Figure, language: DraftLanguage): string =>
  `${MARK}${language} ${JSON.stringify(figure)}\n`;

/** The figure of such a line, with the language of its numbers before it; undefined for any other line. */
export const figureInLine = (line: string): string | undefined =>
  line.startsWith(MARK) ? line.slice(MARK.length) : undefined;
