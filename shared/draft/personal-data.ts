import { asciiDigits, foldedWords, foldText } from '../spreadsheet/fold-text.ts';
import { figures, givenNames, possibleNames } from './given-names.ts';

/** What a text holds that no drafter may be sent. */
export type PersonalData = 'names' | 'registration-number' | 'email' | 'phone';

/** A pupil's registration number has 14 to 17 digits; as many after a decimal mark are a long fraction. */
const REGISTRATION = /(?<![\d.,٫/])\d{14,17}(?!\d)/;
/** Addresses of `example` domains are nobody's. */
const EMAIL = /[\p{L}\d._%+-]@(?!example\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;
/** Mobile numbers of the country in groups or at one go, and numbers with the code of any country. */
const PHONE =
  /(?<![\d.,])(?:(?:\+|00)213[ .-]?\(?0?\)?|0)[5-7](?:[ .-]?\d){8}(?!\d)|(?<![\d\w])\+\d{1,3}[ .-]?\d(?:[ .-]?\d){7,11}(?!\d)/g;

/** 05 10 15 20 25 are multiples, not a telephone. */
const isSeries = (text: string): boolean => {
  const pairs = text.split(/[ .-]/).map(Number);
  return pairs.length === 5 && pairs.every((each, at) => at === 0 || each > (pairs[at - 1] ?? 0));
};
const holdsPhone = (text: string): boolean =>
  (text.match(PHONE) ?? []).some((found) => !isSeries(found));

/** Lines of a list that nobody doubts, and pieces of one with commas, which prose has too. */
const FEWEST = { lines: 3, single: 4, pieces: 5 } as const;
/** Of them, those that hold a known name, and one that is no word besides: no collection of names is complete. */
const KNOWN = 0.5;
const SURE = 0.25;

/** What heads a list of people who are known to all, and what names a school after some of them. */
const OF_FIGURES = new Set(
  (
    'شهداء علماء قاده زعماء روساء انبياء رسل سور خلفاء صحابه شعراء ادباء كتاب شخصيات مفجرو مفجري ابطال ملوك ' +
    'prophets scientists leaders caliphs companions poets writers authors heroes characters presidents kings martyrs inventors'
  ).split(' '),
);
const OF_A_SCHOOL = new Set('مدرسه متوسطه ثانويه ابتداييه اكماليه school'.split(' '));
const headsFigures = (line: string): boolean => {
  const words = foldedWords(line);
  return words.some((word) => OF_FIGURES.has(word)) && !words.some((word) => OF_A_SCHOOL.has(word));
};

/** A line without the number or bullet before it, and the dates and marks in the columns after it. */
const bare = (line: string): string =>
  asciiDigits(line)
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace(/^\s*(?:\(?\d{1,3}\s*[).:/–—-]?|[-–—•*·▪●◦])\s*/u, '')
    .replace(/[\t;|,،]+|\d+(?:[./-]\d+)*/g, ' ')
    .replace(/[-–—]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `عبد الرحمن` and `نور الدين` are one name each. */
const joined = (folded: string): string =>
  folded.replace(/(?<![^ ])(عبد) /g, '$1').replace(/ (الدين)(?![^ ])/g, '$1');

const PATRONYMIC = /^(?:بن|بنت|ولد|ben|bent|ould|bou)$/;
const JOINED_PATRONYMIC = /^(?:عبدال.{2,}|ben(?![cdegtz])[a-z]{4,}|abd(?:el|er|en|al)[a-z]{3,})$/;

interface Line {
  /** Of words; 0 where it cannot be a name alone. */
  readonly words: number;
  /** Whether one of them is a name, or a word that may be one. */
  readonly known: 'yes' | 'perhaps' | 'no';
}
const NO_NAME: Line = { words: 0, known: 'no' };

/** Words that begin with a small letter, but for what joins the parts of a name. */
const SMALL = /(?<![\p{L}’'])(?!(?:el|al|ben|de|du)[ -])\p{Ll}/u;
/** على is "on"; folded it is no other word than علي. */
const ON = /(?<!\p{L})على(?!\p{L})/u;

function readLine(line: string): Line {
  const text = bare(line);
  if (!/^[\p{L}\p{M}' ’-]+$/u.test(text) || SMALL.test(text) || ON.test(text)) return NO_NAME;
  const folded = foldText(text);
  const words = joined(folded).split(' ');
  if (words.length > 5) return NO_NAME;
  const isName = (word: string): boolean => givenNames.has(word) || JOINED_PATRONYMIC.test(word);
  const known =
    words.some(isName) || (words.length > 1 && words.some((word) => PATRONYMIC.test(word)));
  const perhaps = words.some((word) => possibleNames.has(word));
  if (figures.has(folded)) return { words: words.length, known: 'no' };
  return { words: words.length, known: known ? 'yes' : perhaps ? 'perhaps' : 'no' };
}

const isListOfNames = (lines: readonly Line[], fewest: number): boolean => {
  const single = lines.filter(({ words }) => words === 1).length > lines.length / 2;
  const sure = lines.filter(({ known }) => known === 'yes').length;
  const perhaps = lines.filter(({ known }) => known === 'perhaps').length;
  return (
    lines.length >= (single ? Math.max(fewest, FEWEST.single) : fewest) &&
    sure >= lines.length * SURE &&
    sure + perhaps >= Math.max(2, lines.length * KNOWN)
  );
};

/** Whether lines in a row, which may be few in a long text, are names. */
function holdsRun(lines: readonly string[], fewest: number): boolean {
  let run: Line[] = [];
  let excused = false;
  for (const line of lines) {
    const read = readLine(line);
    if (read.words > 0) {
      run.push(read);
      continue;
    }
    if (!excused && isListOfNames(run, fewest)) return true;
    run = [];
    excused = headsFigures(line);
  }
  return !excused && isListOfNames(run, fewest);
}

/**
 * Whether a text that is to be sent to a drafter seems to hold what concerns a person: names of pupils in a list, one a
 * line or with commas, a registration number, an e-mail address, a telephone number. Names in prose pass, and so do
 * people of history. It is a warning for whoever pastes a class list by mistake, and no more: it knows common names of
 * here in both scripts, so a list of rare ones passes.
 */
export function findPersonalData(text: string): PersonalData | undefined {
  const digits = asciiDigits(text).replace(/[\p{Cf}]/gu, '');
  if (EMAIL.test(digits)) return 'email';
  if (holdsPhone(digits)) return 'phone';
  if (REGISTRATION.test(digits)) return 'registration-number';
  const lines = text.split(/[\n\r\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const holdsPieces = lines.some((line) => {
    const pieces = line.replace(/^[^:،,]*:/, '').split(/[،,؛;]/);
    return !headsFigures(line) && holdsRun(pieces, FEWEST.pieces);
  });
  return holdsRun(lines, FEWEST.lines) || holdsPieces ? 'names' : undefined;
}
