import type { ReadParagraph } from '#shared/contracts/source-pages.ts';
import { cleanText } from '#shared/text/clean-text.ts';

/** Why no text can be taken from a file. */
export type SourceProblem =
  | 'empty'
  | 'tooLarge'
  | 'otherType'
  | 'oldWord'
  | 'locked'
  | 'damaged'
  | 'withoutWords'
  | 'unreadable';

export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** A text with the places of words that were not read with certainty. */
export type UncertainText = Pick<ReadParagraph, 'text' | 'doubts'>;

/** What was read of the picture of a page. */
export interface PicturePage {
  readonly paragraphs: readonly UncertainText[];
  /** Whether so much is uncertain that a better photo is worth taking. */
  readonly isPoor: boolean;
}

export interface ReadingOptions {
  readonly signal: AbortSignal;
  /** The fraction of the picture that is sent, 0–1. */
  readonly onProgress: (part: number) => void;
}

/** An open file whose text is read part by part, so that a long book costs no more than the pages that are looked at. */
export interface SourceFile {
  /** Pages of a PDF; sections of any other file. */
  readonly parts: number;
  readonly isPaged: boolean;
  /** The first part with text, from 0. */
  readonly first: number;
  /** Whether the file has macros, which are not read. */
  readonly hasMacros: boolean;
  /**
   * The paragraphs of a part, from 0.
   * @throws SourceError `unreadable` if the file's letters are not those that it shows
   */
  readonly read: (part: number) => Promise<readonly string[]>;
  /** Whether letters of a part that was read may be others than it shows. */
  readonly isDoubtful?: (part: number) => boolean;
  /** Sends the picture of a part without text to be read; missing if the file has no pictures of pages. */
  readonly readPicture?: (part: number, options: ReadingOptions) => Promise<PicturePage>;
  readonly close: () => void;
}

/** Paragraphs of a section of a file without pages. */
const SECTION = 25;
/** A paragraph is cut at sentences, so that parts of a page-long one can be chosen. */
const LONGEST = 700;

const LETTER = /\p{L}/u;

function shorter(paragraph: string): string[] {
  if (paragraph.length <= LONGEST) return [paragraph];
  const pieces: string[] = [''];
  for (const sentence of paragraph.split(/(?<=[.!?؟؛])\s+/)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && last.length + sentence.length > LONGEST) pieces.push(sentence);
    else pieces[pieces.length - 1] = last === '' ? sentence : `${last} ${sentence}`;
  }
  return pieces;
}

/** A paragraph of a picture as pieces that are offered, each with its uncertain words. */
export function piecesOf({ text, doubts }: UncertainText): UncertainText[] {
  let from = 0;
  return shorter(text).map((piece) => {
    const start = text.indexOf(piece, from);
    from = start + piece.length;
    const own = doubts.filter((doubt) => doubt.start < from && doubt.end > start);
    return {
      text: piece,
      doubts: own.map((doubt) => ({
        start: Math.max(0, doubt.start - start),
        end: Math.min(piece.length, doubt.end - start),
      })),
    };
  });
}

/** Paragraphs as they are offered: one line each, with plain letters, and none without a letter or digit. */
export const tidyParagraphs = (paragraphs: readonly string[]): string[] =>
  paragraphs
    .map(cleanText)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .flatMap(shorter);

/**
 * A file that is read as a whole. `null` begins a new section.
 * @throws SourceError if no word is in it
 */
export function wholeFile(
  paragraphs: readonly (string | null)[],
  { hasMacros = false } = {},
): SourceFile {
  const sections: string[][] = [[]];
  for (const paragraph of paragraphs) {
    if (paragraph === null) {
      if (sections.at(-1)?.length) sections.push([]);
      continue;
    }
    for (const text of tidyParagraphs([paragraph])) {
      if ((sections.at(-1)?.length ?? 0) >= SECTION) sections.push([]);
      sections.at(-1)?.push(text);
    }
  }
  const kept = sections.filter((section) => section.length > 0);
  if (kept.length === 0) throw new SourceError('empty');
  if (!kept.flat().some((text) => LETTER.test(text))) throw new SourceError('withoutWords');
  return {
    parts: kept.length,
    isPaged: false,
    first: 0,
    hasMacros,
    read: (part) => Promise.resolve(kept[part] ?? []),
    close: () => undefined,
  };
}
