import { describeFigure } from '#shared/draft/figures/figures.ts';
import { figureFile } from '#shared/draft/figures/svg.ts';
import { isHeading } from '#shared/draft/figures/table.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Labels } from '#shared/draft/labels.ts';
import type { Figure, FigureOf } from '#shared/model/figure.ts';
import { directionOf, type DraftLanguage } from '#shared/model/locale.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { isolatedProse } from '#shared/draft/directed-prose.ts';
import type { Block, Fact, Line, Options, Prose, Table } from '../sheet/draft-layout.ts';
import { layOutDraft } from '../sheet/lay-out-draft.ts';
import { sheetsOf, type SheetOptions } from '../sheet-options.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** A document while it is written; pictures are at its end, because they are long. */
interface Page {
  readonly language: DraftLanguage;
  readonly labels: Labels;
  readonly pictures: string[];
}

/** A text that cannot become markup, and whose calculations run from left to right. */
const written = ({ language }: Page, prose: Prose, lineBreak?: string): string =>
  escapeMarkdown(isolatedProse(prose, directionOf(language)), lineBreak);

const line = (page: Page, { label, text }: Line, lineBreak?: string): string =>
  [
    label && `**${written(page, label)}${text ? page.labels.colon.trimEnd() : ''}**`,
    written(page, text, lineBreak),
  ]
    .filter(Boolean)
    .join(' ');

const fact = (page: Page, { label, value }: Fact): string =>
  [
    label && `**${written(page, label)}${page.labels.colon.trimEnd()}**`,
    value ? written(page, value) : '………………',
  ]
    .filter(Boolean)
    .join(' ');

/** An item of a list, with further lines indented below the first. */
const listItem = (page: Page, marker: string, text: Prose): string =>
  `${marker} ${written(page, text, `\\\n${' '.repeat(marker.length + 1)}`)}`;

const options = (page: Page, { items, marker }: Options): string =>
  items
    .map(({ text, isRight }, index) => {
      const letter = marker === 'letter' ? `${page.labels.letters.charAt(index)}) ` : '';
      return listItem(page, `- [${isRight ? 'x' : ' '}]`, `${letter}${text}`);
    })
    .join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (page: Page, { columns, rows }: Table): string =>
  [
    row(columns.map(({ heading }) => written(page, heading))),
    row(columns.map(() => '---')),
    ...rows.map((cells) =>
      row(cells.map((lines) => lines.map((one) => line(page, one, '<br>')).join('<br>'))),
    ),
  ].join('\n');

const title = (page: Page, text: Prose, aside?: string): string =>
  written(page, text, ' ') + (aside ? ` (${written(page, aside)})` : '');

/** Tables of Markdown need a head; without headings in it, its cells are empty. */
function figureTable(page: Page, figure: FigureOf<'table'>): string {
  const rows = figure.rows.map((cells, index) =>
    cells.map((text, column) => {
      const escaped = written(page, text, '<br>');
      const isBold =
        escaped !== '' && figure.heads === 'column' && isHeading(figure, index, column);
      return isBold ? `**${escaped}**` : escaped;
    }),
  );
  const empty = (figure.rows[0] ?? []).map(() => ' ');
  const [head = [], ...others] = figure.heads === 'row' ? rows : [empty, ...rows];
  return [head, head.map(() => '---'), ...others].map(row).join('\n');
}

/** A picture with its description, which programs show that do not show pictures in a text. */
function figureText(page: Page, figure: Figure): string {
  const { language, pictures } = page;
  if (figure.kind === 'table') return figureTable(page, figure);
  const svg = Buffer.from(figureFile(figure, language)).toString('base64');
  pictures.push(`data:image/svg+xml;base64,${svg}`);
  const name = `figure-${pictures.length}`;
  return `![${written(page, describeFigure(figure, language), ' ')}][${name}]`;
}

/** A block's paragraphs. */
function paragraphs(block: Block, page: Page): string[] {
  switch (block.kind) {
    case 'heading':
      return [`## ${title(page, block.text, block.aside)}`];
    case 'paragraph':
      return [block.isQuiet ? `> ${line(page, block, '\\\n> ')}` : line(page, block)];
    case 'list':
      return [
        block.items
          .map((text, index) => listItem(page, block.isNumbered ? `${index + 1}.` : '-', text))
          .join('\n'),
      ];
    case 'options':
      return [options(page, block)];
    case 'table':
      return [table(page, block)];
    case 'item':
      return [
        `### ${title(page, block.title, block.aside)}`,
        ...block.blocks.flatMap((inner) => paragraphs(inner, page)),
      ];
    case 'figure':
      return [figureText(page, block.figure)];
    case 'writing-lines':
      return [];
    case 'page-break':
      return ['---'];
  }
}

/**
 * Writes a draft as Markdown (CommonMark with GitHub's tables and formulas); its texts cannot become markup.
 * @param sheet for the pupil, or with `withKey` for the teacher, with answers
 */
export function toMarkdown(draft: Draft, sheet: SheetOptions): string {
  const { facts, blocks, ...head } = layOutDraft(draft, sheet);
  const { language } = draft;
  const page: Page = { language, labels: labelsIn(language), pictures: [] };
  const parts = [
    `# ${title(page, head.title)}`,
    facts
      .flat()
      .map((each) => fact(page, each))
      .join('\\\n'),
    ...blocks.flatMap((block) => paragraphs(block, page)),
    page.pictures.map((picture, index) => `[figure-${index + 1}]: ${picture}`).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** CommonMark has no direction, so an element around Arabic text sets it, with blank lines inside. */
export function markdownFile(draft: Draft, options: SheetOptions): string {
  const sheets = sheetsOf(draft, options).map((sheet) => toMarkdown(draft, sheet));
  const text = sheets.join('\n---\n\n');
  return draft.language === 'ar' ? `<div dir="rtl" lang="ar">\n\n${text}\n</div>\n` : text;
}
