import { asciiDigits } from '../text/fold-text.ts';
import { readMarks } from './plain-marks.ts';
import type { SourceLine } from './source-lines.ts';

/** The answers that a text lists after its questions, by the numbers of these. */
export interface AnswerList {
  readonly answers: ReadonlyMap<number, string>;
  /** The lines before the list. */
  readonly questions: readonly SourceLine[];
}

const HEADING =
  /^(?:(?:the )?answer(?:s|[ -]key| sheet)?|answers? key|key|solutions?|corrigé(?:[ -]type)?|correction|réponses|(?:مفتاح )?(?:ال)?[إا]جابات?(?: الصحيحة| النموذجية)?|الأجوبة|الاجوبة|مفتاح (?:الإجابة|الاجابة|التصحيح)|التصحيح(?: النموذجي)?|الحلول|سلم التنقيط) ?[:：]? ?(.*)$/iu;
/** `1-B 2-C`, `1) ب، 2) أ`: numbers with letters and nothing else. */
const PAIR =
  /[([]?(\p{Nd}{1,3}) ?[.):\-–=→>]{0,3} ?([A-Ha-h]|[أابتثجدوزح]|هـ?)(?![\p{L}\p{Nd}])[)\]]?[\s,،;؛.|/-]*/gu;
const LINE = /^[([]?(\p{Nd}{1,3}) ?[.):\-–=→]{1,3} ?(\S.*)$/u;

const wordsOf = ({ text }: SourceLine): string =>
  readMarks(
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^#{1,6} |^[-•] /, ''),
  ).text;

type Pair = readonly [number: number, answer: string];
const numbered = (digits = ''): number => Number(asciiDigits(digits));

/** Letters of several questions in a line; undefined if it has anything else. */
function lettersIn(text: string): Pair[] | undefined {
  if (text.replace(PAIR, '').trim() !== '') return undefined;
  return [...text.matchAll(PAIR)].map(([, digits, letter = '']) => [numbered(digits), letter]);
}

function pairsIn(text: string): Pair[] | undefined {
  const letters = lettersIn(text);
  if (letters) return letters;
  const [, digits, answer] = LINE.exec(text) ?? [];
  return answer === undefined ? undefined : [[numbered(digits), answer]];
}

/** Takes the list from the end of a text: what follows its heading, or lines with numbers and letters alone. */
export function answerList(lines: readonly SourceLine[]): AnswerList {
  const words = lines.map(wordsOf);
  const listFrom = (start: number, first: string, read: typeof pairsIn): Pair[] => {
    const rest = [first, ...words.slice(start)].filter((text) => text !== '');
    const pairs = rest.map(read);
    return pairs.every((each) => each !== undefined) ? pairs.flat() : [];
  };
  const taken = (at: number, pairs: readonly Pair[]): AnswerList => ({
    answers: new Map(pairs),
    questions: lines.slice(0, at),
  });
  const heading = words.findLastIndex((text) => HEADING.test(text));
  if (heading > 0) {
    const [, first = ''] = HEADING.exec(words[heading] ?? '') ?? [];
    const pairs = listFrom(heading + 1, first, pairsIn);
    if (pairs.length > 0) return taken(heading, pairs);
  }
  let start = lines.length;
  while (start > 0 && (words[start - 1] === '' || lettersIn(words[start - 1] ?? ''))) start -= 1;
  const pairs = listFrom(start, '', lettersIn);
  return start > 0 && pairs.length > 1 && pairs[0]?.[0] === 1
    ? taken(start, pairs)
    : { answers: new Map(), questions: lines };
}
