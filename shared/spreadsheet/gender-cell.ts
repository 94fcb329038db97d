import type { Pupil } from '../model/pupil.ts';
import { foldedWords } from '../text/fold-text.ts';
import type { Cell } from './sheet.ts';

type Gender = NonNullable<Pupil['gender']>;

/** Words for boys and girls, folded: of one pupil, of those who are counted below a list, and of half a class. */
const WORDS = {
  male: {
    one: 'ذكر ذ ولد مذكر m masculin masc male garcon h homme boy b',
    counted: 'ذكور garcons boys',
    half: 'بنين اولاد male',
  },
  female: {
    one: 'انثي انث ا بنت مونث f feminin fem female fille femme girl',
    counted: 'اناث filles girls',
    half: 'بنات female',
  },
} as const;
const wordsOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.join(' ').split(' '));
const { male, female } = WORDS;
const MALE = wordsOf(...Object.values(male));
const FEMALE = wordsOf(...Object.values(female));
/** First words of lines that count boys or girls. */
export const countedGenders = wordsOf(male.counted, female.counted);
/** Titles of the halves of a class. */
export const halvesOfClass = wordsOf(male.counted, male.half, female.counted, female.half);

/** Reads a column of genders. `G` is garçon, but girl if the column has `B` for boys. */
export function genderReader(column: readonly Cell[]): (cell: Cell) => Gender | undefined {
  const word = (cell: Cell): string =>
    typeof cell === 'string' ? (foldedWords(cell)[0] ?? '') : '';
  const girlsAreG = column.some((cell) => ['b', 'boy'].includes(word(cell)));
  return (cell) => {
    const value = word(cell);
    if (value === 'g') return girlsAreG ? 'female' : 'male';
    if (MALE.has(value)) return 'male';
    return FEMALE.has(value) ? 'female' : undefined;
  };
}
