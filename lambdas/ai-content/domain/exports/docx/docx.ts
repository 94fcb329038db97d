import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Draft } from '#shared/model/draft.ts';
import { directionOf, type Direction } from '#shared/model/locale.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { layOutDraft } from '../sheet/lay-out-draft.ts';
import { sheetsOf, type SheetOptions } from '../sheet-options.ts';
import { wordBlock, type WordPage } from './word-blocks.ts';
import { wordRuns } from './word-runs.ts';
import { colours, numbering, onlyIf, styles } from './word-styles.ts';
import type { Weights } from '#lambdas/print/typography/outline-words.ts';
import type { Block } from '../sheet/draft-layout.ts';
import { wordFacts } from './word-tables.ts';

/** ISO A4 in twentieths of a point, with margins of 18 mm. */
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_020, right: 1_020, bottom: 1_020, left: 1_020, footer: 500 },
};

/** The page's number, of how many if these are all pages of the file. */
const footer = (page: string, of: string | undefined, direction: Direction): Footer =>
  new Footer({
    children: [
      new Paragraph({
        bidirectional: onlyIf(direction === 'rtl'),
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            rightToLeft: onlyIf(direction === 'rtl'),
            color: colours.muted,
            size: 17,
            sizeComplexScript: 18,
            children: [
              ...[`${page} `, PageNumber.CURRENT],
              ...(of === undefined ? [] : [` ${of} `, PageNumber.TOTAL_PAGES]),
            ],
          }),
        ],
      }),
    ],
  });

const hasFigure = (block: Block): boolean =>
  block.kind === 'figure'
    ? block.figure.kind !== 'table'
    : block.kind === 'item' && block.blocks.some(hasFigure);

/**
 * Writes a draft as a Word file with styles, lists, tables and Word formulas, in the direction of its language.
 * @param options for the pupil, or with `withKey` for the teacher
 * @param typefaces loaded only for the words of figures
 */
export async function toDocx(
  draft: Draft,
  options: SheetOptions,
  typefaces: () => Promise<Weights>,
): Promise<Uint8Array> {
  const { language } = draft;
  const layouts = sheetsOf(draft, options).map((sheet) => layOutDraft(draft, sheet));
  const labels = labelsIn(language);
  const direction = directionOf(language);
  let lists = 0;
  let figures = 0;
  const page: WordPage = {
    language,
    direction,
    nextList: () => (lists += 1),
    nextFigure: () => (figures += 1),
    weights: layouts.some(({ blocks }) => blocks.some(hasFigure)) ? await typefaces() : undefined,
  };
  const isRightToLeft = direction === 'rtl';
  // LibreOffice cannot count the pages of one sheet of several.
  const foot = footer(labels.page, layouts.length > 1 ? undefined : labels.of, direction);
  const document = new Document({
    title: plainText(layouts[0]?.title ?? ''),
    creator: 'Daftar',
    styles,
    numbering: numbering(isRightToLeft),
    sections: layouts.map(({ title, facts, blocks }) => ({
      properties: { page: { ...PAGE, pageNumbers: { start: 1 } } },
      footers: { default: foot },
      children: [
        ...(facts.length > 0 ? [wordFacts(facts, page)] : []),
        new Paragraph({
          heading: HeadingLevel.TITLE,
          bidirectional: onlyIf(isRightToLeft),
          children: wordRuns(title, direction),
        }),
        ...blocks.flatMap((block, index) =>
          wordBlock(page, block, { pageBreakBefore: blocks[index - 1]?.kind === 'page-break' }),
        ),
      ],
    })),
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
