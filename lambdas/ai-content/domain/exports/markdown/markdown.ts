import type { Draft } from '#shared/model/draft.ts';
import { labelsIn } from '#shared/draft/labels/labels.ts';
import type { Block, Fact, Line, Options, Prose, Table } from '../sheet/draft-layout.ts';
import { layOutDraft } from '../sheet/lay-out-draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { escapeMarkdown } from './escape-markdown.ts';

const line = ({ label, text }: Line, lineBreak?: string): string =>
  [label && `**${escapeMarkdown(label)}${text ? ':' : ''}**`, escapeMarkdown(text, lineBreak)]
    .filter(Boolean)
    .join(' ');

const fact = ({ label, value }: Fact): string =>
  `**${escapeMarkdown(label)}:** ${value ? escapeMarkdown(value) : '………………'}`;

/** An item of a list, with further lines indented below the first. */
const listItem = (marker: string, text: Prose): string =>
  `${marker} ${escapeMarkdown(text, `\\\n${' '.repeat(marker.length + 1)}`)}`;

const options = ({ items, marker }: Options, letters: string): string =>
  items
    .map(({ text, isRight }, index) => {
      const letter = marker === 'letter' ? `${letters.charAt(index)}) ` : '';
      return listItem(`- [${isRight ? 'x' : ' '}]`, `${letter}${text}`);
    })
    .join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = ({ columns, rows }: Table): string =>
  [
    row(columns.map(({ heading }) => escapeMarkdown(heading))),
    row(columns.map(() => '---')),
    ...rows.map((cells) =>
      row(cells.map((lines) => lines.map((one) => line(one, '<br>')).join('<br>'))),
    ),
  ].join('\n');

const title = (text: Prose, aside?: string): string =>
  escapeMarkdown(text, ' ') + (aside ? ` (${escapeMarkdown(aside)})` : '');

/** A block's paragraphs. */
function paragraphs(block: Block, letters: string): string[] {
  switch (block.kind) {
    case 'heading':
      return [`## ${title(block.text, block.aside)}`];
    case 'paragraph':
      return [block.isQuiet ? `> ${line(block, '\\\n> ')}` : line(block)];
    case 'list':
      return [
        block.items
          .map((text, index) => listItem(block.isNumbered ? `${index + 1}.` : '-', text))
          .join('\n'),
      ];
    case 'options':
      return [options(block, letters)];
    case 'table':
      return [table(block)];
    case 'item':
      return [
        `### ${title(block.title, block.aside)}`,
        ...block.blocks.flatMap((inner) => paragraphs(inner, letters)),
      ];
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
  const labels = labelsIn(draft.language);
  const parts = [
    `# ${title(head.title)}`,
    facts.flat().map(fact).join('\\\n'),
    ...blocks.flatMap((block) => paragraphs(block, labels.letters)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * Writes the Markdown file. CommonMark has no direction, so an element around Arabic text sets it, with blank lines
 * so that its content stays Markdown.
 */
export function markdownFile(draft: Draft, sheet: SheetOptions): string {
  const text = toMarkdown(draft, sheet);
  return draft.language === 'ar' ? `<div dir="rtl" lang="ar">\n\n${text}\n</div>\n` : text;
}
