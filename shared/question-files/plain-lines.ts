import { LETTERED } from './choice-letters.ts';
import { readMarks } from './plain-marks.ts';
import { numberOf } from './question-numbers.ts';
import type { SourceLine } from './source-lines.ts';

/** What a line of a pasted test is, as far as it alone can tell. */
export type PlainLine = { readonly number: number; readonly text: string } & (
  | {
      readonly kind: 'option';
      /** As it is written; a choice with a sign has none. */
      readonly letter?: string;
      readonly isRight: boolean;
      readonly isBold: boolean;
    }
  /** An answer after `Answer:`, which may name an option. */
  | { readonly kind: 'named' }
  /** An answer after `=`. */
  | { readonly kind: 'answer' }
  | { readonly kind: 'reason' }
  /** The first line of a question with a number. */
  | { readonly kind: 'numbered'; readonly question: number; readonly written: string }
  /** The heading of an exercise, whose numbered parts may belong together. */
  | { readonly kind: 'exercise' }
  | { readonly kind: 'words' }
  | { readonly kind: 'blank' }
);

const HEADING = /^#{1,6}\s+/;
/** Lines between questions, and those that pupils write on. */
const RULE = /^(?:[-*_=.…]\s*){3,}$|^[.…_\s]{4,}$/u;
const NAMED =
  /^(?:(?:the )?(?:correct|right) (?:answer|option|choice)(?: is)?|answer|ans|key|(?:la )?bonne réponse|réponse(?: correcte)?|(?:ال)?[إا]جابة(?: الصحيحة)?|الجواب(?: الصحيح)?|جواب|الحل|ج\s?\p{Nd}{0,2})\s*[:：]\s*(\S.*)$/iu;
const REASON =
  /^(?:explanation|reason|because|why|explication|justification|الشرح|شرح|التعليل|تعليل|التفسير|التوضيح|توضيح)\s*[:：]\s*(\S.*)$/iu;
const EXERCISE =
  /^(?:exercice|exercise|partie|part|التمرين|تمرين|الوضعية|وضعية|الجزء)\s*(?:n°\s*)?(?:\p{Nd}{1,2}|[ivx]{1,4}|first|second|third|fourth|الأولى?|الثانية?|الثالثة?|الرابعة?|الخامسة?|السادسة?|السابعة?|الثامنة?|الإدماجية|الادماجية)(?!\p{L})/iu;
const RIGHT = /^\*\s*(\S.*)$/;
const WRONG = /^[-–•]\s*(\S.*)$/;
const ANSWER = /^=\s*(\S.*)$/;
const QUOTE = /^>\s*(\S.*)$/;
const BULLET = /^[-–•+]\s+/;

/** Tells what a line is. A line that may be a question or an answer is an answer, unless it begins a block. */
export function plainLine({ number, text: raw }: SourceLine): PlainLine {
  const bare = raw.trim().replace(HEADING, '');
  if (bare === '' || RULE.test(bare)) return { kind: 'blank', number, text: '' };
  const { text, isRight, hasBox, isBold } = readMarks(bare);
  const [, named] = NAMED.exec(text.replace(BULLET, '')) ?? [];
  if (named) return { kind: 'named', number, text: named.trim() };
  const [, star, letter, lettered] = LETTERED.exec(text.replace(BULLET, '')) ?? [];
  if (lettered && letter) {
    // The star is before the letter or after it.
    const starred = /^\*(?=[^*]+$)/.test(lettered);
    const words = starred ? lettered.slice(1).trim() : lettered;
    const isMarked = isRight || starred || star === '*';
    return { kind: 'option', number, text: words, letter, isRight: isMarked, isBold };
  }
  const [, reason = QUOTE.exec(text)?.[1]] = REASON.exec(text) ?? [];
  if (reason) return { kind: 'reason', number, text: reason };
  if (EXERCISE.test(text)) return { kind: 'exercise', number, text };
  const numbered = numberOf(text);
  if (numbered) return { kind: 'numbered', number, written: text, ...numbered };
  const [, right] = RIGHT.exec(text) ?? [];
  if (right) return { kind: 'option', number, text: right, isRight: true, isBold };
  const [, wrong] = WRONG.exec(text) ?? [];
  if (wrong) return { kind: 'option', number, text: wrong, isRight, isBold };
  const [, answer] = ANSWER.exec(text) ?? [];
  if (answer) return { kind: 'answer', number, text: answer };
  if (hasBox) return { kind: 'option', number, text, isRight, isBold };
  return { kind: 'words', number, text };
}

/** The places of a letter of options within a line. */
const INNER = /(?<=^|\s)\*?\(?([A-Ha-h]|[أابتثجدوزح]|هـ?)\s?[).\-–]\s?(?=\S)/gu;
const SEQUENCES = [/^a\*?b/i, /^[أا]\*?ب/];

/** Options that are beside one another become lines of their own. */
export function optionsApart(line: SourceLine): SourceLine[] {
  if (plainLine(line).kind === 'named') return [line];
  const places = [...line.text.matchAll(INNER)];
  const letters = places.map(([, letter = '']) => letter).join('');
  const [first] = places;
  if (places.length < 2 || !first || !SEQUENCES.some((each) => each.test(letters))) return [line];
  const starts = places.map(({ index }) => index);
  const before = line.text.slice(0, first.index).trim();
  return [before, ...starts.map((start, at) => line.text.slice(start, starts[at + 1]).trim())]
    .filter((text) => text.replace(BULLET, '') !== '' && text !== '-')
    .map((text) => ({ ...line, text }));
}
