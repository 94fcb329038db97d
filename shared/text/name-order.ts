import { foldText } from './fold-text.ts';

/** Letters that foldText keeps, and the letter of the alphabet that they are filed under. ڨ and ڤ are an Algerian g. */
const FILED_UNDER: Readonly<Record<string, string>> = {
  ...{ ء: '', پ: 'ب', چ: 'ج', ژ: 'ز', ڤ: 'ق', ڨ: 'ق', گ: 'ك', ݣ: 'ك' },
  ...{ ɛ: 'e', ε: 'e', ɣ: 'g', γ: 'g', ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', ß: 'ss' },
};

/** Words that some writers join to the next one: عبد الرحمن and عبدالرحمن, Ben Ali and Benali. */
const JOINED_TO_NEXT =
  /(?<=^| )(عبد|بن|بو|ابو|ام|ايت|ال|سي|سيد|نور(?= ال)|abde?[lnrsdz]?|ben|bou|abou|oum|ait|el|al|si|sid|nour(?= e)) /g;
const JOINED_TO_LAST = / (?=(?:الدين|الله|eddine?|ddine?|allah)(?: |$))/g;

/** Digits come before Arabic, and Arabic before other letters, as in `ar`. Code points of folded letters are in order. */
const ARABIC = /[\u0620-\u06ff\u0750-\u077f]/g;

const sortKey = (name: string): string =>
  foldText(name.replace(/['’‘ʼ`]/g, ''))
    .replace(/[ءپچژڤڨگݣɛεɣγıłøđæß]/g, (letter) => FILED_UNDER[letter] ?? letter)
    .replace(JOINED_TO_NEXT, '$1')
    .replace(JOINED_TO_LAST, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .replace(ARABIC, '@$&');

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Sorted by name, the same in every language, browser and function: hamzas, vowel marks, accents and joined words only
 * break ties, and 2 comes before 10. Needs no collation data of the host (decision 111).
 */
export const sortedByName = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  descending = false,
): T[] => {
  const order = descending ? -1 : 1;
  return items
    .map((item) => ({ item, key: sortKey(nameOf(item)), name: nameOf(item).normalize() }))
    .toSorted((a, b) => order * (compare(a.key, b.key) || compare(a.name, b.name)))
    .map(({ item }) => item);
};
