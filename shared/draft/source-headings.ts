import type { DraftLanguage } from '../model/locale.ts';
import { foldText } from '../text/fold-text.ts';

/** Where a passage of a source text is from. */
export interface Citation {
  readonly title: string;
  /** As printed in the heading; undefined for a source without pages. */
  readonly page?: string;
}

/** A line in brackets: a title, and a page after a comma. */
const HEADING = /^\[(?<title>[^[\]\n]{1,200}?)(?:[,،] (?:p\.|ص) ?(?<page>\d{1,4}))?\]$/;

const MARKS: Readonly<Record<DraftLanguage, { comma: string; page: string }>> = {
  ar: { comma: '،', page: 'ص' },
  en: { comma: ',', page: 'p.' },
  fr: { comma: ',', page: 'p.' },
};

/** Titles are one line without brackets, which end a heading. */
export const cleanTitle = (title: string): string =>
  title
    .replace(/[[\]\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

/** The line above the passages of one source, or of one of its pages. */
export const sourceHeading = ({ title, page }: Citation, language: DraftLanguage): string => {
  const { comma, page: mark } = MARKS[language];
  return `[${title}${page === undefined ? '' : `${comma} ${mark} ${page}`}]`;
};

const headingOf = (line: string): Citation | undefined => {
  const { title, page } = HEADING.exec(line.trim())?.groups ?? {};
  if (!title) return undefined;
  return { title: title.trim(), ...(page !== undefined && { page }) };
};

/** Whether a line names the source of the lines below it. */
export const isHeading = (line: string): boolean => headingOf(line) !== undefined;

/**
 * Where a passage is from: the last heading above it in the source text. Undefined if the passage is not there word for
 * word after folding, is there under two headings, or has no heading above it.
 */
export function citationOf(passage: string, sourceText: string): Citation | undefined {
  const wanted = foldText(passage);
  if (wanted === '') return undefined;
  const parts: { citation: Citation | undefined; lines: string[] }[] = [
    { citation: undefined, lines: [] },
  ];
  for (const line of sourceText.split('\n')) {
    const citation = headingOf(line);
    if (citation) parts.push({ citation, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  const found = parts.filter(({ lines }) =>
    ` ${foldText(lines.join('\n'))} `.includes(` ${wanted} `),
  );
  return found.length === 1 ? found[0]?.citation : undefined;
}
