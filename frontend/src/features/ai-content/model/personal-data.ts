import { asciiDigits, foldedWords, foldText } from '#shared/text/fold-text.ts';
import { figures, givenNames, possibleNames } from './given-names.ts';

export type PersonalData = 'names' | 'registration-number' | 'email' | 'phone';

/** A pupil's registration number has 14 to 17 digits; after a decimal mark it is a long fraction instead. */
const REGISTRATION = /(?<![\d.,٫/])\d{14,17}(?!\d)/;
/** Addresses in `example` domains belong to no person. */
const EMAIL = /[\p{L}\d._%+-]@(?!example\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;
/** Algerian mobile numbers, with or without spaces, and numbers with any country code. */
const PHONE =
  /(?<![\d.,])(?:(?:\+|00)213[ .-]?\(?0?\)?|0)[5-7](?:[ .-]?\d){8}(?!\d)|(?<![\d\w])\+\d{1,3}[ .-]?\d(?:[ .-]?\d){7,11}(?!\d)/g;

/** 05 10 15 20 25 are multiples, not a phone number. */
const isSeries = (text: string): boolean => {
  const pairs = text.split(/[ .-]/).map(Number);
  return pairs.length === 5 && pairs.every((each, at) => at === 0 || each > (pairs[at - 1] ?? 0));
};
const holdsPhone = (text: string): boolean =>
  (text.match(PHONE) ?? []).some((found) => !isSeries(found));

/** The fewest names that make a list: on separate lines, or separated by commas, which prose has too. */
const FEWEST = { lines: 3, single: 4, pieces: 5 } as const;
/** Least share of names with a known word, and with one that is only a name: no collection of names is complete. */
const KNOWN = 0.5;
const SURE = 0.25;

/** Words that introduce famous people, and words before a school's name. */
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

/** A line without its number or bullet, and without the dates and marks after it. */
const bare = (line: string): string =>
  asciiDigits(line)
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace(/^\s*(?:\(?\d{1,3}\s*[).:/–—-]?|[-–—•*·▪●◦])\s*/u, '')
    .replace(/[\t;|,،]+|\d+(?:[./-]\d+)*/g, ' ')
    .replace(/[-–—]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `عبد الرحمن` and `نور الدين` each count as one name. */
const joined = (folded: string): string =>
  folded.replace(/(?<![^ ])(عبد) /g, '$1').replace(/ (الدين)(?![^ ])/g, '$1');

const PATRONYMIC = /^(?:بن|بنت|ولد|ben|bent|ould|bou)$/;
const JOINED_PATRONYMIC = /^(?:عبدال.{2,}|ben(?![cdegtz])[a-z]{4,}|abd(?:el|er|en|al)[a-z]{3,})$/;

interface Line {
  /** The number of words; 0 if the line is not just a name. */
  readonly words: number;
  /** Whether a word is a known name, or may be one. */
  readonly known: 'yes' | 'perhaps' | 'no';
}
const NO_NAME: Line = { words: 0, known: 'no' };

/** Lower-case words, except particles within names. */
const SMALL = /(?<![\p{L}’'])(?!(?:el|al|ben|de|du)[ -])\p{Ll}/u;
/** على means "on"; folding makes it equal to the name علي. */
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

/** Whether consecutive lines, even a few in a long text, are names. */
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
 * Whether a text for a drafter seems to contain personal data: a list of pupils' names (one a line or with commas), a
 * registration number, an e-mail address or a phone number. Names in prose and historical people pass. It only warns
 * teachers who paste a class list by mistake: it knows common Algerian names in both scripts, so a list of rare names
 * passes.
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
