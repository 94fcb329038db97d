import { sourceHeading } from '#shared/draft/source-headings.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

/** What a teacher ticked in a file: the paragraphs of each part, by their places. */
export type Chosen = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Ticks paragraphs of a part, or takes their ticks away. */
export function tick(
  chosen: Chosen,
  part: number,
  paragraphs: readonly (readonly [index: number, text: string])[],
  isTicked: boolean,
): Chosen {
  const ticked = new Map(chosen.get(part));
  for (const [index, text] of paragraphs) {
    if (isTicked) ticked.set(index, text);
    else ticked.delete(index);
  }
  return new Map([...chosen, [part, ticked]]);
}

/** The paragraphs in their order, under headings with the title and, in a file with pages, the page. */
export function passagesOf(
  chosen: Chosen,
  { title, isPaged, language }: { title: string; isPaged: boolean; language: DraftLanguage },
): string {
  const parts = [...chosen]
    .filter(([, ticked]) => ticked.size > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([part, ticked]) => ({
      page: String(part + 1),
      texts: [...ticked].toSorted(([a], [b]) => a - b).map(([, text]) => text),
    }));
  if (parts.length === 0) return '';
  if (isPaged)
    return parts
      .flatMap(({ page, texts }) => [sourceHeading({ title, page }, language), ...texts])
      .join('\n');
  return [sourceHeading({ title }, language), ...parts.flatMap(({ texts }) => texts)].join('\n');
}

/** A source text with further passages below it. */
export const withPassages = (text: string, passages: string): string =>
  text.trim() === '' ? passages : `${text.trimEnd()}\n\n${passages}`;
