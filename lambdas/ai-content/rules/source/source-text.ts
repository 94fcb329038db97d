import { sentencesIn } from '#shared/draft/readability.ts';
import { isHeading as isCitation } from '#shared/draft/source-headings.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Random } from '../random.ts';
import { definitionOf, type Definition } from './definitions.ts';
import { figureOf, type Figure } from './figures.ts';
import { hasScriptOf, isWhole, wordCount } from './sentences.ts';

/** A sentence, exactly as the text has it, with its final mark. */
export interface Sentence {
  readonly text: string;
  /** What can be asked about it; nothing if it cannot be understood alone. */
  readonly definition?: Definition | undefined;
  readonly figure?: Figure | undefined;
  readonly isWhole: boolean;
}
type Paragraph = readonly Sentence[];

/** A paragraph, or what a heading is about. */
export interface TextPart {
  readonly heading?: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface SourceText {
  /** The draft's topic; a question with it as its answer is not asked. */
  readonly topic: string;
  readonly parts: readonly TextPart[];
  readonly sentences: readonly Sentence[];
}

/** The material for questions on a text. */
export interface FromText {
  readonly source: SourceText;
  readonly language: DraftLanguage;
  readonly random: Random;
  /** The sentences that may be asked about; wrong options come from the whole text. */
  readonly free: readonly Sentence[];
  /** The most items of a list, 5 if not given: other questions need sentences too. */
  readonly most?: number;
}

const LONGEST_HEADING = 10;
const NUMBERING = /^(?:\(?\d{1,2}[).–-]|[IVX]+[.)–-])\s+/;
const endsSentence = (line: string): boolean => /[.!?؟…:»”"]$/.test(line);
const isTitle = (line: string): boolean =>
  !/[.!…:;؛،,]$|^[-–•*]/.test(line) && wordCount(line) <= LONGEST_HEADING;

/** Paragraphs and headings; a line that goes on in the next one belongs to its paragraph. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = lines.at(-1);
    const goesOn = isOpen && last !== undefined && (!isTitle(last) || /^\p{Ll}/u.test(line));
    if (line === '' || isCitation(line)) isOpen = false;
    else {
      if (goesOn) lines[lines.length - 1] = `${last} ${line}`;
      else lines.push(line);
      isOpen = !endsSentence(line);
    }
  }
  return lines;
}

/** The point after these does not end a sentence: “Mount St. Helens”, “J. Sachs”. */
const ABBREVIATED =
  /(?:^|[\s(])(?:St|Mt|Mr|Mrs|Ms|Dr|Prof|Mme|Mlle|Me|fig|no|av|env|ex|p|vol|cf|\p{Lu})\.$/u;

/** The sentences of a paragraph, exactly as they are there. */
const splitSentences = (line: string, language: DraftLanguage): string[] =>
  sentencesIn(line, language).reduce<string[]>((all, piece) => {
    const last = all.at(-1);
    return last !== undefined && ABBREVIATED.test(last.trimEnd())
      ? [...all.slice(0, -1), last + piece]
      : [...all, piece];
  }, []);

/** A definition is understood without what follows it in its sentence. */
function readSentence(text: string, language: DraftLanguage): Sentence {
  const first = text.replace(/\s?[;؛].*$/s, '.');
  const definition = isWhole(first, language) ? definitionOf(text, language) : undefined;
  return isWhole(text, language)
    ? { text, isWhole: true, definition, figure: figureOf(text) }
    : { text, isWhole: false, definition };
}

/** Reads a text into its parts: those below headings if it has some, otherwise its paragraphs. */
export function readSource(text: string, language: DraftLanguage, topic: string): SourceText {
  const lines = linesOf(text);
  const parts: { heading?: string; paragraphs: Paragraph[] }[] = [];
  const isHeadingAt = (at: number): boolean =>
    isTitle(lines[at] ?? '') && at + 1 < lines.length && lines.length > 2;
  const hasHeadings = lines.filter((_, at) => isHeadingAt(at)).length > 1;
  for (const [at, line] of lines.entries()) {
    const title = line.replace(NUMBERING, '');
    const isAbout = !foldText(topic).includes(foldText(title));
    if (isHeadingAt(at)) {
      if (hasHeadings) parts.push({ ...(isAbout && { heading: title }), paragraphs: [] });
    } else {
      const sentences = splitSentences(line, language).map((each) => each.trim());
      const paragraph = sentences
        .filter((each) => hasScriptOf(each, language))
        .map((each) => readSentence(each, language));
      const last = parts.at(-1);
      if (last && hasHeadings) last.paragraphs.push(paragraph);
      else parts.push({ paragraphs: [paragraph] });
    }
  }
  const told = parts.filter(({ paragraphs }) => paragraphs.flat().length > 0);
  return { topic, parts: told, sentences: told.flatMap(({ paragraphs }) => paragraphs.flat()) };
}

/** The text of a part, without its heading. */
export const textOfPart = ({ paragraphs }: TextPart): string =>
  paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n');
