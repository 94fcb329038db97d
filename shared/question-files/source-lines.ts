import type { QuestionDoubt } from './found-question.ts';

/** A line of a text, with its number from 1. */
export interface SourceLine {
  readonly number: number;
  readonly text: string;
  /** What the file has at this line and the text does not keep. */
  readonly doubts?: readonly QuestionDoubt[];
}

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** GIFT's comments and categories, which are not questions. */
const ASIDE = /^\s*(?:\/\/|\$CATEGORY:)/;

/** The lines between blank ones; comments are left out. */
export function blocksOf(text: string): SourceLine[][] {
  const blocks: SourceLine[][] = [[]];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = raw.replace(INVISIBLE, '');
    if (line.trim() === '') blocks.push([]);
    else if (!ASIDE.test(line)) blocks.at(-1)?.push({ number: index + 1, text: line });
  });
  return blocks.filter((block) => block.length > 0);
}
