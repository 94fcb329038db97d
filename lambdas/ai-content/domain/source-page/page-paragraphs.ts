import { cleanText } from '#shared/text/clean-text.ts';
import type { ReadParagraph } from '#shared/contracts/source-pages.ts';
import type { SeenLine, SeenWord } from '#lambdas/pictures/recognizer.ts';

/** Words with less confidence (0–100) are pointed out; decision 78 has the figures. */
const SURE = 85;

/** A full stop after a letter that no hamza follows in most words: it is read as one. */
const FULL_STOP = /(?![اوي])\p{L}ء$/u;
/** A letter alone, which is a word only in `و`, `y`, `à` and `a`, or in a list. */
const ALONE = /^[^\p{L}\p{N}]*(?![وyàaIAÀ])\p{L}[^\p{L}\p{N})]*$/u;

const ARABIC = /\p{Script=Arabic}/u;

/** The model reads the Arabic comma as a Latin one, or as a closing quotation mark where no quotation was opened. */
const withCommas = (text: string): string => {
  if (!ARABIC.test(text)) return text;
  const commas = text.replaceAll(/(?<=\p{Script=Arabic}),(?= |$)/gu, '،');
  return text.includes('«') ? commas : commas.replaceAll('»', '،');
};

/** Rules and specks that were read as signs. */
const SPECK = /^[|_~=\\¦]+$/;

/** Signs that begin no line. */
const STRAY = /^[,،.;؛:'`]+$/;

/** Whether a word is divided at the end of its line. */
const isDivided = (word: string, next: string): boolean =>
  /\p{Ll}[-\u2010]$/u.test(word) && /^\p{Ll}/u.test(next);

interface Piece {
  readonly text: string;
  readonly confidence: number;
}

const isDoubtful = ({ text, confidence }: Piece): boolean =>
  (confidence < SURE || FULL_STOP.test(text) || ALONE.test(text)) && /[\p{L}\p{N}]/u.test(text);

/** The words of lines, with words whole that a line end divides. */
function wordsOf(lines: readonly SeenLine[]): Piece[] {
  const words: Piece[] = [];
  for (const { words: inLine } of lines) {
    inLine.forEach((word: SeenWord, index) => {
      const text = cleanText(word.text);
      if (text === '' || SPECK.test(text) || (index === 0 && STRAY.test(text))) return;
      const last = words.at(-1);
      if (index > 0 || !last || !isDivided(last.text, text)) {
        words.push({ text, confidence: word.confidence });
        return;
      }
      const confidence = Math.min(last.confidence, word.confidence);
      words[words.length - 1] = { text: last.text.slice(0, -1) + text, confidence };
    });
  }
  return words;
}

function paragraphOf(lines: readonly SeenLine[]): ReadParagraph {
  const words = wordsOf(lines);
  const doubts: { start: number; end: number }[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    const start = text.length;
    text += word.text;
    if (!isDoubtful(word)) continue;
    const last = doubts.at(-1);
    if (last?.end === start - 1) last.end = text.length;
    else doubts.push({ start, end: text.length });
  }
  return { text: withCommas(text), doubts };
}

/** The share of the widest line from which on a line goes on below. */
const WHOLE = 0.85;

const widthOf = ({ words }: SeenLine): number =>
  Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));

/** Whether a paragraph goes on in the next one: it ends with a whole line, and not with a sentence. */
function goesOn(lines: readonly SeenLine[], next: readonly SeenLine[]): boolean {
  const last = lines.at(-1);
  const end = last?.words.at(-1)?.text ?? '';
  if (!last || /[.!?؟:»"”…]$/u.test(end)) return false;
  const widest = Math.max(...lines.map(widthOf), ...next.map(widthOf));
  return lines.length > 1 && widthOf(last) >= widest * WHOLE;
}

/** The paragraphs of a page in reading order, with the words in them that were not read with certainty. */
export function paragraphsOf(lines: readonly SeenLine[]): ReadParagraph[] {
  const joined: SeenLine[][] = [];
  for (const paragraph of Map.groupBy(lines, (line) => line.paragraph).values()) {
    const last = joined.at(-1);
    if (last && goesOn(last, paragraph)) last.push(...paragraph);
    else joined.push([...paragraph]);
  }
  return joined.map(paragraphOf).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
