import { foldText } from '#shared/text/fold-text.ts';
import { latinSpelling } from './latin-spelling.ts';

export const LEFT_OUT = '[…]';

/** Parts of names that many people share or that are other words. */
const PARTICLES = new Set(
  (
    'بن ابن بنت ولد ال ايت ابو ام بو سي الدين الله عبد ' +
    'ben bin ibn bent bint ould el al ait abou abu oum bou si eddine edine din allah abd abdel abdul'
  ).split(' '),
);
/** Frequent words that a name in the other script could be spelled like. Folded. */
const OTHER_WORDS = new Set(
  (
    'الي او اي اما في فيه فيها بلا بل ليس ليسوا من منه منها عن عنه عنها عليه عليها عليك اليه اليها هي هو لي لك ' +
    'اسم اسماء سنه سنوات مره كان كانت كانوا يكن فعل ما متي هل اذا لانه لانها انها انا معني اول اولي ثانيه فصل فرض فرق ' +
    'ماء مياه كلمه لغه جمله جمل قارن كامل كامله يوم يوما يومين يساوي كبير كثيرا شبه سلم عمل عمليه صف اعلي ساعه يد ' +
    'all always are away came carry come done easy food here how law lay less line low made many math money more ' +
    'neither nor once ones rain read ready rich said same save seen seven share side slow small some such type ' +
    'upper way well who why will you'
  ).split(' '),
);
const ARABIC = /\p{Script=Arabic}/u;
/** In one script: a prefix may be in Arabic, and the name in Latin letters. */
const WORD = /[\p{Script=Arabic}\p{M}\p{Cf}\u0640]+|[\p{Script=Latin}\p{M}\p{Cf}]+/gu;
const MARKS = /[\p{M}\p{Cf}\u0640]/gu;

/** The letters of a name in Latin script that is looked for in the other one. */
const SHORTEST = 3;
const LONGEST = 30;

interface Word {
  readonly start: number;
  readonly end: number;
  /** Without vowel marks, as written otherwise. */
  readonly written: string;
  readonly folded: string;
}

const wordOf = (start: number, end: number, raw: string): Word => {
  const written = raw.normalize('NFC').replace(MARKS, '');
  return { start, end, written, folded: foldText(written).replaceAll(' ', '') };
};

/** How many words after the one at `index` belong to the same name: `عبد القادر`, `Abd el Kader`, `نور الدين`. */
function joinedAfter(words: readonly Word[], index: number): number {
  const [first, next] = [words[index]?.folded ?? '', words[index + 1]?.folded ?? ''];
  if (/^[وفبلك]{0,2}عبد$/.test(first)) return 1;
  if (/^abd$/.test(first)) return /^[eua][lrnsdtz]$/.test(next) ? 2 : 1;
  return /^abd[eua][lrnsdtz]$/.test(first) || /^(?:الدين|eddine?)$/.test(next) ? 1 : 0;
}

function wordsOf(text: string): Word[] {
  const all = [...text.matchAll(WORD)].map(({ 0: raw, index }) =>
    wordOf(index, index + raw.length, raw),
  );
  const words: Word[] = [];
  let joined = 0;
  for (const [index, word] of all.entries()) {
    if (joined > 0) {
      joined -= 1;
      continue;
    }
    const parts = all.slice(index, index + 1 + joinedAfter(all, index));
    const between = parts.slice(1).map((part, at) => text.slice(parts[at]?.end, part.start));
    if (!between.every((gap) => /^[\s’'-]+$/u.test(gap))) {
      words.push(word);
      continue;
    }
    const raw = parts.map(({ written }) => written).join('');
    words.push(wordOf(word.start, parts.at(-1)?.end ?? word.end, raw));
    joined = parts.length - 1;
  }
  return words;
}

/** A part of a name, also without an article or particle: `الهواري`, `Benali`, `نور الدين`. */
const formsOf = (part: string): string[] => [
  part,
  part.replace(/^(?:ال(?=..)|(?:[ea]l|b[ei]n)(?=...))/, ''),
  part.replace(/(?<=..)(?:الدين|eddine?)$/, ''),
];

/** A word without what Arabic attaches to a name: `ولأمينة`, `للطاهر`, `محمدا`. */
function bareForms(word: string): string[] {
  let forms = [word];
  for (const attached of [/^[اوف]/, /^[بلك]/, /^لل/, /ا$/])
    forms = [
      ...forms,
      ...forms.map((form) => form.replace(attached, '')).filter((form) => form.length > 1),
    ];
  return [...new Set(forms)];
}

/** Tells whether a word may be a part of one of these names, in either script. */
function nameFinder(names: readonly string[]): (word: Word) => boolean {
  const parts = names
    .flatMap(wordsOf)
    .filter(({ folded }) => folded.length > 1 && !PARTICLES.has(folded));
  const known = new Set(parts.flatMap(({ folded }) => formsOf(folded)));
  const written = new Set(parts.map((part) => part.written));
  const inArabic = [...written].filter((part) => ARABIC.test(part));
  const spellings = [...new Set(inArabic.flatMap(formsOf))].map(latinSpelling);
  const inLatin = [...known].filter((part) => !ARABIC.test(part));

  const isSpelled = (form: string): boolean => spellings.some((spelling) => spelling.test(form));
  const spells = (form: string): boolean => {
    const spelling = latinSpelling(form);
    return inLatin.some((part) => spelling.test(part));
  };
  return (word) => {
    const isArabic = ARABIC.test(word.written);
    // Folding makes على ("on") the name علي.
    if (/^[وف]?على$/.test(word.written) && !written.has('على')) return false;
    const forms = isArabic ? bareForms(word.folded).flatMap(formsOf) : formsOf(word.folded);
    if (forms.some((form) => known.has(form))) return true;
    if (forms.some((form) => OTHER_WORDS.has(form))) return false;
    return isArabic
      ? bareForms(word.written).flatMap(formsOf).some(spells)
      : forms.some((form) => form.length >= SHORTEST && form.length <= LONGEST && isSpelled(form));
  };
}

/** A text with `[…]` for words that may be of a pupil's name. A name that is another word as well is left out too. */
export function leaveOutNames(text: string, names: readonly string[]): string {
  const isName = nameFinder(names);
  let kept = '';
  let from = 0;
  for (const word of wordsOf(text)) {
    if (!isName(word)) continue;
    const between = text.slice(from, word.start);
    // First and last name are one gap.
    if (!(kept.endsWith(LEFT_OUT) && between.trim() === '')) kept += between + LEFT_OUT;
    from = word.end;
  }
  return kept + text.slice(from);
}
