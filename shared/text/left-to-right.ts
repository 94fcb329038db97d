import { labelLength, numberedLines } from './number-label.ts';

type Base = 'ltr' | 'rtl';

/** A stretch of a text; one with an order runs from left to right, whatever its digits or the text around it. */
export interface Stretch {
  readonly text: string;
  /** Digits of Arabic script need an override, because they run from right to left even within an isolate. */
  readonly order?: 'isolate' | 'override' | undefined;
}

/** Replaces a formula in a text, where it is part of a calculation like a letter. */
export const OBJECT = '\ufffc';

/** Letters from right to left and their punctuation, without digits and the separators in numbers. */
const RTL = String.raw`\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
const HAS_RTL = new RegExp(`[${RTL}]`, 'u');
/** Digits of Arabic script, and an Arabic question mark for an unknown number (`؟ + 3 = 7`). */
const HAS_ARABIC_DIGIT = /[\u0660-\u0669]/;
const NEEDS_OVERRIDE = /[\u0660-\u0669]|؟\s*[^\s؟]/;
/** An isolate from left to right, another part with its own direction, or the text between letters, lines and quotes. */
const PARTS = new RegExp(
  String.raw`\u2066([^\u2069\n]*)\u2069?|[\u202a\u202d\u202e][^\u202c\n]*\u202c?|(?:[^${RTL}\n\r"«»“”„•\u200f\u202a-\u202e\u2066-\u2069]|(?<=\p{Nd})،(?=\p{Nd})|(?<![^\s(])؟(?=\)?\s?[-+−×÷*/=<>]\s?\p{Nd})|(?<=['′]\s?\p{Nd}{1,2})")+`,
  'gu',
);

/** Infinity and the empty set are like numbers; raised signs belong to their ion. */
const SIGN = String.raw`(?![|∞∅⁺⁻])[\p{Sm}\-‐-―−*/:^·]`;
const HAS_SIGN = new RegExp(SIGN, 'u');
const STARTS_WITH_SIGN = new RegExp(`^${SIGN}`, 'u');
const ENDS_WITH_SIGN = new RegExp(`${SIGN}$`, 'u');
/** Signs that can belong to the one number after them. */
const UNARY = /[-+−±∓√∛∠∀∃¬≈~‐-‒]/u;
/** A sign of its own with a space after it; a hyphen is one before a share, or where a number must begin. */
const PLUS = /^[+−±]\s\p{Nd}/u;
const MINUS_SHARE = /^[-–]\s\p{Nd}+(?:[.,٫]\p{Nd}+)?\s?[%‰٪°](?!\p{L}?\s[-–])/u;
const MINUS = /^[-–]\s\p{Nd}/u;
const BEGINS_NUMBER =
  /(?:[:=(،؛;,[]|(?:^|\s)(?:و|أو|ثم|بين|إلى|[يت]ساوي|و?ال(?:عدد|أعداد)|للعدد))\s*$/u;
/** A limit that no word is compared with, as in `(≥ 10)`. */
const LIMIT = /^[<>≤≥≠]\s?[-−]?\p{Nd}/u;
/** One number before an Arabic word that it counts, as in `+ 20 دج`. */
const ONE_NUMBER = /^\S\s\p{Nd}+(?:[.,٫]\p{Nd}+)?\s*$/u;
const COUNTED = /^(?!(?:و|أو|ثم|إلى|في|من|هو|هي)(?![\p{L}\p{M}]))[\p{L}\p{M}]/u;
/** Signs of sums, also with a space after them. */
const SUM = /[∑∏∫]/u;
/** The charge of an ion (`Ca2+`, `OH-`), the minutes of an angle (`45°30'`), or a factorial within a calculation. */
const ENDS_WITH_OWN_SIGN =
  /(?:^|[\s(])(?:[A-Z]\+\+|\d*(?:[A-Z][a-z]?\d*){1,6}\+|(?:[A-Z][a-z]?\d*){1,6}-)$|°\s?\p{Nd}{1,2}['’]$|!\s?[-+−×÷=/*][^!]*!$/u;
/** The letter of an item at the start of its line (`A- احسب`), rather than a blood group or a school grade. */
const ITEM_LETTER = /^\s*[A-Z]-$/;
/** Words of a whole sentence, which its full stop or question mark belongs to. */
const WHOLE_SENTENCE = /^\P{L}*\p{Lu}\S*\s+\S+\s+\S+\s+\S/u;
/** The end of a date with an Arabic month, and the day of the next one: `1 نوفمبر 1954 - 5 جويلية 1962`. */
const DATES = /^\s*\p{Nd}{4}\s[-–—]\s\p{Nd}{1,2}\s*$/u;
const TERM = /[\p{L}\p{M}\p{N}.,%°∞∅\ufffc]/u;
const HAS_TERM = /[\p{L}\p{N}\p{Co}∞∅\ufffc]/u;
/** What a sign relates besides numbers and letters: dots and lines to fill in, the gaps of a text, shapes, pictures. */
const BLANK = /^(?:…|\.\.|__|[\p{Co}\p{So}\p{Extended_Pictographic}])/u;
const TAG = /^<\/?\p{L}[^<>]*>$/u;
const ENDS_PHRASE = /^(?:.*[^.]|)[,;.!?:]$/su;
/**
 * A number with its digits in groups of three, also behind its comma; a whole number with a fraction; a telephone number;
 * the number of an account, in which a group begins with a zero; an angle.
 */
const GROUPED =
  /(?<![\p{Nd}.,])(?:\p{Nd}{1,3}(?:\s\p{Nd}{3}){0,9}[.,]\p{Nd}{3}(?:\s\p{Nd}{3}){0,9}\s\p{Nd}{1,3}(?![\p{Nd}.,])|\p{Nd}{1,3}(?:\s\p{Nd}{3})+(?!\p{Nd})|\p{Nd}{1,3} \p{Nd}{1,3}\/\p{Nd}{1,3}(?![\p{Nd}/])|(?:\+?\p{Nd}{2,5}|\(\+?\p{Nd}{2,5}\))(?: \(0\) ?\p{Nd}{1,3})?(?: \p{Nd}{2,3}){2,}(?![\p{Nd}.,])|(?=(?:\p{Nd}+ ){0,5}0\p{Nd}{3})\p{Nd}{2,}(?: \p{Nd}{2,}){1,6}(?![\p{Nd}.,])|\p{Nd}{1,3}°(?: \p{Nd}{1,2}['′"″]){1,2})/gu;
const PLAIN_NUMBER = /^\(?\p{Nd}+(?:[.,،٫٬]\p{Nd}+)*٪?\)?$/u;
/** Words of another language rather than units and unknowns. */
const SENTENCE = /\p{L}{4}|\p{L}+ \p{L}{2}/u;

/** A number with its unit, which is kept; or a letter of other words. */
const NOT_OF_MEASURE =
  /(\p{Nd}\s?[°µ]?\p{L}{1,2}(?:\/\p{L}{1,2})?[²³]?(?![\p{L}\p{M}]))|[\p{L}\p{M}]/gu;

/** Letters that Arabic writes together with the next word. */
const PROCLITIC = /(?:^|[^\p{L}\p{M}])[وفبلك]$|ـ$/u;
/** An Arabic unknown makes the equation run from right to left: `س + 3 = 7`. */
const UNKNOWN = /(?:^|[^\p{L}\p{M}])[سصعن]$/u;
const CONTINUES_EQUATION = /^[²³]?(?:\s+[-+−×÷*/^]\s|[-+−×÷*/^])/u;
/** So do amounts in words: `1500 دج - 200 دج`, `الثمن × 2 + 3`. */
const AMOUNT = /\p{Nd}\s?(?!(?:و|أو|ثم|إلى|في|من)$)[\p{L}\p{M}.]+$/u;
const CONTINUES_AMOUNT = /^[²³]?\s+(?:[-+−×÷*/=]\s|±)/u;
const CONTINUES_WORD =
  /^\s+(?:[×÷]\s|[+−]\s[^\p{Nd}]*\p{Nd}[^-+−×÷=*/]*[-+−×÷=*/]|-\s\p{Nd}+\s?%\s*=)/u;
const OPERATORS = /(?<=\s)[-+−×÷*/=±](?=\s)/gu;
/** The unit of a result belongs to its calculation: `2000 + 500 = 2500 دج`. */
const UNIT =
  /^(?:د\.?ج\.?|دينارا?|[كسمد]?م|مل[مل]|كل?غ|[كم]?غ|[سم]?ل|سا|ثا?|د|دقيقة|ساعة|ساعات)(?![\p{L}\p{M}])[²³]?(?!\s*[-+−×÷*/=])/u;
/** Dots between two numbers, where a pupil writes how they compare. */
const COMPARED =
  /(?<=[\p{Nd})%]|[°\p{Nd}]\s?\p{L}{1,2})\s(?:…{1,3}|\.{2,9}|_{1,9}|[\p{Co}□])\s(?=[-+−√(]?(?:\p{Nd}|\p{L}(?!\p{L})))/gu;

/** What brackets of two kinds enclose: a half-line `[AB)`, or an interval `[2, 5)`. */
const HALF_OPEN = /^\s?(?:(?:\p{Lu}['’′]?){2}|[^()[\]{}]{1,20}[;,][^()[\]{}]{1,20})\s?$/u;
/** Brackets that do not mirror each other look like others from right to left. */
const UNLIKE_BRACKETS = /^(?:\[[^[\]]*[)[]|\([^[\]]*\]|\][^[\]]*[[\]])$/u;
/** Names of points and functions with a prime, without a quotation mark before them: `A'B'C'`, `(d')`. */
const PRIMED = /(?:^|[\s(,;=])(?:\p{L}['’′]*){1,4}['’′]$/u;

interface Span {
  start: number;
  end: number;
}

/** Hides brackets without a counterpart as line ends, and says how many brackets are open after each character. */
function readBrackets(part: string): {
  readonly shown: string;
  readonly depths: readonly number[];
} {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of part.matchAll(/[()[\]{}]/g)) {
    const before = open.at(-1);
    const pair = before === undefined ? sign : `${part[before]}${sign}`;
    // Intervals may have either square bracket at either end: `]2 ; 5]`.
    const isHalfOpen =
      /^(?:\[\)|\(\])$/.test(pair) && HALF_OPEN.test(part.slice((before ?? 0) + 1, index));
    if (before !== undefined && (isHalfOpen || /^(?:\(\)|\{\}|[[\]]{2})$/.test(pair))) {
      closings.set(before, index);
      open.pop();
    } else open.push(index);
  }
  const ends = new Set(closings.values());
  let depth = 0;
  const depths = Array.from(part, () => 0);
  const shown = part.split('').map((sign, index) => {
    if (closings.has(index)) depth += 1;
    else if (ends.has(index)) depth -= 1;
    depths[index] = depth;
    return /[()[\]{}]/.test(sign) && !closings.has(index) && !ends.has(index) ? '\n' : sign;
  });
  return { shown: shown.join(''), depths };
}

/** Whether two words beside each other are of one calculation or measure. */
function areJoined(left: string, right: string): boolean {
  if (right === '?') return /[-+−×÷=]$/.test(left);
  if (left === '?') return /^[-+−×÷=]/.test(right);
  if (/[\p{L}\p{N})]!$/u.test(left) && /^[-+−×÷*/=]$/.test(right)) return true;
  if (left !== ':' && ENDS_PHRASE.test(left)) return false;
  if (right !== ':' && /^[,;.!?:]+$/.test(right) && !right.startsWith('..')) return false;
  if (ENDS_WITH_SIGN.test(left) || STARTS_WITH_SIGN.test(right)) return true;
  if (/\p{L}/u.test(left) || /^[\p{L}%‰°€$£]/u.test(right)) return true;
  return left.endsWith(')') && BLANK.test(right);
}

/** The sign of a currency with a space after it and no number before it: `€ 20 - € 5`. */
const ENDS_WITH_CURRENCY = /(?:^|[^\p{Nd}\s])\s*[€$£]\s$/u;

/** The words of a part that are joined, with the signs at their ends. */
function joinedSpans(
  part: string,
  { shown, depths }: ReturnType<typeof readBrackets>,
  base: Base,
): Span[] {
  const isSentence = base === 'rtl' && SENTENCE.test(part);
  const inNumber = new Set<number>();
  for (const { 0: number, index } of part.matchAll(GROUPED))
    for (const space of number.matchAll(/\s/g)) inNumber.add(index + space.index);
  // In `-3 -5 2 4` the signs are of single numbers, in `8 -5` they may be between two.
  const isList = /\p{Nd}\s+\p{Nd}/u.test(part.replaceAll(GROUPED, '0'));
  if (!isList)
    for (const { 0: dots, index } of part.matchAll(COMPARED))
      inNumber.add(index).add(index + dots.length - 1);
  // Within text from left to right only the numbers beside words of the other direction need an order.
  const read =
    base === 'rtl'
      ? shown
      : shown.replaceAll(NOT_OF_MEASURE, (sign, measure?: string) =>
          measure === undefined ? '\n'.repeat(sign.length) : sign,
        );
  const spans: Span[] = [];
  let before: string | undefined;
  for (const { 0: word, index } of (isSentence ? part : read).matchAll(/\S+|\n/g)) {
    const last = spans.at(-1);
    const end = index + word.length;
    const isJoined =
      before !== undefined &&
      (isSentence ||
        (depths[index - 1] ?? 0) > 0 ||
        inNumber.has(last?.end ?? -1) ||
        (/^[\p{Nd}…]/u.test(word) &&
          ENDS_WITH_CURRENCY.test(part.slice(Math.max(0, index - 12), index))) ||
        (word.startsWith('[') && part.slice(last?.start, last?.end).includes('≡')) ||
        (!(isList && /^[-+−±]\p{Nd}/u.test(word)) && areJoined(before, word)));
    if (last && isJoined && word !== '\n') spans[spans.length - 1] = { start: last.start, end };
    else if (word !== '\n') spans.push({ start: index, end });
    before = word === '\n' ? undefined : word;
  }
  return spans;
}

interface Around {
  readonly before: string;
  readonly after: string;
}

/** Whether a sign with a space after it belongs to the number that follows it. */
function isOwnSign(part: string, at: number, { before, after }: Around): boolean {
  const number = part.slice(at);
  const isLimit = LIMIT.test(number);
  if (!isLimit && COUNTED.test(after) && ONE_NUMBER.test(number)) return false;
  if (PLUS.test(number) || MINUS_SHARE.test(number)) return true;
  const earlier = (at < 12 ? before : '') + part.slice(Math.max(0, at - 12), at);
  if (isLimit && earlier.trim() === '') return true;
  return (isLimit || MINUS.test(number)) && BEGINS_NUMBER.test(earlier);
}

/** A span without the punctuation and the signs around it; the sign of its first number stays. */
function trimmed(part: string, { start, end }: Span, around: Around): Span {
  const isOuter = (sign: string): boolean => /[\s,;:!?'’]/.test(sign) || ENDS_WITH_SIGN.test(sign);
  for (; start < end; start += 1) {
    const [sign = '', next = ''] = part.slice(start, start + 2);
    if (sign === '.' ? next === '.' : !isOuter(sign)) break;
    if (/^\?\s?[-+−×÷=]/.test(part.slice(start, start + 3))) break;
    if (SUM.test(sign) || (UNARY.test(sign) && !/\s/.test(next))) break;
    if (isOwnSign(part, start, around)) break;
    if (sign === '<' && TAG.test(part.slice(start, part.indexOf('>', start) + 1))) break;
  }
  for (; end > start; end -= 1) {
    const [before = '', sign = ''] = part.slice(Math.max(end - 2, 0), end);
    const last = sign || before;
    if (last === '.' ? before === '.' && sign !== '' : !isOuter(last)) break;
    if (last === '>' && TAG.test(part.slice(part.lastIndexOf('<', end), end))) break;
    if (
      /['’]/.test(last) &&
      PRIMED.test(part.slice(Math.max(start, end - 12), end)) &&
      !/['’]/.test(part.charAt(start - 1))
    )
      break;
    if (
      /[-+'’!]/.test(last) &&
      ENDS_WITH_OWN_SIGN.test(part.slice(Math.max(start, end - 24), end)) &&
      !ITEM_LETTER.test(around.before + part.slice(0, end))
    )
      break;
    if (last === '?' && /[-+−×÷=]\s?\?$/.test(part.slice(Math.max(start, end - 3), end))) break;
  }
  return { start, end };
}

/** Two numbers of one unit or none that only the words before them make equal: `نصف 12 = 6`, `3/4 من 20 = 15`. */
const WORDED =
  /^\s+[-+−]?\p{Nd}+(?:[.,٫]\p{Nd}+)?(\s?[^\s\p{Nd}=/]{0,8})\s?=\s?[-+−]?\p{Nd}+(?:[.,٫]\p{Nd}+)?\1(?![\p{L}\p{Nd}]|\s?[-+−×÷*/=^])/u;

/** Whether a stretch could be drawn in another order than from left to right. */
const needsOrder = (stretch: string): boolean =>
  stretch.length > 1 &&
  HAS_TERM.test(stretch) &&
  !PLAIN_NUMBER.test(stretch) &&
  (/[\p{N}\p{Co}∞∅\ufffc]/u.test(stretch) ||
    /\p{L}\s?[⁺⁻+\-#%‰°€$£'’′]\)?$/u.test(stretch) ||
    UNLIKE_BRACKETS.test(stretch) ||
    (!SENTENCE.test(stretch) && HAS_SIGN.test(stretch)));

/** Hides the operators between the terms of an equation that runs from right to left, as line ends. */
const readTerms = ({ shown, depths }: ReturnType<typeof readBrackets>) => ({
  shown: shown.replaceAll(OPERATORS, (sign, index: number) => (depths[index] === 0 ? '\n' : sign)),
  depths,
});

/** The calculations and measures in a part without letters from right to left. */
function calculations(part: string, around: Around, label: number, base: Base): Span[] {
  const { before, after } = around;
  const isAfterWord = label === 0 && /[\p{L}\p{M}]$/u.test(before);
  const isEquation =
    (label > 0 && /^[+×÷]\s/.test(part.slice(label))) ||
    (isAfterWord &&
      ((UNKNOWN.test(before) && CONTINUES_EQUATION.test(part)) ||
        (AMOUNT.test(before) && CONTINUES_AMOUNT.test(part)) ||
        (base === 'rtl' && (CONTINUES_WORD.test(part) || WORDED.test(part)))));
  if (isAfterWord && DATES.test(part) && HAS_RTL.test(after.slice(0, 2))) return [];
  let [start, end] = [label, part.length];
  // `2م3` and `5م` are words.
  if (isAfterWord && !PROCLITIC.test(before)) {
    while (start < end && TERM.test(part.charAt(start))) start += 1;
    while (start < end && ENDS_WITH_SIGN.test(part.charAt(start))) start += 1;
  }
  if (/^[\p{L}\p{M}]/u.test(after)) while (end > start && TERM.test(part.charAt(end - 1))) end -= 1;
  const inner = part.slice(start, end);
  const earlier = { before: before + part.slice(0, start), after };
  const brackets = isEquation ? readTerms(readBrackets(inner)) : readBrackets(inner);
  return joinedSpans(inner, brackets, isEquation ? 'ltr' : base).flatMap((joined) => {
    const span = trimmed(brackets.shown, joined, earlier);
    const words = inner.slice(span.start, span.end);
    const rest = inner.slice(span.end, joined.end);
    const isSentence = base === 'rtl' && words.length > 9 && WHOLE_SENTENCE.test(words);
    const [stop] = (isSentence && /\s\p{Ll}/u.test(words) && /^[.?!]+/.exec(rest)) || [''];
    if (stop === '' && !needsOrder(words)) return [];
    span.end += stop.length;
    // `3 + 4 =` waits for its result, and `= ؟` asks for it.
    const [equals] = /^\s*=/.exec(inner.slice(span.end, joined.end)) ?? [''];
    const isLast = joined.end === inner.trimEnd().length;
    const asks = equals !== '' && isLast && after.startsWith('؟') && part.length + 1;
    const keeps = equals !== '' && !(isLast && /^[\p{L}\p{M}]/u.test(after));
    const [unit = ''] =
      (isLast && !isEquation && /=\s*[-−]?\p{Nd}[\p{Nd}.,\s]*$/u.test(words) && UNIT.exec(after)) ||
      [];
    const withUnit = unit !== '' && part.length + unit.length;
    return [
      {
        start: start + span.start,
        end: asks || withUnit || start + span.end + (keeps ? equals.length : 0),
      },
    ];
  });
}

function stretchesIn(text: string, base: Base): Stretch[] {
  const found: Stretch[] = [];
  const listed = numberedLines(text);
  let end = 0;
  const add = (to: number, part: string): void => {
    if (to > end) found.push({ text: text.slice(end, to) });
    const order = NEEDS_OVERRIDE.test(part) ? 'override' : 'isolate';
    if (part !== '') found.push({ text: part, order });
  };
  if (base === 'rtl' || HAS_RTL.test(text) || HAS_ARABIC_DIGIT.test(text))
    for (const { 0: part, 1: isolate, index } of text.matchAll(PARTS)) {
      const next = index + part.length;
      if (isolate !== undefined) {
        add(index, isolate);
        end = next;
      } else if (HAS_TERM.test(part) && !/^[\u202a\u202d\u202e]/.test(part)) {
        // Only what is on the same line.
        const [before = ''] = text
          .slice(Math.max(0, index - 24), index)
          .split(/[\r\n]/)
          .slice(-1);
        const around = { before, after: text.slice(next, next + 12) };
        const isFirst = index === 0 || /[\r\n]/.test(text.charAt(index - 1));
        const is = { first: isFirst, listed: listed.has(index) };
        const label = labelLength(part, before, is);
        for (const span of calculations(part, around, label, base)) {
          add(index + span.start, text.slice(index + span.start, index + span.end));
          end = index + span.end;
        }
      }
    }
  add(text.length, '');
  return found;
}

/**
 * Splits a text into the stretches that run from left to right within Arabic, as schools there write them, and the words
 * between them: calculations (`3/4 + 1/4 = 1`, `x + 2 = 9`), signed numbers, measures, ranges, times, dates, telephone
 * numbers, and existing isolates. Single numbers need no order.
 */
export const stretches = (text: string, base: Base = 'rtl'): Stretch[] =>
  text.split(/(\u2068[^\u2066-\u2069]*\u2069)/).flatMap((part) => {
    if (!part.startsWith('\u2068') || !part.endsWith('\u2069')) return stretchesIn(part, base);
    // A name with its own direction, which is that of its first letter.
    const [letter] = /\p{L}/u.exec(part) ?? [];
    const own = letter === undefined ? base : HAS_RTL.test(letter) ? 'rtl' : 'ltr';
    return [{ text: '\u2068' }, ...stretchesIn(part.slice(1, -1), own), { text: '\u2069' }];
  });

/** The signs before and after a stretch that tell its order to programs with the bidirectional algorithm. */
export const orderSigns = ({ order }: Pick<Stretch, 'order'>): readonly [string, string] => {
  if (!order) return ['', ''];
  return order === 'override' ? ['\u2066\u202d', '\u202c\u2069'] : ['\u2066', '\u2069'];
};

/** A text whose stretches from left to right have the signs of their order. */
export const isolated = (text: string, base?: Base): string =>
  stretches(text, base)
    .map((stretch) => orderSigns(stretch).join(stretch.text))
    .join('');
