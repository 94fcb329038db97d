import { editDistance } from '#shared/record/names/name-likeness.ts';
import { markHeading, scaleOfHeading } from '#shared/record/marks/mark-headings.ts';
import { termOrdinals } from '#shared/record/marks/term-words.ts';
import { foldedWords, foldText } from '#shared/text/fold-text.ts';
import { fieldOfHeading } from '#shared/spreadsheet/heading-terms.ts';
import { headingWords, isPupilName } from './heading-meaning.ts';

/** A heading that was read from a picture, in the words of headings. */
export interface KnownHeading {
  readonly heading: string;
  /** What was read, if the heading is another text. */
  readonly read?: string;
  /** It is far from every known heading, so a person must say what it is. */
  readonly unsure?: true;
}

/** Other words of headings, which do not say what is in a column; folded, without the article. */
const OTHERS =
  'اعمال ماده تنظيم استاذ فصلي عام سنوي سنه قسم ف ت ع و في من على علي ذكر جنس ' +
  'travaux travail general generale annuel annuelle annee matiere classe ecrit ecrite de du des d la le les l et en sur n no num numero pts ' +
  'class year annual overall short ass subject written the of in and for out points total pt first second third half';
/** Words that say by themselves what is in a column; ف is short for فصل (term) or فرض (test). */
const NAMING: ReadonlySet<string> = new Set([...headingWords, 'ف']);
const READ_RIGHT: ReadonlySet<string> = new Set([...NAMING, ...OTHERS.split(' ')]);
/** Single letters that are abbreviations; any other is the rest of a misread word. */
const LETTER = /^(?:[فتعون]|n[°º.])$/iu;
const isNumber = (token: string): boolean =>
  /^\(?[1-4]\)?$/.test(token) || (!/\p{L}/u.test(token) && scaleOfHeading(token) !== undefined);
const isKnown = (token: string, words: readonly string[]): boolean =>
  words.every((word) =>
    word.length === 1 && words.length === 1
      ? LETTER.test(token) || isNumber(token)
      : READ_RIGHT.has(word) || termOrdinals.has(word) || isNumber(token),
  );

const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

/** Letters of a word that is compared, at least; shorter words resemble too many others. */
const LEAST = 4;
/** What is compared: each word alone and with the article, which may be misread as well. */
const COMPARED = headingWords
  .flatMap((word) => [
    ...(isArabic(word) ? [{ word, article: 'ال', spelling: `ال${word}` }] : []),
    { word, article: '', spelling: word },
  ])
  .filter(({ spelling }) => spelling.length >= LEAST);
type Spelling = (typeof COMPARED)[number];

/** Spellings of folded words that lack accents or hamzas. A final ه is a ة in each of them. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  (
    'انشطه أنشطة|انتاج إنتاج|ارشادات إرشادات|امضاء إمضاء|اولي أولى|' +
    'eleve élève|eleves élèves|prenom prénom|prenoms prénoms|evaluation évaluation|evaluations évaluations|eval éval|evals évals|' +
    'activite activité|activites activités|controle contrôle|controles contrôles|recitation récitation|' +
    'appreciation appréciation|appreciations appréciations|assiduite assiduité'
  )
    .split('|')
    .map((pair) => {
      const [folded = '', written = ''] = pair.split(' ');
      return [folded, written] as const;
    }),
);

const written = (word: string): string => WRITTEN.get(word) ?? word.replace(/ه$/u, 'ة');

/** The known word that a word of a heading is nearest to, and their distance; undefined if two are equally near. */
function nearest(folded: string): (Spelling & { readonly distance: number }) | undefined {
  const most = folded.length >= 7 ? 2 : 1;
  const [first, ...others] = COMPARED.filter(
    ({ spelling }) => Math.abs(spelling.length - folded.length) <= most,
  )
    .map((one) => ({ ...one, distance: editDistance(folded, one.spelling) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  const isTied = others.some(
    ({ word, distance }) => word !== first?.word && distance === first?.distance,
  );
  return isTied ? undefined : first;
}

/** With the article and the capital letter of what was read. */
function inPlaceOf(read: string, { word, article }: Spelling): string {
  const text = article + written(word);
  return /^\p{Lu}/u.test(read) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Letters from which a known word is certain if one letter was misread; a shorter word may be another one. */
const SURE = 6;

function readWord(token: string): { readonly text: string; readonly isSure: boolean } {
  const words = foldedWords(token);
  if (isKnown(token, words)) return { text: token, isSure: true };
  const [word = '', ...more] = words;
  if (more.length > 0 || foldText(token).length < LEAST || isPupilName(word))
    return { text: token, isSure: false };
  const found = nearest(foldText(token));
  if (!found) return { text: token, isSure: false };
  // Punctuation around the word stays.
  const letters = [...token.matchAll(/[\p{L}\p{N}\p{M}]/gu)];
  const [from = 0, to = 0] = [letters[0]?.index, letters.at(-1)?.index];
  const core = token.slice(from, to + 1);
  return {
    text: token.slice(0, from) + inPlaceOf(core, found) + token.slice(to + 1),
    isSure: found.distance === 1 && found.word.length >= SURE,
  };
}

const saysWhat = (heading: string): boolean =>
  foldedWords(heading).some((word) => NAMING.has(word)) || markHeading(heading) !== undefined;

/**
 * Maps a heading that was read to the words of headings, word by word. A word that is one of them stays as it was read,
 * and no word is changed without `read`.
 */
export function knownHeading(read: string): KnownHeading {
  if (foldText(read) === '' || fieldOfHeading(read) !== undefined) return { heading: read };
  const words = read
    .split(/\s+/u)
    .filter((token) => token !== '')
    .map(readWord);
  const heading = words.map(({ text }) => text).join(' ');
  return {
    heading,
    ...(foldText(heading) !== foldText(read) && { read }),
    ...((words.some(({ isSure }) => !isSure) || !saysWhat(heading)) && { unsure: true }),
  };
}
