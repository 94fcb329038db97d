import { describeFigure } from '#shared/draft/figures/figures.ts';
import { figureFile } from '#shared/draft/figures/svg.ts';
import { isHeading } from '#shared/draft/figures/table.ts';
import type { FigureOf } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';
import type { Prose } from '../sheet/draft-layout.ts';
import type { Quiz, QuizItem } from './quiz.ts';

export interface ItemPicture {
  readonly name: string;
  readonly svg: string;
  readonly description: string;
}

/** Undefined without a figure, and for tables, which are markup. */
export function pictureOf(
  { id, figure }: QuizItem,
  language: DraftLanguage,
): ItemPicture | undefined {
  if (!figure || figure.kind === 'table') return undefined;
  return {
    name: `${id}.svg`,
    svg: figureFile(figure, language),
    description: describeFigure(figure, language),
  };
}

const CELL = 'border:1px solid #7f8797;padding:4px 12px;text-align:center';

/**
 * A table as HTML, which is XHTML too.
 * @param inline markup of a cell's text
 */
const tableMarkup = (
  figure: FigureOf<'table'>,
  inline: (text: Prose) => string,
  isStyled: boolean,
): string => {
  const style = isStyled ? ` style="${CELL}"` : '';
  const rows = figure.rows.map((cells, row) => {
    const marked = cells.map((text, column) => {
      const name = isHeading(figure, row, column) ? 'th' : 'td';
      return `<${name}${style}>${inline(text)}</${name}>`;
    });
    return `<tr>${marked.join('')}</tr>`;
  });
  const whole = isStyled ? ' style="border-collapse:collapse" dir="auto"' : '';
  return `<table${whole}><tbody>${rows.join('')}</tbody></table>`;
};

/**
 * The figure of a question as markup below its text: a picture at an address, or a table.
 * @param isStyled whether the reader knows `style` and `dir`
 */
export function figureMarkup(
  item: QuizItem,
  language: DraftLanguage,
  {
    address,
    inline,
    isStyled = true,
  }: {
    readonly address: (name: string) => string;
    readonly inline: (text: Prose) => string;
    readonly isStyled?: boolean;
  },
): string {
  if (item.figure?.kind === 'table') return tableMarkup(item.figure, inline, isStyled);
  const picture = pictureOf(item, language);
  return picture
    ? `<p><img src="${address(picture.name)}" alt="${escapeXml(picture.description)}"/></p>`
    : '';
}

/** The figure in words, for formats without files; tables keep their lines. */
export const figureWords = ({ figure }: QuizItem, language: DraftLanguage): Prose[] =>
  figure ? [`[${describeFigure(figure, language)}]`] : [];

export const picturesOf = ({ items, language }: Quiz, folder: string) =>
  items.flatMap((item) => {
    const picture = pictureOf(item, language);
    return picture
      ? [
          {
            id: `picture-${item.id}`,
            type: 'webcontent',
            href: `${folder}/${picture.name}`,
            item: item.id,
            svg: picture.svg,
          },
        ]
      : [];
  });
